/**
 * Performance profiles: the share of the runs that score more than a threshold, for many thresholds. A profile that
 * is above another one everywhere is better whatever one asks for (R. Agarwal et al., "Deep reinforcement learning
 * at the edge of the statistical precipice", 2021, who call this the distribution of scores).
 *
 * Where every run or none is above, the bootstrap of that paper gives no interval. So a task has Wilson's.
 *
 * @module
 */
import { checkFinite } from "./check_finite.ts";
import type { Interval } from "./interval.ts";
import { meanOfEstimates } from "./mean_of_estimates.ts";
import { proportion } from "./wilson.ts";

/** A point of a profile. */
export interface ProfilePoint {
  /** The score that the runs are compared with. */
  readonly threshold: number;
  /** The share of runs above it: the mean over tasks, with its interval over runs. */
  readonly share: Interval;
}

/**
 * The profile of the runs of one method. Every task weighs the same, however many runs it has.
 *
 * @param tasks the scores of the runs of each task, on one scale
 * @throws {RangeError} when there is no task, a task has no runs, or a score is not finite
 */
export function performanceProfile(
  tasks: readonly (readonly number[])[],
  thresholds: readonly number[],
): ProfilePoint[] {
  for (const scores of tasks) checkFinite("performance profile", scores);
  return thresholds.map((threshold) => ({
    threshold,
    share: meanOfEstimates(
      tasks.map((scores) =>
        proportion(scores.filter((score) => score > threshold).length, scores.length)
      ),
    ),
  }));
}
