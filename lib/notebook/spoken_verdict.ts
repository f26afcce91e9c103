/**
 * Verdicts and their estimates in the answer to the question of a notebook.
 *
 * @module
 */
import { unknownName, UsageError } from "matchbox/base/mod.ts";
import type { Verdict, VerdictWord } from "matchbox/experiments/mod.ts";
import { caseNumber } from "matchbox/experiments/verdict_text.ts";

/**
 * Returns what the verdict on a claim answers: `yes`, `no`, `in part` or `not decided`.
 *
 * @param claim its number, e.g. `C6a`
 * @param question `denied` when the claim denies what the question asks, so that a refuted claim is a yes
 * @throws {UsageError} when the study has no such claim, or only measures it
 */
export type VerdictReader = (claim: string, question?: "denied") => string;

/**
 * Returns the estimate of a case of a claim with its interval.
 *
 * @param claim its number, e.g. `C50c`
 * @param name of the case; default: the only one
 * @throws {UsageError} when the study has no such claim or case
 */
export type EstimateReader = (claim: string, name?: string) => string;

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
    const found = claimNamed(claim, claims);
    const answers = ANSWERS[found.verdict];
    if (answers) return answers[question === "denied" ? 1 : 0];
    throw new UsageError(`${claim} is ${found.verdict}: that is neither yes nor no`);
  };
}

/** A reader of the estimates of these verdicts. */
export function estimateReader(claims: readonly Verdict[]): EstimateReader {
  return (claim, name) => {
    const { cases, digits } = claimNamed(claim, claims);
    const found = name === undefined && cases.length === 1
      ? cases[0]
      : cases.find((each) => each.name === name);
    if (!found) throw unknownName("case", name ?? "", cases.map((each) => each.name));
    return caseNumber(found, digits);
  };
}

function claimNamed(claim: string, claims: readonly Verdict[]): Verdict {
  const found = claims.find((each) => each.claim === claim);
  if (!found) throw unknownName("claim", claim, claims.map((each) => each.claim));
  return found;
}
