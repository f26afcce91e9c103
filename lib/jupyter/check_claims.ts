/**
 * A check of what notebooks show of claims: a notebook that was not run again after a claim was taken out still
 * shows it, and its seal is in order.
 *
 * @module
 */
import { join } from "@std/path";
import { namedStudies } from "matchbox/runner/notebook_files/named_studies.ts";
import { htmlOutputs, type Notebook, sourceOf } from "matchbox/runner/notebook_files/notebook.ts";
import { publishedFolder } from "matchbox/runner/publish/publish_together.ts";
import { readClaims } from "matchbox/runner/publish/read_run.ts";
import { decidingRun } from "matchbox/runner/publish/run_names.ts";

/** The anchors of SOURCES.md, from its text. */
export function anchorsOf(sources: string): Set<string> {
  return new Set(Array.from(sources.matchAll(/<a id="([^"]+)"><\/a>/g), ([, anchor]) => anchor));
}

/**
 * The places in SOURCES.md to which texts and outputs of a notebook link and that are not there, a line each.
 *
 * @param anchors those of SOURCES.md
 */
export function anchorProblems({ cells }: Notebook, anchors: ReadonlySet<string>): string[] {
  const linked = cells.flatMap((cell) => {
    const shown = (cell.outputs ?? []).map(({ data = {} }) => JSON.stringify(data));
    const texts = cell.cell_type === "markdown" ? [sourceOf(cell)] : shown;
    return texts.flatMap((text) => Array.from(text.matchAll(LINK), ([, anchor]) => anchor));
  });
  return [...new Set(linked)].filter((anchor) => !anchors.has(anchor))
    .map((anchor) => `links to SOURCES.md#${anchor}, which is not there`);
}

/**
 * The claims on the cards of a notebook that none of its published studies judges, a line each.
 *
 * @param results the folder of published results
 * @throws {UsageError} when published claims are damaged
 */
export async function cardProblems(notebook: Notebook, results: string): Promise<string[]> {
  const shown = new Set(htmlOutputs(notebook).flatMap(claimsOnCards));
  if (shown.size === 0) return [];
  const studies = namedStudies(notebook);
  const judged = await Promise.all(studies.map(async (id) => {
    const folder = decidingRun(publishedFolder(results, id));
    return await readClaims(join(folder, "claims.json")) ?? [];
  }));
  const known = new Set(judged.flat().map(({ claim }) => claim));
  return [...shown].filter((claim) => !known.has(claim))
    .map((claim) =>
      `shows a verdict on ${claim}, which ${studies.join(" and ")} does not judge: publish it again`
    );
}

/** The claims of verdict cards, as lib/notebook/verdicts.ts writes them. */
function claimsOnCards(html: string): string[] {
  return Array.from(html.matchAll(CARD), ([, claim]) => claim);
}

const LINK = /\bSOURCES\.md#([\w-]+)/g;

const CARD = /^<div><b>(?:<a [^>]*>)?([^<]+)(?:<\/a>)?<\/b> <span /gm;
