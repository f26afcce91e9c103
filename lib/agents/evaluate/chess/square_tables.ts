/**
 * Piece-square tables: what a piece is worth on each square, in centipawns (E8).
 *
 * The tables are those of Tomasz Michniewski's "Simplified evaluation function" on the Chess Programming
 * Wiki, with the piece values of the article behind E8 (Hartikka 2017), which takes the tables from there. The
 * article counts in tenths of a pawn; all its numbers are ten times as large here, so that they are whole.
 *
 * @module
 */
import type { Kind } from "matchbox/games/chess/geometry.ts";
import type { Side } from "matchbox/games/game.ts";

/** The ways to read the tables; see `squareValue`. */
export const READINGS = ["right", "article"] as const;

/** A way to read the tables. */
export type Reading = typeof READINGS[number];

/**
 * The value of a piece on a square for its owner, in centipawns, without the 9000 that the article gives to
 * each king.
 *
 * `right` reads a table by rows, turned over for Black, so that both sides are equal. `article` reads it as
 * the article's program does by mistake: with row and column exchanged, and without turning the tables of
 * knight and queen for Black. So the starting position is worth 10 for White there, 1 in the article's units.
 *
 * @param square 0 (a1) to 63 (h8)
 */
export function squareValue(kind: Kind, side: Side, square: number, reading: Reading): number {
  const file = square % 8;
  const rowFromTop = 7 - Math.floor(square / 8);
  const table = tables[kind];
  if (reading === "right") {
    return values[kind] + table[side === 0 ? rowFromTop : 7 - rowFromTop][file];
  }
  const turned = side === 1 && !sameForBoth.includes(kind);
  return values[kind] + table[turned ? 7 - file : file][rowFromTop];
}

/** The values of pawn, knight, bishop, rook, queen and king in the article. */
const values: Readonly<Record<Kind, number>> = { 1: 100, 2: 300, 3: 300, 4: 500, 5: 900, 6: 0 };

/** Knight and queen: the article has one table of them for both sides. */
const sameForBoth: readonly Kind[] = [2, 5];

/** The tables as White sees them, the eighth rank first. The king's is that of the middle game. */
const tables: Readonly<Record<Kind, readonly (readonly number[])[]>> = {
  1: [
    [0, 0, 0, 0, 0, 0, 0, 0],
    [50, 50, 50, 50, 50, 50, 50, 50],
    [10, 10, 20, 30, 30, 20, 10, 10],
    [5, 5, 10, 25, 25, 10, 5, 5],
    [0, 0, 0, 20, 20, 0, 0, 0],
    [5, -5, -10, 0, 0, -10, -5, 5],
    [5, 10, 10, -20, -20, 10, 10, 5],
    [0, 0, 0, 0, 0, 0, 0, 0],
  ],
  2: [
    [-50, -40, -30, -30, -30, -30, -40, -50],
    [-40, -20, 0, 0, 0, 0, -20, -40],
    [-30, 0, 10, 15, 15, 10, 0, -30],
    [-30, 5, 15, 20, 20, 15, 5, -30],
    [-30, 0, 15, 20, 20, 15, 0, -30],
    [-30, 5, 10, 15, 15, 10, 5, -30],
    [-40, -20, 0, 5, 5, 0, -20, -40],
    [-50, -40, -30, -30, -30, -30, -40, -50],
  ],
  3: [
    [-20, -10, -10, -10, -10, -10, -10, -20],
    [-10, 0, 0, 0, 0, 0, 0, -10],
    [-10, 0, 5, 10, 10, 5, 0, -10],
    [-10, 5, 5, 10, 10, 5, 5, -10],
    [-10, 0, 10, 10, 10, 10, 0, -10],
    [-10, 10, 10, 10, 10, 10, 10, -10],
    [-10, 5, 0, 0, 0, 0, 5, -10],
    [-20, -10, -10, -10, -10, -10, -10, -20],
  ],
  4: [
    [0, 0, 0, 0, 0, 0, 0, 0],
    [5, 10, 10, 10, 10, 10, 10, 5],
    [-5, 0, 0, 0, 0, 0, 0, -5],
    [-5, 0, 0, 0, 0, 0, 0, -5],
    [-5, 0, 0, 0, 0, 0, 0, -5],
    [-5, 0, 0, 0, 0, 0, 0, -5],
    [-5, 0, 0, 0, 0, 0, 0, -5],
    [0, 0, 0, 5, 5, 0, 0, 0],
  ],
  5: [
    [-20, -10, -10, -5, -5, -10, -10, -20],
    [-10, 0, 0, 0, 0, 0, 0, -10],
    [-10, 0, 5, 5, 5, 5, 0, -10],
    [-5, 0, 5, 5, 5, 5, 0, -5],
    [0, 0, 5, 5, 5, 5, 0, -5],
    [-10, 5, 5, 5, 5, 5, 0, -10],
    [-10, 0, 5, 0, 0, 0, 0, -10],
    [-20, -10, -10, -5, -5, -10, -10, -20],
  ],
  6: [
    [-30, -40, -40, -50, -50, -40, -40, -30],
    [-30, -40, -40, -50, -50, -40, -40, -30],
    [-30, -40, -40, -50, -50, -40, -40, -30],
    [-30, -40, -40, -50, -50, -40, -40, -30],
    [-20, -30, -30, -40, -40, -30, -30, -20],
    [-10, -20, -20, -20, -20, -20, -20, -10],
    [20, 20, 0, 0, 0, 0, 20, 20],
    [20, 30, 10, 0, 0, 10, 30, 20],
  ],
};
