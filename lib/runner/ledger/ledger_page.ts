/**
 * results/README.md: the index of the studies and the ledger of the claims.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import { type VerdictWord, verdictWords } from "matchbox/experiments/mod.ts";
import { type Numbered, sourceLink } from "matchbox/experiments/sources/mod.ts";
import { escapeMarkdown } from "matchbox/report/markdown.ts";
import { changedVerdicts } from "./changed_verdicts.ts";
import {
  type Judgement,
  judgementsOf,
  type LedgerEntry,
  ledgerOf,
  wholeEntries,
} from "./ledger.ts";
import { type Adjusted, adjustedOf } from "./many_claims.ts";
import { standingText, worthOf } from "./worth.ts";
import type { PublishedStudy } from "./published_studies.ts";

/** The path of the page in the project. */
export const LEDGER = "results/README.md";

/** What the page is made from. */
export interface LedgerContent {
  /** The published studies. */
  readonly studies: readonly PublishedStudy[];
  /** The paths of the notebooks in the project, by the study that each is about, in reading order. */
  readonly notebooks: ReadonlyMap<string, string>;
}

/** A new line within an item of a list. */
const BREAK = "<br>";

/** What the words of the verdicts mean. */
const MEANINGS: Readonly<Record<VerdictWord, string>> = {
  confirmed: "the whole interval lies where the claim says",
  partly: "confirmed in some cases, refuted or undecided in others",
  refuted:
    "the whole interval lies elsewhere; of several cases at least one does, as the rule of the claim says",
  "not decided": "the interval contains both",
  void: "the test could not have failed",
  measured: "a question without a claim, answered by a number",
};

/**
 * Writes results/README.md.
 *
 * @returns Markdown, with a line end after the last line
 */
export function ledgerPage({ studies, notebooks }: LedgerContent): string {
  const entries = ledgerOf(studies);
  const claims = entries.filter(({ numbered }) => numbered.kind === "claim");
  const required = entries.filter(({ numbered }) => numbered.kind === "requirement")
    .filter((entry) => wholeEntries([entry]).some(({ judgement }) => judgement));
  const known = new Set(wholeEntries(entries).map(({ numbered }) => numbered.id));
  const judged = studies.flatMap(judgementsOf);
  const adjusted = adjustedOf(judged);
  const others = judged.filter(({ verdict }) => !known.has(verdict.claim));
  const item = (entry: LedgerEntry) => entryItem(entry, adjusted);
  return [
    "# Results",
    "What each study found, and the ledger of the claims: the claim of a source, the number that " +
    "was measured, with its 95 % interval, and the verdict. A study has a page with its figures, " +
    "tables and all numbers of its verdicts. [SOURCES.md](../SOURCES.md) has the claims with " +
    "quotations. This page is made by `deno task sources`; no verdict is typed by hand.",
    "## What a verdict here is worth",
    worthOf(judged, adjusted),
    "## How many claims hold",
    countTable(wholeEntries(claims), wholeEntries(required)),
    meanings(),
    "## What the fresh seeds changed",
    changedVerdicts(judged),
    "## The studies",
    "The finding of a study is that of its published run; where fresh seeds decide, the verdicts below " +
    "have the numbers that count.",
    inReadingOrder(studies, notebooks).map((study) => studyItem(study, notebooks)).join("\n"),
    "## The ledger of the claims",
    "A claim in parts has no verdict of its own, because its parts may differ. Claims and parts " +
    "that no source states, our own questions, are marked _ours_.",
    claims.map(item).join("\n"),
    "## Requirements that were judged or measured",
    required.map(item).join("\n"),
    ...(others.length
      ? [
        "## Questions of your own",
        others.map((each) =>
          `- **${escapeMarkdown(each.verdict.claim)} ${each.verdict.verdict}.** ` +
          `${escapeMarkdown(each.verdict.sentence)}${BREAK}${foundText(each, adjusted)}`
        ).join("\n"),
      ]
      : []),
  ].join("\n\n") + "\n";
}

/** The numbers of verdicts, by word. */
function countTable(claims: readonly LedgerEntry[], required: readonly LedgerEntry[]): string {
  const row = (name: string, entries: readonly LedgerEntry[]) => {
    const counts = [...verdictWords, null].map((word) =>
      entries.filter(({ judgement }) => (judgement?.verdict.verdict ?? null) === word).length
    );
    return [name, ...counts, sumOf(counts, (count) => count)];
  };
  const lines = [
    ["", ...verdictWords, "open", "together"],
    [":--", ...Array<string>(verdictWords.length + 2).fill("--:")],
    row("claims and parts", claims),
    row("requirements", required),
  ];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function meanings(): string {
  const words = verdictWords.map((word) => `_${word}_: ${MEANINGS[word]}`);
  return `${words.join("; ")}; _open_: no study judges it, and the ledger says why.`;
}

/** The studies of notebooks first, in their order. */
function inReadingOrder(
  studies: readonly PublishedStudy[],
  notebooks: LedgerContent["notebooks"],
): PublishedStudy[] {
  const order = [...notebooks.keys()];
  const placeOf = ({ id }: PublishedStudy) => order.includes(id) ? order.indexOf(id) : order.length;
  return studies.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** A study with its question, its finding, and how it was made. */
function studyItem(study: PublishedStudy, notebooks: LedgerContent["notebooks"]): string {
  const { id, title, question, run, problem } = study;
  const notebook = notebooks.get(id);
  const link = notebook ? `[notebook](../${notebook})` : "no notebook";
  if (run === null) {
    return `- **${escapeMarkdown(title)}** ${escapeMarkdown(question)}${BREAK}` +
      `${escapeMarkdown(`Cannot be read: ${problem}.`)} (${link})`;
  }
  const judged = judgementsOf(study);
  const counts = verdictWords.flatMap((word) => {
    const count = judged.filter(({ verdict }) => verdict.verdict === word).length;
    return count ? [`${count} ${word}`] : [];
  });
  const made = [link, ...counts, `${run.day}, ${Math.round(run.seconds)} s, seed ${run.seed}`];
  const lines = [
    `- **[${escapeMarkdown(title)}](${run.folder}/README.md)** ${escapeMarkdown(question)}`,
    `_${escapeMarkdown(run.finding)}_`,
    made.join("; "),
  ];
  return lines.join(BREAK);
}

/** A requirement or claim; its parts are indented below it. */
function entryItem(entry: LedgerEntry, adjusted: ReadonlyMap<string, Adjusted>): string {
  const parts = entry.parts.map((part) => `  ${entryLine(part, adjusted)}`);
  return [entryLine(entry, adjusted), ...parts].join("\n");
}

function entryLine(entry: LedgerEntry, adjusted: ReadonlyMap<string, Adjusted>): string {
  const { numbered: { id, ours }, judgement, parts } = entry;
  const verdict = parts.length ? "" : ` ${judgement?.verdict.verdict ?? "open"}`;
  const title = `- <a id="${id.toLowerCase()}"></a>**${linkOf(entry.numbered)}${verdict}.**`;
  const said = `${escapeMarkdown(sentenceOf(entry))}${ours ? " _(ours)_" : ""}`;
  if (parts.length) return `${title} ${said}`;
  const found = judgement
    ? foundText(judgement, adjusted)
    : escapeMarkdown(entry.numbered.open ?? "No published study judges it.");
  return `${title} ${said}${BREAK}${found}`;
}

/** The claim of the source; of a requirement, which is a rule for a program, what was judged. */
function sentenceOf({ numbered, judgement }: LedgerEntry): string {
  const { kind, partOf, sentence } = numbered;
  return kind === "requirement" && !partOf && judgement ? judgement.verdict.sentence : sentence;
}

function linkOf({ id }: Numbered): string {
  return `[${id}](${sourceLink(id, LEDGER)})`;
}

/** What was measured, where, and what the verdict rests on. */
function foundText(judgement: Judgement, adjusted: ReadonlyMap<string, Adjusted>): string {
  const { study, run, verdict } = judgement;
  return `[${escapeMarkdown(study.title)}](${run.folder}/README.md): ` +
    `${escapeMarkdown(verdict.measured)}.` +
    standingText(judgement, adjusted.get(verdict.claim));
}
