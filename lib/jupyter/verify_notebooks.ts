/**
 * Verification of the published notebooks without running them: whether they show what they showed when they
 * were run. Running them again is `reproduce`.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { UsageError } from "matchbox/base/mod.ts";
import { publishedFolder } from "matchbox/runner/publish/publish_together.ts";
import { namedStudies } from "matchbox/runner/notebook_files/named_studies.ts";
import { listNotebooks, readNotebook } from "matchbox/runner/notebook_files/notebook.ts";
import { changedOutputs, isSealed } from "./sealed_outputs.ts";

/**
 * The published notebooks that show something else than when they were run, one line each. A notebook about a
 * study that is not published is not published either.
 *
 * @param folders of the notebooks and results
 * @param studies only notebooks that name one of these studies; null for all
 */
export async function notebookProblems(
  folders: { readonly notebooks: string; readonly results: string },
  studies: readonly string[] | null,
): Promise<string[]> {
  const problems: string[] = [];
  for (const path of await listNotebooks(folders.notebooks)) {
    try {
      const notebook = await readNotebook(path);
      const named = namedStudies(notebook);
      if (studies && !named.some((id) => studies.includes(id))) continue;
      const isDraft = named.some((id) => !existsSync(publishedFolder(folders.results, id)));
      if (isDraft && !isSealed(notebook)) continue;
      problems.push(...changedOutputs(notebook).map((problem) => `${path}: ${problem}`));
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      problems.push(`${path}: ${error.message}`);
    }
  }
  return problems;
}
