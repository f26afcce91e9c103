/**
 * Drafts: studies of which nothing is published yet, as `study new` writes them. Until then the pages of the project
 * leave them out, and checks do not ask for their results.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "@std/path";

/**
 * Whether a study is a draft.
 *
 * @param results the folder of published results
 * @param id of the study
 */
export function isDraft(results: string, id: string): boolean {
  return !existsSync(join(results, id));
}
