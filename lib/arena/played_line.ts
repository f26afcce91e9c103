/**
 * The moves of a game so far, with the position that they led to.
 *
 * @module
 */
import type { Past } from "matchbox/agents/agent.ts";
import type { Game, Move, Position } from "matchbox/games/game.ts";

/** A position with the moves that were played since the opening. */
export class PlayedLine {
  /** The notation of the position before the first move. */
  readonly opening: string;
  readonly #game: Game;
  readonly #position: Position;
  readonly #moves: Move[] = [];
  /** The notations of the first moves, as many as were needed so far. */
  #written: string[] = [];
  /** The number of moves taken back to write them, and not yet played again. */
  #behind = 0;

  /**
   * Begins a line without moves.
   *
   * @param position before the first move; the line changes it from now on
   * @param opening its notation
   */
  constructor(game: Game, position: Position, opening: string) {
    this.#game = game;
    this.#position = position;
    this.opening = opening;
  }

  /** For one agent, who cannot change the line by it; a new object, for an agent may change that. */
  get past(): Past {
    return new LinePast(this.opening, this.#moves);
  }

  /** The position after the last move; callers must not change it. */
  get position(): Position {
    if (this.#behind > 0) {
      const moves = this.#moves;
      for (let ply = moves.length - this.#behind; ply < moves.length; ply++) {
        this.#position.play(moves[ply]);
      }
      this.#behind = 0;
    }
    return this.#position;
  }

  /** The moves since the opening; callers must not change the array. */
  get moves(): readonly Move[] {
    return this.#moves;
  }

  /** Plays a legal move; legality is not checked. */
  play(move: Move): void {
    this.position.play(move);
    this.#moves.push(move);
  }

  /** Takes back the last moves, at most all. */
  takeBack(plies: number): void {
    for (let ply = 0; ply < plies; ply++) this.position.undo();
    this.#moves.length -= plies;
    this.#written.length = Math.min(this.#written.length, this.#moves.length);
  }

  /** The position before the first move. The line cannot be used any more. */
  rewound(): Position {
    for (let ply = this.#moves.length - this.#behind; ply > 0; ply--) this.#position.undo();
    return this.#position;
  }

  /** The notations of the moves; callers must not change the array. */
  names(): readonly string[] {
    const moves = this.#moves;
    let written = this.#written;
    if (written.length === moves.length) return written;
    const { position } = this;
    const from = written.length;
    // An array of its length at once, because a new length takes longer than the names of a short game.
    if (from === 0) this.#written = written = new Array(moves.length);
    else written.length = moves.length;
    // Backwards, so that at the end of a game no move need be played again.
    for (let ply = moves.length - 1; ply >= from; ply--) {
      position.undo();
      written[ply] = this.#game.format(position, moves[ply]);
    }
    this.#behind = moves.length - from;
    return written;
  }
}

/** The past of a line. It holds the line's own array, which no agent can reach. */
class LinePast implements Past {
  readonly #opening: string;
  readonly #moves: readonly Move[];

  constructor(opening: string, moves: readonly Move[]) {
    this.#opening = opening;
    this.#moves = moves;
  }

  get opening(): string {
    return this.#opening;
  }

  get plies(): number {
    return this.#moves.length;
  }

  since(from: number): Move[] {
    return this.#moves.slice(from);
  }
}

// All agents share the methods.
Object.freeze(LinePast.prototype);
