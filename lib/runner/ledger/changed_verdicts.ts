/**
 * The verdicts that the fresh seeds changed, each with the cases that made the difference.
 *
 * @module
 */
import type { JudgedCase } from "matchbox/experiments/mod.ts";
import { caseNumber } from "matchbox/experiments/verdict_text.ts";
import { escapeMarkdown } from "matchbox/report/markdown.ts";
import { decidedByFresh } from "../plans/standing.ts";
import type { Judgement } from "./ledger.ts";

/** How many verdicts fresh seeds decided, and a list of those that are not the pilot's any more. */
export function changedVerdicts(judgements: readonly Judgement[]): string {
  const decided = judgements.filter(({ rank }) => decidedByFresh(rank));
  const changed = decided.filter(({ pilot, verdict }) => pilot.verdict !== verdict.verdict);
  const count = `Of ${decided.length} verdicts that fresh seeds decided, ${
    decided.length - changed.length
  } are those of the pilot.`;
  if (changed.length === 0) return count;
  return `${count} The others changed with these cases:\n\n${changed.map(itemOf).join("\n")}`;
}

function itemOf({ pilot, verdict, study, run }: Judgement): string {
  const claim = verdict.claim;
  const cases = verdict.cases.flatMap((now) => {
    const before = pilot.cases.find(({ name }) => name === now.name);
    return before && before.verdict !== now.verdict ? [caseText(before, now, verdict.digits)] : [];
  });
  return `- **[${claim}](#${claim.toLowerCase()}) from ${pilot.verdict} to ${verdict.verdict}** ` +
    `([${escapeMarkdown(study.title)}](${run.folder}/README.md)): ` +
    `${escapeMarkdown(verdict.estimand ?? verdict.sentence)}: ${cases.join("; ")}.`;
}

/** A case before and now: estimate, and word. */
function caseText(before: JudgedCase, now: JudgedCase, digits: number | undefined): string {
  const [was, is] = [before, now].map((each) => `${caseNumber(each, digits)} ${each.verdict}`);
  return `${now.name ? `${escapeMarkdown(now.name)}, ` : ""}from ${was} to ${is}`;
}
