/**
 * Notebooks as files: reading them, and the contents of their cells.
 *
 * @module
 */
import { basename, join } from "@std/path";
import { unknownName, UsageError } from "matchbox/base/mod.ts";

/** Text in a notebook: a whole text, or lines with their line ends. */
export type MultilineText = string | readonly string[];

/** An output of a cell. */
export interface Output {
  /** What the cell wrote, showed or returned, or the error that ended it. */
  readonly output_type: "stream" | "display_data" | "execute_result" | "error";
  /** By MIME type; JSON for some of them. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** What was written, of a `stream`. */
  readonly text?: MultilineText;
  /** The name of an `error`. */
  readonly ename?: string;
  /** The message of an `error`. */
  readonly evalue?: string;
}

/** A cell; only code cells have the last two fields. */
export interface Cell {
  /** Code that the kernel runs, or Markdown; `raw` cells are shown as they are. */
  readonly cell_type: "code" | "markdown" | "raw";
  /** Unique in the notebook; of format 4.5 on. */
  readonly id?: string;
  /** The text of the cell, as one string or by lines. */
  readonly source: MultilineText;
  /** Counts the cells of a session from 1; null before it was run. */
  readonly execution_count?: number | null;
  /** What the cell wrote and showed, in order. */
  readonly outputs?: readonly Output[];
}

/** A notebook of format 4. */
export interface Notebook {
  /** The version of the format: 4. */
  readonly nbformat: number;
  /** The cells in reading order. */
  readonly cells: readonly Cell[];
  /** About the whole notebook; what is ours is described in sealed_outputs.ts. */
  readonly metadata?: {
    readonly matchbox?: { readonly outputs?: readonly string[] };
  };
}

/**
 * Reads a notebook.
 *
 * @throws {UsageError} when the file is not JSON or not a notebook
 */
export async function readNotebook(path: string): Promise<Notebook> {
  const text = await Deno.readTextFile(path);
  let content: Notebook | null;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${basename(path)} is not JSON: ${(error as Error).message}`);
  }
  if (content?.nbformat !== 4 || !Array.isArray(content.cells)) {
    throw new UsageError(`${basename(path)} is not a notebook of format 4`);
  }
  return content;
}

/** The paths of the notebooks in a folder, in reading order (sorted by name). */
export async function listNotebooks(folder: string): Promise<string[]> {
  const names = (await Array.fromAsync(Deno.readDir(folder)))
    .filter(({ name, isFile }) => isFile && name.endsWith(".ipynb"))
    .map(({ name }) => name);
  return names.sort().map((name) => join(folder, name));
}

/**
 * The notebooks with these names, in reading order, without duplicates.
 *
 * @param paths all notebooks
 * @param names each a number such as `3` or `03`, a file name or a stem; all notebooks when empty
 * @throws {UsageError} on an unknown name
 */
export function selectNotebooks(paths: readonly string[], names: readonly string[]): string[] {
  if (names.length === 0) return [...paths];
  const chosen = names.flatMap((name) => {
    const found = paths.filter((path) => answersTo(stemOf(path), name));
    if (found.length === 0) throw unknownName("notebook", name, paths.map(stemOf));
    return found;
  });
  return paths.filter((path) => chosen.includes(path));
}

function stemOf(path: string): string {
  return basename(path, ".ipynb");
}

function answersTo(stem: string, name: string): boolean {
  if (/^\d+$/.test(name)) return Number(name) === parseInt(stem);
  return stemOf(name) === stem;
}

/** The code cells that are not empty. Jupyter numbers them from 1. */
export function codeCells({ cells }: Notebook): Cell[] {
  return cells.filter((cell) => cell.cell_type === "code" && sourceOf(cell).trim() !== "");
}

/** The text of a cell. */
export function sourceOf({ source }: Cell): string {
  return textOf(source);
}

/** The HTML of the cells' outputs, one text each. */
export function htmlOutputs(notebook: Notebook): string[] {
  return notebook.cells
    .flatMap(({ outputs = [] }) => outputs)
    .map(({ data }) => data?.["text/html"] as MultilineText | undefined)
    .filter((html) => html !== undefined)
    .map(textOf);
}

/** A text as one string. */
export function textOf(text: MultilineText): string {
  return typeof text === "string" ? text : text.join("");
}
