/**
 * The outputs of an executed notebook are sealed: its metadata has a digest of what each code cell shows, so
 * that a number that is changed later is noticed without running the notebook. The number of a cell's run does
 * not count, nor does whether a text is stored as one or by lines.
 *
 * @module
 */
import { shortDigest } from "matchbox/runner/digest.ts";
import { type Cell, codeCells, type Notebook, readNotebook } from "./notebook.ts";

/** Whether the notebook was sealed. */
export function isSealed({ metadata }: Notebook): boolean {
  return metadata?.matchbox?.outputs !== undefined;
}

/** Seals the outputs of a notebook that has just been executed, in its file. */
export async function sealOutputs(path: string): Promise<void> {
  const notebook = await readNotebook(path);
  const outputs = Object.fromEntries(codeCells(notebook).map((cell) => [cell.id, digestOf(cell)]));
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
  const seal = notebook.metadata?.matchbox?.outputs;
  if (!seal) {
    const shown = cells.some(({ outputs = [] }) => outputs.length > 0);
    return shown ? ["its outputs are not sealed, so they are not those of a publication"] : [];
  }
  const problems = cells.flatMap((cell, index) =>
    seal[cell.id!] === digestOf(cell)
      ? []
      : [`cell ${index + 1} shows something else than when it was published`]
  );
  const missing = Object.keys(seal).filter((id) => !cells.some((cell) => cell.id === id)).length;
  return missing === 0 ? problems : [...problems, `cells that are missing: ${missing}`];
}

function digestOf({ outputs = [] }: Cell): string {
  return shortDigest(JSON.stringify(outputs, (key, value) => {
    if (key === "execution_count") return undefined;
    const lines = Array.isArray(value) && value.every((line) => typeof line === "string");
    return lines ? value.join("") : value;
  }));
}
