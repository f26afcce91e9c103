/**
 * A game as the page follows it: all its positions, made from the moves that the server sends.
 *
 * @module
 */
import { findGame, type Game, type Move, type Position } from "matchbox/games/mod.ts";
import type { GameState } from "./messages.ts";

/** The positions of a game. */
export class PlayedGame {
  readonly game: Game;
  readonly #opening: string;
  #names: string[] = [];
  readonly #moves: Move[] = [];
  readonly #positions: Position[];

  constructor({ spec, opening }: GameState) {
    this.game = findGame(spec);
    this.#opening = opening;
    this.#positions = [this.game.start(opening)];
  }

  /** Whether a state is of the same game. */
  fits({ spec, opening }: GameState): boolean {
    return spec === this.game.spec && opening === this.#opening;
  }

  /** Takes the moves of a state; those that are known already are kept. */
  follow({ moves }: GameState): void {
    let common = 0;
    while (common < this.#names.length && this.#names[common] === moves[common]) common++;
    this.#moves.length = common;
    this.#positions.length = common + 1;
    for (const name of moves.slice(common)) {
      const position = this.#positions.at(-1)!.clone();
      const move = this.game.parse(position, name);
      position.play(move);
      this.#moves.push(move);
      this.#positions.push(position);
    }
    this.#names = [...moves];
  }

  /** The number of moves. */
  get plies(): number {
    return this.#moves.length;
  }

  /** The notations of the moves. */
  get names(): readonly string[] {
    return this.#names;
  }

  /** The position after that many moves. */
  at(ply: number): Position {
    return this.#positions[ply];
  }

  /** The move that led to it. */
  lastMove(ply: number): Move | undefined {
    return this.#moves[ply - 1];
  }
}
