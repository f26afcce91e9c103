/**
 * Estimates with their uncertainty: every mean has an interval and a count.
 *
 * The libraries simple-statistics and jstat do most of the work; this folder adds what they lack, one idea a
 * file.
 *
 * @example
 * ```ts
 * import { randomStream } from "matchbox/games/mod.ts";
 * import { bootstrap, formatInterval, median, proportion } from "matchbox/report/statistics/mod.ts";
 *
 * formatInterval(proportion(81, 263)); // 0.308 [0.255, 0.366], n = 263
 *
 * const seconds = [1.1, 1.2, 1.2, 1.3, 1.4, 1.4, 1.7, 2.9];
 * const middle = (values: readonly number[]) => median(values).median;
 * formatInterval(bootstrap(seconds, middle, randomStream("an example")));
 * ```
 *
 * @module
 */
export type { Alternative, PermutationOptions, PermutationResult } from "./arrangements.ts";
export { bootstrap, type BootstrapOptions } from "./bootstrap.ts";
export { boundedMean, type Bounds } from "./bounded_mean.ts";
export { clopperPearson } from "./clopper_pearson.ts";
export { complement } from "./complement.ts";
export { countedMean } from "./counted_mean.ts";
export { difference } from "./difference.ts";
export { distance } from "./distance.ts";
export type { Draws } from "./draws.ts";
export { effectiveSampleSize } from "./effective_sample_size.ts";
export { geometricMean } from "./geometric_mean.ts";
export { type Growth, growth } from "./growth.ts";
export { interquartileMean, middleMean } from "./interquartile_mean.ts";
export {
  formatInterval,
  type Interval,
  type IntervalOptions,
  type Scale,
  type Spread,
} from "./interval.ts";
export { falseDiscoveryRate, holm } from "./many_tests.ts";
export { mean } from "./mean.ts";
export { meanOfEstimates } from "./mean_of_estimates.ts";
export { median } from "./median.ts";
export { pairedPermutationTest } from "./paired_permutation_test.ts";
export { performanceProfile, type ProfilePoint } from "./performance_profile.ts";
export { permutationTest, type TwoSampleStatistic } from "./permutation_test.ts";
export { pooled } from "./pooled.ts";
export { probabilityOfImprovement, type TwoMethods } from "./probability_of_improvement.ts";
export { ratioOfSums } from "./ratio_of_sums.ts";
export { spearman } from "./spearman.ts";
export { onScale } from "./standard_error.ts";
export { stratifiedBootstrap } from "./stratified_bootstrap.ts";
export { POWER, unitsNeeded } from "./units_needed.ts";
export { proportion, wilson } from "./wilson.ts";
