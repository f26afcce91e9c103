/**
 * The problem of the study: the start of a small board, or a position some moves of best play later, and its
 * score.
 *
 * @module
 */
import type { ScoreBounds } from "matchbox/agents/endgame/split_solution.ts";
import type { Game, Position, Side } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";

/** The boards that are solved, by their side. */
export const sizes = [4, 6] as const;

/** What is solved. */
export interface Problem {
  readonly game: Game;
  readonly start: Position;
  /** The moves of best play before it. */
  readonly given: readonly string[];
  /** The score for dark to be proved, in discs with the empty squares for the winner. */
  readonly expected: number;
}

/**
 * What is known of the boards. Light wins 6x6 by 20 to 16 (Feinstein 1993). On 4x4 light wins by 11 to 3 with
 * two squares left empty. The lines are best play by both sides, found by this study; a run that is given
 * moves of a line proves the score after them anew.
 */
const KNOWN: Record<number, { readonly expected: number; readonly line: string }> = {
  4: { expected: -10, line: "" },
  6: {
    expected: -4,
    line: "c2 b4 c5 d2 e4 e3 d1 c1 b1 d5 d6 f4 b3 b2 f3 f2 e2 b6 a4 a3 a5 a6 a1 b5",
  },
};

/** The most moves that can be given. */
export const MOST_GIVEN = 24;

/**
 * The problem on a board.
 *
 * @param given moves of best play before it
 * @throws {RangeError} when that many are not known
 */
export function problemOf(size: number, given: number): Problem {
  const { expected, line } = KNOWN[size];
  const moves = line.split(" ").filter(Boolean).slice(0, given);
  if (moves.length < given) {
    throw new RangeError(`only ${moves.length} moves of best play on ${size}x${size} are known`);
  }
  const game = findGame(`reversi:size=${size}`);
  const start = game.start();
  for (const move of moves) start.play(game.parse(start, move));
  return { game, start, given: moves, expected };
}

/** Bounds of a score for a side as bounds for dark. */
export function boundsForDark({ lower, upper }: ScoreBounds, side: Side): ScoreBounds {
  return side === 0 ? { lower, upper } : { lower: -upper + 0, upper: -lower + 0 };
}

/** A score for a side as one for dark, and the other way round. */
export function forDark(score: number, side: Side): number {
  return (side === 0 ? score : -score) + 0;
}
