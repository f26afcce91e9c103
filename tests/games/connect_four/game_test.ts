import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { ConnectFourPosition, sizes, wonSquares } from "matchbox/games/connect_four/mod.ts";
import { findGame, NotationError, perft } from "matchbox/games/mod.ts";
import { sampleSize } from "../../fixtures/sample_size.ts";
import { playRandomGame } from "../random_game.ts";

const game = findGame("connect_four");

/**
 * Positions of 7x6 after n plies, by J. Tromp and, with binary decision diagrams, S. Edelkamp and P. Kissmann
 * (https://oeis.org/A212693).
 */
const POSITIONS = [1, 7, 49, 238, 1120, 4263, 16422, 54859, 184275, 558186];

Deno.test("Connect Four has as many positions after n plies as published, each with a hash of its own", () => {
  const plies = sampleSize(6, 9);
  let level = new Map([[hashOf(start()), start()]]);
  for (let ply = 0; ply <= plies; ply++) {
    assertStrictEquals(level.size, POSITIONS[ply], `after ${ply} plies`);
    const next = new Map<string, ConnectFourPosition>();
    const moves = new Int32Array(game.maxMoves);
    for (const position of level.values()) {
      const end = position.moves(moves, 0);
      for (let i = 0; i < end; i++) {
        position.play(moves[i]);
        const hash = hashOf(position);
        if (!next.has(hash)) next.set(hash, position.clone());
        position.undo();
      }
    }
    level = next;
  }
});

function start(): ConnectFourPosition {
  return game.start() as ConnectFourPosition;
}

function hashOf({ hashLow, hashHigh }: ConnectFourPosition): string {
  return `${hashLow} ${hashHigh}`;
}

Deno.test("perft of Connect Four is as counted by hand", () => {
  // No column can be full before the sixth disc in it, and nobody wins before the seventh ply.
  for (const depth of [1, 2, 3, 4, 5, 6]) {
    assertStrictEquals(perft(game, start(), depth), 7 ** depth);
  }
  // All but the seven sequences that drop a seventh disc into one column.
  assertStrictEquals(perft(game, start(), 7), 7 ** 7 - 7);
});

Deno.test("four in a line win in every direction, and three do not", () => {
  const cases: [moves: string, result: number | null][] = [
    ["aabbccd", 1],
    ["abababa", 1],
    ["gagbgcfd", -1],
    // Rising from a1 to d4, and falling from d4 to g1.
    ["abbccdcddgd", 1],
    ["gffeededdad", 1],
    // Three in a row, one beyond the edge of the board.
    ["efgaabb", null],
    ["eafbgcd", 1],
  ];
  for (const [moves, result] of cases) {
    const position = start();
    for (const move of moves) position.play(game.parse(position, move));
    assertStrictEquals(position.result(), result, moves);
  }
});

Deno.test("the squares of all lines of the winner are told, and none before", () => {
  const position = start();
  for (const move of "aabbcceed") {
    assertEquals(wonSquares(position), []);
    position.play(game.parse(position, move));
  }
  // The lowest row from a to e: five discs, in two lines.
  assertEquals(wonSquares(position), [35, 36, 37, 38, 39]);
});

Deno.test("a side has won exactly when it has a line in the picture of its discs", () => {
  for (const size of sizes) {
    const each = findGame(`connect_four:size=${size}`);
    const { position } = playRandomGame(each, randomStream(`won ${size}`));
    const won = wonSquares(position as ConnectFourPosition);
    assertStrictEquals(won.length >= 4, position.result() !== 0, size);
  }
});

Deno.test("a position that cannot be is refused, with the reason", () => {
  const small = findGame("connect_four:size=4x4");
  const reasons: [string, string][] = [
    ["-----------X---- O", "expected a disc below that on square d3"],
    ["------------XX-- O", "expected one X more than O as O is to move but found 2 X and 0 O"],
    ["------------XO-- O", "expected one X more than O as O is to move but found 1 X and 1 O"],
    ["---------OOOXXXX X", "expected as many X as O as X is to move but found 4 X and 3 O"],
    ["----O---OOO-XXXX X", "X is to move but has four in a line already"],
    ["----XX--XXX-OOOO O", "O is to move but has four in a line already"],
    ["---------------- X ", 'expected X or O as the side to move but found "X "'],
  ];
  for (const [text, reason] of reasons) {
    assertThrows(() => small.start(text), NotationError, reason);
  }
  // Two columns of red, of which no single move can have made both.
  assertThrows(
    () => findGame("connect_four:size=4x5").start("OOO-XOOXXXXXXOOXXOOX O"),
    NotationError,
    "expected at most one move of X to have made its lines of four",
  );
});

Deno.test("only boards of the sizes listed are made", () => {
  assertThrows(() => findGame("connect_four:size=3x4"), UsageError, "4x4");
  assertThrows(() => findGame("connect_four:size=8x8"), UsageError, "8x7");
});
