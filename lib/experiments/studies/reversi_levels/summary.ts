/**
 * The summary of the study's rows, for tables, figures and verdicts.
 *
 * @module
 */
import type { Rating } from "matchbox/arena/ratings.ts";
import type { RowsOf } from "../../row_sets.ts";
import { costSummaries, type CostSummary, cutoffSummaries, type CutoffSummary } from "./effort.ts";
import {
  cornerSummaries,
  type CornerSummary,
  squareSummaries,
  type SquareSummary,
  whiteSummaries,
  type WhiteSummary,
} from "./board_summary.ts";
import { matchSummaries, type MatchSummary, ratingsOf } from "./match_summary.ts";
import { type MobilitySummary, mobilitySummary } from "./mobility_summary.ts";
import type { sets } from "./rows.ts";
import { turnedSummaries, type TurnedSummary } from "./turned.ts";

/** The summary of all results. */
export interface Summary {
  /** Every match of two different players. */
  readonly matches: readonly MatchSummary[];
  /** The round robin, the strongest first. */
  readonly ratings: readonly Rating[];
  readonly costs: readonly CostSummary[];
  readonly mobility: MobilitySummary;
  /** Games between equal players by the time of the first corner, the earliest first. */
  readonly corners: readonly CornerSummary[];
  readonly squares: readonly SquareSummary[];
  /** White's results between equal players: each player, then all together. */
  readonly white: readonly WhiteSummary[];
  readonly turned: readonly TurnedSummary[];
  readonly cutoffs: readonly CutoffSummary[];
}

/** Computes all estimates, in the order of the rows. */
export function summarise(rows: RowsOf<typeof sets>): Summary {
  const { games, squares, costs, cutoffs } = rows;
  const matches = matchSummaries(games);
  return {
    matches,
    ratings: ratingsOf(matches),
    costs: costSummaries(costs),
    mobility: mobilitySummary(games),
    corners: cornerSummaries(games),
    squares: squareSummaries(squares),
    white: whiteSummaries(games),
    turned: turnedSummaries(games),
    cutoffs: cutoffSummaries(cutoffs),
  };
}
