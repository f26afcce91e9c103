import { assert, assertEquals, assertStrictEquals } from "@std/assert";
import { chess } from "matchbox/games/chess/mod.ts";

const game = chess();

/** How many elements of a picture have that colour. */
const count = (svg: string, colour: string) => svg.split(colour).length - 1;
const CORNERS = "#FFDD11";
const MARKS = 'fill="#FFFFFF" stroke="#222222"';

Deno.test("the last move is marked on both of its squares", () => {
  const position = game.start();
  const move = game.parse(position, "e4");
  position.play(move);
  assertStrictEquals(count(game.picture(position), CORNERS), 0);
  assertStrictEquals(count(game.picture(position, { lastMove: move }), CORNERS), 2);
});

Deno.test("the target squares of the legal moves are marked once", () => {
  // From the start the sixteen squares of ranks 3 and 4; two knight moves go where pawns do.
  assertStrictEquals(count(game.picture(game.start(), { legalMoves: true }), MARKS), 16);
  // Four promotions on one square, and one step of the king to each of a2, b1 and b2.
  const position = game.start("7k/P7/8/8/8/8/8/K7 w - - 0 1");
  assertStrictEquals(count(game.picture(position, { legalMoves: true }), MARKS), 4);
});

Deno.test("a picture says who is to move or how the game ended", () => {
  const says = (notation: string, text: string) => {
    assert(game.picture(game.start(notation)).includes(`>${text}</text>`), text);
    assert(game.draw(game.start(notation)).includes(text), text);
  };
  says("4k3/8/8/8/8/8/8/R3K3 b Q - 0 7", "move 7; Black to move");
  says("4k3/8/8/8/8/8/8/K3R3 b - - 0 7", "move 7; Black to move, in check");
  says("k1K5/8/8/8/8/8/8/R7 b - - 3 80", "move 80; White won by checkmate");
  says("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "move 1; drawn: stalemate");
});

Deno.test("no picture needs a font for its pieces", () => {
  const svg = game.picture(game.start());
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
  const names = [..."1122334455667788aabbccddeeffgghh"];
  assertEquals(texts.toSorted(), [...names, "move 1; White to move"].toSorted());
});

Deno.test("the board drawn as text is seen from White's side", () => {
  const lines = game.draw(game.start()).split("\n");
  assertStrictEquals(lines[0], "8 r n b q k b n r");
  assertStrictEquals(lines[7], "1 R N B Q K B N R");
  assertStrictEquals(lines[8], "  a b c d e f g h");
});
