/**
 * Finds the studies that a notebook runs or shows by the ids in its cells: `runInNotebook("node-counts")`.
 *
 * @module
 */
import { isDraft, loadStudy, studyIds } from "matchbox/experiments/mod.ts";
import { codeCells, type Notebook, sourceOf } from "./notebook.ts";

/** The ids of the studies that a cell has in quotes. */
export function namedStudies(notebook: Notebook): string[] {
  const code = codeCells(notebook).map(sourceOf).join("\n");
  return studyIds().filter((id) => QUOTES.some((quote) => code.includes(quote + id + quote)));
}

/**
 * Whether a notebook is a draft: it is about studies of which nothing is published.
 *
 * @param results the folder of published results
 */
export function isDraftNotebook(notebook: Notebook, results: string): boolean {
  const ids = namedStudies(notebook);
  return ids.length > 0 && ids.every((id) => isDraft(results, id));
}

/** Whether a notebook names a study that measures something, e.g. time; if so, it has to run alone. */
export async function measures(notebook: Notebook): Promise<boolean> {
  const studies = await Promise.all(namedStudies(notebook).map(loadStudy));
  return studies.some(({ sets }) =>
    Object.values(sets).some(({ columns }) => columns.some(({ kind }) => kind === "measured"))
  );
}

const QUOTES = ['"', "'", "`"];
