import { assertAlmostEquals, assertEquals, assertLessOrEqual } from "@std/assert";
import { createAgent, createEvaluation } from "matchbox/agents/mod.ts";
import { pawnFaults } from "matchbox/agents/evaluate/chess/shannon.ts";
import { isQuiet, urgency } from "matchbox/agents/history/shannon.ts";
import type { ChessPosition } from "matchbox/games/chess/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { stillContext } from "../../fixtures/still_context.ts";

const chess = findGame("chess");
const at = (fen: string) => chess.start(fen) as ChessPosition;

Deno.test("Shannon's evaluation, worked by hand", () => {
  const evaluation = createEvaluation(chess, "shannon");
  assertEquals(evaluation.evaluate(chess.start()), 0);
  // A pawn more; Black's pawn is isolated; 9 moves against 7.
  const value = 1 + 0.5 + 0.1 * (9 - 7);
  assertAlmostEquals(evaluation.evaluate(at("4k3/p7/8/8/8/8/PP6/4K3 w - - 0 1")), value);
  assertAlmostEquals(evaluation.evaluate(at("4k3/p7/8/8/8/8/PP6/4K3 b - - 0 1")), -value);
  // Rook against knight: the rook has 7 moves up and 3 to the right, the knight 8, each king 5.
  assertAlmostEquals(
    evaluation.evaluate(at("4k3/8/8/3n4/8/8/8/R3K3 w - - 0 1")),
    5 - 3 + 0.1 * ((7 + 3 + 5) - (8 + 5)),
  );
});

Deno.test("doubled, isolated and backward pawns, counted by hand", () => {
  const faults = (fen: string) => [pawnFaults(at(fen), 0), pawnFaults(at(fen), 1)];
  assertEquals(faults("4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1"), [0, 0]);
  // Two doubled pawns that are both isolated are three faults.
  assertEquals(faults("4k3/8/8/8/2P5/2P5/8/4K3 w - - 0 1"), [3, 0]);
  // The pawn of d3 is behind both others, and that of e5, which is isolated, attacks d4.
  assertEquals(faults("4k3/8/8/4p3/2P1P3/3P4/8/4K3 w - - 0 1"), [1, 1]);
  // Nothing attacks d4.
  assertEquals(faults("4k3/4p3/8/8/2P1P3/3P4/8/4K3 w - - 0 1"), [0, 1]);
  // The same, turned over.
  assertEquals(faults("4k3/8/3p4/2p1p3/4P3/8/8/4K3 b - - 0 1"), [1, 1]);
});

Deno.test("a position is quiet unless a man is attacked by less, or by more men than defend it", () => {
  assertEquals(isQuiet(chess.start() as ChessPosition), true);
  // A knight on a rook; a defended knight attacked once, then twice; check.
  assertEquals(isQuiet(at("4k3/8/8/8/8/1n6/8/R3K3 w - - 0 1")), false);
  assertEquals(isQuiet(at("3rk3/8/8/8/3N4/4P3/8/4K3 w - - 0 1")), true);
  assertEquals(isQuiet(at("3rk3/8/1b6/8/3N4/4P3/8/4K3 w - - 0 1")), false);
  assertEquals(isQuiet(at("4k3/8/8/8/8/8/8/r3K3 w - - 0 1")), false);
});

Deno.test("urgent moves are captures that lose nothing, checks, and attacks on men of more value", () => {
  const urgencies = (fen: string, moves: string[]) =>
    moves.map((text) => urgency(at(fen), chess.parse(at(fen), text)));
  // The rook takes a free knight, gives check, or moves on; a pawn attacks the knight.
  assertEquals(
    urgencies("4k3/8/8/2n4R/8/1P6/8/4K3 w - - 0 1", ["Rxc5", "Rh8+", "Rh1", "b4"]),
    [300 + 50, 100, 0, 50],
  );
  // A rook for a defended pawn loses; knight for knight is even.
  assertEquals(urgencies("4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", ["Rxd5"]), [0]);
  assertEquals(urgencies("4k3/8/4p3/3n4/8/4N3/8/4K3 w - - 0 1", ["Nxd5"]), [50]);
});

Deno.test("type B sees the end of an exchange that type A at the same depth does not", () => {
  // After Qxd5 exd5 the queen is lost; type A at depth 1 does not see the answer.
  const greedyTrap = at("4k3/8/4p3/3p4/8/8/8/3QK3 w - - 0 1");
  const [a, b] = ["shannon_a:depth=1", "shannon_b:depth=1"].map((spec) => {
    const move = createAgent(spec, chess).choose(greedyTrap, stillContext());
    return chess.format(greedyTrap, move);
  });
  assertEquals(a, "Qxd5");
  assertEquals(b === "Qxd5", false);
});

Deno.test("a limit of nodes is kept by both types", () => {
  for (const spec of ["shannon_a:depth=9,nodes=500", "shannon_b:depth=9,nodes=500"]) {
    const { stats } = createAgent(spec, chess).analyse!(chess.start(), stillContext());
    assertLessOrEqual(stats.nodes, 500);
  }
});
