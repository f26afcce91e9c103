/**
 * `sources`: writes the pages that follow from the sources, the code and the published results, and checks
 * whether they are up to date.
 *
 * @module
 */
import { dirname, join } from "@std/path";
import { isDraft, studyIds } from "matchbox/experiments/mod.ts";
import { requirementsAndClaims } from "matchbox/experiments/sources/mod.ts";
import { renderSources } from "matchbox/experiments/sources/render_sources.ts";
import { whereAnswered } from "matchbox/experiments/sources/where_answered.ts";
import { readingOrder } from "matchbox/runner/notebook_files/reading_order.ts";
import { textIfThere } from "matchbox/runner/files/if_there.ts";
import { CALIBRATION, calibrationPage } from "matchbox/runner/ledger/calibration.ts";
import { HISTORY, historyPage } from "matchbox/runner/ledger/history_page.ts";
import { judgementsOf } from "matchbox/runner/ledger/ledger.ts";
import { LEDGER, ledgerPage } from "matchbox/runner/ledger/ledger_page.ts";
import { planProblem } from "matchbox/runner/ledger/plan_problem.ts";
import { publishedStudies } from "matchbox/runner/ledger/published_studies.ts";
import { differentLine } from "matchbox/runner/compare/first_difference.ts";
import { LISTS, withLists } from "./lists.ts";

/** `sources`: exit code 1 when published results cannot be read; the pages then say so. */
export async function sourcesVerb(): Promise<void> {
  const { paths, problems } = await writePages();
  console.log(`wrote ${paths.join(", ")}`);
  const drafts = studyIds().filter((id) => isDraft("results", id));
  if (drafts.length) console.log(`drafts, left out until they are published: ${drafts.join(", ")}`);
  for (const problem of problems) console.error(problem);
  if (problems.length) Deno.exitCode = 1;
}

/**
 * Writes SOURCES.md and the pages of results/ on all studies, and the lists of README.md and docs.
 *
 * @returns their paths, and the published results that cannot be read, in one line each
 */
export async function writePages(): Promise<{ paths: string[]; problems: string[] }> {
  const { pages, problems } = await generate();
  await Deno.mkdir(dirname(LEDGER), { recursive: true });
  for (const [path, text] of pages) await Deno.writeTextFile(path, text);
  return { paths: pages.map(([path]) => path), problems };
}

/**
 * The pages that are not up to date and the published results that cannot be read, in one line each.
 *
 * @param root the folder with the pages
 */
export async function pageProblems(root = "."): Promise<string[]> {
  const { pages, problems } = await generate();
  for (const [path, text] of pages) {
    const found = await textIfThere(join(root, path));
    if (found === text) continue;
    const place = found === null ? "" : `, ${differentLine(found, text, "now")}`;
    problems.push(`${path} is out of date${place}: run deno task sources`);
  }
  return problems;
}

interface Generated {
  readonly pages: readonly (readonly [path: string, text: string])[];
  /** The published results that cannot be read, and studies that depart from their plans, in one line each. */
  readonly problems: string[];
}

async function generate(): Promise<Generated> {
  const studies = await publishedStudies("results");
  const verdicts = new Map(
    studies.flatMap(judgementsOf).map(({ verdict: { claim, verdict } }) => [claim, verdict]),
  );
  const numbers = new Set(requirementsAndClaims().map(({ id }) => id));
  return {
    pages: [
      ["SOURCES.md", renderSources(await whereAnswered(), verdicts)],
      [LEDGER, ledgerPage({ studies, notebooks: await readingOrder("notebooks") })],
      [CALIBRATION, calibrationPage(studies)],
      [HISTORY, historyPage(numbers)],
      ...await listPages(),
    ],
    problems: [
      ...studies.map(({ problem }) => problem),
      ...await Promise.all(studies.map(planProblem)),
    ].filter((problem) => problem !== null),
  };
}

/** The pages that are written by hand but for their lists; those that are there. */
async function listPages(): Promise<[path: string, text: string][]> {
  const pages: [path: string, text: string][] = [];
  for (const path of Object.keys(LISTS) as (keyof typeof LISTS)[]) {
    const page = await textIfThere(path);
    if (page !== null) pages.push([path, await withLists(path, page)]);
  }
  return pages;
}
