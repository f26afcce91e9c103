/**
 * The page of a study in results/, and what the start page shows of it.
 *
 * @module
 */
import { escape } from "@std/html";
import { join } from "@std/path";
import { UsageError } from "matchbox/base/mod.ts";
import { type Verdict, type VerdictWord, verdictWords } from "matchbox/experiments/mod.ts";
import { readClaims } from "matchbox/runner/publish/read_run.ts";

/** Verdicts counted by word, in the order of `verdictWords`, without zeros. */
export type VerdictCounts = readonly (readonly [word: VerdictWord, count: number])[];

/** The verdicts of a study; none if its folder has no readable claims. */
export async function claimsOf(folder: string): Promise<readonly Verdict[]> {
  try {
    return await readClaims(join(folder, "claims.json")) ?? [];
  } catch (error) {
    if (error instanceof UsageError) return [];
    throw error;
  }
}

/** What a study found, in a sentence as HTML; empty if its folder has none. */
export async function findingOf(folder: string): Promise<string> {
  try {
    return escape((await Deno.readTextFile(join(folder, "finding.txt"))).trim());
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return "";
    throw error;
  }
}

/** Counts verdicts. */
export function countVerdicts(claims: readonly Verdict[]): VerdictCounts {
  return verdictWords
    .map((word) => [word, claims.filter(({ verdict }) => verdict === word).length] as const)
    .filter(([, count]) => count > 0);
}

/** Sets the evidence of each claim apart from its sentence, in the page of a study in Markdown. */
export function markEvidence(page: string, claims: readonly Verdict[]): string {
  return claims.reduce(
    (text, { sentence, evidence }) =>
      text.replace(
        `${sentence} ${evidence}\n`,
        () => `${sentence} <span class="evidence">${evidence}</span>\n`,
      ),
    page,
  );
}

/** Verdicts with their numbers, as a row of labels. */
export function verdictLabels(counts: VerdictCounts): string {
  const labels = counts.map(([word, count]) =>
    `<li>${verdictLabel(word, `${count} ${word}`)}</li>`
  );
  return labels.length ? `<ul class="verdicts">${labels.join(" ")}</ul>` : "";
}

/** Which notebooks show a study; empty when none does. */
export function notebookLine(links: readonly string[]): string {
  if (links.length === 0) return "";
  const label = links.length > 1 ? "Notebooks" : "Notebook";
  return `<p class="small">${label}: ${links.join(", ")}</p>`;
}

/** Folds the lists that say what the columns of a table mean. */
export function foldLegends(html: string): string {
  const item =
    "<li>[^\\n]*\\((?:[^()]*, )?(?:key|exact|measured)(?:, in the CSV)?\\): [^\\n]*</li>\\n";
  return html.replaceAll(
    new RegExp(`<ul>\\n(?:${item})+</ul>`, "g"),
    (list) =>
      `<details class="legend">\n<summary>What the columns mean</summary>\n${list}\n</details>`,
  );
}

/**
 * Marks the verdicts in the text of a page: bold words such as `C6a confirmed; pilot; seed 2: partly.`, of which the first
 * is the verdict, and cells of tables.
 */
export function markVerdicts(html: string): string {
  const words = verdictWords.join("|");
  return html
    .replaceAll(
      new RegExp(`<strong>((?:(?!</strong>).)*?)(${words})((?:; [^<]*?)?)\\.?</strong>`, "g"),
      (_, before: string, word: VerdictWord, more: string) =>
        `<strong>${before}${verdictLabel(word, word)}${more && `${more}.`}</strong>`,
    )
    .replaceAll(
      new RegExp(`(<td[^>]*>)(${words})(?=</td>)`, "g"),
      (_, cell: string, word: VerdictWord) => cell + verdictLabel(word, word),
    );
}

function verdictLabel(word: VerdictWord, text: string): string {
  return `<span class="verdict ${word.replaceAll(" ", "-")}">${text}</span>`;
}
