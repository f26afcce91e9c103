declare const jstat: {
  /** The normal distribution. */
  readonly normal: {
    /** The chance of a value up to `x`. */
    cdf(x: number, mean: number, deviation: number): number;
    /** The value up to which the chance is `p`. */
    inv(p: number, mean: number, deviation: number): number;
  };
  /** Student's t distribution. */
  readonly studentt: {
    /** The chance of a value up to `x`. */
    cdf(x: number, degreesOfFreedom: number): number;
    /** The value up to which the chance is `p`. */
    inv(p: number, degreesOfFreedom: number): number;
  };
  /** The beta distribution. */
  readonly beta: {
    /** The value up to which the chance is `p`. */
    inv(p: number, alpha: number, beta: number): number;
  };
  /** The binomial distribution: of `trials`, each of which succeeds with the same chance. */
  readonly binomial: {
    /** The chance of exactly `k` successes. */
    pdf(k: number, trials: number, chance: number): number;
    /** The chance of `k` successes at most. */
    cdf(k: number, trials: number, chance: number): number;
  };
  /** In how many ways `m` of `n` can be chosen. */
  combination(n: number, m: number): number;
  /** The inverse of a square matrix. */
  inv(matrix: readonly (readonly number[])[]): number[][];
};
export default jstat;
