/**
 * The sequential probability ratio test: a match goes on until its pairs are so much likelier under one of two
 * Elo differences that it can stop (A. Wald, Sequential Analysis, 1947). Since neither says how the pairs
 * spread over their five scores, each is given the shares that suit it best: the generalised ratio of
 * M. Van den Bergh, "A practical introduction to the GSPRT", 2017, which fishtest and fastchess use as well.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { expectedScore } from "./elo.ts";
import type { Pentanomial } from "./score.ts";

/** What is tested. */
export interface SprtOptions {
  /** H0: the first agent is stronger by this much, in Elo, and no more. */
  readonly elo0: number;
  /** H1: it is stronger by this much; above `elo0`. */
  readonly elo1: number;
  /** How often H1 may be accepted when H0 is true. */
  readonly alpha: number;
  /** How often H0 may be accepted when H1 is true. */
  readonly beta: number;
}

/** How a test stands. */
export interface SprtState {
  /** Natural logarithm of how many times likelier the pairs are under H1 than under H0. */
  readonly llr: number;
  /** H0 is accepted from here down. */
  readonly lower: number;
  /** H1 is accepted from here up. */
  readonly upper: number;
  /** The accepted hypothesis, or null while the ratio lies between the bounds. */
  readonly decision: "H0" | "H1" | null;
}

/**
 * Two virtual pairs, one won and one lost by 2 to 0. They take part in the estimate of the five shares, which
 * widens them while the real pairs are few and chance may make them look alike; they are not
 * counted as evidence, and show no more after some hundred pairs of different scores. In simulation half of
 * each keeps the errors within bounds too; three of each make drawish matches longer by a fifth.
 */
const VIRTUAL: Pentanomial = [1, 0, 0, 0, 1];

/**
 * How the test stands after these pairs; it is meant to be asked after every pair, and obeyed.
 *
 * In simulation its errors stay within alpha and beta: with bounds 50 and 200 Elo apart in 2,000 tests
 * each, with bounds 10 apart in 200, which would not notice a rate of 8 % (see tests/arena/sprt_test.ts).
 *
 * Without pairs the ratio is 0 and nothing is decided. So it stays with bounds that lie alike on either side of
 * 0, as -50 and 50, while all pairs are drawn, as those of two equal agents without chance may be: they are as
 * likely under both bounds, and it is right that they decide nothing, however many. Who asks whether two
 * agents are equal has to test 0 against a difference, and any test needs a greatest number of games.
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
 * Refuses bounds and error rates that make no test.
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

/** Says in one line how the test stands, and which bound it crossed. */
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
  return `${ratio} lies between ${low} and ${high}: undecided between ${h0} and ${h1}`;
}

/**
 * For each score of a pair, how much less likely it is than its observed share says, as a logarithm,
 * when of all shares with the mean `score` those are taken under which the pairs are likeliest. With the
 * observed share q of the score x these are q / (1 + t (x - score)), where t makes the mean right (Van den
 * Bergh, as above; A. B. Owen, Empirical Likelihood, 2001, chapter 2).
 */
function surprises(pairs: Pentanomial, score: number): number[] {
  const counts = pairs.map((count, index) => count + VIRTUAL[index]);
  const offsets = counts.map((_, index) => index / 4 - score);
  // Between these every share is positive; both ends are needed, since both extreme scores have pairs.
  let low = -1 / (1 - score);
  let high = 1 / score;
  let t = 0;
  // Newton's steps towards the root of a falling function, halving the bracket whenever one leaves it.
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

/** Some ten suffice; halving alone would take fifty. */
const MOST_STEPS = 100;
