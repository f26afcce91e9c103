import {
  assert,
  assertEquals,
  assertNotEquals,
  assertNotStrictEquals,
  assertStrictEquals,
} from "@std/assert";
import { findGame } from "matchbox/games/mod.ts";
import { zobristKeys } from "matchbox/games/zobrist.ts";

Deno.test("the keys of a game are always the same, and differ between games", () => {
  assertEquals(zobristKeys("chess", 100), zobristKeys("chess", 100));
  assertNotEquals(zobristKeys("chess", 100), zobristKeys("reversi:size=8", 100));
});

Deno.test("no key is zero and no half occurs twice", () => {
  // By chance two of 2,000 random 32-bit numbers are equal once in 2,000 sets of keys.
  const { low, high } = zobristKeys("chess", 1000);
  const halves = new Set([...low, ...high]);
  assertStrictEquals(halves.size, 2000);
  assert(!halves.has(0));
});

Deno.test("the side to move changes both halves of the hash", () => {
  const game = findGame("reversi");
  const dark = game.start();
  const light = game.start(dark.toString().replace(/X$/, "O"));
  assertNotStrictEquals(dark.hashLow, light.hashLow);
  assertNotStrictEquals(dark.hashHigh, light.hashHigh);
});
