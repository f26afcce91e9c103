import { assertStrictEquals } from "@std/assert";
import fc from "fast-check";
import { randomStream } from "matchbox/base/mod.ts";
import {
  countLines,
  movers,
  reversiMovers,
} from "matchbox/experiments/studies/game_tree_facts/movers.ts";
import type { Mover } from "matchbox/experiments/studies/game_tree_facts/movers/mover.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/mod.ts";
import { findGame, perft, type Position, randomPosition } from "matchbox/games/mod.ts";
import type { ReversiPosition } from "matchbox/games/reversi/mod.ts";

/** Every way counts as many lines of three plies as the rules, twice, in random positions of these games. */
function assertSameGames<P extends Position>(
  games: readonly string[],
  ways: Readonly<Record<string, (position: P) => Mover>>,
): void {
  fc.assert(
    fc.property(
      fc.constantFrom(...games),
      fc.nat({ max: 60 }),
      fc.string(),
      (spec, plies, seed) => {
        const game = findGame(spec);
        const position = randomPosition(game, plies, randomStream(seed)) as P | null;
        fc.pre(position !== null);
        const lines = perft(game, position!, 3);
        const notation = position!.toString();
        for (const [way, mover] of Object.entries(ways)) {
          const board = mover(position!);
          assertStrictEquals(countLines(board, 3), lines, `${way} in ${notation}`);
          assertStrictEquals(countLines(board, 3), lines, `${way}, after taking all moves back`);
        }
        assertStrictEquals(position!.toString(), notation);
      },
    ),
    { numRuns: 60 },
  );
}

Deno.test("every way to generate moves of Metelyk plays the same games as the rules (C19)", () => {
  assertSameGames<MetelykPosition>([1, 2, 3, 4].map((side) => `metelyk:side=${side}`), movers);
});

Deno.test("every way to generate moves of Reversi plays the same games as the rules (D2)", () => {
  assertSameGames<ReversiPosition>(
    [4, 6, 8, 10].map((size) => `reversi:size=${size}`),
    reversiMovers,
  );
});

Deno.test("a side without a move passes, and the game ends after two passes", () => {
  const game = findGame("reversi:size=4");
  for (const [board, lines] of [["----OXX--XX----- X", 1], ["-----XX--XX----- O", 0]] as const) {
    const position = game.start(board) as ReversiPosition;
    for (const mover of Object.values(reversiMovers)) {
      assertStrictEquals(mover(position).moves(new Int32Array(8), 0), lines, board);
    }
  }
});
