/**
 * The rules of Metelyk one by one, and the properties of a position.
 *
 * @module
 */
import { assert, assertEquals, assertLess, assertStrictEquals, assertThrows } from "@std/assert";
import { findGame, type Game, legalMoves, type Position } from "matchbox/games/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { boardOf, SIZES } from "matchbox/games/metelyk/board.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/mod.ts";
import { playRandomGame } from "../random_game.ts";

const ofSide = (side: number) => findGame(`metelyk:side=${side}`);
const metelyk = ofSide(4);

/** The fields of the source's board by rows (A1), as the notation has them. */
const ROWS = [
  [6, 32, 33, 34, 35],
  [3, 7, 28, 29, 30, 31],
  [1, 4, 8, 24, 25, 26, 27],
  [0, 2, 5, 9, 20, 21, 22, 23],
  [19, 18, 17, 16],
  [15, 14, 13],
  [12, 11],
  [10],
];
/** The board part of a notation with men on those fields. */
const board = (white: number[], black: number[]) =>
  ROWS.map((row) =>
    row.map((field) => white.includes(field) ? "W" : black.includes(field) ? "B" : "-").join("")
  ).join("/");
const namesAt = (board: string, mover: "w" | "b") =>
  movesOf(metelyk, metelyk.start(`${board} ${mover} 0-0`));

Deno.test("the side of the battle quarter is 1 to 4, by default 4", () => {
  assertStrictEquals(findGame("metelyk").spec, "metelyk:side=4");
  for (const side of ["0", "5", "2.5", "x", ""]) {
    assertThrows(
      () => findGame(`metelyk:side=${side}`),
      UsageError,
      /^parameter side of game metelyk: expected a whole number from 1 to 4 but found /,
    );
  }
});

Deno.test("the game begins with full bases and White to move", () => {
  const starts = SIZES.map((side) => ofSide(side).start().toString());
  assertEquals(starts, [
    "W-/B w 0-0",
    "W--/WW--/BB/B w 0-0",
    "W---/WW---/WWW---/BBB/BB/B w 0-0",
    "W----/WW----/WWW----/WWWW----/BBBB/BBB/BB/B w 0-0",
  ]);
});

Deno.test("a man steps one field ahead: White to the right, Black up", () => {
  assertEquals(namesAt(board([29], []), "w"), ["29-30"]);
  assertEquals(namesAt(board([], [29]), "b"), ["29-33"]);
});

Deno.test("a man captures diagonally ahead: White up and down, Black to the left and to the right", () => {
  const around = [32, 33, 34, 30, 26, 25, 24, 28];
  assertEquals(namesAt(board([29], around.slice(0, 7)), "w"), ["29x34", "29x26"]);
  assertEquals(namesAt(board(around.slice(0, 7), [29]), "b"), ["29x34", "29x32"]);
});

Deno.test("a man is blocked by men of both sides", () => {
  assertEquals(namesAt(board([29], [30]), "w"), []);
  assertEquals(namesAt(board([29, 30], []), "w"), ["30-31"]);
  assertEquals(namesAt(board([33], [29]), "b"), []);
});

Deno.test("no man captures in the enemy's base", () => {
  // The fields one step down-right of 9 and of 20 are 19 and 18.
  assertEquals(namesAt(board([9, 20], [19, 18]), "w"), ["20-21"]);
  // Those one step up-left of 19 and of 20 are 9 and 8.
  assertEquals(namesAt(board([9, 8], [19, 20]), "b"), ["20-24"]);
});

Deno.test("a man on its last line may be borne off, which scores a point and takes a move", () => {
  assertEquals(namesAt(board([], [32, 33, 35]), "b"), ["35-off", "33-off", "32-off"]);
  const position = metelyk.start(`${board([23, 35], [28])} w 1-2`);
  assertEquals(movesOf(metelyk, position), ["35-off", "23-off"]);
  position.play(metelyk.parse(position, "23-off"));
  assertStrictEquals(position.toString(), `${board([35], [28])} b 2-2`);
});

Deno.test("neither bearing off nor captures are forced", () => {
  assertEquals(namesAt(board([28, 35], [25]), "w"), ["28-29", "35-off", "28x25"]);
});

Deno.test("a man on its last line can be captured, which scores nothing", () => {
  const position = metelyk.start(`${board([35], [30])} b 3-0`);
  position.play(metelyk.parse(position, "30x35"));
  assertStrictEquals(position.toString(), `${board([], [35])} w 3-0`);
});

Deno.test("the game ends when the side to move has no move, even if the other side has one", () => {
  const blocked = board([29], [30]);
  assertStrictEquals(metelyk.start(`${blocked} w 0-1`).result(), -1);
  assertStrictEquals(metelyk.start(`${blocked} b 0-1`).result(), null);
  // Without men there is no move, and the points decide as ever.
  assertStrictEquals(metelyk.start(`${board([29], [])} b 0-1`).result(), -1);
});

Deno.test("more points win, then more men in the battle quarter; otherwise it is a draw", () => {
  const result = (board: string, points: string) => metelyk.start(`${board} w ${points}`).result();
  // In each White is to move and every man of White is blocked.
  const oneToTwo = board([9, 29], [20, 30]);
  assertStrictEquals(result(oneToTwo, "2-1"), 1);
  assertStrictEquals(result(oneToTwo, "1-2"), -1);
  assertStrictEquals(result(oneToTwo, "2-2"), -1);
  assertStrictEquals(result(board([28, 29], [30]), "2-2"), 1);
  assertStrictEquals(result(board([21, 29], [22, 30]), "2-2"), 0);
  // Men in the bases count for neither.
  assertStrictEquals(result(board([29], [30, 11, 12]), "0-0"), 0);
  assertStrictEquals(result(board([0, 2, 5, 9], [20]), "0-0"), -1);
});

Deno.test("with side 1 White's only move ends the game and wins it", () => {
  const game = ofSide(1);
  const position = game.start();
  assertEquals(movesOf(game, position), ["0-2"]);
  position.play(0);
  assertStrictEquals(position.toString(), "-W/B b 0-0");
  assertStrictEquals(position.result(), 1);
});

Deno.test("a game can be as short as 17 plies", () => {
  const { position, played } = playMoves(
    "8-24 18-21 24x21 14-18 21-22 18-21 7-28 21-25 28x25 16x22 25-26 11-14 9-20 14-18 4-8 18x20 8-24",
  );
  assertStrictEquals(played, 17);
  // Every man of Black has another before it and none of White's diagonally.
  assertStrictEquals(position.toString(), "W----/W-----/W--W-W-/WWW-B-B-/B-B-/B-B/B-/B b 0-0");
  assertStrictEquals(position.result(), 0);
});

for (const side of [2, 3, 4]) {
  Deno.test(`side ${side}: the bound on the length of a game is reached`, () => {
    const game = ofSide(side);
    const position = game.start();
    assertStrictEquals(game.maxPlies, { 2: 20, 3: 56, 4: 120 }[side]);
    assert(canLast(game, position as MetelykPosition, game.maxPlies), "no such game was found");
    // All men were borne off.
    assertStrictEquals((position as MetelykPosition).points(0), boardOf(side).men);
    assertStrictEquals((position as MetelykPosition).points(1), boardOf(side).men);
    assertStrictEquals(position.result(), 0);
  });
}

Deno.test("at, men, points and quarter agree with the notation", () => {
  for (const side of SIZES) {
    const game = ofSide(side);
    playRandomGame(game, randomStream(`metelyk readers/${side}`), (position) => {
      const { at, points, men, quarter } = readersOf(position as MetelykPosition);
      const [rows, mover, score] = position.toString().split(" ");
      const width = 2 * side;
      const { fieldAt } = boardOf(side);
      const lines = rows.split("/");
      const marks = lines.flatMap((line, y) => {
        // White's rows end at the right edge of the board, those of Black begin in its middle.
        const left = y < side ? width - line.length : side;
        return [...line].map((mark, i) => ({ mark, field: fieldAt(left + i, y), x: left + i, y }));
      });
      assertStrictEquals(marks.length, boardOf(side).fields);
      for (const { mark, field } of marks) {
        assertStrictEquals(at(field), { W: 0, B: 1, "-": -1 }[mark]);
      }
      for (const owner of [0, 1] as const) {
        const own = marks.filter(({ mark }) => mark === "WB"[owner]);
        assertStrictEquals(men(owner), own.length);
        assertStrictEquals(quarter(owner), own.filter(({ x, y }) => x >= side && y < side).length);
        assertStrictEquals(points(owner), Number(score.split("-")[owner]));
      }
      assertStrictEquals(position.side, mover === "w" ? 0 : 1);
      assertStrictEquals((position as MetelykPosition).size, side);
    });
  }
});

Deno.test("a position has the same hash however it was reached", () => {
  const hashes = new Map<string, Set<string>>();
  let ways = 0;
  const walk = (position: Position, depth: number) => {
    ways++;
    const hash = `${position.hashLow},${position.hashHigh}`;
    hashes.set(position.toString(), (hashes.get(position.toString()) ?? new Set()).add(hash));
    if (depth === 0) return;
    for (const move of legalMoves(metelyk, position)) {
      position.play(move);
      walk(position, depth - 1);
      position.undo();
    }
  };
  walk(metelyk.start(), 6);
  assertLess(hashes.size, ways / 2, "few positions were reached twice");
  for (const [notation, found] of hashes) assertStrictEquals(found.size, 1, notation);
});

Deno.test("the hash covers the side to move and both scores", () => {
  const hashes = new Set<string>();
  for (const mover of ["w", "b"]) {
    for (let white = 0; white < 10; white++) {
      for (let black = 0; black < 10; black++) {
        const position = metelyk.start(`${board([29], [16])} ${mover} ${white}-${black}`);
        hashes.add(`${position.hashLow},${position.hashHigh}`);
      }
    }
  }
  assertStrictEquals(hashes.size, 2 * 10 * 10);
});

function movesOf(game: Game, position: Position): string[] {
  return legalMoves(game, position).map((move) => game.format(position, move));
}

function readersOf(position: MetelykPosition) {
  return {
    at: position.at.bind(position),
    points: position.points.bind(position),
    men: position.men.bind(position),
    quarter: position.quarter.bind(position),
  };
}

function playMoves(moves: string) {
  const position = metelyk.start();
  let played = 0;
  for (const move of moves.split(" ")) {
    position.play(metelyk.parse(position, move));
    played++;
  }
  return { position, played };
}

/** Searches for a game of exactly so many plies without captures, and leaves `position` at its end. */
function canLast(game: Game, position: MetelykPosition, plies: number): boolean {
  const everybody = 2 * boardOf(position.size).men;
  const kept = position.men(0) + position.men(1) + position.points(0) + position.points(1);
  if (kept < everybody) return false;
  if (position.result() !== null) return plies === 0;
  return legalMoves(game, position).reverse().some((move) => {
    position.play(move);
    if (canLast(game, position, plies - 1)) return true;
    position.undo();
    return false;
  });
}
