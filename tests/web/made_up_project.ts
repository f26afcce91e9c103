/**
 * A small project with all that a gallery has to cope with.
 *
 * @module
 */
import { dirname, join } from "@std/path";

/** A square of one colour as PNG, in base64. */
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="40"><title>A square wins</title>' +
  '<rect width="900" height="40" fill="#ffffff"/><rect width="40" height="40" fill="red"/></svg>';

const HOSTILE = `<style>body { display: none; }</style>
<script>bad()</script>
<object data="secret"></object>
<form action="https://elsewhere.example/form"><p>A form</p></form>
<p onclick="bad()"><a href="javascript:bad()">A program</a></p>
<img src="https://elsewhere.example/picture.png" onerror="bad()" alt="A picture from elsewhere">
<img src="data:image/png;base64,${PNG}">
<iframe src="https://elsewhere.example/frame"></iframe>
<iframe srcdoc="&lt;p id='p'&gt;silent&lt;/p&gt;&lt;script&gt;p.textContent = 'the frame runs'&lt;/script&gt;"></iframe>`;

const FIGURE = `<figure data-matchbox="figure-square" style="margin:0">` +
  `<img src="data:image/svg+xml;base64,${
    btoa(SQUARE)
  }" alt="By size."><figcaption>By size.</figcaption></figure>`;

const TABLE = `<div style="overflow-x:auto"><table><caption>Many columns</caption><tr>${
  "<td style='white-space:nowrap'>one of many columns</td>".repeat(20)
}</tr></table></div>`;

const PROSE = `# An *odd* notebook

**The question.** Some say so. How many positions, [at most](https://elsewhere.example/page) $W^d$? Many.

Tickets cost $5 and $6, and \`$x$\` is code. <!-- given: 5, 6 -->

$$\\frac{1}{2} + \\badcommand$$

See [the program](../lib/short.ts), [no text](missing.md), [a secret](../.secret/key.txt),
[a file](../../../etc/passwd) and a [broken address](%E0%A4%A).

## Twice

## Twice`;

const NOTEBOOK = notebook(
  { cell_type: "markdown", source: PROSE },
  code("const long = " + "1 + ".repeat(80) + "1;\n", [
    { output_type: "stream", name: "stdout", text: "\u001b[31mred < green\u001b[0m\n" },
    { output_type: "error", ename: "TypeError", evalue: "a < b", traceback: [] },
    shown({ "text/plain": ["plain ", "& simple"] }),
    shown({ "text/markdown": "_slanted_", "text/plain": "slanted" }),
    shown({ "image/png": PNG + "\n", "text/plain": "A dot" }),
    shown({ "text/html": HOSTILE, "text/plain": "hostile" }),
    shown({ "text/html": FIGURE, "image/png": PNG, "text/plain": "By size." }),
    shown({ "text/html": TABLE, "text/plain": "table" }),
  ]),
  code("", []),
);

/** Its files by path. */
const FILES: Record<string, string> = {
  "README.md": "# A project\n\nIts [notebooks](notebooks/), its [results](results/made-up/).\n",
  "lib/short.ts": "/** One. */\nexport const one: number = 1;\n",
  ".secret/key.txt": "key",
  "notebooks/01_odd.ipynb": NOTEBOOK,
  "notebooks/02_broken.ipynb": "{",
  "results/made-up/README.md":
    "# Made up\n\n**Does it work?**\n\n## Verdicts\n\n**Q1 partly.** It works. In half of the cases.\n\n" +
    "![It works](figures/square.svg)\n",
  "results/made-up/figures/square.svg": SQUARE,
  "results/made-up/claims.json": "{",
};

/** Writes it into a new folder. */
export async function writeMadeUpProject(folder: string): Promise<void> {
  for (const [path, text] of Object.entries(FILES)) {
    await Deno.mkdir(dirname(join(folder, path)), { recursive: true });
    await Deno.writeTextFile(join(folder, path), text);
  }
}

/** A notebook as text. */
export function notebook(...cells: object[]): string {
  return JSON.stringify({ nbformat: 4, nbformat_minor: 5, metadata: {}, cells });
}

/** A code cell that was executed. */
export function code(source: string, outputs: object[]): object {
  return { cell_type: "code", execution_count: 1, source, outputs };
}

/** The result of a cell, by MIME type. */
export function shown(data: Record<string, unknown>): object {
  return { output_type: "execute_result", execution_count: 1, metadata: {}, data };
}
