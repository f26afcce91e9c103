/**
 * The evolutions that are compared, and weights that nobody has learned. All evolutions play the same number
 * of games.
 *
 * @module
 */
import type { ReversiWeights } from "matchbox/agents/learners/genetic/reversi_weights.ts";

/** An evolution: the options in which it differs from the source's (B5). */
export interface Variant {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The population, as a multiple of the source's; default 1. */
  readonly times?: number;
  /** Whether a lot decides, in place of games: evolution without selection, to compare with. */
  readonly byLot?: true;
}

/** Random plies before the games of the variants with random openings, as in matches. */
export const OPENING = 8;

/** The source's algorithm, and that without selection. */
export const SOURCE = "the source's algorithm";
/** The source's algorithm by the other reading of its mean. */
export const HALF = "the start counts half";
export const BY_LOT = "decided by lot";
/** The population of the next is so many times the source's, in fewer generations. */
export const LARGER = "four times the population";
/** Not an evolution; see reversi_regression.ts. */
export const REGRESSION = "regression";

/** All evolutions, the source's first. */
export const variants: readonly Variant[] = [
  { name: SOURCE, options: {} },
  { name: HALF, options: { start: "half" } },
  { name: "random openings", options: { opening: OPENING } },
  { name: "two games a duel", options: { opening: OPENING, games: 2 } },
  { name: LARGER, options: {}, times: 4 },
  { name: "tournaments of four", options: { tournament: 4 } },
  { name: "crossover", options: { crossover: "uniform" } },
  { name: "crossover and elite", options: { crossover: "uniform", elite: 2 } },
  { name: BY_LOT, options: {}, byLot: true },
];

/** The weights of B4, which a person has set, and their name. */
export const HAND: ReversiWeights = [1, 4, 4, 5, 5];
export const HAND_WEIGHTS = "hand weights";
/** The start of the evolution, and its name. */
export const EQUAL: ReversiWeights = [1, 1, 1, 1, 1];
export const EQUAL_WEIGHTS = "equal weights";
