/**
 * Verdicts: one place turns what a study says of a claim into the word, the numbers behind it, the line of
 * the ledger and the evidence.
 *
 * @module
 */
import type { Statement } from "./claim.ts";
import { judgeCases, type Judged, type JudgedCase, measuredCase, together } from "./judge_cases.ts";
import { entryById } from "./sources/mod.ts";
import { evidenceOf, measuredOf } from "./verdict_text.ts";

/** The verdict on a claim of the sources or on a question of one's own. */
export function verdictOn(statement: Statement): Verdict {
  const { claim, sentence = entryById(claim).sentence } = statement;
  const judged = judgedOf(statement);
  return {
    ...{ claim, sentence },
    ...judged,
    measured: measuredOf(statement, judged),
    evidence: evidenceOf(statement, judged),
  };
}

/** The verdict on a claim, with what it rests on. */
export interface Verdict extends Judged {
  /** The number of the claim or of its part, e.g. `C6a`. */
  readonly claim: string;
  /** The claim in a sentence. */
  readonly sentence: string;
  /** The deciding number with its interval and count: at most 240 characters without a full stop. */
  readonly measured: string;
  /** All numbers with intervals and counts, and the allowed range with its reason. */
  readonly evidence: string;
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
