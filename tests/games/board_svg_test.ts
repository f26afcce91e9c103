import assert from "node:assert/strict";
import { Resvg } from "@resvg/resvg-js";
import { findGame } from "matchbox/games/mod.ts";
import { boardSvg } from "matchbox/games/board_svg.ts";

const board = {
  title: "",
  caption: "",
  files: ["a", "b", "c"],
  ranks: ["1", "2"],
  cell: 50,
  field: "#FFFFFF",
  line: "#000000",
  content: "",
};

const sizeOf = (svg: string) => {
  const { width, height } = new Resvg(svg, { font: { loadSystemFonts: false } });
  return { width, height };
};

Deno.test("texts with the characters of XML are written out", () => {
  const svg = boardSvg({ ...board, title: "a<b & c>d", caption: "1 < 2 & 3 > 2" });
  assert.ok(svg.includes("<title>a&lt;b &amp; c&gt;d</title>"));
  assert.ok(svg.includes(">1 &lt; 2 &amp; 3 &gt; 2</text>"));
  // The renderer refuses what is not well-formed, so that this test would see a text left as it is.
  assert.throws(() => sizeOf(svg.replace("&lt;", "<")));
  assert.ok(sizeOf(svg).width > 0);
});

Deno.test("the picture grows with the board", () => {
  const { width, height } = sizeOf(boardSvg(board));
  assert.deepEqual(sizeOf(boardSvg({ ...board, cell: 60 })), {
    width: width + 3 * 10,
    height: height + 2 * 10,
  });
});

Deno.test("every file and rank is named on both sides", () => {
  const svg = findGame("reversi:size=10").picture(findGame("reversi:size=10").start());
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
  for (const name of [..."abcdefghij", "1", "5", "10"]) {
    assert.equal(texts.filter((text) => text === name).length, 2, name);
  }
  assert.ok(texts.includes("dark 2, light 2; dark to move"));
});

Deno.test("a pass has no square to be marked", () => {
  const game = findGame("reversi:size=4");
  const position = game.start("OXX--XX--XX----- X");
  assert.equal(game.picture(position, { legalMoves: true }), game.picture(position));
  const pass = game.parse(position, "pass");
  position.play(pass);
  assert.equal(game.picture(position, { lastMove: pass }), game.picture(position));
});
