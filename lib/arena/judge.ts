/**
 * Decides whether a game is over: by its own rules, by adjudication or at the length cap.
 *
 * @module
 */
import type { Game, Move, Position } from "matchbox/games/game.ts";
import { createAdjudicator } from "./adjudication.ts";
import type { LegalMoves } from "./common_data.ts";
import { byRules, type GameEnd, lengthCap } from "./game_end.ts";
import type { GameRules } from "./game_rules.ts";
import type { PlayedLine } from "./played_line.ts";

/** The judge of one game. */
export class Judge {
  readonly #game: Game;
  readonly #line: PlayedLine;
  readonly #rules: GameRules;
  /** The list of the legal moves, which other games use as well. */
  readonly #list: LegalMoves;
  #adjudicate: ReturnType<typeof createAdjudicator> | undefined;

  /** @param list for the legal moves; may be shared with other games that are played meanwhile */
  constructor(game: Game, line: PlayedLine, rules: GameRules, list: LegalMoves) {
    this.#game = game;
    this.#line = line;
    this.#rules = rules;
    this.#list = list;
    this.#adjudicate = this.#newAdjudicator();
  }

  /** Whether any value is a legal move of the position. */
  isLegal(move: unknown): move is Move {
    if (typeof move !== "number" || (move | 0) !== move) return false;
    if (this.#game.isLegal) return this.#game.isLegal(this.#line.position, move);
    const { moves, count } = this.#legalMoves();
    for (let index = 0; index < count; index++) if (moves[index] === move) return true;
    return false;
  }

  /** The legal moves of the position; listed again if another game has used the list since. */
  #legalMoves(): LegalMoves {
    const list = this.#list;
    if (list.of !== this) {
      list.of = this;
      list.count = this.#line.position.moves(list.moves, 0);
    }
    return list;
  }

  /**
   * The end of the game, or null while it goes on.
   *
   * @param moved whether the position was reached by a move just played, which the adjudicator counts
   */
  endOf(moved: boolean): GameEnd | null {
    const { position, moves } = this.#line;
    const { maxPlies = Infinity } = this.#rules;
    this.#list.of = null;
    if (this.#isOver(position)) return byRules(this.#game, position);
    const decided = moved && this.#adjudicate ? this.#adjudicate(position) : null;
    return decided ?? (moves.length >= maxPlies ? lengthCap(maxPlies) : null);
  }

  /**
   * The same after a take-back: a new adjudicator sees the game from its start, because it counts plies.
   */
  endAfterTakeBack(): GameEnd | null {
    const { position, moves } = this.#line;
    this.#adjudicate = this.#newAdjudicator();
    if (this.#adjudicate && moves.length > 0) {
      for (let ply = 0; ply < moves.length; ply++) position.undo();
      for (const move of moves.slice(0, -1)) {
        position.play(move);
        this.#adjudicate(position);
      }
      position.play(moves[moves.length - 1]);
    }
    return this.endOf(moves.length > 0);
  }

  /** Whether the game is over by its rules. Where a list of the moves will be needed, it says so: it is empty. */
  #isOver(position: Position): boolean {
    return this.#game.isLegal ? position.result() !== null : this.#legalMoves().count === 0;
  }

  #newAdjudicator(): ReturnType<typeof createAdjudicator> | undefined {
    const { adjudication } = this.#rules;
    return adjudication && createAdjudicator(this.#game, adjudication);
  }
}
