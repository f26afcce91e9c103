/**
 * The reading order of the studies: that of the notebooks about them.
 *
 * @module
 */
import { listNotebooks, readNotebook } from "./notebook.ts";
import { namedStudies } from "./named_studies.ts";

/**
 * The notebook about each study, in reading order: the first one that names the study, and the start page only
 * if there is no other.
 *
 * @param folder of the notebooks
 * @returns paths of notebooks, by the id of the study
 */
export async function readingOrder(folder: string): Promise<Map<string, string>> {
  const named: [path: string, ids: string[]][] = [];
  for (const path of await listNotebooks(folder)) {
    named.push([path, namedStudies(await readNotebook(path))]);
  }
  return notebooksOfStudies(named);
}

/**
 * The same for notebooks that have been read.
 *
 * @param named the notebooks by name, each with the ids of the studies that it names
 */
export function notebooksOfStudies(
  named: readonly (readonly [path: string, ids: readonly string[]])[],
): Map<string, string> {
  const [start, ...others] = named;
  const order = new Map<string, string>();
  for (const [path, ids] of start === undefined ? [] : [...others, start]) {
    for (const id of ids) if (!order.has(id)) order.set(id, path);
  }
  return order;
}
