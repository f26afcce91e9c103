import { assertEquals, assertStrictEquals } from "@std/assert";
import {
  history,
  killerOrder,
  killers,
  losersLast,
  loudFirst,
  NO_MOVE,
  stagedOrder,
  threatsFirst,
} from "matchbox/agents/mod.ts";
import { bringForward } from "matchbox/agents/search/move_order.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { samplePositions } from "../sample_positions.ts";

const position = findGame("tictactoe").start();

const NO_MOVES = new Int32Array(0);

Deno.test("a move is brought forward past those before it, which keep their order", () => {
  const moves = Int32Array.of(5, 6, 7, 8, 9);
  assertStrictEquals(bringForward(moves, 0, 5, 8), 1);
  assertEquals([...moves], [8, 5, 6, 7, 9]);
  assertStrictEquals(bringForward(moves, 1, 5, 9), 2);
  assertEquals([...moves], [8, 9, 5, 6, 7]);
  // Not before `count`.
  assertStrictEquals(bringForward(moves, 2, 4, 7), 2);
  assertStrictEquals(bringForward(moves, 2, 5, NO_MOVE), 2);
  assertEquals([...moves], [8, 9, 5, 6, 7]);
});

Deno.test("the hash move comes first, then the last two killers of the ply, then the rest as generated", () => {
  const order = killerOrder();
  order.cutoff!(position, 3, 2, 14, NO_MOVES, 0);
  order.cutoff!(position, 3, 2, 12, NO_MOVES, 0);
  order.cutoff!(position, 3, 2, 12, NO_MOVES, 0);
  order.cutoff!(position, 3, 1, 13, NO_MOVES, 0);
  const arranged = (ply: number, hashMove: number) => {
    const moves = Int32Array.of(10, 11, 12, 13, 14, 15);
    order.arrange(position, 3, ply, hashMove, moves, 6);
    return [...moves];
  };
  assertEquals(arranged(2, 15), [15, 12, 14, 10, 11, 13]);
  assertEquals(arranged(2, 14), [14, 12, 10, 11, 13, 15]);
  assertEquals(arranged(1, NO_MOVE), [13, 10, 11, 12, 14, 15]);
  assertEquals(arranged(7, NO_MOVE), [10, 11, 12, 13, 14, 15]);
  order.begin!();
  assertEquals(arranged(2, NO_MOVE), [10, 11, 12, 13, 14, 15]);
});

Deno.test("moves are sorted by history: 2^depth for each cutoff, separately for each side", () => {
  const stage = history(9);
  const later = findGame("tictactoe").start("X-------- O");
  const arranged = (at: typeof position) => {
    const moves = Int32Array.of(1, 2, 3, 4, 5);
    assertStrictEquals(stage.bring(at, 0, moves, 0, 5), 5);
    return [...moves];
  };
  assertEquals(arranged(position), [1, 2, 3, 4, 5]);
  stage.cutoff!(position, 2, 0, 4, NO_MOVES, 0);
  stage.cutoff!(position, 1, 0, 5, NO_MOVES, 0);
  stage.cutoff!(position, 1, 7, 5, NO_MOVES, 0);
  // 4 each: equal moves keep their order.
  assertEquals(arranged(position), [4, 5, 1, 2, 3]);
  stage.cutoff!(position, 3, 0, 2, NO_MOVES, 0);
  assertEquals(arranged(position), [2, 4, 5, 1, 3]);
  assertEquals(arranged(later), [1, 2, 3, 4, 5]);
  stage.begin!();
  assertEquals(arranged(position), [1, 2, 3, 4, 5]);
});

Deno.test("with malus the moves tried in vain lose history, and no history leaves its range", () => {
  const stage = history(9, true);
  const arranged = () => {
    const moves = Int32Array.of(1, 2, 3, 4);
    stage.bring(position, 0, moves, 0, 4);
    return [...moves];
  };
  // Move 3 cuts off after 1 and 2 were tried: it comes first, and they come last, in their order.
  stage.cutoff!(position, 4, 0, 3, Int32Array.of(1, 2, 3, 4), 2);
  assertEquals(arranged(), [3, 4, 1, 2]);
  // After many cutoffs of one move a few of another are enough: the old ones count less and less.
  for (let i = 0; i < 10_000; i++) stage.cutoff!(position, 9, 0, 1, NO_MOVES, 0);
  for (let i = 0; i < 20; i++) stage.cutoff!(position, 9, 0, 2, Int32Array.of(1, 2), 1);
  assertEquals(arranged().slice(0, 2), [2, 3]);
});

Deno.test("the stages are hash move, captures, checks, killers, history, and no move is lost", () => {
  const chess = findGame("chess");
  const order = stagedOrder([
    loudFirst(chess),
    threatsFirst(chess),
    killers(),
    history(chess.maxMoves),
  ]);
  const root = chess.start("4k3/8/8/3p4/4P3/8/8/R3K3 w - - 0 1");
  const move = (name: string) => chess.parse(root, name);
  order.cutoff!(root, 1, 0, move("Kd2"), NO_MOVES, 0);
  order.cutoff!(root, 5, 3, move("Kf2"), NO_MOVES, 0);
  const moves = Int32Array.from(legalMoves(chess, root));
  order.arrange(root, 4, 0, move("Rb1"), moves, moves.length);
  const names = [...moves].map((each) => chess.format(root, each));
  assertEquals(names.slice(0, 5), ["Rb1", "exd5", "Ra8+", "Kd2", "Kf2"]);
  assertEquals(names.toSorted(), legalMoves(chess, root).map((m) => chess.format(root, m)).sort());
  // Without the hash move the rest is the same.
  const other = stagedOrder([loudFirst(chess)], false);
  other.arrange(root, 4, 0, move("Rb1"), moves, moves.length);
  assertStrictEquals(chess.format(root, moves[0]), "exd5");
});

Deno.test("captures that lose men come last, behind moves without history", () => {
  const chess = findGame("chess");
  // The queen can take a pawn that a pawn guards, and one that nobody guards.
  const root = chess.start("4k3/2p5/3p4/8/p2Q4/8/8/4K3 w - - 0 1");
  const order = stagedOrder(
    [loudFirst(chess), killers(), history(chess.maxMoves)],
    true,
    losersLast(chess),
  );
  const moves = Int32Array.from(legalMoves(chess, root));
  order.arrange(root, 4, 0, NO_MOVE, moves, moves.length);
  const names = [...moves].map((each) => chess.format(root, each));
  assertEquals([names[0], names.at(-1)], ["Qxa4+", "Qxd6"]);
  assertEquals(names.toSorted(), legalMoves(chess, root).map((m) => chess.format(root, m)).sort());
  // The move of the table is first all the same.
  order.arrange(root, 4, 0, chess.parse(root, "Qxd6"), moves, moves.length);
  assertStrictEquals(chess.format(root, moves[0]), "Qxd6");
});

Deno.test("every stage brings forward its moves and keeps the order of the others", () => {
  const chess = findGame("chess");
  for (const root of samplePositions(chess, 60, "stages")) {
    const generated = legalMoves(chess, root);
    const loud = new Int32Array(chess.maxMoves);
    const isLoud = new Set(loud.subarray(0, chess.tactics!.loudMoves(root, loud, 0)));
    for (
      const [stage, favours] of [
        [loudFirst(chess), (each: number) => isLoud.has(each)],
        [threatsFirst(chess), (each: number) => chess.format(root, each).match(/[+#]$/) !== null],
      ] as const
    ) {
      const moves = Int32Array.from(generated);
      const end = stage.bring(root, 0, moves, 0, moves.length);
      assertEquals([...moves.subarray(0, end)].sort(), generated.filter(favours).sort());
      assertEquals([...moves.subarray(end)], generated.filter((each) => !favours(each)));
    }
  }
});
