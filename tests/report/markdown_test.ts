import { assert, assertStrictEquals } from "@std/assert";
import { toMarkdown } from "matchbox/report/markdown.ts";
import type { Table } from "matchbox/report/table.ts";

const table: Table = {
  name: "counts",
  title: "Counts",
  columns: [
    { name: "agent", kind: "key", meaning: "who searches" },
    { name: "nodes", unit: "nodes", kind: "exact", meaning: "calls of the search" },
    { name: "time", unit: "s", kind: "measured", digits: 2, meaning: "median" },
  ],
  rows: [
    { agent: "minimax", nodes: 1234567, time: 1.5 },
    { agent: "a|b*c", nodes: 12 },
  ],
};

Deno.test("a table is a title, aligned rows with numbers flush right, and a legend", () => {
  assertStrictEquals(
    toMarkdown(table),
    [
      "## Counts",
      "",
      "| agent   | nodes (nodes) | time (s) |",
      "| :------ | ------------: | -------: |",
      "| minimax |     1,234,567 |     1.50 |",
      "| a\\|b\\*c |            12 |          |",
      "",
      "- agent (key): who searches",
      "- nodes (nodes, exact): calls of the search",
      "- time (s, measured): median",
    ].join("\n"),
  );
});

Deno.test("the legend can be left out and rows can be cut, which is said", () => {
  const text = toMarkdown(table, { legend: false, limit: 1 });
  assert(!text.includes("who searches"));
  assert(!text.includes("a\\|b"));
  assert(text.endsWith("\n\n… 1 more"));
});

Deno.test("a cell cannot break its row, whatever it holds", () => {
  const agent = "one\ntwo | three \\| <img> `four`";
  const lines = toMarkdown({ ...table, rows: [{ agent }] }, { legend: false }).split("\n");
  assertStrictEquals(lines.length, 5);
  // Bars that no backslash precedes: one on each side of each of three cells.
  assertStrictEquals(lines[4].match(/(?<!\\)(?:\\\\)*\|/g)!.length, 4);
  assert(lines[4].includes("one two"));
  assert(lines[4].includes("\\<img>"));
});
