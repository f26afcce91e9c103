/**
 * Judges the cases of a claim, each by the ends of its interval, and all of them by the rule of the claim.
 *
 * @module
 */
import jstat from "jstat";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { ClaimCase, Judgeable, Rule } from "./claim.ts";
import { type AllowedRange, judge, type VerdictWord } from "./judge.ts";

/** Judges some cases by a range and a rule, e.g. for the title of a figure. A test that could not fail is void. */
export function judgeCases({ cases, allowed, rule, couldFail }: Judgeable): Judged {
  const judged = cases.map((each) => judgeCase(each, each.allowed ?? allowed));
  const word = together(judged.map(({ verdict }) => verdict), rule);
  return { verdict: couldFail?.count === 0 ? "void" : word, rule, cases: judged };
}

/** Where a gain lies that may be of any size; no change at all is none. */
export const MORE = {
  ...{ low: 0, open: true },
  reason: "because more is more by however little",
};

/** The names of the cases with this verdict. */
export function casesThat(word: VerdictWord, { cases }: Judged): string[] {
  return cases.filter(({ verdict }) => verdict === word).map(({ name }) => name);
}

/** Cases that were judged, and the word that follows from them. */
export interface Judged {
  /** The word for all cases together. */
  readonly verdict: VerdictWord;
  /** How the cases became one word; `check` where a count decides, null for a question. */
  readonly rule: Rule | "check" | null;
  /** In the order of the statement. */
  readonly cases: readonly JudgedCase[];
}

/** A case with its own verdict: its estimate, without ends where a number is exact or has no spread. */
export interface JudgedCase extends Interval {
  /** Empty for the only case. */
  readonly name: string;
  /** Where the estimate had to lie; null in a question or a check. */
  readonly allowed: AllowedRange | null;
  /** The word for this case alone. */
  readonly verdict: VerdictWord;
  /**
   * The two-sided p-value of the decision for or against the claim, whichever the estimate favours: below
   * 0.05 the 95 % interval decides. By the normal distribution, from the interval. Null without one.
   */
  readonly p: number | null;
}

/**
 * One word for several cases. A claim is undecided only where its rule could still go either way with more
 * data; a mixture is not.
 */
export function together(words: readonly VerdictWord[], rule: Rule): VerdictWord {
  const [some, all] = [
    (word: VerdictWord) => words.includes(word),
    (word: VerdictWord) => words.every((each) => each === word),
  ];
  if (words.length === 0) return "not decided";
  for (const word of ["confirmed", "refuted"] as const) if (all(word)) return word;
  if (rule === "every") return some("refuted") ? "refuted" : "not decided";
  if (rule === "some") return some("confirmed") ? "confirmed" : "not decided";
  if (some("confirmed")) return "partly";
  return some("refuted") ? "refuted" : "not decided";
}

function judgeCase(each: ClaimCase, allowed: AllowedRange): JudgedCase {
  const measured = measuredCase(each);
  const ends = typeof each.estimate === "number"
    ? { mean: each.estimate, low: each.estimate, high: each.estimate, count: 1 }
    : each.estimate;
  const p = measured.low === null ? null : pOf(ends, allowed);
  const { low, high, open } = allowed;
  const range = { low, high, ...open ? { open } : {} };
  return { ...measured, allowed: range, verdict: judge(ends, allowed), p };
}

/** A case that is compared with nothing. */
export function measuredCase({ name, estimate }: ClaimCase): JudgedCase {
  const interval = typeof estimate === "number"
    ? { mean: estimate, low: null, high: null, count: 1 }
    : estimate;
  return { name, ...interval, allowed: null, verdict: "measured", p: null };
}

/** The half width of a 95 % interval, in standard errors. */
const HALF_WIDTH = jstat.normal.inv(0.975, 0, 1);

/** The p-value of the decision that the estimate favours; two one-sided tests where a range has two ends. */
function pOf(
  { mean, low, high }: Interval,
  { low: least = -Infinity, high: most = Infinity }: AllowedRange,
): number {
  // The larger of the two is that of the nearer end, inside; outside only the nearer end is tested.
  const inside = mean >= least && mean <= most;
  const ends = inside ? [least, most] : [mean < least ? least : most];
  return Math.max(...ends.map((end) => {
    const half = end < mean ? mean - low! : high! - mean;
    if (half === 0) return mean === end ? 1 : 0;
    const errors = Math.abs(mean - end) / half * HALF_WIDTH;
    return 2 * (1 - jstat.normal.cdf(errors, 0, 1));
  }));
}
