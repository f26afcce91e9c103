/**
 * The worked cases of R. G. Newcombe, "Two-sided confidence intervals for the single proportion: comparison
 * of seven methods" (1998), table I: by Wilson's score method without continuity correction (the third
 * method) and by the exact one of Clopper and Pearson (the fifth).
 */
export const newcombe: readonly {
  readonly successes: number;
  readonly trials: number;
  readonly wilson: readonly [number, number];
  readonly exact: readonly [number, number];
}[] = [
  { successes: 81, trials: 263, wilson: [0.2553, 0.3662], exact: [0.2527, 0.3676] },
  { successes: 15, trials: 148, wilson: [0.0624, 0.1605], exact: [0.0578, 0.1617] },
  { successes: 0, trials: 20, wilson: [0, 0.1611], exact: [0, 0.1684] },
  { successes: 1, trials: 29, wilson: [0.0061, 0.1718], exact: [0.0009, 0.1776] },
];
