/**
 * The outputs of an executed notebook are sealed: its metadata has a digest of what each code cell shows, so
 * that a number that is changed later is noticed without running the notebook. The number of a cell's run does
 * not count, nor does whether a text is stored as one or by lines.
 *
 * @module
 */
import { shortDigest } from "matchbox/runner/files/digest.ts";
import {
  type Cell,
  codeCells,
  type Notebook,
  readNotebook,
} from "matchbox/runner/notebook_files/notebook.ts";

/** Whether the notebook was sealed. */
export function isSealed(notebook: Notebook): boolean {
  return sealIn(notebook) !== null;
}

/** The seals of the cells; null when there are none, or what is there is something else. */
function sealIn({ metadata }: Notebook): readonly string[] | null {
  const seals: unknown = metadata?.matchbox?.outputs;
  return Array.isArray(seals) && seals.every((each) => typeof each === "string") ? seals : null;
}

/** Seals the outputs of a notebook that has just been executed, in its file. */
export async function sealOutputs(path: string): Promise<void> {
  const notebook = await readNotebook(path);
  const outputs = codeCells(notebook).map(sealOf);
  const sealed = { ...notebook, metadata: { ...notebook.metadata, matchbox: { outputs } } };
  // As nbformat writes it.
  await Deno.writeTextFile(path, `${JSON.stringify(sealed, null, 1)}\n`);
}

/**
 * The outputs that are not those of the execution, one problem each.
 *
 * @returns no problems when all are, or nothing was executed
 */
export function changedOutputs(notebook: Notebook): string[] {
  const cells = codeCells(notebook);
  const seal = sealIn(notebook);
  if (!seal) {
    const shown = cells.some(({ outputs = [] }) => outputs.length > 0);
    return shown ? ["its outputs are not sealed, so they are not those of a publication"] : [];
  }
  const problems = cells.flatMap((cell, index) =>
    seal.includes(sealOf(cell))
      ? []
      : [`cell ${index + 1} shows something else than when it was published`]
  );
  const ids = new Set(cells.map(({ id }) => id));
  const missing = seal.filter((each) => !ids.has(each.split(" ")[0])).length;
  return missing === 0 ? problems : [...problems, `cells that are missing: ${missing}`];
}

/** The id of a cell and the digest of its outputs, with a space between. */
function sealOf({ id, outputs = [] }: Cell): string {
  const text = JSON.stringify(outputs, (key, value) => {
    if (key === "execution_count") return undefined;
    const lines = Array.isArray(value) && value.every((line) => typeof line === "string");
    return lines ? value.join("") : value;
  });
  return `${id} ${shortDigest(text)}`;
}
