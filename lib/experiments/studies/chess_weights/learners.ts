/**
 * The evolutions that are compared, and the published values of the pieces.
 *
 * @module
 */
import type { MaterialWeights } from "matchbox/agents/evaluate/chess/material.ts";

/** An evolution: how many wins decide a duel, and how children are born. All play the same number of games. */
export interface Learner {
  readonly name: string;
  readonly wins: number;
  readonly crossing: "both" | "any";
}

/** The source's algorithm (E6). */
export const SOURCE = "first to four wins";
export const ONE_WIN = "first win decides";
export const TWELVE_WINS = "first to twelve wins";
/** The source's, with the other reading of its crossover. */
export const ANY_PARENTS = "children of any parents";

export const learners: readonly Learner[] = [
  { name: SOURCE, wins: 4, crossing: "both" },
  { name: ONE_WIN, wins: 1, crossing: "both" },
  { name: TWELVE_WINS, wins: 12, crossing: "both" },
  { name: ANY_PARENTS, wins: 4, crossing: "any" },
];

/** The stages of the source's evolution whose individuals play. */
export const START = "individuals of the start";
export const SOON = "individuals soon after";
export const END = "individuals at the end";

/** The opponent of all matches: the textbook's 3, 3, 5, with the pawn and the queen of the evolution. */
export const TEXTBOOK: MaterialWeights = {
  pawn: 100,
  knight: 300,
  bishop: 300,
  rook: 500,
  queen: 1000,
};

/** The pieces whose weights evolve. */
export const pieces = ["knight", "bishop", "rook"] as const;
export type Piece = typeof pieces[number];

/** Values of the pieces in pawns, with where they were published. */
export const published: readonly {
  readonly name: string;
  readonly values: Record<Piece, number>;
}[] = [
  { name: "textbook", values: { knight: 3, bishop: 3, rook: 5 } },
  { name: "Shannon 1950", values: { knight: 3, bishop: 3, rook: 5 } },
  { name: "Turing 1953", values: { knight: 3, bishop: 3.5, rook: 5 } },
  { name: "Kaufman 1999", values: { knight: 3.25, bishop: 3.25, rook: 5 } },
  { name: "AlphaZero 2020", values: { knight: 3.05, bishop: 3.33, rook: 5.63 } },
];
