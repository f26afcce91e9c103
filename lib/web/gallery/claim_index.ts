/**
 * The list of all claims that are judged, with their verdicts.
 *
 * @module
 */
import { toMarkdown } from "matchbox/report/markdown.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import { titleOf } from "./claim_page.ts";
import type { JudgedClaim } from "./judged_claims.ts";

/** The list as Markdown, with the path `CLAIMS`. */
export function claimIndex(claims: readonly JudgedClaim[]): string {
  const table = tableOf("claims", "", claims, [
    {
      ...{ name: "claim", meaning: "" },
      value: (claim) => ({ text: titleOf(claim), href: claim.page.replace("claims/", "") }),
    },
    { name: "verdict", meaning: "", value: ({ verdict }) => verdict.verdict },
    { name: "rank", meaning: "", value: ({ rank }) => rank },
    { name: "what is claimed", meaning: "", value: ({ verdict }) => verdict.sentence },
    {
      ...{ name: "study", meaning: "" },
      value: ({ study, run }) => ({
        text: study.title,
        href: `../results/${run.folder}/README.md`,
      }),
    },
  ]);
  return [
    "# The claims",
    `All ${claims.length} claims and questions that a published study judges. The page of a claim has ` +
    "its quotation, how it is judged, the numbers of all seeds, the plan, what was changed, and how to " +
    "cite it. [The ledger](../results/README.md) has those that no study judges too.",
    toMarkdown(table, { legend: false }),
  ].join("\n\n") + "\n";
}
