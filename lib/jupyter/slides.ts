/**
 * Writes notebooks as slides, by Jupyter's own converter.
 *
 * @module
 */
import { basename, fromFileUrl, join } from "@std/path";
import { SetupError } from "matchbox/base/mod.ts";
import { formula } from "matchbox/report/formula.ts";
import { runProgram } from "matchbox/runner/machine/program.ts";
import { readNotebook, sourceOf } from "matchbox/runner/notebook_files/notebook.ts";
import type { Jupyter } from "./environment.ts";

/**
 * Writes the slides of a notebook. They need reveal.js and nothing else.
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
  await Deno.mkdir(folder, { recursive: true });
  const shown = await Deno.makeTempFile({ dir: folder, suffix: ".ipynb" });
  try {
    await Deno.writeTextFile(shown, await withFormulas(notebook));
    const args = [...options, script, shown, page, ...(reveal ? [reveal] : [])];
    const { code, lines } = await runProgram(python, args, { more: env });
    if (code !== 0) throw new SetupError(`no slides of ${basename(notebook)}: ${lines.at(-1)}`);
    return page;
  } finally {
    await Deno.remove(shown);
  }
}

/** A notebook whose formulas are MathML. */
async function withFormulas(path: string): Promise<string> {
  const notebook = await readNotebook(path);
  const cells = notebook.cells.map((cell) =>
    cell.cell_type === "markdown" ? { ...cell, source: mathMl(sourceOf(cell)) } : cell
  );
  return JSON.stringify({ ...notebook, cells });
}

/** Fences and spans of code, which have no formulas. */
const CODE = /(^```.*?^```|`[^`]*`)/gms;

/** The Markdown with its formulas, `$...$` and `$$...$$`, as MathML. */
export function mathMl(markdown: string): string {
  return markdown.split(CODE).map((part, i) =>
    i % 2 === 1 ? part : part
      .replaceAll(/\$\$([^$]+)\$\$/g, (_, tex: string) => written(tex.trim(), true))
      .replaceAll(/\$(?!\s)([^$]+?)(?<!\s)\$(?!\d)/g, (_, tex: string) => written(tex, false))
  ).join("");
}

/** Without marks of Markdown, and on one line, so that a converter takes it as it is. */
function written(tex: string, block: boolean): string {
  return formula(tex, block).replaceAll("_", "&#95;").replaceAll("*", "&#42;")
    .replaceAll("\\", "&#92;").replaceAll(/\s*\n\s*/g, " ");
}
