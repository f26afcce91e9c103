/**
 * The move table compared with the geometry of the board in random games, in all ten thousand, move by move.
 *
 * @module
 */
import { assertEquals, assertStrictEquals } from "@std/assert";
import { findGame, legalMoves, perft } from "matchbox/games/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import type { Reference } from "../../reference/reference.ts";
import { referenceMetelyk, referenceMetelykAt } from "../../reference/metelyk.ts";
import { playRandomGame } from "../random_game.ts";
import { sampleSize } from "../../fixtures/sample_size.ts";

/** Random games by side; with side 1 all are alike. */
const GAMES = {
  1: 10,
  2: sampleSize(190, 1_990),
  3: sampleSize(300, 3_000),
  4: sampleSize(500, 5_000),
};

for (const [side, games] of Object.entries(GAMES)) {
  const game = findGame(`metelyk:side=${side}`);
  const reference = referenceMetelyk(Number(side));

  Deno.test(`side ${side}: ${games} random games agree with the reference`, () => {
    const random = randomStream(`metelyk reference/${side}`);
    const position = game.start();
    for (let number = 0; number < games; number++) {
      let slow = reference;
      let plies = 0;
      for (;;) {
        assertStrictEquals(position.toString(), slow.toString());
        assertStrictEquals(position.result(), slow.result());
        const moves = legalMoves(game, position);
        const names = moves.map((move) => game.format(position, move));
        assertSameMembers(names, slow.moves());
        if (moves.length === 0) break;
        const chosen = random.below(moves.length);
        position.play(moves[chosen]);
        slow = slow.play(names[chosen]);
        plies++;
      }
      // The next game starts from the position after undoing all moves of this one.
      for (; plies > 0; plies--) position.undo();
    }
  });

  Deno.test(`side ${side}: perft is that of the reference`, () => {
    for (let depth = 0; depth <= 5; depth++) {
      assertStrictEquals(perft(game, game.start(), depth), referencePerft(reference, depth));
    }
    // Also from the middle of games, where men are captured and borne off.
    for (let number = 0; number < 20; number++) {
      const random = randomStream(`metelyk reference perft/${side}/${number}`);
      const { position, played } = playRandomGame(game, random);
      for (let plies = 0; plies < played.length / 2; plies++) position.undo();
      const slow = referenceMetelykAt(position.toString());
      assertStrictEquals(perft(game, position, 3), referencePerft(slow, 3));
    }
  });
}

Deno.test("perft of the source's game agrees with an independent program", () => {
  // From the project's requirements, which are older than this move generator.
  const counts = [1, 4, 16, 75, 347, 1_764, 8_874, 47_937, 256_331];
  const game = findGame("metelyk");
  counts.forEach((count, depth) => assertStrictEquals(perft(game, game.start(), depth), count));
});

function assertSameMembers(found: string[], expected: string[]): void {
  assertEquals([...found].sort(), [...expected].sort());
}

function referencePerft(position: Reference, depth: number): number {
  if (depth === 0) return 1;
  return position.moves().reduce(
    (nodes, move) => nodes + referencePerft(position.play(move), depth - 1),
    0,
  );
}
