import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { menOf } from "matchbox/agents/metelyk/men.ts";
import { solverKernel } from "matchbox/agents/metelyk/solver.ts";
import { findStrategy, joinStrategies, strategyOfMove } from "matchbox/agents/metelyk/strategy.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { followStrategy } from "matchbox/experiments/studies/metelyk_solved/follow_strategy.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/mod.ts";

/** White's strategy on a board, from a position. */
function strategyOf(size: number, position = findGame(`metelyk:side=${size}`).start()) {
  const kernel = solverKernel({ size, strategyBits: 12 });
  const men = menOf(position as MetelykPosition);
  kernel.begin();
  assertStrictEquals(kernel.prove(men, 1), true);
  return findStrategy(kernel, size, men);
}

const strategy = strategyOf(3);

Deno.test("White's strategies on the small boards win whatever Black plays", () => {
  assertEquals(followStrategy(1, strategyOf(1)), { positions: 1, replies: 0, ends: 1 });
  for (const [size, bytes] of [[2, strategyOf(2)], [3, strategy]] as const) {
    // Nothing is in a strategy that Black cannot bring about.
    assertStrictEquals(8 * followStrategy(size, bytes).positions, bytes.length);
  }
});

Deno.test("a strategy with a position left out is refused, each of them", () => {
  for (let at = 0; at < strategy.length; at += 8 * 25) {
    const broken = Uint8Array.from([...strategy.slice(0, at), ...strategy.slice(at + 8)]);
    assertThrows(() => followStrategy(3, broken), Error, "the strategy has no move in");
  }
});

Deno.test("a strategy with another move is refused", () => {
  const game = findGame("metelyk:side=3");
  const start = game.start() as MetelykPosition;
  for (const move of legalMoves(game, start)) {
    const after = start.clone();
    after.play(move);
    const changed = strategyOfMove(3, menOf(start), menOf(after));
    if (game.format(start, move) === "5-12") {
      // The move of the strategy.
      assertEquals(joinStrategies([changed, strategy]), strategy);
    } else {
      assertThrows(
        () => followStrategy(3, joinStrategies([changed, strategy])),
        Error,
        "the strategy has no move in",
      );
    }
  }
  // A move that is not there.
  const none = strategy.slice();
  for (let at = 0; at < none.length; at += 8) none[at] |= 63;
  assertThrows(() => followStrategy(3, none), Error, "the strategy plays move 63 in");
});

Deno.test("a game that White does not win is refused", () => {
  // The only move of the board of side 1 wins; with its words for a lost lead there is no position.
  const bytes = strategyOf(1);
  bytes[7] += 4;
  assertThrows(() => followStrategy(1, bytes), Error, "the strategy has no move in");
});

Deno.test("parts of a strategy join into the whole", () => {
  const game = findGame("metelyk:side=3");
  const start = game.start() as MetelykPosition;
  const after = start.clone();
  after.play(game.parse(after, "5-12"));
  const parts = legalMoves(game, after).map((reply) => {
    const position = after.clone();
    position.play(reply);
    return strategyOf(3, position);
  });
  const first = strategyOfMove(3, menOf(start), menOf(after));
  const joined = joinStrategies([first, ...parts]);
  const { positions } = followStrategy(3, joined);
  // Of two moves in one position the first is kept, so that some positions are not met.
  assertStrictEquals(8 * positions <= joined.length, true);
});

Deno.test("a strategy without room is reported", () => {
  const kernel = solverKernel({ size: 3, strategyBits: 6 });
  const men = menOf(findGame("metelyk:side=3").start() as MetelykPosition);
  kernel.begin();
  kernel.prove(men, 1);
  assertThrows(() => findStrategy(kernel, 3, men), UsageError, "more positions than 56");
});
