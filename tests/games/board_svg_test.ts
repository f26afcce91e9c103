import {
  assert,
  assertEquals,
  assertGreater,
  assertStrictEquals,
  assertStringIncludes,
  assertThrows,
} from "@std/assert";
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

Deno.test("special characters of XML are escaped in texts", () => {
  const svg = boardSvg({ ...board, title: "a<b & c>d", caption: "1 < 2 & 3 > 2" });
  assertStringIncludes(svg, "<title>a&lt;b &amp; c&gt;d</title>");
  assertStringIncludes(svg, ">1 &lt; 2 &amp; 3 &gt; 2</text>");
  // The renderer refuses text that is not well-formed, so this test would notice one left unescaped.
  assertThrows(() => sizeOf(svg.replace("&lt;", "<")));
  assertGreater(sizeOf(svg).width, 0);
});

Deno.test("the picture grows with the board", () => {
  const { width, height } = sizeOf(boardSvg(board));
  assertEquals(sizeOf(boardSvg({ ...board, cell: 60 })), {
    width: width + 3 * 10,
    height: height + 2 * 10,
  });
});

Deno.test("every file and rank is named on both sides", () => {
  const svg = findGame("reversi:size=10").picture(findGame("reversi:size=10").start());
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
  for (const name of [..."abcdefghij", "1", "5", "10"]) {
    assertStrictEquals(texts.filter((text) => text === name).length, 2, name);
  }
  assert(texts.includes("dark 2, light 2; dark to move"));
});

Deno.test("a pass has no mark", () => {
  const game = findGame("reversi:size=4");
  const position = game.start("OXX--XX--XX----- X");
  assertStrictEquals(game.picture(position, { legalMoves: true }), game.picture(position));
  const pass = game.parse(position, "pass");
  position.play(pass);
  assertStrictEquals(game.picture(position, { lastMove: pass }), game.picture(position));
});

Deno.test("a ring lies around each square that is pointed out, and nowhere else", () => {
  const game = findGame("reversi:size=4");
  const position = game.start();
  const plain = game.picture(position);
  // c2 is in the third column of the second row; nothing stands on a1.
  const ringed = game.picture(position, { squares: [6, 0] });
  const places = [...ringed.replace(plain, "").matchAll(/translate\((\d) (\d)\)"><circle/g)];
  assertEquals(places.map(([, x, y]) => [x, y]), [["2", "1"], ["0", "0"]]);
  assertStrictEquals(game.picture(position, { squares: [] }), plain);
});
