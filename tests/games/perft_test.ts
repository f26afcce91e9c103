import { assertEquals, assertStrictEquals } from "@std/assert";
import { findGame, perft, perftDivide, type Position } from "matchbox/games/mod.ts";
import { long } from "../fixtures/sample_size.ts";

const ticTacToe = findGame("tictactoe");
const reversi = findGame("reversi");

/**
 * A. Bik, Perft for Reversi (2009, https://aartbik.blogspot.com/2009/02/perft-for-reversi.html), found
 * by several programs independently.
 */
const PUBLISHED = [1, 4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288, 24571284];

Deno.test("perft of Reversi is as published to depth 9", () => {
  for (let depth = 0; depth <= 9; depth++) {
    assertStrictEquals(perft(reversi, reversi.start(), depth), PUBLISHED[depth], `depth ${depth}`);
  }
});

Deno.test(
  "perft of Reversi at depth 10 is as published without the games that are over",
  long,
  () => {
    // The published count includes one more pass when neither side can move; here games that end earlier are
    // not counted. The difference is the number of games that end with the ninth ply, the shortest possible.
    // Lists that separate sequences of full and of smaller depth have the same 228 at depth 11.
    const overAfterNine = endings(reversi.start(), 9, new Int32Array(10 * reversi.maxMoves), 0);
    assertStrictEquals(overAfterNine, 228);
    assertStrictEquals(perft(reversi, reversi.start(), 10) + overAfterNine, PUBLISHED[10]);
  },
);

Deno.test("perft of tic-tac-toe is as counted by hand", () => {
  // Nobody wins before the fifth ply, so there are 9 x 8 x 7 x 6 x 5 ways to fill five squares.
  const counts = [1, 9, 72, 504, 3024, 15120];
  counts.forEach((nodes, depth) =>
    assertStrictEquals(perft(ticTacToe, ticTacToe.start(), depth), nodes)
  );
  // 8 lines x 3! orders of their marks x 6 x 5 squares for O's two: 1,440 games end at the fifth ply.
  assertStrictEquals(perft(ticTacToe, ticTacToe.start(), 6), (15120 - 1440) * 4);
  assertStrictEquals(perft(ticTacToe, ticTacToe.start(), 10), 0);
});

Deno.test("divide has every legal move once and adds up to perft", () => {
  for (const game of [ticTacToe, reversi]) {
    for (const depth of [1, 2, 5]) {
      const divided = perftDivide(game, game.start(), depth);
      assertStrictEquals(
        divided.reduce((sum, { nodes }) => sum + nodes, 0),
        perft(game, game.start(), depth),
      );
      assertStrictEquals(
        new Set(divided.map(({ move }) => move)).size,
        perft(game, game.start(), 1),
      );
    }
  }
});

Deno.test("divide reports how many first moves are counted", () => {
  const told: [number, number][] = [];
  perftDivide(reversi, reversi.start(), 2, (counted, all) => told.push([counted, all]));
  assertEquals(told, [[0, 4], [1, 4], [2, 4], [3, 4], [4, 4]]);
});

Deno.test("divide of Reversi's first moves is the same for all by symmetry", () => {
  const divided = perftDivide(reversi, reversi.start(), 6);
  assertEquals(divided.map(({ move }) => move).sort(), ["c4", "d3", "e6", "f5"]);
  for (const { nodes } of divided) assertStrictEquals(nodes, PUBLISHED[6] / 4);
});

Deno.test("perft leaves the position as it was", () => {
  const position = reversi.start();
  const before = [position.toString(), position.hashLow, position.hashHigh];
  perft(reversi, position, 4);
  perftDivide(reversi, position, 3);
  assertEquals([position.toString(), position.hashLow, position.hashHigh], before);
});

Deno.test("a pass is a move and a finished game has none", () => {
  const small = findGame("reversi:size=4");
  // Dark's discs cannot enclose the corner a1; light then has d1 and d4, at the ends of two lines.
  const mustPass = small.start("OXX--XX--XX----- X");
  assertStrictEquals(perft(small, mustPass, 1), 1);
  assertStrictEquals(perft(small, mustPass, 2), 2);
  const over = small.start("XXX--XX--XX----- X");
  assertStrictEquals(perft(small, over, 0), 1);
  assertStrictEquals(perft(small, over, 1), 0);
});

/** The number of sequences of that length whose last move ends the game. */
function endings(position: Position, depth: number, moves: Int32Array, from: number): number {
  if (depth === 0) return position.result() === null ? 0 : 1;
  const end = position.moves(moves, from);
  let count = 0;
  for (let i = from; i < end; i++) {
    position.play(moves[i]);
    count += endings(position, depth - 1, moves, end);
    position.undo();
  }
  return count;
}
