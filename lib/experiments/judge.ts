/**
 * Verdicts on claims. All studies judge by the ends of an interval, so that an uncertain result is not
 * decided.
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/interval.ts";

/**
 * The verdict on a claim: it holds; it holds only in some cases; it does not hold; the data do not decide;
 * the test could not have failed; or it is a question, and the evidence answers it.
 */
export const verdictWords = [
  "confirmed",
  "partly",
  "refuted",
  "not decided",
  "void",
  "measured",
] as const;
/** One of the words. */
export type VerdictWord = typeof verdictWords[number];

/** The score of equal players: the interval of a winner lies above it, that of a loser below. */
export const EVEN = 0.5;

const EVEN_REASON = `because equal players score ${EVEN}`;
/** Where the score of a stronger player must lie. */
export const ABOVE_EVEN = { low: EVEN, reason: EVEN_REASON };
/** Where the score of a weaker player must lie. */
export const BELOW_EVEN = { high: EVEN, reason: EVEN_REASON };

/** The range that a claim allows; a missing end is no limit. */
export interface AllowedRange {
  /** The least allowed value. */
  readonly low?: number;
  /** The largest allowed value. */
  readonly high?: number;
  /** Whether the ends themselves are outside, which tells equal values without any spread apart. */
  readonly open?: boolean;
}

/**
 * Judges the claim that a quantity lies in a range: confirmed when the whole interval is inside, refuted
 * when it is outside on one side, and otherwise not decided.
 */
export function judge(
  { low, high }: Interval,
  { low: least = -Infinity, high: most = Infinity, open = false }: AllowedRange,
): "confirmed" | "refuted" | "not decided" {
  if (low === null || high === null) return "not decided";
  const inside = open ? low > least && high < most : low >= least && high <= most;
  if (inside) return "confirmed";
  const outside = open ? high <= least || low >= most : high < least || low > most;
  return outside ? "refuted" : "not decided";
}
