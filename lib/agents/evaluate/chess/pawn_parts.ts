/**
 * The parts of E4 that count pawns. Each function takes the pawns of one side as that side sees the board, in
 * two halves: for Black the board is turned over.
 *
 * @module
 */
import * as halfBoards from "./half_boards.ts";

const { besides, countSquares } = halfBoards;

/** A byte in every row of a half. */
const ROWS = 0x01010101;

/** The ranks that the pawns have advanced in all: 0 for a pawn on its second rank, 5 on its seventh. */
export function advancement(low: number, high: number): number {
  // Pawns at least on the third rank, plus those at least on the fourth, and so on.
  return countSquares(low & 0xffff0000) + countSquares(low & 0xff000000) +
    3 * countSquares(high & 0xffffff) + countSquares(high & 0xffff00) +
    countSquares(high & 0xff0000);
}

/** The pawns with a pawn of their own side directly to the left or right. */
export function chained(low: number, high: number): number {
  return countSquares(low & besides(low)) + countSquares(high & besides(high));
}

/** The pawns with a pawn of their own side ahead of them on their file. A doubled pair counts once. */
export function doubled(low: number, high: number): number {
  const all = low | high;
  const halved = all | all >>> 16;
  const files = (halved | halved >>> 8) & 0xff;
  return countSquares(low) + countSquares(high) - countSquares(files);
}

/** The pawns that no enemy pawn ahead, on their own file or beside it, can stop. */
export function passed(low: number, high: number, enemyLow: number, enemyHigh: number): number {
  // The files that each enemy pawn guards, one rank below it and further down.
  const guardedHigh = enemyHigh | besides(enemyHigh);
  const guardedLow = enemyLow | besides(enemyLow);
  let below = guardedHigh >>> 8;
  below |= below >>> 8;
  below |= below >>> 16;
  const inHigh = guardedHigh | guardedHigh >>> 16;
  const files = (inHigh | inHigh >>> 8) & 0xff;
  let belowLow = guardedLow >>> 8;
  belowLow |= belowLow >>> 8;
  belowLow |= belowLow >>> 16;
  return countSquares(high & ~below) + countSquares(low & ~(belowLow | Math.imul(files, ROWS)));
}
