/**
 * Writes notebooks as slides, by Jupyter's own converter.
 *
 * @module
 */
import { basename, fromFileUrl, join } from "@std/path";
import { SetupError } from "matchbox/base/mod.ts";
import { runProgram } from "matchbox/runner/machine/program.ts";
import type { Jupyter } from "./environment.ts";

/**
 * Writes the slides of a notebook.
 *
 * @param notebook its path
 * @param folder of the page
 * @param reveal the address of reveal.js; default: a public server
 * @returns the path of the page
 * @throws {SetupError} when this Jupyter cannot convert it
 */
export async function writeSlides(
  { python: [python, ...options], env }: Jupyter,
  notebook: string,
  folder: string,
  reveal?: string,
): Promise<string> {
  const page = join(folder, `${basename(notebook, ".ipynb")}.slides.html`);
  const script = fromFileUrl(new URL("./slides.py", import.meta.url));
  const args = [...options, script, notebook, page, ...(reveal ? [reveal] : [])];
  const { code, lines } = await runProgram(python, args, { more: env });
  if (code !== 0) throw new SetupError(`no slides of ${basename(notebook)}: ${lines.at(-1)}`);
  return page;
}
