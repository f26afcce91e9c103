import { assertEquals, assertStrictEquals } from "@std/assert";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame, perft, perftDivide, randomPosition } from "matchbox/games/mod.ts";
import { chessPerftKernel } from "matchbox/kernels/chess/perft.ts";
import { sampleSize } from "../fixtures/sample_size.ts";
import { mirrored, PERFT_SUITE } from "../games/chess/positions.ts";

const game = findGame("chess");

Deno.test("perft of the kernel gives the known counts of chess, for both colours", () => {
  const count = chessPerftKernel();
  for (const { name, position, counts } of PERFT_SUITE) {
    for (const fen of [position, mirrored(position)]) {
      const found = [0, ...counts.keys().map((depth) => depth + 1)];
      assertEquals(found.map((depth) => count(game.start(fen), depth)), [1, ...counts], name);
    }
  }
});

Deno.test("it counts what perft in TypeScript counts, below each move of random positions", () => {
  const random = randomStream("chess perft kernel");
  const count = chessPerftKernel();
  for (let found = 0; found < sampleSize(30, 600);) {
    const position = randomPosition(game, random.below(150), random);
    if (!position) continue;
    found++;
    const divided = perftDivide(game, position, 2, undefined, count);
    assertEquals(divided, perftDivide(game, position, 2), `${position}`);
    assertStrictEquals(count(position, 3), perft(game, position, 3), `${position}`);
  }
});
