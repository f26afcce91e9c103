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

/** A position that was solved by one search. */
export interface SolvedPosition {
  /** Its notation, the same for all symmetric ones. */
  readonly position: string;
  /** For the side to move, in discs, empty squares for the winner. */
  readonly score: number;
  /** Positions searched, with an empty table of 2^MAP_TABLE_BITS buckets. */
  readonly nodes: number;
}

/** The table of each of these searches. */
export const MAP_TABLE_BITS = 20;

/** Bounds of the scores of the first positions of a game. */
export class PositionMap {
  /** Empty squares of the positions of the map. */
  readonly empties: number;
  readonly #game: Game;
  readonly #squares: number;
  readonly #known = new Map<string, ScoreBounds>();

  /**
   * @param game Reversi of a size that the endgame solver plays
   * @param plies from the start to the positions of the map
   * @param solved those that are known
   */
  constructor(game: Game, plies: number, solved: Iterable<SolvedPosition>) {
    const start = game.start() as ReversiPosition;
    this.#game = game;
    this.#squares = start.size ** 2;
    this.empties = emptySquares(start) - plies;
    for (const { position, score } of solved) {
      this.#known.set(position, { lower: score, upper: score });
    }
  }

  /**
   * Bounds of the score of a position for its side to move: both are the score when the map tells it.
   *
   * @param position with at least as many empty squares as those of the map
   */
  bounds(position: Position): ScoreBounds {
    const notation = canonicalNotation(position);
    const known = this.#known.get(notation);
    if (known) return known;
    let bounds: ScoreBounds = { lower: -this.#squares, upper: this.#squares };
    if (emptySquares(position as ReversiPosition) > this.empties) {
      const after = this.moves(position);
      bounds = {
        lower: Math.max(...after.map(({ lower }) => lower)),
        upper: Math.max(...after.map(({ upper }) => upper)),
      };
    }
    this.#known.set(notation, bounds);
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
  let level = new Map([[canonicalNotation(game.start()), game.start()]]);
  for (let ply = 0; ply < plies; ply++) {
    const next = new Map<string, Position>();
    for (const position of level.values()) {
      for (const move of legalMoves(game, position)) {
        const after = position.clone();
        after.play(move);
        next.set(canonicalNotation(after), after);
      }
    }
    level = next;
  }
  const places = new Map(
    [...level.keys()].map((each) => [each, digestOf(new TextEncoder().encode(each))]),
  );
  return [...level.keys()].sort((a, b) => places.get(a)! < places.get(b)! ? -1 : 1);
}
