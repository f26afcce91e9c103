/**
 * The finding of the study in one sentence.
 *
 * @module
 */
import { formatInterval } from "matchbox/report/statistics/interval.ts";
import { growthOf, type Summary, timesOf } from "./summary.ts";
import { withinASecond } from "./within_a_second.ts";

/** How near the end a second is enough, and what one more empty square costs. */
export function finding(summary: Summary): string {
  const { every } = withinASecond(timesOf(summary, "solver"));
  const { from, to, factor } = growthOf(summary, "solver", "alpha-beta");
  const reach = every === null
    ? "For no number of empty squares is every position solved within a second"
    : `Every position with up to ${every} empty squares is solved within a second`;
  return `${reach}; from ${from} to ${to}, each empty square multiplies the nodes by ${
    formatInterval(factor, { digits: 2, count: false })
  }.`;
}
