/**
 * `sources`: writes the pages that follow from the sources, the code and the published results, and checks
 * whether they are up to date.
 *
 * @module
 */
import { dirname, join } from "@std/path";
import { renderSources } from "matchbox/experiments/sources/render_sources.ts";
import { whereAnswered } from "matchbox/experiments/sources/where_answered.ts";
import { readingOrder } from "matchbox/jupyter/reading_order.ts";
import { judgementsOf } from "matchbox/runner/ledger/ledger.ts";
import { LEDGER, ledgerPage } from "matchbox/runner/ledger/ledger_page.ts";
import { publishedStudies } from "matchbox/runner/ledger/published_studies.ts";

/** `sources`. */
export async function sourcesVerb(): Promise<void> {
  await writePages();
  console.log(`wrote ${PATHS.join(" and ")}`);
}

/** The pages, from the root of the project. */
const PATHS = ["SOURCES.md", LEDGER] as const;

/** Writes SOURCES.md and results/README.md. */
export async function writePages(): Promise<void> {
  await Deno.mkdir(dirname(LEDGER), { recursive: true });
  for (const [path, text] of await pages()) await Deno.writeTextFile(path, text);
}

/**
 * The pages that are not up to date, in one line each.
 *
 * @param root the folder with the pages
 */
export async function pageProblems(root = "."): Promise<string[]> {
  const problems: string[] = [];
  for (const [path, text] of await pages()) {
    if (await written(join(root, path)) !== text) {
      problems.push(`${path} is out of date: run deno task sources`);
    }
  }
  return problems;
}

async function pages(): Promise<[path: typeof PATHS[number], text: string][]> {
  const studies = await publishedStudies("results");
  const verdicts = new Map(
    studies.flatMap(judgementsOf).map(({ verdict: { claim, verdict } }) => [claim, verdict]),
  );
  return [
    ["SOURCES.md", renderSources(await whereAnswered(), verdicts)],
    [LEDGER, ledgerPage({ studies, notebooks: await readingOrder("notebooks") })],
  ];
}

async function written(path: string): Promise<string | undefined> {
  try {
    return await Deno.readTextFile(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}
