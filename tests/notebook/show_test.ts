import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { decodeBase64 } from "@std/encoding";
import { playMatch } from "matchbox/arena/mod.ts";
import { findGame, IllegalMoveError } from "matchbox/games/mod.ts";
import type { Display } from "matchbox/report/display.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";
import { game, show, strip } from "matchbox/notebook/mod.ts";

const shortest = { game: "reversi", moves: "e6 f4 e3 f6 g5 d6 e7 f5 c5".split(" ") };

async function shown(display: Display): Promise<{ svgs: string[]; plain: string }> {
  const bundle = await display[jupyterDisplay]();
  const svgs = [...bundle["text/html"].matchAll(/<img src="data:image\/svg\+xml;base64,([^"]+)"/g)]
    .map(([, data]) => new TextDecoder().decode(decodeBase64(data)));
  return { svgs, plain: bundle["text/plain"] };
}

/** The notation in the title of a picture. */
function titleOf(svg: string): string {
  return svg.match(/<title>(.*)<\/title>/)![1];
}

Deno.test("a position is shown with marks and a caption", async () => {
  const reversi = findGame("reversi");
  const position = reversi.start();
  const marked = await shown(show(position, { legalMoves: true, caption: "Where dark may play" }));
  assertEquals(marked.svgs, [reversi.picture(position, { legalMoves: true })]);
  assertStrictEquals(marked.plain, "Where dark may play");
  const plain = await shown(show(position));
  assertEquals(plain.svgs, [reversi.picture(position)]);
  assertStrictEquals(plain.plain, "Reversi 8x8");
});

Deno.test("a game is shown with a frame for each ply, the last move marked", async () => {
  const { svgs, plain } = await shown(game(shortest));
  const reversi = findGame("reversi");
  const position = reversi.start();
  assertStrictEquals(titleOf(svgs[0]), position.toString());
  for (const [index, text] of shortest.moves.entries()) {
    const lastMove = reversi.parse(position, text);
    position.play(lastMove);
    assertStrictEquals(svgs[index + 1], reversi.picture(position, { lastMove }));
  }
  assertStrictEquals(svgs.length, 10);
  assertEquals(plain.split("\n").slice(0, 3), [
    "Reversi 8x8: the beginning",
    "1. dark e6",
    "2. light f4",
  ]);
});

Deno.test("a strip has the beginning, a position every few plies, and the end; a player can too", async () => {
  for (const form of [strip, game]) {
    const plies = async (every: number) => {
      const { plain } = await shown(form(shortest, { every }));
      return plain.split("\n").map((caption) => caption.split(".")[0]);
    };
    assertEquals(await plies(4), ["Reversi 8x8: the beginning", "4", "8", "9"]);
    assertEquals(await plies(3), ["Reversi 8x8: the beginning", "3", "6", "9"]);
  }
});

Deno.test("a record is shown from its opening position", async () => {
  for (const spec of ["tictactoe", "metelyk", "chess", "reversi:size=4"]) {
    const [record] = playMatch(findGame(spec), "random", "random", { games: 2, seed: 1 }).records;
    const { svgs } = await shown(strip(record, { every: 1000 }));
    assertStrictEquals(titleOf(svgs[0]), record.opening);
  }
  const opening = "OXX--XX--XX----- X";
  const { svgs } = await shown(game({ game: "reversi:size=4", opening, moves: ["pass", "d1"] }));
  assertStrictEquals(svgs.length, 3);
  assertStrictEquals(titleOf(svgs[0]), opening);
});

Deno.test("a record with an illegal move is an error", () => {
  assertThrows(() => game({ game: "reversi", moves: ["e6", "a1"] }), IllegalMoveError);
});
