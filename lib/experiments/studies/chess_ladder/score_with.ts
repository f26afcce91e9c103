/**
 * What more nodes are worth, as far as matches with more nodes tell.
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { EVEN } from "../../judge.ts";

/** The score of a player against itself with so many times the nodes. */
export interface MoreNodes {
  readonly times: number;
  readonly score: Interval;
}

/**
 * The score of a player against itself with so many times the nodes. Between the numbers of nodes that
 * were played it is linear in the logarithm, and beyond the largest it is that of the largest. Fewer nodes
 * lose what as many times more would win.
 *
 * @param times above 0
 * @param worth the scores with more nodes, the fewest first
 */
export function scoreWith(times: number, worth: readonly MoreNodes[]): Interval {
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
