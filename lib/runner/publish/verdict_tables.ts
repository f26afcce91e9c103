/**
 * The verdicts of a study as tables: all with their evidence, and checks with the cases in which they hold.
 *
 * @module
 */
import type { Verdict } from "matchbox/experiments/mod.ts";
import { heldIn } from "matchbox/experiments/verdict_text.ts";
import { requirementsAndClaims, sourceLink } from "matchbox/experiments/sources/mod.ts";
import type { Cell, Link, Table } from "matchbox/report/table.ts";
import { type Standing, standingPhrases } from "../plans/standing.ts";

/** A verdict; that of a published run comes with its standing. */
export type Judged = Pick<Standing, "verdict"> | Standing;

/** All verdicts. */
export function verdictsTable(judged: readonly Judged[], from: string): Table {
  return {
    name: "verdicts",
    title: "Verdicts",
    columns: [
      { name: "claim", kind: "key", meaning: "number of the claim in the sources" },
      {
        name: "verdict",
        kind: "exact",
        meaning: "what the rows say of it, and what this rests on",
      },
      { name: "sentence", kind: "exact", meaning: "what is claimed" },
      { name: "measured", kind: "exact", meaning: "the number that decides" },
      { name: "evidence", kind: "exact", meaning: "the numbers" },
    ],
    rows: judged.map((each) => {
      const { measured, evidence } = each.verdict;
      return { ...headOf(each, from), measured, evidence };
    }),
  };
}

/** Theorems and counts: each case of a check, with how often it holds. */
export function checksTable(judged: readonly Judged[], from: string): Table {
  return {
    name: "checks",
    title: "Checks: what must hold without exception",
    columns: [
      { name: "claim", kind: "key", meaning: "number of the claim in the sources" },
      { name: "verdict", kind: "exact", meaning: "confirmed when it holds without exception" },
      { name: "sentence", kind: "exact", meaning: "what must hold" },
      { name: "case", kind: "key", meaning: "where it was counted" },
      { name: "holds in", kind: "exact", meaning: "how often it holds, of how many" },
    ],
    rows: judged.filter(isCheck).flatMap((each) =>
      each.verdict.cases.map((own, index) => ({
        // Said once a check.
        ...(index === 0 ? headOf(each, from) : { claim: "", verdict: "", sentence: "" }),
        case: own.name,
        "holds in": heldIn(own),
      }))
    ),
  };
}

/** Whether a verdict is that on a check. */
export function isCheck({ verdict }: { readonly verdict: Verdict }): boolean {
  return verdict.kind === "check";
}

/** What stands beside the checks, a paragraph each in Markdown. */
export function notesOnChecks(judged: readonly Judged[], from: string): string[] {
  return judged.filter(isCheck).filter(({ verdict }) => verdict.evidence !== "")
    .map(({ verdict }) => `**${markdownLink(verdict.claim, from)}** ${verdict.evidence}`);
}

/** A claim with a link to the sources, in Markdown; a claim that they do not have by itself. */
export function markdownLink(claim: string, from: string): string {
  const cell = linkedClaim(claim, from);
  return typeof cell === "string" ? cell : `[${cell.text}](${cell.href})`;
}

/** The word of a verdict, and what it rests on. */
export function verdictWords(judged: Judged): string {
  return [judged.verdict.verdict, ...("rank" in judged ? standingPhrases(judged) : [])].join("; ");
}

function headOf(judged: Judged, from: string): Record<"claim" | "verdict" | "sentence", Cell> {
  const { claim, sentence } = judged.verdict;
  return { claim: linkedClaim(claim, from), verdict: verdictWords(judged), sentence };
}

/** A claim of the sources has a link. */
export function linkedClaim(claim: string, from: string): string | Link {
  const known = requirementsAndClaims().some(({ id }) => id === claim);
  return known ? { text: claim, href: sourceLink(claim, from) } : claim;
}
