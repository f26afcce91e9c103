/**
 * Whether learners have the same order by games as by time.
 *
 * @module
 */
import { randomStream } from "matchbox/base/mod.ts";
import { spearman } from "matchbox/report/statistics/spearman.ts";
import { stratifiedBootstrap } from "matchbox/report/statistics/stratified_bootstrap.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { groupBy } from "../../groups.ts";
import type { Trained } from "./summary.ts";

/**
 * The rank correlation of the mean scores of learners with two budgets, resampled over the trainings of each learner
 * with each budget.
 *
 * @param name of the stream of the bootstrap
 * @returns null where a learner has only one of them
 */
export function orderKept(
  one: readonly Trained[],
  other: readonly Trained[],
  name: string,
): Interval | null {
  const scores = (trained: readonly Trained[]) =>
    new Map(
      groupBy(trained, "learner").rollup((own) => ({ own: own.map(({ score }) => score) }))
        .map(({ learner, own }) => [learner, own]),
    );
  const [first, second] = [scores(one), scores(other)];
  const learners = [...first.keys()].filter((learner) => second.has(learner));
  if (learners.length < first.size || learners.length < 3) return null;
  const strata = [first, second].flatMap((by) => learners.map((learner) => by.get(learner)!));
  const statistic = (sample: readonly (readonly number[])[]) => {
    const means = sample.map(average);
    return correlation(means.slice(0, learners.length), means.slice(learners.length));
  };
  const estimate = stratifiedBootstrap(strata, statistic, randomStream(`order of ${name}`));
  const { mean, low, high } = estimate;
  // Where no sample has another order, the order is certain.
  return { ...estimate, low: low ?? mean, high: high ?? mean, unit: "trainings" };
}

/** Where all are equal in one of them, nothing contradicts the order of the other one. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const allEqual = (values: readonly number[]) => values.every((value) => value === values[0]);
  return allEqual(one) || allEqual(other) ? 1 : spearman(one, other).mean;
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
