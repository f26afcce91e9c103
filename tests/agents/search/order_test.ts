import { assertEquals, assertStrictEquals } from "@std/assert";
import { killerOrder, NO_MOVE } from "matchbox/agents/mod.ts";
import { bringForward } from "matchbox/agents/search/move_order.ts";
import { findGame } from "matchbox/games/mod.ts";

const position = findGame("tictactoe").start();

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
  order.cutoff!(position, 3, 2, 14);
  order.cutoff!(position, 3, 2, 12);
  order.cutoff!(position, 3, 2, 12);
  order.cutoff!(position, 3, 1, 13);
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
