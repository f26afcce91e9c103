import assert from "node:assert/strict";
import { findGame, perft } from "matchbox/games/mod.ts";
import { mirrored, PERFT_SUITE } from "./positions.ts";

const chess = findGame("chess");

for (const { name, position, counts } of PERFT_SUITE) {
  Deno.test(`perft of chess from ${name} is as published`, () => {
    counts.forEach((nodes, index) => {
      assert.equal(perft(chess, chess.start(position), index + 1), nodes, `depth ${index + 1}`);
    });
  });

  Deno.test(`perft of chess from ${name} is the same with the colours changed`, () => {
    counts.slice(0, 3).forEach((nodes, index) => {
      assert.equal(perft(chess, chess.start(mirrored(position)), index + 1), nodes);
    });
  });
}

Deno.test("perft leaves a position of chess as it was", () => {
  const position = chess.start(PERFT_SUITE[1].position);
  perft(chess, position, 3);
  assert.equal(position.toString(), PERFT_SUITE[1].position);
  const fresh = chess.start(PERFT_SUITE[1].position);
  assert.deepEqual([position.hashLow, position.hashHigh], [fresh.hashLow, fresh.hashHigh]);
});
