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
  const [start, ...others] = await listNotebooks(folder);
  const order = new Map<string, string>();
  for (const path of start === undefined ? [] : [...others, start]) {
    for (const id of namedStudies(await readNotebook(path))) {
      if (!order.has(id)) order.set(id, path);
    }
  }
  return order;
}
