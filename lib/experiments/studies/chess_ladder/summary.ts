/**
 * The summary of the study's rows, for tables, figures and verdicts.
 *
 * @module
 */
import { rate, type Rating } from "matchbox/arena/ratings.ts";
import type { RowsOf } from "../../row_sets.ts";
import {
  additionSummaries,
  type AdditionSummary,
  type MoreNodes,
  moreNodes,
} from "./addition_summary.ts";
import { costSummaries, type CostSummary, overRounds } from "./cost_summary.ts";
import { matchSummaries, type MatchSummary } from "./match_summary.ts";
import { partSummaries, type PartSummary } from "./part_summary.ts";
import { type PlayedOnSummary, playedOnSummary } from "./played_on_summary.ts";
import type { sets } from "./rows.ts";
import { selectiveSummaries, type SelectiveSummary } from "./selective_summary.ts";
import { whiteSummaries, type WhiteSummary } from "./white_summary.ts";

/** The summary of all results. */
export interface Summary {
  /** The matches of the ladder. */
  readonly ladder: readonly MatchSummary[];
  /** Its players, the strongest first. */
  readonly ratings: readonly Rating[];
  /** What the infinite ratings mean; null without any. */
  readonly note: string | null;
  readonly costs: readonly CostSummary[];
  readonly playedOn: PlayedOnSummary;
  readonly parts: readonly PartSummary[];
  readonly additions: readonly AdditionSummary[];
  /** What more nodes are worth, alone and beside all additions. */
  readonly moreNodes: readonly MoreNodes[];
  readonly selective: readonly SelectiveSummary[];
  /** White's results between equal players: each player, then all together. */
  readonly white: readonly WhiteSummary[];
}

/** Computes all estimates, in the order of the rows. */
export function summarise({ games, played_on, ...rows }: RowsOf<typeof sets>): Summary {
  const costs = overRounds(rows.costs);
  const matches = matchSummaries(games);
  const ladder = matches.filter(({ group }) => group === "ladder");
  return {
    ladder,
    ...rate(ladder),
    costs: costSummaries(costs),
    playedOn: playedOnSummary(played_on, games),
    parts: partSummaries(games, matches, costs),
    additions: additionSummaries(matches, costs),
    moreNodes: moreNodes(matches),
    selective: selectiveSummaries(matches, costs),
    white: whiteSummaries(games),
  };
}
