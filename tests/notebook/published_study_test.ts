import {
  assertEquals,
  assertMatch,
  assertRejects,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import { UsageError } from "matchbox/base/mod.ts";
import { publishedStudy } from "matchbox/notebook/mod.ts";
import type { Display } from "matchbox/report/display.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";
import type { Table } from "matchbox/report/table.ts";
import { cellReader } from "matchbox/notebook/sentence.ts";
import { withFolder } from "../fixtures/command.ts";

const plain = async (display: Display) => (await display[jupyterDisplay]())["text/plain"];

Deno.test("a study without published results shows a note instead of every table and figure", async () => {
  await withFolder(async (folder) => {
    const study = await publishedStudy("node-counts", { results: folder });
    const shown = [
      study.table(),
      study.table("no such table"),
      study.figure("nodes_by_depth"),
      study.claims(),
      study.sentence((cell) => cell("cost", {}, "n")),
    ];
    for (const display of shown) {
      assertStrictEquals(
        await plain(display),
        "nothing is published yet: `deno task publish node-counts`",
      );
    }
  });
});

Deno.test("a study without a thorough run shows how to publish one", async () => {
  const study = await publishedStudy("node-counts", { preset: "thorough" });
  assertMatch(await plain(study.table()), /`deno task publish node-counts --thorough`/);
});

Deno.test("a published study shows its tables, figures and verdicts", async () => {
  const study = await publishedStudy("node-counts");
  assertMatch(await plain(study.table()), /minimax/);
  assertMatch(await plain(study.claims()), /C6a/);
  assertMatch(await plain(study.figure()), /Nodes by depth/);
  assertThrows(() => study.table("no such table"), UsageError);
});

Deno.test("an unknown study is an error", async () => {
  await assertRejects(() => publishedStudy("node-count"), UsageError, 'did you mean "node-counts"');
});

const table: Table = {
  name: "duels",
  title: "Duels",
  columns: [
    { name: "rule", kind: "key", meaning: "the rule" },
    { name: "truth", kind: "key", meaning: "the true difference" },
    { name: "wrong", kind: "exact", digits: 2, meaning: "share" },
  ],
  rows: [
    { rule: "one game", truth: 50, wrong: 0.28 },
    { rule: "one game", truth: 1000, wrong: 0.1 },
    { rule: "four wins", truth: 50, wrong: 0.3 },
  ],
};

Deno.test("a sentence has the numbers of tables as the tables show them", () => {
  const cell = cellReader([table]);
  assertEquals(
    [
      cell("duels", { rule: "one game", truth: 1000 }, "wrong"),
      cell("duels", { rule: "four wins" }, "wrong"),
      cell("duels", { rule: "one game", truth: 1000 }, "truth"),
    ],
    ["0.10", "0.30", "1,000"],
  );
});

Deno.test("a sentence has estimates with their intervals, and times in the unit of their column", () => {
  const timed: Table = {
    ...table,
    columns: [
      ...table.columns,
      { name: "time", unit: "s", kind: "measured", meaning: "of a duel", detail: true },
    ],
    rows: [
      { rule: "a", wrong: { mean: 0.284, low: 0.25, high: 0.32, count: 9 }, time: 0.0123 },
      {
        rule: { text: "b", href: "b.md" },
        wrong: { mean: 0, low: 0, high: 0, count: 9 },
        time: 0.5,
      },
    ],
  };
  const cell = cellReader([timed]);
  assertStrictEquals(cell("duels", { rule: "a" }, "wrong"), "0.28 [0.25, 0.32]");
  assertStrictEquals(cell("duels", { rule: "b" }, "wrong"), "0.00");
  assertStrictEquals(cell("duels", { rule: "a" }, "time"), "12.3 ms");
});

Deno.test("a reference to no cell or to several cells is an error", () => {
  const message = (...asked: Parameters<ReturnType<typeof cellReader>>) =>
    assertThrows(() => cellReader([table])(...asked), UsageError).message;
  assertMatch(message("duel", {}, "wrong"), /^unknown table "duel"; did you mean "duels"/);
  assertMatch(
    message("duels", { truth: 50, rule: "one game" }, "wrongs"),
    /^unknown column "wrongs"/,
  );
  assertMatch(
    message("duels", { truths: 50 }, "wrong"),
    /^unknown column "truths" of table "duels"/,
  );
  assertStrictEquals(
    message("duels", { rule: "one game" }, "wrong"),
    'table "duels": expected one row with {"rule":"one game"} but found 2',
  );
  assertStrictEquals(
    message("duels", { truth: 7 }, "wrong"),
    'table "duels": expected one row with {"truth":7} but found 0',
  );
});
