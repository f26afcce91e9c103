/**
 * The board and the table of moves of Metelyk: the source's tables compared with those made from the
 * geometry.
 *
 * @module
 */
import { assertEquals, assertGreaterOrEqual, assertStrictEquals } from "@std/assert";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { boardOf, SIZES } from "matchbox/games/metelyk/board.ts";
import { moveName, OFF, tableOf } from "matchbox/games/metelyk/table.ts";

/** The board as the source prints it (A1). */
const BOARD = `
  .  .  .  6 32 33 34 35
  .  .  3  7 28 29 30 31
  .  1  4  8 24 25 26 27
  0  2  5  9 20 21 22 23
  .  .  .  . 19 18 17 16
  .  .  .  . 15 14 13  .
  .  .  .  . 12 11  .  .
  .  .  .  . 10  .  .  .`;

/** The table as the source prints it (A6): kind, White's move, Black's move, `x` for a capture. */
const TABLE = `
passive development: 0-2 10-12, 1-4 11-14, 2-5 12-15, 3-7 13-17, 4-8 14-18, 5-9 15-19
active development: 9-20 19-20, 8-24 18-21, 7-28 17-22, 6-32 16-23
advance 1: 20-21 20-24, 24-25 21-25, 28-29 22-26, 32-33 23-27
advance 2: 21-22 24-28, 25-26 25-29, 29-30 26-30, 33-34 27-31
advance 3: 22-23 28-32, 26-27 29-33, 30-31 30-34, 34-35 31-35
bear off: 35-off 35-off, 31-off 34-off, 27-off 33-off, 23-off 32-off
ambush outward: 9x24 19x21, 8x28 18x22, 7x32 17x23
ambush inward: 6x28 16x22, 7x24 17x21, 8x20 18x20
attack 1 outward: 20x25 20x25, 24x29 21x26, 28x33 22x27
attack 1 inward: 32x29 23x26, 28x25 22x25, 24x21 21x24
attack 2 outward: 21x26 24x29, 25x30 25x30, 29x34 26x31
attack 2 inward: 33x30 27x30, 29x26 26x29, 25x22 25x28
attack 3 outward: 22x27 28x33, 26x31 29x34, 30x35 30x35
attack 3 inward: 34x31 31x34, 30x27 30x33, 26x23 29x32`;

/** The mirror as A7 lists it, in both directions and with the fixed fields. */
const MIRROR = [
  ...[..."0123456789"].map((field) => [Number(field), Number(field) + 10]),
  ...[[21, 24], [22, 28], [23, 32], [26, 29], [27, 33], [31, 34]],
].flatMap(([a, b]) => [[a, b], [b, a]]).concat([20, 25, 30, 35].map((field) => [field, field]));

Deno.test("the fields are numbered as in the source", () => {
  const numbers = BOARD.trim().split(/\s+/);
  assertStrictEquals(numbers.length, 64);
  const { fieldAt } = boardOf(4);
  numbers.forEach((number, i) =>
    assertStrictEquals(fieldAt(i % 8, Math.floor(i / 8)), number === "." ? -1 : Number(number))
  );
});

Deno.test("the table made from the geometry is the source's, row for row", () => {
  const rows = TABLE.trim().split("\n").flatMap((line) => {
    const [kind, moves] = line.split(": ");
    return moves.split(", ").map((pair) => `${kind}: ${pair}`);
  });
  assertStrictEquals(rows.length, 50);
  assertEquals(
    tableOf(4).map((move) => `${move.kind}: ${moveName(move, 0)} ${moveName(move, 1)}`),
    rows,
  );
});

Deno.test("the mirror is that of the source", () => {
  assertStrictEquals(MIRROR.length, 36);
  const { mirror } = boardOf(4);
  for (const [field, image] of MIRROR) assertStrictEquals(mirror[field], image, `${field}`);
});

for (const size of SIZES) {
  const board = boardOf(size);
  const table = tableOf(size);

  Deno.test(`side ${size}: bases and battle quarter have the sizes that the rules give`, () => {
    assertStrictEquals(board.men, size * (size + 1) / 2);
    assertStrictEquals(board.quarter, size * (size + 1));
    assertStrictEquals(board.fields, size * (size + 1) + size * size);
  });

  Deno.test(`side ${size}: the mirror is its own inverse and swaps the bases`, () => {
    const { mirror, men, quarter, fields } = board;
    for (let field = 0; field < fields; field++) {
      assertStrictEquals(mirror[mirror[field]], field);
      if (field < men) assertStrictEquals(mirror[field], field + men);
      else if (field >= quarter) assertGreaterOrEqual(mirror[field], quarter);
    }
  });

  Deno.test(`side ${size}: a row is one move for White and its mirror image for Black`, () => {
    for (const { from, to } of table) {
      assertStrictEquals(from[1], board.mirror[from[0]]);
      assertStrictEquals(to[1], to[0] === OFF ? OFF : board.mirror[to[0]]);
    }
  });

  Deno.test(`side ${size}: the kinds of moves are in the source's order and number`, () => {
    const between = Array.from({ length: size - 1 }, (_, i) => i + 1);
    const expected = [
      ["passive development", size * (size - 1) / 2],
      ["active development", size],
      ...between.map((column) => [`advance ${column}`, size]),
      ["bear off", size],
      ...["ambush", ...between.map((column) => `attack ${column}`)].flatMap((kind) =>
        ["outward", "inward"].map((way) => [`${kind} ${way}`, size - 1])
      ),
    ].filter(([, count]) => count !== 0);
    const kinds = [...new Set(table.map(({ kind }) => kind))];
    const found = kinds.map((kind) => [kind, table.filter((move) => move.kind === kind).length]);
    assertEquals(found, expected);
    // Each kind in one run.
    assertStrictEquals(
      table.filter((move, i) => move.kind !== table[i - 1]?.kind).length,
      kinds.length,
    );
  });
}

Deno.test("a move's code is its row in the table, for both sides", () => {
  const game = findGame("metelyk");
  const position = game.start();
  assertEquals(legalMoves(game, position), [6, 7, 8, 9]);
  position.play(6);
  // Black's man on 19 is blocked by the man that went to 20; the one on 18 may take it.
  assertEquals(legalMoves(game, position), [7, 8, 9, 31]);
});
