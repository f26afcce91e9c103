import {
  assert,
  assertEquals,
  assertLess,
  assertMatch,
  assertRejects,
  assertStrictEquals,
  assertStringIncludes,
} from "@std/assert";
import { toDataFrame } from "matchbox/report/data_frame.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";
import type { Column, Row, Table } from "matchbox/report/table.ts";

function tableOf(names: string[], rows: Row[]): Table {
  const columns = names.map((name): Column => ({ name, kind: "key", meaning: "" }));
  return { name: "made_up", title: "Made up", columns, rows };
}

function shown(frame: unknown): Record<string, string> {
  return (frame as Record<symbol, () => Record<string, string>>)[jupyterDisplay]();
}

Deno.test("a column that only later rows have is kept, with nulls before", async () => {
  const frame = await toDataFrame(tableOf(["a", "b"], [{ a: 1 }, { a: 2, b: "x" }]));
  assertEquals(frame.columns, ["a", "b"]);
  assertEquals<unknown>(frame.values, [[1, null], [2, "x"]]);
});

Deno.test("an estimate becomes three columns, and details are columns too", async () => {
  const table = tableOf(["a"], []);
  const rows = [{ a: { mean: 0.5, low: 0.25, high: 0.75, count: 4 }, b: 7 }];
  const detail: Column = { name: "b", kind: "exact", meaning: "", detail: true };
  const frame = await toDataFrame({ ...table, columns: [...table.columns, detail], rows });
  assertEquals(frame.columns, ["a", "a_low", "a_high", "b"]);
  assertEquals<unknown>(frame.values, [[0.5, 0.25, 0.75, 7]]);
});

Deno.test("a key that is not a column is an error", async () => {
  await assertRejects(() => toDataFrame(tableOf(["a"], [{ a: 1, b: 2 }])), TypeError);
});

Deno.test("a table without rows gives a frame without rows", async () => {
  const frame = await toDataFrame(tableOf(["a", "b"], []));
  assertEquals(frame.shape, [0, 2]);
  assertStringIncludes(shown(frame)["text/html"], ">b</th>");
});

Deno.test("a frame is displayed with escaped HTML and right-aligned numbers with separators", async () => {
  const rows = [{ name: "<script>alert(1)</script>", nodes: 1234567.5 }];
  const { "text/html": html, "text/plain": plain } = shown(
    await toDataFrame(tableOf(["name", "nodes"], rows)),
  );
  assertStringIncludes(html, "&lt;script&gt;alert(1)&lt;/script&gt;");
  assert(!html.includes("<script"));
  assertMatch(html, /<td style="[^"]*text-align:right[^"]*">1,234,570<\/td>/);
  assertStringIncludes(plain, "1,234,570");
});

Deno.test("the frames that head, groupby and merge return are displayed too", async () => {
  const rows = [{ game: "x", nodes: 1 }, { game: "x", nodes: 3 }, { game: "y", nodes: 7 }];
  const frame = await toDataFrame(tableOf(["game", "nodes"], rows));
  const { merge } = await import("danfojs-node");
  assertStrictEquals(shown(frame.head(1))["text/html"].match(/<tr>/g)!.length, 2);
  assertMatch(shown(frame.groupby(["game"]).mean())["text/html"], />x<[^]*>2<[^]*>y<[^]*>7</);
  const merged = merge({ left: frame, right: frame.head(1), on: ["game"], how: "inner" });
  assertStringIncludes(shown(merged)["text/html"], "<table");
});

Deno.test("fifty thousand rows become a frame quickly, and ten of them are open", async () => {
  const rows = Array.from({ length: 50_000 }, (_, i) => ({ i, name: `s${i % 7}`, third: i / 3 }));
  const started = performance.now();
  const frame = await toDataFrame(tableOf(["i", "name", "third"], rows));
  const { "text/html": html } = shown(frame);
  assertLess(performance.now() - started, 5000);
  assertStrictEquals(frame.shape[0], 50_000);
  const [open, folded] = html.split("<details>");
  assertStrictEquals(open.match(/<tr><td/g)!.length, 10);
  assertStrictEquals(folded.match(/<tr><td/g)!.length, 200);
  assertStringIncludes(folded, "… 49,990 more rows: show the first 200 of 50,000");
});
