import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { createEvaluation } from "matchbox/agents/mod.ts";
import { PositionTable } from "matchbox/agents/search/position_table.ts";
import { solve } from "matchbox/agents/search/solve.ts";
import { findGame, type Position } from "matchbox/games/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";

Deno.test("tic-tac-toe is a draw after every first move, and has 5,478 positions", () => {
  const game = findGame("tictactoe");
  const { value, positions, moves } = solve(game, game.start());
  assertStrictEquals(value + 0, 0);
  assertStrictEquals(positions, 5478);
  assertEquals(moves.map((first) => first.value + 0), Array(9).fill(0));
});

Deno.test("Reversi 4x4 is won by the second player by 8 discs", () => {
  // Known since the game was first solved: light wins 11 to 3 with two squares left.
  const game = findGame("reversi:size=4");
  const discs = createEvaluation(game, "material");
  const { value, moves } = solve(game, game.start(), (finished) => discs.evaluate(finished));
  assertStrictEquals(value, -8);
  // The four first moves are symmetric.
  assertEquals(moves.map((first) => first.value), [-8, -8, -8, -8]);
});

Deno.test("a game in which earlier positions matter is refused", () => {
  const chess = findGame("chess");
  assertThrows(
    () => solve(chess, chess.start("8/8/8/8/8/4k3/8/4K2R w - - 0 1")),
    UsageError,
    /^chess cannot be solved with memory: earlier positions/,
  );
});

Deno.test("a table returns what was put into it, in any order and however full", () => {
  const table = new PositionTable();
  const random = randomStream("position table");
  const kept = new Map<string, [Position, number]>();
  for (let i = 0; i < 20_000; i++) {
    // Few different low halves, so that many positions share a slot.
    const position = { hashLow: random.below(500), hashHigh: random.uint32() | 0 } as Position;
    const key = `${position.hashLow} ${position.hashHigh}`;
    if (kept.has(key)) continue;
    const value = random.below(255) - 127;
    assertStrictEquals(table.get(position), undefined);
    table.set(position, value);
    kept.set(key, [position, value]);
  }
  assertStrictEquals(table.size, kept.size);
  for (const [position, value] of kept.values()) assertStrictEquals(table.get(position), value);
});
