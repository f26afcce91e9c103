/**
 * The evolutions that are compared. All play the same number of games.
 *
 * @module
 */

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
export const BY_LOT = "decided by lot";
/** The population of the next is so many times the source's, in fewer generations. */
export const LARGER = "four times the population";
/** Not an evolution; see reversi_regression.ts. */
export const REGRESSION = "regression";

/** All evolutions, the source's first. */
export const variants: readonly Variant[] = [
  { name: SOURCE, options: {} },
  { name: "random openings", options: { opening: OPENING } },
  { name: "two games a duel", options: { opening: OPENING, games: 2 } },
  { name: LARGER, options: {}, times: 4 },
  { name: "tournaments of four", options: { tournament: 4 } },
  { name: "crossover", options: { crossover: "uniform" } },
  { name: "crossover and elite", options: { crossover: "uniform", elite: 2 } },
  { name: BY_LOT, options: {}, byLot: true },
];
