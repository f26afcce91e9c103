import { assertStrictEquals } from "@std/assert";
import fc from "fast-check";
import { randomStream } from "matchbox/base/mod.ts";
import { countLines, movers } from "matchbox/experiments/studies/game_tree_facts/movers.ts";
import type { Mover } from "matchbox/experiments/studies/game_tree_facts/movers/mover.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/mod.ts";
import { findGame, perft, randomPosition } from "matchbox/games/mod.ts";

Deno.test("every way to generate moves of Metelyk plays the same games as the rules (C19)", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.nat({ max: 60 }),
      fc.string(),
      (side, plies, seed) => {
        const game = findGame(`metelyk:side=${side}`);
        const position = randomPosition(game, plies, randomStream(seed)) as MetelykPosition | null;
        fc.pre(position !== null);
        const lines = perft(game, position!, 3);
        const notation = position!.toString();
        for (const [way, mover] of Object.entries(movers)) {
          const board: Mover = mover(position!);
          assertStrictEquals(countLines(board, 3), lines, `${way} in ${notation}`);
          assertStrictEquals(
            countLines(board, 3),
            lines,
            `${way} again, after taking all moves back`,
          );
        }
        assertStrictEquals(position!.toString(), notation);
      },
    ),
    { numRuns: 60 },
  );
});
