/**
 * The sequential probability ratio test: a match continues until its pairs are sufficiently likelier under
 * one of two Elo differences than under the other (A. Wald, Sequential Analysis, 1947). An Elo difference
 * does not determine the shares of the five scores of a pair, so each hypothesis gets the most likely
 * shares: the generalised test of M. Van den Bergh, "A practical introduction to the GSPRT", 2017, as in
 * fishtest and fastchess.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { expectedScore } from "./elo.ts";
import type { Pentanomial } from "./score.ts";

/** What is tested. */
export interface SprtOptions {
  /** H0: the first agent is stronger by this Elo difference. */
  readonly elo0: number;
  /** H1: it is stronger by this Elo difference; above `elo0`. */
  readonly elo1: number;
  /** The error rate of accepting H1 when H0 is true. */
  readonly alpha: number;
  /** The error rate of accepting H0 when H1 is true. */
  readonly beta: number;
}

/** The state of a test. */
export interface SprtState {
  /** Log-likelihood ratio: the natural logarithm of the likelihood of the pairs under H1 over that under H0. */
  readonly llr: number;
  /** H0 is accepted at this value or below. */
  readonly lower: number;
  /** H1 is accepted at this value or above. */
  readonly upper: number;
  /** The accepted hypothesis, or null while the ratio is between the bounds. */
  readonly decision: "H0" | "H1" | null;
}

/**
 * Two virtual pairs, one won and one lost by 2 to 0. They are used to estimate the five shares, because a
 * few real pairs may be alike by chance; they do not count as evidence. After some hundred pairs of
 * different scores they have no effect. In simulations half a pair of each also keeps the error rates;
 * three of each make drawish matches a fifth longer.
 */
const VIRTUAL: Pentanomial = [1, 0, 0, 0, 1];

/**
 * The state of the test after these pairs. Call it after every pair, and stop at a decision.
 *
 * In simulations its error rates stay within alpha and beta: with bounds 50 and 200 Elo apart in 2,000
 * tests each, with bounds 10 Elo apart in 200 tests, which cannot exclude a rate of 8 % (see
 * tests/arena/sprt_test.ts).
 *
 * Without pairs the ratio is 0. With symmetric bounds, e.g. -50 and 50, it stays 0 while all pairs are
 * drawn, as between two equal deterministic agents: drawn pairs are equally likely under both bounds. To
 * test whether two agents are equal, use 0 and a difference as bounds; every test also needs a maximum
 * number of games.
 */
export function sprt(pairs: Pentanomial, { elo0, elo1, alpha, beta }: SprtOptions): SprtState {
  const h0 = surprises(pairs, expectedScore(elo0));
  const h1 = surprises(pairs, expectedScore(elo1));
  const llr = pairs.reduce((sum, count, index) => sum + count * (h0[index] - h1[index]), 0);
  const lower = Math.log(beta / (1 - alpha));
  const upper = Math.log((1 - beta) / alpha);
  return { llr, lower, upper, decision: llr >= upper ? "H1" : llr <= lower ? "H0" : null };
}

/**
 * Checks the bounds and error rates of a test.
 *
 * @throws {UsageError} unless -1000 <= elo0 < elo1 <= 1000 and both rates lie between 0 and 0.5
 */
export function checkSprt({ elo0, elo1, alpha, beta }: SprtOptions): void {
  if (!(elo0 >= -1000 && elo0 < elo1 && elo1 <= 1000)) {
    throw new UsageError(
      `an SPRT needs Elo bounds from -1000 to 1000, the lower one first: found ${elo0} and ${elo1}`,
    );
  }
  for (const [name, rate] of Object.entries({ alpha, beta })) {
    if (!(rate > 0 && rate < 0.5)) {
      throw new UsageError(`an SPRT needs ${name} between 0 and 0.5: found ${rate}`);
    }
  }
}

/** Describes the state of the test in one line. */
export function describeSprt(
  { llr, lower, upper, decision }: SprtState,
  { elo0, elo1 }: SprtOptions,
): string {
  const ratio = `log-likelihood ratio ${formatNumber(llr, 2)}`;
  const [low, high] = [lower, upper].map((bound) => formatNumber(bound, 2));
  const [h0, h1] = [`H0 (${elo0} Elo)`, `H1 (${elo1} Elo)`];
  if (decision === "H1") {
    return `${ratio} crossed the upper bound ${high}: ${h1} accepted, not ${h0}`;
  }
  if (decision === "H0") {
    return `${ratio} crossed the lower bound ${low}: ${h0} accepted, not ${h1}`;
  }
  return `${ratio} is between ${low} and ${high}: undecided between ${h0} and ${h1}`;
}

/**
 * For each score of a pair, the logarithm of its observed share over its most likely share under the mean
 * `score`. For the score x with the observed share q the most likely share is q / (1 + t (x - score)),
 * where t is chosen so that the mean is `score` (Van den Bergh, as above; A. B. Owen, Empirical Likelihood,
 * 2001, chapter 2).
 */
function surprises(pairs: Pentanomial, score: number): number[] {
  const counts = pairs.map((count, index) => count + VIRTUAL[index]);
  const offsets = counts.map((_, index) => index / 4 - score);
  // Between these bounds of t every share is positive.
  let low = -1 / (1 - score);
  let high = 1 / score;
  let t = 0;
  // Newton's method for the root of a decreasing function, with bisection whenever a step leaves the
  // bracket.
  for (let step = 0; step < MOST_STEPS; step++) {
    let value = 0;
    let slope = 0;
    for (let index = 0; index < counts.length; index++) {
      const ratio = offsets[index] / (1 + t * offsets[index]);
      value += counts[index] * ratio;
      slope += counts[index] * ratio ** 2;
    }
    if (value > 0) low = t;
    else high = t;
    const newton = t + value / slope;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    const done = Math.abs(next - t) <= 1e-12 * (1 + Math.abs(t));
    t = next;
    if (done) break;
  }
  return offsets.map((offset) => Math.log(1 + t * offset));
}

/** About ten are enough; bisection alone would need fifty. */
const MOST_STEPS = 100;
