// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * Look-up and storage in the transposition table. TypeScript: agents/search/memory.ts.
 *
 * @module
 */
import { count, TABLE_COLLISIONS, TABLE_HITS, TABLE_PROBES } from "./counters.ts";
import { fromTable, toTable } from "./leaves.ts";
import { NO_MOVE } from "./order.ts";
import { setLine } from "./principal_variation.ts";
import { hash } from "./records.ts";
import {
  boundAt,
  COLLISION,
  EXACT,
  find,
  keep,
  LOWER,
  moveAt,
  serves,
  UPPER,
  valueAt,
} from "../base/table.ts";

/** The best move that the last look-up has found, or `NO_MOVE`. */
export let recalledMove: i32 = NO_MOVE;

/** Looks up the current position; returns the value if it is sufficient for this depth and window, otherwise NaN. */
export function recall(depth: i32, alpha: f64, beta: f64, ply: i32, trusted: bool): f64 {
  recalledMove = NO_MOVE;
  count(TABLE_PROBES);
  const at = find(hash());
  if (at == COLLISION) count(TABLE_COLLISIONS);
  if (at < 0) return NaN;
  count(TABLE_HITS);
  recalledMove = moveAt(at);
  if (!trusted || !serves(at, depth)) return NaN;
  const value = fromTable(valueAt(at), ply);
  const bound = boundAt(at);
  if (bound == LOWER && value < beta || bound == UPPER && value > alpha) return NaN;
  if (recalledMove != NO_MOVE) setLine(ply, recalledMove);
  return value;
}

/** Stores the result of a search with the window from `alpha` to `beta`. */
export function remember(
  depth: i32,
  alpha: f64,
  beta: f64,
  value: f64,
  move: i32,
  ply: i32,
): void {
  const bound = value >= beta ? LOWER : value <= alpha ? UPPER : EXACT;
  keep(hash(), depth, toTable(value, ply), bound, move);
}
