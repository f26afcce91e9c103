/**
 * Verdicts as answers to the question of a notebook.
 *
 * @module
 */
import { unknownName, UsageError } from "matchbox/base/mod.ts";
import type { Verdict, VerdictWord } from "matchbox/experiments/mod.ts";

/**
 * Returns what the verdict on a claim answers: `yes`, `no`, `in part` or `not decided`.
 *
 * @param claim its number, e.g. `C6a`
 * @param question `denied` when the claim denies what the question asks, so that a refuted claim is a yes
 * @throws {UsageError} when the study has no such claim, or only measures it
 */
export type VerdictReader = (claim: string, question?: "denied") => string;

/** What each verdict answers to a question that asks for the claim, and to one that the claim denies. */
const ANSWERS: Readonly<Partial<Record<VerdictWord, readonly [asked: string, denied: string]>>> = {
  confirmed: ["yes", "no"],
  refuted: ["no", "yes"],
  partly: ["in part", "in part"],
  "not decided": ["not decided", "not decided"],
  void: ["not decided", "not decided"],
};

/** A reader of these verdicts. */
export function verdictReader(claims: readonly Verdict[]): VerdictReader {
  return (claim, question) => {
    const found = claims.find((each) => each.claim === claim);
    if (!found) throw unknownName("claim", claim, claims.map((each) => each.claim));
    const answers = ANSWERS[found.verdict];
    if (answers) return answers[question === "denied" ? 1 : 0];
    throw new UsageError(`${claim} is ${found.verdict}: that is neither yes nor no`);
  };
}
