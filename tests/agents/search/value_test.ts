import { assertStrictEquals } from "@std/assert";
import fc from "fast-check";
import { DECIDED, describeValue, pliesToEnd, WIN } from "matchbox/agents/mod.ts";
import { fromTable, toTable } from "matchbox/agents/search/value.ts";
import { findGame } from "matchbox/games/mod.ts";

const reversi = findGame("reversi");
const chess = findGame("chess");

Deno.test("a win is described by its plies, in chess by the moves to mate, and any other value as a number", () => {
  assertStrictEquals(describeValue(reversi, WIN - 7), "win in 7 plies");
  assertStrictEquals(describeValue(reversi, 1 - WIN), "loss in 1 ply");
  assertStrictEquals(describeValue(chess, WIN - 1), "mate in 1");
  assertStrictEquals(describeValue(chess, WIN - 3), "mate in 2");
  assertStrictEquals(describeValue(chess, 4 - WIN), "mated in 2");
  assertStrictEquals(describeValue(chess, 0.1 + 0.2), "0.3");
  assertStrictEquals(describeValue(chess, -0), "0");
  assertStrictEquals(describeValue(reversi, -12), "-12");
});

Deno.test("a win at the end of the longest game of chess is still a win, and no evaluation is one", () => {
  assertStrictEquals(pliesToEnd(WIN - chess.maxPlies), chess.maxPlies);
  assertStrictEquals(pliesToEnd(chess.maxPlies - WIN), chess.maxPlies);
  assertStrictEquals(pliesToEnd(DECIDED - 1), null);
  assertStrictEquals(pliesToEnd(1 - DECIDED), null);
});

Deno.test("a table counts the plies to a win from the node, whatever its ply", () => {
  const plies = fc.integer({ min: 0, max: 1000 });
  const values = fc.oneof(
    fc.integer({ min: 1 - DECIDED, max: DECIDED - 1 }),
    fc.integer({ min: 1000, max: 20_000 }).map((distance) => WIN - distance),
    fc.integer({ min: 1000, max: 20_000 }).map((distance) => distance - WIN),
  );
  fc.assert(fc.property(values, plies, (value, ply) => {
    assertStrictEquals(fromTable(toTable(value, ply), ply), value);
  }));
  // A mate 5 plies below a node at ply 4 is 9 plies from the root; at ply 2 it is 7 plies.
  assertStrictEquals(fromTable(toTable(WIN - 9, 4), 2), WIN - 7);
  assertStrictEquals(fromTable(toTable(9 - WIN, 4), 2), 7 - WIN);
});
