/**
 * What more nodes are worth, as far as matches with more nodes tell.
 *
 * @module
 */
import { EVEN } from "../../judge.ts";

/** The points per game of a player against itself with so many times the nodes. */
export interface MoreNodes {
  readonly times: number;
  readonly points: number;
}

/**
 * The points per game of a player against itself with so many times the nodes. Between the numbers of nodes that
 * were played it is linear in the logarithm, and beyond the largest it is that of the largest. Fewer nodes
 * lose what as many times more would win.
 *
 * @param times above 0
 * @param worth the points with more nodes, the fewest first
 */
export function scoreWith(times: number, worth: readonly MoreNodes[]): number {
  if (times < 1) return 1 - scoreWith(1 / times, worth);
  const points = [{ times: 1, points: EVEN }, ...worth];
  const next = points.findIndex((point) => point.times > times);
  if (next === -1) return points.at(-1)!.points;
  const [below, above] = [points[next - 1], points[next]];
  const share = Math.log(times / below.times) / Math.log(above.times / below.times);
  return below.points + share * (above.points - below.points);
}
