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

Deno.test("a table is a title, aligned rows with right-aligned numbers, and a legend", () => {
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

Deno.test("the legend can be left out, and a note says how many rows are not shown", () => {
  const text = toMarkdown(table, { legend: false, rows: table.rows.slice(0, 1) });
  assert(!text.includes("who searches"));
  assert(!text.includes("a\\|b"));
  assert(text.endsWith("\n\n… 1 more"));
  const named = toMarkdown(table, {
    legend: false,
    rows: table.rows.slice(0, 1),
    file: "counts.csv",
  });
  assert(named.endsWith("\n\n… 1 more in [counts.csv](counts.csv)"));
});

Deno.test("no content of a cell can break its row", () => {
  const agent = "one\ntwo | three \\| <img> `four`";
  const lines = toMarkdown({ ...table, rows: [{ agent }] }, { legend: false }).split("\n");
  assertStrictEquals(lines.length, 5);
  // Bars without a backslash before them: one on each side of each of three cells.
  assertStrictEquals(lines[4].match(/(?<!\\)(?:\\\\)*\|/g)!.length, 4);
  assert(lines[4].includes("one two"));
  assert(lines[4].includes("\\<img>"));
});

Deno.test("an estimate is a number with its interval, and numbers with and without one align", () => {
  const score = (mean: number, low: number | null, high: number | null) => (
    { mean, low, high, count: 5 }
  );
  const shown: Table = {
    name: "scores",
    title: "",
    columns: [
      { name: "agent", kind: "key", meaning: "" },
      { name: "score", unit: "share", kind: "exact", digits: 3, meaning: "" },
      { name: "count", kind: "exact", meaning: "", detail: true },
    ],
    rows: [
      { agent: { text: "a [1]", href: "agents/a (1).md" }, score: score(0.53412, 0.5009, 0.5671) },
      { agent: "b", score: score(1, 1, 1) },
      { agent: "c", score: score(0.00001, 0, 0.2) },
    ],
  };
  assertStrictEquals(
    toMarkdown(shown, { legend: false, file: "scores.csv" }),
    [
      "| agent                            |                  score |",
      "| :------------------------------- | ---------------------: |",
      "| [a \\[1\\]](agents/a%20%281%29.md) |   0.534 [0.501, 0.567] |",
      "| b                                |   1.000                |",
      "| c                                | < 0.001 [0.000, 0.200] |",
      "",
      "One more column is in [scores.csv](scores.csv).",
    ].join("\n"),
  );
  const legend = toMarkdown(shown).split("\n").slice(-3);
  assertStrictEquals(
    legend.join("\n"),
    "- agent (key): \n- score (exact): \n- count (exact, in the CSV): ",
  );
});
