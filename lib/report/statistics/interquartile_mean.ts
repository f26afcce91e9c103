/**
 * The interquartile mean: the mean of the middle half of the runs. One run that fails or shines does not move it
 * much, and it wastes fewer runs than the median (R. Agarwal et al., "Deep reinforcement learning at the edge of the
 * statistical precipice", 2021).
 *
 * @module
 */
import { checkFinite } from "./check_finite.ts";
import type { Draws } from "./draws.ts";
import type { Interval } from "./interval.ts";
import { stratifiedBootstrap } from "./stratified_bootstrap.ts";

/**
 * The interquartile mean over all runs of all tasks, with the interval of a stratified bootstrap.
 *
 * @param tasks the scores of the runs of each task, on one scale
 * @throws {RangeError} when there is no task, a task has no runs, or a score is not finite
 */
export function interquartileMean(
  tasks: readonly (readonly number[])[],
  random: Draws,
): Interval {
  checkFinite("interquartile mean", tasks.flat());
  return stratifiedBootstrap(tasks, (sample) => middleMean(sample.flat()), random);
}

/**
 * The mean without the lowest and the highest quarter of the values; of each quarter only whole values are left out.
 *
 * @param values one or more
 */
export function middleMean(values: readonly number[]): number {
  const cut = Math.floor(values.length / 4);
  const middle = values.toSorted((one, other) => one - other).slice(cut, values.length - cut);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}
