/**
 * Notebooks written by tests, and their shared Jupyter.
 *
 * @module
 */
import { fromFileUrl, join } from "@std/path";
import { type Jupyter, prepareJupyter } from "matchbox/jupyter/environment.ts";
import type { Notebook } from "matchbox/runner/notebook_files/notebook.ts";

/** The folder of the project. */
export const root = fromFileUrl(new URL("../../", import.meta.url));

/** The project's Jupyter, installed if missing. */
export function projectJupyter(): Promise<Jupyter> {
  return prepareJupyter({ root });
}

/** A notebook with these code cells, never run. */
export function notebookOf(...sources: string[]): Notebook {
  const cells = sources.map((source, index) => ({
    cell_type: "code" as const,
    id: `cell-${index + 1}`,
    metadata: {},
    source,
    execution_count: null,
    outputs: [],
  }));
  // Without it JupyterLab would ask for the kernel.
  const metadata = { kernelspec: { name: "deno", display_name: "Deno", language: "typescript" } };
  return { nbformat: 4, nbformat_minor: 5, metadata, cells } as Notebook;
}

/** Writes a notebook with these cells; returns its path. */
export async function writeNotebook(
  folder: string,
  name: string,
  ...sources: string[]
): Promise<string> {
  const path = join(folder, name);
  await Deno.mkdir(folder, { recursive: true });
  await Deno.writeTextFile(path, JSON.stringify(notebookOf(...sources)));
  return path;
}

/**
 * A folder that is removed when its block ends.
 *
 * @param dir the folder in which it lies; default: that of the machine
 */
export async function temporaryFolder(dir?: string): Promise<{ path: string } & AsyncDisposable> {
  if (dir !== undefined) await Deno.mkdir(dir, { recursive: true });
  const path = await Deno.makeTempDir({ prefix: "matchbox-jupyter-", dir });
  return { path, [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }) };
}
