// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The legal moves on the 8x8 board, for all squares at once (parallel prefix, Kogge-Stone). TypeScript:
 * games/reversi/mobility.ts.
 *
 * @module
 */
import { board } from "./board.ts";

/** Columns b to g: along a row or a diagonal, enemies on the edge cannot be enclosed. */
const INNER: u64 = 0x7e7e7e7e7e7e7e7e;

/** The squares where `own` can place a disc. */
export function findMoves(own: u64, enemy: u64): u64 {
  const inner = enemy & INNER;
  return (alongAxis(own, inner, 1) | alongAxis(own, enemy, 8) | alongAxis(own, inner, 9) |
    alongAxis(own, inner, 7)) & board & ~(own | enemy);
}

/** The squares after runs of enemies beside own discs, in both directions of an axis with that step. */
function alongAxis(own: u64, enemy: u64, step: u64): u64 {
  let up = enemy & (own << step);
  let down = enemy & (own >> step);
  up |= enemy & (up << step);
  down |= enemy & (down >> step);
  const pairs = enemy & (enemy << step);
  const pairsDown = pairs >> step;
  const two = step << 1;
  up |= pairs & (up << two);
  down |= pairsDown & (down >> two);
  up |= pairs & (up << two);
  down |= pairsDown & (down >> two);
  return (up << step) | (down >> step);
}
