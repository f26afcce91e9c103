import { assertStrictEquals, assertThrows } from "@std/assert";
import { randomStream } from "matchbox/base/mod.ts";
import { startPositions } from "matchbox/experiments/mod.ts";
import { findGame } from "matchbox/games/mod.ts";

Deno.test("start positions are different and unfinished, and too many are refused", () => {
  const game = findGame("reversi:size=4");
  const positions = startPositions(game, 20, 6, randomStream("start positions"));
  assertStrictEquals(new Set(positions.map(String)).size, 20);
  for (const position of positions) assertStrictEquals(position.result(), null);
  assertThrows(
    () => startPositions(game, 5, 1, randomStream("")),
    Error,
    /fewer than 5 .* found 4/,
  );
});
