import { assertEquals } from "@std/assert";
import { tableOf } from "matchbox/report/table_of.ts";

Deno.test("a table has a row for each item, with the values that its columns give", () => {
  const table = tableOf("sizes", "The boards", [{ side: 6 }, { side: 8 }], [
    { name: "side", kind: "key", meaning: "squares of a side", value: (each) => each.side },
    { name: "number", meaning: "number of the row", value: (_, index) => index + 1 },
  ]);
  assertEquals(table, {
    name: "sizes",
    title: "The boards",
    columns: [
      { name: "side", kind: "key", meaning: "squares of a side" },
      { name: "number", kind: "exact", meaning: "number of the row" },
    ],
    rows: [{ side: 6, number: 1 }, { side: 8, number: 2 }],
  });
});

Deno.test("the meaning of a column names what its intervals are over", () => {
  const estimate = (unit?: string) => ({ mean: 1, low: 0, high: 2, count: 9, unit });
  const meaningOf = (units: (string | undefined)[]) =>
    tableOf("t", "T", units, [{ name: "x", meaning: "a mean", value: estimate }]).columns[0]
      .meaning;
  assertEquals(meaningOf(["runs", "runs"]), "a mean; 95 % interval over runs");
  assertEquals(meaningOf(["runs", "games"]), "a mean; 95 % interval over runs or games");
  assertEquals(meaningOf([undefined]), "a mean");
});
