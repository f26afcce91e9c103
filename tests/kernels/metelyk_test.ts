import { assert, assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { Endings } from "matchbox/agents/metelyk/endings.ts";
import { Lanes, menOf } from "matchbox/agents/metelyk/men.ts";
import {
  firstNumbersBy,
  LEADS,
  logitOf,
  noWeights,
  PAIRS,
} from "matchbox/agents/metelyk/outlook.ts";
import { ProofSearch } from "matchbox/agents/metelyk/proof_search.ts";
import { ShortSearch } from "matchbox/agents/metelyk/short_search.ts";
import { SHORT_DEPTH, Solver, solverKernel } from "matchbox/agents/metelyk/solver.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { SearchStopped } from "matchbox/agents/search/limit.ts";
import { findGame, perft, randomPosition } from "matchbox/games/mod.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/mod.ts";
import { sampleSize } from "../fixtures/sample_size.ts";

const boards = [1, 2, 3, 4].map((size) => ({ size, game: findGame(`metelyk:side=${size}`) }));

/** Positions of random games on a board, with a chosen number of plies before them. */
function* samples(name: string, size: number, count: number, plies: (draw: number) => number) {
  const { game } = boards[size - 1];
  const random = randomStream(name);
  for (let i = 0; i < count; i++) {
    const position = randomPosition(game, plies(random.below(1000)), random);
    if (position) yield position as MetelykPosition;
  }
}

/** Weights like trained ones, at random. */
function someWeights(): Int8Array {
  const random = randomStream("weights of a test");
  return Int8Array.from({ length: PAIRS + LEADS }, () => random.below(21) - 10);
}

Deno.test("the kernel of Metelyk counts the sequences of moves that perft counts, on every board", () => {
  for (const { size, game } of boards) {
    const kernel = solverKernel({ size });
    for (const position of samples("perft", size, sampleSize(60, 300), (draw) => draw % 60)) {
      const depth = 4;
      assertStrictEquals(
        kernel.perft(menOf(position), depth),
        perft(game, position, depth),
        `${position}`,
      );
    }
  }
});

Deno.test("a short search in the kernel finds the same and visits the same nodes", () => {
  const found = new Set<boolean | null>();
  for (const { size } of boards) {
    for (const ties of [true, false]) {
      const kernel = solverKernel({ size, ties });
      const lanes = new Lanes(size);
      const plain = new ShortSearch(lanes, new Endings(lanes, ties));
      kernel.begin();
      for (const position of samples("short", size, sampleSize(80, 400), (draw) => draw % 70)) {
        for (const least of [0, 1]) {
          const men = menOf(position);
          const result = plain.search(men, least, 3);
          found.add(result);
          assertStrictEquals(kernel.searchShort(men, least, 3), result, `${position} ${least}`);
        }
      }
      assertStrictEquals(kernel.shortNodes, plain.nodes);
    }
  }
  assertEquals(found, new Set([true, false, null]));
});

Deno.test("df-pn in the kernel proves the same and visits the same nodes, with and without weights", () => {
  const cases = [
    { size: 2, plies: 0, weights: noWeights() },
    { size: 3, plies: 18, weights: noWeights() },
    { size: 4, plies: 58, weights: noWeights() },
    { size: 4, plies: 58, weights: someWeights() },
  ];
  for (const { size, plies, weights } of cases) {
    // A table in which no bucket overflows with these searches.
    const tableBits = 17;
    const kernel = solverKernel({ size, weights, tableBits });
    const search = new ProofSearch(size, true, firstNumbersBy(weights), SHORT_DEPTH);
    let nodes = 0;
    for (
      const position of samples("df-pn", size, sampleSize(8, 100), (draw) => plies + draw % 9)
    ) {
      for (const least of [0, 1]) {
        const men = menOf(position);
        search.begin();
        kernel.begin();
        assertStrictEquals(kernel.prove(men, least), search.prove(men, least), `${position}`);
        assertEquals(
          [kernel.nodes, kernel.shortNodes],
          [search.nodes, search.shortNodes],
          `${position}`,
        );
        nodes += search.nodes;
      }
    }
    assert(nodes > 0);
  }
});

Deno.test("the kernel weighs a position as TypeScript does", () => {
  const weights = someWeights();
  const kernel = solverKernel({ size: 4, weights });
  for (const position of samples("weights", 4, 50, (draw) => draw % 70)) {
    assertStrictEquals(kernel.logitOf(menOf(position)), logitOf(weights, menOf(position)));
  }
});

Deno.test("a limit of nodes stops the kernel where it stops TypeScript, and the next search is right", () => {
  const position = boards[2].game.start();
  const [kernel, plain] = (["wasm", "ts"] as const).map((way) => new Solver({ size: 3 }, way));
  for (const solver of [kernel, plain]) {
    solver.begin({ nodes: 500 });
    assertThrows(() => solver.value(position), SearchStopped);
    assertStrictEquals(solver.nodes, 500);
  }
  kernel.begin();
  // A13: the first player wins.
  assertStrictEquals(kernel.value(position), 1);
});
