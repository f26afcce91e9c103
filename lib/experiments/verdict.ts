/**
 * Verdicts: one place turns what a study says of a claim into the word, the numbers behind it, the line of
 * the ledger and the evidence.
 *
 * @module
 */
import type { Claim, Statement } from "./claim.ts";
import { judgeCases, type Judged, type JudgedCase, measuredCase, together } from "./judge_cases.ts";
import { entryById } from "./sources/mod.ts";
import { evidenceOf, measuredOf } from "./verdict_text.ts";

/** The verdict on a claim of the sources or on a question of one's own. */
export function verdictOn(statement: Statement): Verdict {
  const { claim, sentence = entryById(claim).sentence } = statement;
  const judged = judgedOf(statement);
  return {
    ...{ claim, sentence },
    ...saidOf(statement),
    ...judged,
    measured: measuredOf(statement, judged),
    evidence: evidenceOf(statement, judged),
  };
}

/** What a statement says apart from its cases. */
export interface SaidOfClaim extends Partial<Pick<Claim, "estimand" | "unit" | "digits">> {
  /** A claim, a question or a check. */
  readonly kind: "claim" | "question" | "check";
  /** Where estimates must lie, and why; only of claims, as are the others. */
  readonly allowed?: Claim["allowed"];
  /** The smallest effect that matters. */
  readonly smallest?: number;
  /** Why it is no test of something planned. */
  readonly exploratory?: string;
}

/** The verdict on a claim, with what it rests on. */
export interface Verdict extends SaidOfClaim, Judged {
  /** The number of the claim or of its part, e.g. `C6a`. */
  readonly claim: string;
  /** The claim in a sentence. */
  readonly sentence: string;
  /** The deciding number with its interval and count: at most 240 characters without a full stop. */
  readonly measured: string;
  /** All numbers with intervals and counts, and the allowed range with its reason; beside a check what is told with it. */
  readonly evidence: string;
}

/** Without what is not set, so that it is the same after it was written to a file. */
function saidOf(statement: Statement): SaidOfClaim {
  const kind = statement.kind ?? "claim";
  if (statement.kind === "check") return { kind };
  const { estimand, unit, digits } = statement;
  const said: SaidOfClaim = { kind, estimand, ...given({ unit, digits }) };
  if (statement.kind === "question") return said;
  const { allowed, smallest, exploratory } = statement;
  return { ...said, allowed, ...given({ smallest, exploratory }) };
}

function given<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
}

function judgedOf(statement: Statement): Judged {
  if (statement.kind === "question") {
    return { verdict: "measured", rule: null, cases: statement.cases.map(measuredCase) };
  }
  if (statement.kind !== "check") return judgeCases(statement);
  const cases = statement.holds.map(({ name, holds, of, unit }): JudgedCase => ({
    ...{ name, mean: holds / of, low: null, high: null, count: of, unit, allowed: null, p: null },
    verdict: holds === of ? "confirmed" : "refuted",
  }));
  return { verdict: together(cases.map(({ verdict }) => verdict), "every"), rule: "check", cases };
}
