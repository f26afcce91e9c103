import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { decodeBase64 } from "@std/encoding";
import { Tree } from "matchbox/agents/mcts/tree.ts";
import { Uct } from "matchbox/agents/mcts/uct.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { playoutFilm, playoutTree } from "matchbox/notebook/mod.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";

const game = findGame("tictactoe");
/** Two squares are free, `a2` and `b3`. */
const position = game.start("XOX-XXO-O O");

function searched(playouts: number) {
  const tree = new Tree(1000);
  tree.clear();
  const uct = new Uct(game, tree, { exploration: Math.SQRT2 });
  const random = randomStream("a drawn tree");
  let before = tree.visits.slice();
  for (let i = 0; i < playouts; i++) {
    before = tree.visits.slice();
    uct.playout(position, random);
  }
  return { tree, before };
}

const bundleOf = (shown: ReturnType<typeof playoutTree>) => shown[jupyterDisplay]();

function svgOf(html: string): string {
  return new TextDecoder().decode(decodeBase64(html.match(/base64,([^"]+)"/)![1]));
}

Deno.test("a drawn tree counts its playouts and has their mean score for the side at the root", async () => {
  // O on a2 leaves b3 for X, a draw; O on b3 has the whole row.
  const { "text/plain": plain } = await bundleOf(playoutTree(game, position, searched(9).tree));
  const [caption, ...lines] = plain.split("\n");
  assertMatch(caption, /^9 playouts\. .* for max, who moves at the root\.$/);
  const counted = lines.map((line) => /^( *)(?:(\w\d): )?(max|min) (\d+) \((.*)\)$/.exec(line)!);
  const root = counted[0];
  assertEquals([root[3], root[4]], ["max", "9"]);
  const below = counted.filter(([, indent]) => indent.length === 2);
  assertStrictEquals(below.reduce((sum, [, , , , playouts]) => sum + Number(playouts), 0), 9);
  assertEquals(below.map(([, , move, , , score]) => [move, score]), [["a2", "0.50"], [
    "b3",
    "1.00",
  ]]);
  const scores = below.reduce((sum, [, , , , playouts, score]) => sum + +playouts * +score, 0);
  assertStrictEquals(root[5], (scores / 9).toFixed(2));
});

Deno.test("a drawn tree marks the line of the last playout, and dashes what has none", async () => {
  const { tree, before } = searched(1);
  const { "text/html": html, "text/plain": plain } = await bundleOf(
    playoutTree(game, position, tree, { before, plies: 1 }),
  );
  assertMatch(plain, /^1 playout\. .* The thick line is that of the last playout\.\nmax 1 /);
  const svg = svgOf(html);
  assertStrictEquals(svg.match(/stroke-width="4"\/>/g)!.length, 1);
  // The other move, its edge and its node.
  assertStrictEquals(svg.match(/stroke-dasharray/g)!.length, 2);
  const unmarked = await bundleOf(playoutTree(game, position, tree, { plies: 1 }));
  assert(!svgOf(unmarked["text/html"]).includes('stroke-width="4"/>'));
});

Deno.test("a film of playouts has a picture after each of them", async () => {
  const random = randomStream("a film");
  const { "text/plain": plain } = await bundleOf(
    playoutFilm(game, position, { playouts: 3, random }),
  );
  assertEquals(plain.split("\n").map((line) => line.split(".")[0]), [
    "1 playout",
    "2 playouts",
    "3 playouts",
  ]);
});
