/**
 * What each addition to the search is worth, at equal nodes and in the same time (C36).
 *
 * @module
 */
import { difference } from "matchbox/report/statistics/difference.ts";
import type { Interval, Spread } from "matchbox/report/statistics/interval.ts";
import { EVEN } from "../../judge.ts";
import { timeRatio } from "./cost_summary.ts";
import type { MatchSummary } from "./match_summary.ts";
import { MORE_NODES } from "./players.ts";
import type { CostRow } from "./rows.ts";

/** Whether additions are tried alone or beside all others. */
export const PLACES = ["alone", "beside the others"] as const;
export type Place = typeof PLACES[number];

/** An addition. */
export interface AdditionSummary {
  /** Alone: neither player has another addition. Beside the others: both have all others. */
  readonly place: Place;
  readonly addition: string;
  /** The match of the player with the addition against the player without, with equal nodes. */
  readonly match: MatchSummary;
  /** Time for a move with the addition, divided by that without, at equal nodes. */
  readonly time: Spread;
  /**
   * Points per game of the player with the addition, minus those that a player scores against itself with
   * that many times the nodes.
   */
  readonly ahead: Interval;
}

/** What more nodes are worth: alone to the player without additions, else to the one with all. */
export interface MoreNodes {
  readonly place: Place;
  /** How many times the nodes. */
  readonly times: number;
  readonly score: Interval;
}

/** The matches with more nodes of each place, the fewest first. */
export function moreNodes(matches: readonly MatchSummary[]): MoreNodes[] {
  return PLACES.flatMap((place) =>
    matches.filter(({ group }) => group === `more nodes ${place}`)
      .map(({ score }, index) => ({ place, times: MORE_NODES[index], score }))
  );
}

/** One summary for each addition in each place, in the order of the matches. */
export function additionSummaries(
  matches: readonly MatchSummary[],
  costs: readonly CostRow[],
): AdditionSummary[] {
  const worth = moreNodes(matches);
  return PLACES.flatMap((place) =>
    matches.filter(({ group }) => group === `addition ${place}`).map((match) => {
      const time = timeRatio(costs, match.first, match.second)!;
      const more = scoreWith(time.median, worth.filter((each) => each.place === place));
      const ahead = { ...difference(match.score, more), count: match.score.count };
      return { place, addition: match.what, match, time, ahead };
    })
  );
}

/**
 * The score of a player against itself with so many times the nodes. Between the numbers of nodes that
 * were played it is linear in the logarithm, and beyond the largest it is that of the largest. Fewer nodes
 * lose what as many times more would win.
 *
 * @param times above 0
 * @param worth the scores with more nodes, the fewest first
 */
export function scoreWith(times: number, worth: readonly Omit<MoreNodes, "place">[]): Interval {
  if (times < 1) {
    const { mean, low, high, count } = scoreWith(1 / times, worth);
    return { mean: 1 - mean, low: high && 1 - high, high: low && 1 - low, count };
  }
  const same = { times: 1, score: { mean: EVEN, low: EVEN, high: EVEN, count: 0 } };
  const points = [same, ...worth];
  const next = points.findIndex((point) => point.times > times);
  if (next === -1) return points.at(-1)!.score;
  const [below, above] = [points[next - 1], points[next]];
  const share = Math.log(times / below.times) / Math.log(above.times / below.times);
  const between = (one: number, other: number) => one + share * (other - one);
  return {
    mean: between(below.score.mean, above.score.mean),
    low: between(below.score.low!, above.score.low!),
    high: between(below.score.high!, above.score.high!),
    count: above.score.count,
  };
}
