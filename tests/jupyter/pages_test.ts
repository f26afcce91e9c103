import {
  assert,
  assertEquals,
  assertLessOrEqual,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import { join, toFileUrl } from "@std/path";
import { writePages } from "matchbox/jupyter/pages.ts";
import { runProgram } from "matchbox/jupyter/program.ts";
import { findBrowser } from "../browser.ts";
import { notebookOf, projectJupyter, root, temporaryFolder } from "./notebooks.ts";
import type { Sighting } from "./pages_session.ts";

/** Writes a notebook with a title, prose, and an output with this HTML. */
async function writeExecuted(folder: string, name: string, prose: string, html: string) {
  const notebook = notebookOf("const veryLong = " + "1 + ".repeat(60) + "1;");
  const [cell] = notebook.cells;
  const output = { output_type: "display_data", metadata: {}, data: { "text/html": html } };
  const cells = [
    { cell_type: "markdown", id: "prose", metadata: {}, source: prose },
    { ...cell, execution_count: 1, outputs: [output] },
  ];
  await Deno.mkdir(folder, { recursive: true });
  await Deno.writeTextFile(join(folder, name), JSON.stringify({ ...notebook, cells }));
}

const WIDE = `<div style="overflow-x:auto"><table><tr>${
  "<td style='white-space:nowrap'>one of many columns</td>".repeat(20)
}</tr></table></div>`;

Deno.test("executed notebooks become pages that load nothing and fit any window", async () => {
  await using folder = await temporaryFolder();
  const [notebooks, out] = ["notebooks", "out"].map((name) => join(folder.path, name));
  const prose =
    "# Counting *nodes*\n\n**The question.** How many [nodes](02_b.ipynb) are\nthere? At most $W^d$.";
  for (const at of [notebooks, out]) {
    await writeExecuted(at, "01_a.ipynb", prose, `<img width="900" src="${RED}">`);
    await writeExecuted(at, "02_b.ipynb", "No title & no [page](03_c.ipynb).", WIDE);
  }
  await writeExecuted(notebooks, "03_c.ipynb", "# Not executed", "");
  const index = await writePages({ jupyter: await projectJupyter(), notebooks, out });
  assertStrictEquals(index, join(out, "index.html"));
  const text = await Deno.readTextFile(index);
  assert(text.includes('<a href="01_a.html">Counting nodes</a>'), text);
  assert(text.includes("<dd>How many nodes are there?</dd>"), text);
  assert(text.includes('<a href="02_b.html">02_b</a>'), text);
  assert(text.includes("<dd>No title &amp; no page.</dd>"), text);
  assertStrictEquals(text.includes("03_c"), false);
  const [first, second] = await Promise.all(
    ["01_a.html", "02_b.html"].map((name) => Deno.readTextFile(join(out, name))),
  );
  assert(first.includes('<a href="02_b.html">nodes</a>'));
  // The browser renders formulas, because no program is loaded for them.
  assertMatch(first, /<math.*<msup><mi>W<\/mi><mi>d<\/mi><\/msup>/s);
  // A notebook without a page keeps its link.
  assert(second.includes('<a href="03_c.ipynb">page</a>'));

  const browser = await findBrowser();
  if (!browser) return;
  const addresses = ["index.html", "01_a.html", "02_b.html"].map((name) =>
    toFileUrl(join(out, name)).href
  );
  const seen = await look(browser, addresses);
  assertStrictEquals(seen.length, 3 * 4);
  for (const sighting of seen) {
    assertEquals(sighting.requests.filter((url) => !url.startsWith("data:")), [sighting.address]);
    assertLessOrEqual(sighting.pageWidth, sighting.width, JSON.stringify(sighting));
    assertStrictEquals(sighting.broken, 0);
    const dark = sighting.scheme === "dark";
    assertStrictEquals(brightness(sighting.page) < brightness(sighting.text), dark);
  }
});

Deno.test("without nbconvert there are no pages", async () => {
  await using folder = await temporaryFolder();
  const [modules, notebooks, out] = ["modules", "notebooks", "out"].map((name) =>
    join(folder.path, name)
  );
  await Deno.mkdir(modules);
  // Found before the real one.
  await Deno.writeTextFile(join(modules, "nbconvert.py"), "raise ImportError('not here')");
  for (const at of [notebooks, out]) await writeExecuted(at, "01_a.ipynb", "# A", "");
  const jupyter = await projectJupyter();
  const env = { ...jupyter.env, PYTHONPATH: modules };
  assertStrictEquals(await writePages({ jupyter: { ...jupyter, env }, notebooks, out }), null);
  assertEquals([...Deno.readDirSync(out)].map(({ name }) => name), ["01_a.ipynb"]);
});

/** A red square as an address. */
const RED = "data:image/svg+xml;base64," + btoa(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="40"><rect width="900" height="40" fill="red"/></svg>',
);

/** Brightness, from 0 to 765, of a colour such as `rgb(24, 24, 24)`. */
function brightness(colour: string): number {
  return (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
}

async function look(browser: string, addresses: string[]): Promise<Sighting[]> {
  const script = join(root, "tests", "jupyter", "pages_session.ts");
  const args = ["run", "-A", script, browser, ...addresses];
  const { code, lines } = await runProgram(Deno.execPath(), args);
  assertStrictEquals(code, 0, lines.join("\n"));
  return lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
}
