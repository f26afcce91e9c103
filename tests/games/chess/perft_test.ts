import {
  assertEquals,
  assertGreater,
  assertNotStrictEquals,
  assertStrictEquals,
} from "@std/assert";
import { findGame, perft, perftDivide } from "matchbox/games/mod.ts";
import { type PerftCounts, ROCE_SUITE, SEDLAK_SUITE } from "./perft_suite.ts";
import { mirrored, PERFT_SUITE } from "./positions.ts";
import { sampleSize } from "../../fixtures/sample_size.ts";

const chess = findGame("chess");
/** The largest count of the suite of 73 positions that is tried. */
const LARGEST = sampleSize(30_000, Infinity);

for (const { name, position, counts } of PERFT_SUITE) {
  Deno.test(`perft of chess from ${name} is as published`, () => {
    counts.forEach((nodes, index) => {
      assertStrictEquals(
        perft(chess, chess.start(position), index + 1),
        nodes,
        `depth ${index + 1}`,
      );
    });
  });

  Deno.test(`perft of chess from ${name} is the same with the colours changed`, () => {
    counts.slice(0, 3).forEach((nodes, index) => {
      assertStrictEquals(perft(chess, chess.start(mirrored(position)), index + 1), nodes);
    });
  });
}

Deno.test("perft of chess is as published in a suite of 73 positions, in both colours", () => {
  assertStrictEquals(ROCE_SUITE.length, 73);
  for (const { position, counts } of ROCE_SUITE) {
    const tried = [...counts].filter(([, nodes]) => nodes <= LARGEST);
    assertGreater(tried.length, 2);
    checkBothColours({ position, counts: new Map(tried) });
  }
});

for (const { name, position, counts } of SEDLAK_SUITE) {
  Deno.test(`perft of chess is as published: ${name}, ${position}`, () => {
    checkBothColours({ position, counts });
  });
}

Deno.test("perft of chess ignores draws by repetition, fifty moves and insufficient material", () => {
  // Kings far apart in corners have 3 moves, then each of 3 squares has its own number of moves.
  const bare = chess.start("7k/8/8/8/8/8/8/K7 w - - 0 1");
  assertNotStrictEquals(bare.result(), null);
  assertStrictEquals(perft(chess, bare, 1), 3);
  assertStrictEquals(perft(chess, bare, 2), 9);
  const fifty = chess.start("7k/8/8/8/8/8/R7/K7 w - - 100 80");
  assertNotStrictEquals(fifty.result(), null);
  const fresh = chess.start("7k/8/8/8/8/8/R7/K7 w - - 0 1");
  assertStrictEquals(perft(chess, fifty, 3), perft(chess, fresh, 3));
  const repeated = chess.start();
  for (const text of "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8".split(" ")) {
    repeated.play(chess.parse(repeated, text));
  }
  assertStrictEquals(repeated.result(), 0);
  assertStrictEquals(perft(chess, repeated, 3), 8902);
  const divided = perftDivide(chess, repeated, 3);
  assertStrictEquals(divided.length, 20);
  assertStrictEquals(divided.reduce((sum, { nodes }) => sum + nodes, 0), 8902);
});

function checkBothColours({ position, counts }: PerftCounts): void {
  for (const start of [position, mirrored(position)]) {
    for (const [depth, nodes] of counts) {
      assertStrictEquals(
        perft(chess, chess.start(start), depth),
        nodes,
        `${start}, depth ${depth}`,
      );
    }
  }
}

Deno.test("perft leaves a position of chess as it was", () => {
  const position = chess.start(PERFT_SUITE[1].position);
  perft(chess, position, 3);
  assertStrictEquals(position.toString(), PERFT_SUITE[1].position);
  const fresh = chess.start(PERFT_SUITE[1].position);
  assertEquals([position.hashLow, position.hashHigh], [fresh.hashLow, fresh.hashHigh]);
});
