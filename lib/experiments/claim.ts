/**
 * What a study says of a claim, as data: an estimate in each case and the range that the claim allows, a
 * count of what must always hold, or a question that a number answers. verdict.ts makes the words.
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { AllowedRange } from "./judge.ts";

/** The claim that something holds, and the estimates by which it is judged. */
export interface Claim extends Said, Judgeable {
  /** Not set; other statements have one. */
  readonly kind?: undefined;
}

/** What is judged: estimates, where they must lie, and how several of them become one verdict. */
export interface Judgeable {
  /** Every case of which the claim speaks and the rows hold. */
  readonly cases: readonly ClaimCase[];
  /** Where an estimate must lie. */
  readonly allowed: AllowedRange & {
    /** Why there, as the rest of a sentence: "because the claim gives no amount". */
    readonly reason: string;
  };
  /**
   * How cases become one verdict. `every`: one refuted case refutes. `some`: one confirmed case confirms.
   * `each`: a claim about cases in general, which can hold in part. `pooled`: one estimate over all cases.
   */
  readonly rule: Rule;
  /**
   * The smallest difference from the end of the range that matters, in the unit of the estimates: samples are
   * planned so that it would be seen. Default: the one that the pilot estimates.
   */
  readonly smallest?: number;
  /** How often the outcome could have been the other one; where it never could, the claim was not tested. */
  readonly couldFail?: CouldFail;
  /** Why the claim is no test of something planned, e.g. "its threshold was chosen after a look at the data". */
  readonly exploratory?: string;
}

/**
 * What shows that a test could have failed: units that vary, such as positions in which a learner changed its
 * move, or failures of a control, such as flags that fell without the remedy.
 */
export interface CouldFail {
  /** In the plural, e.g. `positions in which the learner changed its move`. */
  readonly what: string;
  /** How many there were; 0 makes the verdict void. */
  readonly count: number;
  /** Among how many. */
  readonly of: number;
}

/** A question that a number answers; nothing is claimed. */
export interface Question extends Said {
  /** Tells it from a claim. */
  readonly kind: "question";
  /** What is measured, by case. */
  readonly cases: readonly ClaimCase[];
}

/** What must hold without exception, such as a theorem or a count: no estimate. */
export interface Check extends Omit<Said, "estimand" | "unit" | "digits"> {
  /** Tells it from a claim. */
  readonly kind: "check";
  /** How often it holds, by case. */
  readonly holds: readonly CheckedCase[];
}

/** What a study says of a claim. */
export type Statement = Claim | Question | Check;

/** The words that all kinds share. */
export interface Said {
  /** The number of the claim or of its part, e.g. `C6a`; `Q1`, `Q2` and so on for questions of your own. */
  readonly claim: string;
  /** The claim in a sentence; default: that of the sources. */
  readonly sentence?: string;
  /** What is estimated, as a phrase that a number can follow: "the gain by a book of 64 games". */
  readonly estimand: string;
  /** Unit of the estimates, e.g. `points a game`; none for plain ratios and shares. */
  readonly unit?: string;
  /** Digits after the point; default: 3. */
  readonly digits?: number;
  /** Sentences with numbers that stand beside the verdict and do not decide it, e.g. what a method costs. */
  readonly beside?: readonly string[];
}

/** The rules. */
export const rules = ["every", "some", "each", "pooled"] as const;
/** One of the rules. */
export type Rule = typeof rules[number];

/** One case of a claim. */
export interface ClaimCase {
  /** Within a sentence, e.g. `chess`; empty for the only case. */
  readonly name: string;
  /** An estimate; a plain number is exact and has no interval. */
  readonly estimate: Interval | number;
  /** Where this estimate must lie, if not where those of the other cases must. */
  readonly allowed?: AllowedRange;
}

/** One case of a check. */
export interface CheckedCase {
  /** Within a sentence; empty for the only case. */
  readonly name: string;
  /** How often it holds. */
  readonly holds: number;
  /** How often it was tried; 1 or more. */
  readonly of: number;
  /** What was tried, in the plural: `positions`. */
  readonly unit: string;
}
