import { assert, assertEquals, assertStrictEquals } from "@std/assert";
import fc from "fast-check";
import { Evolution, evolutionSettings } from "matchbox/agents/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { lineageBranches } from "matchbox/web/evolution/lineage.ts";
import { lineageWords } from "matchbox/web/evolution/words.ts";

/** A network with its parent and its birth; the rest does not matter for the tree. */
const line = (network: number, parent: number | null, born: number) => ({
  ...{ network, parent, born },
  ...{ generation: 0, total: 0, survived: 0, history: "" },
});

Deno.test("living networks have rows of their own, and an ancestor that left has that of its last child", () => {
  // 1 died after its children 3 and 4; 3 lives with its child 5; 2 died without a child that lives.
  const lines = [line(1, null, 0), line(2, null, 0), line(3, 1, 2), line(4, 1, 3), line(5, 3, 4)];
  const branches = lineageBranches(lines, new Set([3, 4, 5]), 6);
  assertEquals(branches, [
    { number: 1, parent: null, born: 0, y: 2, until: 3, from: null },
    { number: 3, parent: 1, born: 2, y: 1, until: 6, from: 2 },
    { number: 4, parent: 1, born: 3, y: 2, until: 6, from: 2 },
    { number: 5, parent: 3, born: 4, y: 0, until: 6, from: 1 },
  ]);
  assertStrictEquals(
    lineageWords(branches, 3),
    "The 3 living networks descend from 1 of the first ones, and all from network 1 (born in generation 0).",
  );
  const two = lineageBranches(
    [line(1, null, 0), line(2, null, 0), line(3, 2, 1)],
    new Set([1, 3]),
    1,
  );
  assertStrictEquals(
    lineageWords(two, 2),
    "The 2 living networks descend from 2 of the first ones.",
  );
  const later = lineageBranches(lines.slice(0, 3), new Set([3]), 5);
  assertStrictEquals(
    lineageWords(later, 1).match(/from network \d+ \(born in generation \d+\)/)![0],
    "from network 3 (born in generation 2)",
  );
});

Deno.test("no two lines of a lineage tree cover or cross each other", () => {
  const game = findGame("metelyk:side=2");
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(12), (seed, generations) => {
      const settings = evolutionSettings({ network: "38-1", population: 5, opening: 0 });
      const random = randomStream(String(seed));
      const evolution = Evolution.begin(settings, game, random);
      evolution.train(generations, random);
      const living = evolution.members.map(({ line }) => line.network);
      const branches = lineageBranches(evolution.lines, new Set(living), generations);
      assertEquals(
        branches.filter(({ number }) => living.includes(number)).map(({ y }) => y).sort(),
        living.map((_, row) => row),
      );
      for (const one of branches) {
        assert(one.born <= one.until);
        for (const other of branches) {
          if (one === other) continue;
          // Along a row, lives may follow each other.
          if (one.y === other.y) assert(one.until <= other.born || other.until <= one.born);
          // A fork crosses no life but that of its parent and its own.
          if (one.from === null || other.number === one.parent) continue;
          const [low, high] = [Math.min(one.from, one.y), Math.max(one.from, one.y)];
          const crosses = low < other.y && other.y < high;
          assert(!crosses || one.born <= other.born || one.born >= other.until);
        }
      }
    }),
    { numRuns: 30 },
  );
});
