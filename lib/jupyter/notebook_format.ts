/**
 * Whether the code cells of notebooks are formatted. `deno fmt --check` reports every notebook that it has
 * not seen before as unformatted, so each cell is compared with the formatter's output.
 *
 * @module
 */
import { basename } from "@std/path";
import {
  codeCells,
  type Notebook,
  readNotebook,
  sourceOf,
} from "matchbox/runner/notebook_files/notebook.ts";

/**
 * Finds the cells that the formatter would change.
 *
 * @param path the notebook
 * @returns the problems, one line each; empty when there are none
 * @throws {UsageError} when the file is not a notebook
 */
export async function formatProblems(path: string): Promise<string[]> {
  const notebook = await readNotebook(path);
  const formatted = JSON.parse(await format(await Deno.readTextFile(path))) as Notebook;
  const wanted = codeCells(formatted).map(sourceOf);
  return codeCells(notebook).flatMap((cell, index) =>
    sourceOf(cell) === wanted[index]
      ? []
      : [`${basename(path)}, cell ${index + 1}: not formatted as by deno fmt`]
  );
}

async function format(notebook: string): Promise<string> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["fmt", "--quiet", "--ext", "ipynb", "-"],
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(notebook));
  await writer.close();
  const { success, stdout, stderr } = await child.output();
  if (!success) throw new Error(new TextDecoder().decode(stderr).trim());
  return new TextDecoder().decode(stdout);
}
