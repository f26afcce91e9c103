import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { solve } from "matchbox/agents/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { findGame, legalMoves, makeMove, NotationError, perft } from "matchbox/games/mod.ts";

const game = findGame("hexapawn");

Deno.test("black wins Hexapawn, whatever white begins with, as M. Gardner says", () => {
  const { value, moves } = solve(game, game.start());
  assertStrictEquals(value, -1);
  assertEquals(moves.map((each) => each.value), [-1, -1, -1]);
});

Deno.test("the first plies of Hexapawn are as counted by hand", () => {
  // After a side pawn's step black takes it or steps ahead with one of the other two; after that in the
  // middle either of two pawns takes it or steps ahead.
  assertEquals([1, 2].map((depth) => perft(game, game.start(), depth)), [3, 3 + 4 + 3]);
});

Deno.test("a pawn on the last row wins, and who cannot move loses", () => {
  // Black's last pawn is blocked, so he has lost.
  const blocked = makeMove(game.start(), "b3b2", "a1b2", "a3b2", "c1b2", "c3b2");
  assertStrictEquals(blocked.toString(), "-O--X---- O");
  assertEquals(legalMoves(game, blocked), []);
  assertStrictEquals(blocked.result(), 1);
  assertStrictEquals(makeMove(game.start("--O-X-X-- X"), "b2b1").result(), 1);
  assertStrictEquals(game.start("-X---O--- O").result(), 1);
});

Deno.test("a position of Hexapawn that cannot be is refused, with the reason", () => {
  const reasons: [string, string][] = [
    ["OOOO--XXX X", "expected at most 3 O but found 4"],
    ["-X-O----- X", "X has a pawn on its last row already"],
    ["XX-O----- O", "X has a pawn on its last row already"],
    ["OOO---XXX", "the side to move"],
  ];
  for (const [text, reason] of reasons) assertThrows(() => game.start(text), NotationError, reason);
  assertThrows(() => findGame("hexapawn:size=2"), UsageError, "3 to 8");
});
