/**
 * The map of a small board: the exact scores of the positions with one number of empty squares. Scores of
 * earlier positions follow from it by minimax, as far as it is finished.
 *
 * @module
 */
import { digestOf } from "matchbox/base/mod.ts";
import { type Game, legalMoves, type Move, type Position } from "matchbox/games/game.ts";
import { emptySquares } from "matchbox/games/reversi/final_score.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { canonicalNotation } from "./canonical_notation.ts";
import type { ScoreBounds } from "./split_solution.ts";

/** A position that was solved. */
export interface SolvedPosition {
  /** Its notation, the same for all symmetric ones. */
  readonly position: string;
  /** For the side to move, in discs, empty squares for the winner. */
  readonly score: number;
  /**
   * Positions searched for it, with what the solver knew of the positions before it in its run. The first six
   * began with an empty table of 2^20 buckets, the first five of them by `PLAIN_PARTS`.
   */
  readonly nodes: number;
}

/** Bounds of the scores of the first positions of a game. */
export class PositionMap {
  /** Empty squares of the positions of the map. */
  readonly empties: number;
  readonly #game: Game;
  readonly #squares: number;
  readonly #given = new Map<string, ScoreBounds>();
  /** Bounds by the given ones and minimax. */
  readonly #found = new Map<string, ScoreBounds>();

  /**
   * Keeps what is known; all else follows when it is asked for.
   *
   * @param game Reversi of a size that the endgame solver plays
   * @param plies from the start to the positions of the map
   * @param solved those that are known
   * @param proved bounds of earlier positions that are known otherwise
   */
  constructor(
    game: Game,
    plies: number,
    solved: Iterable<Pick<SolvedPosition, "position" | "score">>,
    proved: Iterable<{ readonly position: string } & ScoreBounds> = [],
  ) {
    const start = game.start() as ReversiPosition;
    this.#game = game;
    this.#squares = start.size ** 2;
    this.empties = emptySquares(start) - plies;
    for (const { position, score } of solved) {
      this.#given.set(position, { lower: score, upper: score });
    }
    for (const { position, lower, upper } of proved) this.#given.set(position, { lower, upper });
  }

  /**
   * Bounds of the score of a position for its side to move: both are the score when the map tells it.
   *
   * @param position with at least as many empty squares as those of the map
   */
  bounds(position: Position): ScoreBounds {
    const notation = canonicalNotation(position);
    const found = this.#found.get(notation);
    if (found) return found;
    let { lower, upper } = this.#given.get(notation) ??
      { lower: -this.#squares, upper: this.#squares };
    if (emptySquares(position as ReversiPosition) > this.empties) {
      const after = this.moves(position);
      lower = Math.max(lower, ...after.map((move) => move.lower));
      upper = Math.min(upper, Math.max(...after.map((move) => move.upper)));
    }
    const bounds = { lower, upper };
    this.#found.set(notation, bounds);
    return bounds;
  }

  /** Bounds of the score after each move, for the side that moves; with more empty squares than the map. */
  moves(position: Position): ({ readonly move: Move } & ScoreBounds)[] {
    return legalMoves(this.#game, position).map((move) => {
      const after = position.clone();
      after.play(move);
      const { lower, upper } = this.bounds(after);
      return { move, lower: -upper + 0, upper: -lower + 0 };
    });
  }
}

/**
 * The positions after so many plies, of symmetric ones the first, in an order that has nothing to do with
 * them: the first so many are a random sample.
 */
export function positionsAfter(game: Game, plies: number): string[] {
  const all = [...neighboursAfter(game, plies).keys()];
  const places = new Map(all.map((each) => [each, digestOf(new TextEncoder().encode(each))]));
  return all.sort((a, b) => places.get(a)! < places.get(b)! ? -1 : 1);
}

/**
 * The same positions by their notations, one move after the other from the start: neighbours have most moves in
 * common and stand the same way round, so that a solver comes to the same positions below them.
 */
export function neighboursAfter(game: Game, plies: number): Map<string, Position> {
  const seen = Array.from({ length: plies + 1 }, () => new Map<string, Position>());
  const visit = (position: Position, ply: number) => {
    const notation = canonicalNotation(position);
    if (seen[ply].has(notation)) return;
    seen[ply].set(notation, position);
    if (ply === plies) return;
    for (const move of legalMoves(game, position)) {
      const after = position.clone();
      after.play(move);
      visit(after, ply + 1);
    }
  };
  visit(game.start(), 0);
  return seen[plies];
}
