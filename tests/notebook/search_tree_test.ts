import { assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { decodeBase64 } from "@std/encoding";
import { treeGame } from "matchbox/agents/mod.ts";
import { searchTree } from "matchbox/notebook/mod.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";

const tree = treeGame([[3, 12, 8], [2, 4, 6]]);

async function shown(algorithm?: "minimax" | "alphabeta", moves = false) {
  const { evaluation, maxPlies: depth } = tree;
  const drawn = searchTree(tree, tree.start(), { depth, evaluation, algorithm, moves });
  const { "text/html": html, "text/plain": plain } = await drawn[jupyterDisplay]();
  const [, data, alt] = html.match(/base64,([^"]+)" alt="([^"]+)"/)!;
  return { svg: new TextDecoder().decode(decodeBase64(data)), alt, plain };
}

const count = (svg: string, pattern: RegExp) => svg.match(pattern)?.length ?? 0;

Deno.test("a drawn tree has squares for Max, circles for Min, and crossed edges for cutoffs", async () => {
  const { svg } = await shown();
  // The root and the six leaves are Max's, and the background is a rectangle too.
  assertStrictEquals(count(svg, /<rect /g), 1 + 1 + 6);
  assertStrictEquals(count(svg, /<circle /g), 2);
  // For each of two leaves, an edge and a node are dashed.
  assertStrictEquals(count(svg, /stroke-dasharray/g), 4);
  assertStrictEquals(count(svg, /rotate\(/g), 2);
  // The principal variation goes from the root over one node to a leaf.
  assertStrictEquals(count(svg, /stroke-width="4"\/>/g), 2);
  const texts = [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text);
  assertEquals(texts, [
    "max",
    "min",
    "max",
    "3",
    "−∞ … ∞",
    "3",
    "−∞ … ∞",
    "3",
    "12",
    "8",
    "≤2",
    "3 … ∞",
    "2",
  ]);
});

Deno.test("minimax cuts nothing off and has no windows", async () => {
  const { svg, alt } = await shown("minimax");
  assertStrictEquals(count(svg, /stroke-dasharray/g), 0);
  assertStrictEquals(count(svg, /∞/g), 0);
  assertMatch(alt, /^Minimax to depth 2 looks at all 9 nodes and all 6 leaves\./);
});

Deno.test("an outline has the content of the picture as text", async () => {
  const { alt, plain } = await shown();
  assertMatch(alt, /^Alpha-beta to depth 2 looks at 7 of 9 nodes and 4 of 6 leaves\./);
  assertEquals(plain.split("\n"), [
    alt,
    "max 3 in −∞ … ∞",
    "  1: min 3 in −∞ … ∞",
    "    1: max 3",
    "    2: max 12",
    "    3: max 8",
    "  2: min ≤2 in 3 … ∞",
    "    1: max 2",
    "    cut off: 2",
  ]);
});

Deno.test("edges are labelled with moves on request", async () => {
  const names = (svg: string) =>
    [...svg.matchAll(/paint-order="stroke">([^<]*)</g)].map(([, text]) => text)
      .filter((text) => !text.includes("…"));
  assertEquals(names((await shown("alphabeta", true)).svg), ["1", "1", "2", "3", "2", "1"]);
  assertEquals(names((await shown()).svg), []);
});
