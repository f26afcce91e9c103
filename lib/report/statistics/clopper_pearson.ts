/**
 * The exact interval of a share (C. J. Clopper and E. S. Pearson, "The use of confidence or fiducial limits
 * illustrated in the case of the binomial", 1934).
 *
 * @module
 */
import jstat from "jstat";
import type { Interval } from "./interval.ts";
import { proportion } from "./wilson.ts";

/**
 * The share of successes with its exact 95 % interval. It covers the true share with a probability of at
 * least 95 %, whatever that share is. So it is wider than Wilson's, which has 95 % on average. Use it for
 * claims that must hold in the worst case.
 *
 * @throws {RangeError} unless both are whole numbers with 0 <= successes <= trials and trials > 0
 */
export function clopperPearson(
  successes: number,
  trials: number,
): Interval & { readonly low: number; readonly high: number } {
  const share = proportion(successes, trials);
  const failures = trials - successes;
  return {
    ...share,
    low: successes === 0 ? 0 : jstat.beta.inv(0.025, successes, failures + 1),
    high: failures === 0 ? 1 : 1 - jstat.beta.inv(0.025, failures, successes + 1),
  };
}
