/**
 * What a change of a plan is.
 *
 * @module
 */

/** A change of how a published claim is judged. */
export interface PlanChange {
  /**
   * Its number today, e.g. `C37a`. A part that was judged within its whole before, as `C9b` in `C9`, has the
   * changes of the whole.
   */
  readonly claim: string;
  /** When the change was committed: ISO 8601, in UTC, to the second. */
  readonly date: string;
  /** The commit: the first 12 hexadecimal digits. */
  readonly commit: string;
  /**
   * What changed: `sample`, how many games, positions, runs or repetitions; `yardstick`, where the estimate
   * must lie; `estimand`, what is estimated; `rule`, how estimates become a verdict, or whether there is one;
   * `cases`, the games, depths or players that are judged; `wording`, the sentence of the claim.
   */
  readonly what: "sample" | "yardstick" | "estimand" | "rule" | "cases" | "wording";
  /** Before the change. */
  readonly from: string;
  /** After it. */
  readonly to: string;
  /** Why, as far as the commit or its code tells, and what had been seen before. */
  readonly reason: string;
  /**
   * Whether data on this claim had been looked at: its results had been committed, or a notebook or the commit
   * itself tells what a run found. False is no proof: a run that left no record is not excluded.
   */
  readonly afterLook: boolean;
}

/** The same change of several claims. */
export interface PlanChanges extends Omit<PlanChange, "claim"> {
  /** Their numbers. */
  readonly claims: readonly string[];
}

/** A reason that several changes share. */
export const NO_REASON =
  "The commit gives no reason. No result of this claim had been committed before.";

/** How several cases become one verdict: before and after studies took their second form. */
export const MIXTURES = {
  from: "cases that hold or fail beside undecided ones leave the claim undecided",
  to: "a claim that holds in some cases is partly confirmed, one that fails in some and holds in " +
    "none is refuted",
};

/** The reason for it where no verdict changed. */
export const STAYED =
  "A mixture is not called undecided any more. The published verdict stayed. The results had been " +
  "published.";
