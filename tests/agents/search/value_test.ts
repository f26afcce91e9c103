import assert from "node:assert/strict";
import fc from "fast-check";
import { DECIDED, describeValue, pliesToEnd, WIN } from "matchbox/agents/mod.ts";
import { fromTable, toTable } from "matchbox/agents/search/value.ts";
import { findGame } from "matchbox/games/mod.ts";

const reversi = findGame("reversi");
const chess = findGame("chess");

Deno.test("a win is told by the plies to it, in chess by the moves to mate, and anything else as a number", () => {
  assert.equal(describeValue(reversi, WIN - 7), "win in 7 plies");
  assert.equal(describeValue(reversi, 1 - WIN), "loss in 1 ply");
  assert.equal(describeValue(chess, WIN - 1), "mate in 1");
  assert.equal(describeValue(chess, WIN - 3), "mate in 2");
  assert.equal(describeValue(chess, 4 - WIN), "mated in 2");
  assert.equal(describeValue(chess, 0.1 + 0.2), "0.3");
  assert.equal(describeValue(chess, -0), "0");
  assert.equal(describeValue(reversi, -12), "-12");
});

Deno.test("the longest game of chess is a win by its distance, and no evaluation is one", () => {
  assert.equal(pliesToEnd(WIN - chess.maxPlies), chess.maxPlies);
  assert.equal(pliesToEnd(chess.maxPlies - WIN), chess.maxPlies);
  assert.equal(pliesToEnd(DECIDED - 1), null);
  assert.equal(pliesToEnd(1 - DECIDED), null);
});

Deno.test("a table keeps a win by its distance from the node, whatever the ply at which it was found", () => {
  const plies = fc.integer({ min: 0, max: 1000 });
  const values = fc.oneof(
    fc.integer({ min: 1 - DECIDED, max: DECIDED - 1 }),
    fc.integer({ min: 1000, max: 20_000 }).map((distance) => WIN - distance),
    fc.integer({ min: 1000, max: 20_000 }).map((distance) => distance - WIN),
  );
  fc.assert(fc.property(values, plies, (value, ply) => {
    assert.equal(fromTable(toTable(value, ply), ply), value);
  }));
  // A mate 5 plies below a node at ply 4 is 9 plies from the root; met again at ply 2, 7 plies.
  assert.equal(fromTable(toTable(WIN - 9, 4), 2), WIN - 7);
  assert.equal(fromTable(toTable(9 - WIN, 4), 2), 7 - WIN);
});
