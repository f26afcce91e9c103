import { assertEquals, assertMatch, assertNotMatch } from "@std/assert";
import { toSortableHtml } from "matchbox/report/sortable_table.ts";
import type { Table } from "matchbox/report/table.ts";

const table: Table = {
  name: "window",
  title: "Window",
  columns: [
    { name: "name", kind: "key", meaning: "the name" },
    { name: "games", kind: "exact", meaning: "its games" },
    { name: "score", kind: "exact", meaning: "its score" },
  ],
  rows: [
    { name: "b", games: 9, score: { mean: 0.5, low: 0.4, high: 0.6, count: 9 } },
    { name: "c", games: 10, score: null },
    { name: "a", games: 9, score: { mean: 0.7, low: 0.6, high: 0.8, count: 9 } },
  ],
};

Deno.test("a reader sorts a table by links: large numbers and empty texts in their places", () => {
  const html = toSortableHtml(table, ["games", "name", "score"]);
  const frames = html.split(/(?=<div id=)/).slice(1);
  // The first cells of each frame: by games (equal ones keep their order), by name, by score (empty last).
  const names = frames.map((frame) =>
    [...frame.matchAll(/<tr><td[^>]*>([abc])<\/td>/g)].map(([, name]) => name)
  );
  assertEquals(names, [["c", "b", "a"], ["a", "b", "c"], ["a", "b", "c"]]);
  const ids = frames.map((frame) => frame.match(/^<div id="([^"]+)"/)![1]);
  const links = [...frames[0].matchAll(/<a href="#([^"]+)">/g)].map(([, id]) => id);
  assertEquals(links, ids.slice(1));
  // Untrusted notebooks keep neither scripts nor style sheets.
  assertNotMatch(html, /<script|<style|onclick/);
  assertMatch(html, /Sorted by <b>games<\/b>/);
});
