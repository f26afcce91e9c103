/**
 * Verdicts on claims. All studies judge by the ends of an interval, so that an uncertain result is not
 * decided.
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/mod.ts";
import type { VerdictWord } from "./study.ts";

/** The range that a claim allows; a missing end is no limit. */
export interface AllowedRange {
  /** The least allowed value. */
  readonly low?: number;
  /** The largest allowed value. */
  readonly high?: number;
}

/**
 * Judges the claim that a quantity lies in a range: confirmed when the whole interval is inside, refuted
 * when it is outside on one side, and otherwise not decided.
 */
export function judge(
  { low, high }: Interval,
  { low: least = -Infinity, high: most = Infinity }: AllowedRange,
): "confirmed" | "refuted" | "not decided" {
  if (low === null || high === null) return "not decided";
  if (low >= least && high <= most) return "confirmed";
  return high < least || low > most ? "refuted" : "not decided";
}

/**
 * The verdict on a claim about several cases: partly confirmed when it holds in some and does not hold in
 * others. Undecided cases leave the claim undecided, unless the others already differ.
 */
export function judgeTogether(cases: readonly VerdictWord[]): VerdictWord {
  const [first] = cases;
  if (cases.every((verdict) => verdict === first)) return first;
  return cases.includes("confirmed") && cases.includes("refuted") ? "partly" : "not decided";
}
