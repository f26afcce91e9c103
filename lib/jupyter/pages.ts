/**
 * Executed notebooks as HTML pages, for readers without Jupyter.
 *
 * @module
 */
import { basename, fromFileUrl, join, resolve } from "@std/path";
import { SetupError } from "matchbox/base/mod.ts";
import type { Jupyter } from "./environment.ts";
import { listNotebooks } from "./notebook.ts";
import { runProgram } from "./program.ts";

/** The exit code of pages.py without nbconvert. */
const NO_NBCONVERT = 3;

/** Options of `writePages`. */
export interface PagesOptions {
  /** The Jupyter that converts the notebooks. */
  readonly jupyter: Jupyter;
  /** The folder of the notebooks; it gives their order. */
  readonly notebooks: string;
  /** The folder of the executed notebooks; `NAME.html` of each and `index.html` are written there. */
  readonly out: string;
}

/**
 * Writes a page for each notebook executed now or earlier, and an index of them.
 *
 * @returns the path of the index; null when this Jupyter has no nbconvert
 * @throws {SetupError} when a page cannot be made
 */
export async function writePages(options: PagesOptions): Promise<string | null> {
  const { jupyter: { python, env: more }, notebooks, out } = options;
  const names = (await listNotebooks(notebooks)).map((path) => basename(path));
  const executed = (await listNotebooks(out)).map((path) => basename(path));
  const paths = names.filter((name) => executed.includes(name)).map((name) => resolve(out, name));
  const script = fromFileUrl(new URL("./pages.py", import.meta.url));
  const [program, ...before] = python;
  const args = [...before, script, resolve(out), ...paths];
  const { code, lines } = await runProgram(program, args, { more });
  if (code === NO_NBCONVERT) return null;
  if (code !== 0) throw new SetupError(`the pages could not be made: ${lines.at(-1) ?? code}`);
  return join(out, "index.html");
}
