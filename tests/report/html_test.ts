import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { toHtml } from "matchbox/report/html.ts";
import { toMarkdown } from "matchbox/report/markdown.ts";
import { findBrowser } from "../browser.ts";
import { BUNDLED, bundledFont } from "../fixtures/bundled_font.ts";
import { findAll, parse } from "./parse.ts";
import { manyColumns, scores } from "./tables.ts";

/** Of an output of JupyterLab in a window of 1280 pixels with its side bar open, in pixels; see lab_test.ts. */
const ROOM = 828;

/** Font size of tables in JupyterLab, in pixels. */
const SIZE = 13;

/** The texts of the cells of each row. */
function cellsOf(html: string): string[][] {
  return findAll(parse(html), "tbody tr").map((row) =>
    [...row.children].map((cell) => cell.textContent)
  );
}

Deno.test("an estimate is a number with its interval in small type beside it", () => {
  const html = toHtml(scores());
  assertEquals(cellsOf(html).map(([, score]) => score.trim()), [
    "0.534 [0.501, 0.567]",
    "1.000",
    "< 0.001 [0.000, 0.200]",
  ]);
  assertMatch(html, /0\.534 <small style="[^"]*inline-block[^"]*">\[0\.501, 0\.567\]<\/small>/);
});

Deno.test("the intervals of a column have equal width, so that its numbers align", () => {
  const widths = [...toHtml(scores()).matchAll(/<small style="[^"]*min-width:([\d.]+)em/g)];
  assertStrictEquals(widths.length, 3);
  assertStrictEquals(new Set(widths.map(([, width]) => width)).size, 1);
});

Deno.test("in a table that would be too wide every interval stands below its number", () => {
  const html = toHtml(manyColumns());
  const intervals = html.match(/<small/g)!.length;
  assertStrictEquals(html.match(/<br><small/g)!.length, intervals);
  assert(intervals > 0);
});

Deno.test("a link has its text and its address", () => {
  const [link] = findAll(parse(toHtml(scores())), "a");
  assertEquals([link.getAttribute("href"), link.textContent], ["agents/a.md?b&c", "a & b"]);
});

Deno.test("details are left out, and the file that has them is named", () => {
  const html = toHtml(scores(), { file: "scores.csv" });
  assert(!html.includes("left over"));
  assert(html.includes('One more column is in <a href="scores.csv">scores.csv</a>.'));
  assert(!toHtml(scores()).includes("One more"));
});

Deno.test("a table has the same content in HTML and in Markdown", () => {
  const rows = toMarkdown(scores(), { legend: false }).split("\n").slice(4);
  const [, ...texts] = rows.map((row) => row.split("|")[2].trim());
  assertEquals(cellsOf(toHtml(scores())).slice(1).map(([, score]) => score.trim()), texts);
});

Deno.test("tables of seven columns fit into the output of a notebook", async () => {
  const browser = await findBrowser();
  if (!browser) return;
  const folder = await Deno.makeTempDir();
  const page = `${folder}/tables.html`;
  const tables = [scores(), manyColumns()].map((table) => `<div>${toHtml(table)}</div>`);
  const style = `${bundledFont()} table { font: ${SIZE}px ${BUNDLED}; }`;
  await Deno.writeTextFile(
    page,
    `<!doctype html><meta charset="utf-8"><style>${style}</style>${tables.join("")}`,
  );
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "-A",
      "--no-check",
      `--config=${fromFileUrl(new URL("../../deno.json", import.meta.url))}`,
      fromFileUrl(new URL("table_widths.ts", import.meta.url)),
      browser,
      `file://${page}`,
      String(ROOM),
    ],
  }).output();
  await Deno.remove(folder, { recursive: true });
  const decoder = new TextDecoder();
  assertStrictEquals(code, 0, decoder.decode(stderr));
  const widths = JSON.parse(decoder.decode(stdout)) as number[];
  assertStrictEquals(widths.length, 2);
  for (const width of widths) assert(width > 0 && width <= ROOM, `${width} of ${ROOM}`);
});
