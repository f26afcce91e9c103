import { assert, assertEquals, assertStrictEquals } from "@std/assert";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame, randomPosition } from "matchbox/games/mod.ts";

Deno.test("a random position is the given number of plies from the start", () => {
  const reversi = findGame("reversi");
  const start = reversi.start().toString();
  assertStrictEquals(randomPosition(reversi, 0, randomStream("any"))?.toString(), start);
  for (const plies of [1, 2, 7, 20]) {
    const position = randomPosition(reversi, plies, randomStream(`${plies}`))!;
    for (let ply = 0; ply < plies; ply++) {
      assert(position.toString() !== start);
      position.undo();
    }
    assertStrictEquals(position.toString(), start);
  }
});

Deno.test("equal streams give equal positions, and every position after one ply occurs", () => {
  const game = findGame("tictactoe");
  const drawn = (name: string) => randomPosition(game, 1, randomStream(name))?.toString();
  assertStrictEquals(drawn("a"), drawn("a"));
  const found = new Set(Array.from({ length: 200 }, (_, i) => drawn(`${i}`)));
  // One cross on any of nine squares.
  assertStrictEquals(found.size, 9);
});

Deno.test("there is no position when the game ends before or with the last ply", () => {
  const game = findGame("tictactoe");
  // Nine plies fill the board, and none goes on after them.
  for (const plies of [9, 10, 100]) {
    for (let i = 0; i < 20; i++) {
      assertStrictEquals(randomPosition(game, plies, randomStream(`${i}`)), null);
    }
  }
  const some = Array.from({ length: 100 }, (_, i) => randomPosition(game, 7, randomStream(`${i}`)));
  // After seven plies some games are over and some are not.
  assertEquals(new Set(some.map((position) => position?.result())), new Set([undefined, null]));
});
