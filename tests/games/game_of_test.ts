import { assert, assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { Buffer } from "node:buffer";
import { findGame, gameOf, legalMoves, type Position } from "matchbox/games/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { parseBoard } from "matchbox/games/notation.ts";
import { MailboxReversi } from "matchbox/games/reversi/mailbox.ts";
import { playRandomGame } from "./random_game.ts";
import { testedSpecs as specs } from "./tested_games.ts";

const display = Symbol.for("Jupyter.display");

Deno.test("gameOf finds the game of a position and of its copy", () => {
  for (const spec of specs) {
    const game = findGame(spec);
    const { position } = playRandomGame(game, randomStream(`game of/${spec}`));
    assertStrictEquals(gameOf(position).spec, game.spec);
    assertStrictEquals(gameOf(position.clone()).spec, game.spec);
  }
  const board = parseBoard(findGame("reversi").start().toString(), 8);
  assertStrictEquals(gameOf(MailboxReversi.fromBoard(board, 8)).spec, "reversi:size=8");
});

Deno.test("an object that is not a position is refused", () => {
  class Stranger {}
  assertThrows(() => gameOf(new Stranger() as Position), TypeError, / Stranger$/);
});

Deno.test("a notebook shows a position as a picture, or as text without pictures", () => {
  for (const spec of specs) {
    const game = findGame(spec);
    const position = game.start();
    position.play(legalMoves(game, position)[0]);
    const bundle = (position as unknown as Record<symbol, () => Record<string, string>>)[display]();
    assertEquals(Object.keys(bundle), ["text/html", "text/plain"]);
    assertStrictEquals(bundle["text/plain"], game.draw(position));
    const [, data, alt] = bundle["text/html"].match(
      /^<img src="data:image\/svg\+xml;base64,([^"]+)" alt="([^"<]+)">$/,
    )!;
    assertStrictEquals(Buffer.from(data, "base64").toString(), game.picture(position));
    assert(alt.startsWith(game.title) && alt.endsWith(position.toString()));
  }
});

Deno.test("the display property is not enumerable", () => {
  const position = findGame("reversi").start();
  const names = [];
  for (const name in position) names.push(name);
  assert(!names.includes("Jupyter.display"));
  assertEquals(Object.getOwnPropertySymbols(position), []);
});
