/**
 * How verdicts come about: in all studies by where the ends of an interval lie, so that what is uncertain is
 * not said to be known.
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/mod.ts";
import type { VerdictWord } from "./study.ts";

/** What a claim allows; without an end on that side. */
export interface AllowedRange {
  readonly low?: number;
  readonly high?: number;
}

/**
 * Judges the claim that a quantity lies in a range: confirmed when the whole interval does, refuted when
 * all of it lies outside on one side, and otherwise not decided.
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
 * The verdict on a claim of several cases: partly confirmed when it holds in some and does not hold in others.
 * Cases that are not decided leave the claim undecided, unless the others differ already.
 */
export function judgeTogether(cases: readonly VerdictWord[]): VerdictWord {
  const [first] = cases;
  if (cases.every((verdict) => verdict === first)) return first;
  return cases.includes("confirmed") && cases.includes("refuted") ? "partly" : "not decided";
}
