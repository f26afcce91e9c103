/**
 * The probability of improvement: how likely a run of one method scores more than a run of another one (R. Agarwal
 * et al., "Deep reinforcement learning at the edge of the statistical precipice", 2021). It is the statistic of Mann
 * and Whitney (1947) divided by the number of pairs of runs; ties count half.
 *
 * The bootstrap of that paper gives no interval where all runs of one method are ahead. Here a task has Newcombe's
 * interval: all probabilities q with |p - q| <= z times the standard error at q, with the variance of Hanley and
 * McNeil (1982) for exponential scores and the mean of both numbers of runs (R. G. Newcombe, "Confidence intervals for an
 * effect size measure based on the Mann-Whitney statistic. Part 2", 2006, method 5).
 *
 * @module
 */
import jstat from "jstat";
import { checkFinite } from "./check_finite.ts";
import type { Interval } from "./interval.ts";
import { BY_TRIALS } from "./wilson.ts";
import { meanOfEstimates } from "./mean_of_estimates.ts";

/** The scores of the runs of both methods in one task. */
export interface TwoMethods {
  /** Those of the method that may be the better one. */
  readonly first: readonly number[];
  /** Those of the other one. */
  readonly second: readonly number[];
}

/**
 * The mean probability of improvement over tasks, with a 95 % interval over the runs of both methods.
 *
 * @throws {RangeError} when there is no task, a method has no runs in one, or a score is not finite
 */
export function probabilityOfImprovement(tasks: readonly TwoMethods[]): Interval {
  return meanOfEstimates(tasks.map(inTask));
}

function inTask({ first, second }: TwoMethods): Interval {
  checkFinite("probability of improvement", first);
  checkFinite("probability of improvement", second);
  let better = 0;
  for (const one of first) {
    for (const other of second) better += one > other ? 1 : one === other ? 0.5 : 0;
  }
  const pairs = first.length * second.length;
  const mean = better / pairs;
  const isBeyond = (probability: number) => {
    const spread = varianceAt(probability, first.length, second.length);
    return Math.abs(mean - probability) > jstat.normal.inv(0.975, 0, 1) * Math.sqrt(spread);
  };
  return {
    mean,
    low: mean === 0 ? 0 : border(0, mean, isBeyond),
    high: mean === 1 ? 1 : border(1, mean, isBeyond),
    count: first.length + second.length,
    ...BY_TRIALS,
  };
}

/** The variance of the share of pairs where the probability is `q`. */
function varianceAt(q: number, first: number, second: number): number {
  const more = (first + second) / 2 - 1;
  return q * (1 - q) * (1 + more * (1 - q) / (2 - q) + more * q / (1 + q)) / (first * second);
}

/** Halves of the way to the border: enough for all digits of a number. */
const HALVES = 60;

/** Where, on the way from an end of the scale to a number within, what is beyond begins. */
function border(end: number, within: number, isBeyond: (value: number) => boolean): number {
  let [outer, inner] = [end, within];
  for (let half = 0; half < HALVES; half++) {
    const middle = (outer + inner) / 2;
    if (isBeyond(middle)) outer = middle;
    else inner = middle;
  }
  return inner;
}
