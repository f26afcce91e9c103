/**
 * Full-width search against selective search (C41).
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { costSummaries } from "./cost_summary.ts";
import type { MatchSummary } from "./match_summary.ts";
import type { CostRow } from "./rows.ts";

/** A match of the player that searches all moves against one that searches the most plausible ones. */
export interface SelectiveSummary {
  /** `equal nodes`, `width` or `equal depth`. */
  readonly group: string;
  readonly match: MatchSummary;
  /** What a move costs both; null in the matches of other widths. */
  readonly costs: {
    readonly full: Costs;
    readonly selective: Costs;
  } | null;
}

/** Nodes a move, and the depth of the last completed search in plies. */
interface Costs {
  readonly nodes: Interval;
  readonly depth: Interval;
}

const GROUPS = ["equal nodes", "width", "equal depth"];

/** One summary for each match, in the order of the matches. */
export function selectiveSummaries(
  matches: readonly MatchSummary[],
  costs: readonly CostRow[],
): SelectiveSummary[] {
  const summaries = new Map(costSummaries(costs).map((cost) => [cost.player, cost]));
  return matches.filter(({ group }) => GROUPS.includes(group)).map((match) => {
    const [full, selective] = [summaries.get(match.first), summaries.get(match.second)];
    return { group: match.group, match, costs: full && selective ? { full, selective } : null };
  });
}
