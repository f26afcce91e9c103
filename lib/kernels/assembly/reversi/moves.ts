// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The legal moves on the 8x8 board, for all squares at once (parallel prefix, Kogge-Stone). TypeScript:
 * games/reversi/mobility.ts.
 *
 * @module
 */
import { board } from "./board.ts";
import { bothWays, joined } from "./both_ways.ts";

/** Columns b to g: along a row or a diagonal, enemies on the edge cannot be enclosed. */
const INNER: u64 = 0x7e7e7e7e7e7e7e7e;

/** The squares where `own` can place a disc. */
export function findMoves(own: u64, enemy: u64): u64 {
  const inner = enemy & INNER;
  const owns = bothWays(own);
  const inners = bothWays(inner);
  const steps = v128.or(
    v128.or(afterRuns(owns, inners, 7), afterRuns(owns, inners, 9)),
    afterRuns(owns, bothWays(enemy), 8),
  );
  return (joined(steps) | toRight(own, inner) | toLeft(own, inner)) & board & ~(own | enemy);
}

/** The squares after runs of enemies beside own discs, by that step. */
function afterRuns(own: v128, enemy: v128, step: i32): v128 {
  let run = v128.and(enemy, i64x2.shl(own, step));
  run = v128.or(run, v128.and(enemy, i64x2.shl(run, step)));
  const pairs = v128.and(enemy, i64x2.shl(enemy, step));
  run = v128.or(run, v128.and(pairs, i64x2.shl(run, 2 * step)));
  run = v128.or(run, v128.and(pairs, i64x2.shl(run, 2 * step)));
  return i64x2.shl(run, step);
}

/** The same along rows to the right: a carry runs through the enemies. Squares of enemies are no moves anyway. */
function toRight(own: u64, enemy: u64): u64 {
  return enemy + (enemy & (own << 1));
}

function toLeft(own: u64, enemy: u64): u64 {
  let run = enemy & (own >> 1);
  run |= enemy & (run >> 1);
  const pairs = enemy & (enemy >> 1);
  run |= pairs & (run >> 2);
  run |= pairs & (run >> 2);
  return run >> 1;
}
