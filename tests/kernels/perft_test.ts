import { assertStrictEquals, assertThrows } from "@std/assert";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, perft, randomPosition } from "matchbox/games/mod.ts";
import { reversiPerftKernel } from "matchbox/kernels/reversi/perft.ts";
import { sampleSize } from "../fixtures/sample_size.ts";

Deno.test("perft of the kernel gives the known counts of Reversi", () => {
  const start = findGame("reversi").start();
  const count = reversiPerftKernel(8);
  assertStrictEquals(count(start, 0), 1);
  // https://aartbik.blogspot.com/2009/02/perft-for-reversi.html
  assertStrictEquals(count(start, 8), 390_216);
});

Deno.test("perft of the kernel counts what perft in TypeScript counts, on every size of the board", () => {
  const random = randomStream("perft kernel");
  for (const size of [4, 6, 8]) {
    const game = findGame(`reversi:size=${size}`);
    const count = reversiPerftKernel(size);
    for (let i = 0; i < sampleSize(100, 400); i++) {
      const position = randomPosition(game, random.below(game.maxMoves), random);
      if (!position) continue;
      const depth = random.below(5);
      assertStrictEquals(count(position, depth), perft(game, position, depth), `${position}`);
    }
  }
});

Deno.test("a kernel refuses a board that it cannot hold", () => {
  assertThrows(
    () => reversiPerftKernel(10),
    UsageError,
    "the kernel of perft plays Reversi on 4x4, 6x6 and 8x8, not on 10x10",
  );
});
