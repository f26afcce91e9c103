// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The killer heuristic: the two latest moves of each ply that caused a cutoff are tried first. TypeScript:
 * agents/search/killers.ts.
 *
 * @module
 */
import { PLIES } from "./principal_variation.ts";

/** No move. */
const NONE = 255;

/** Two killers of each ply, the latest first. */
const KEPT = memory.data(2 * PLIES, 16);

/** Forgets all killers. */
export function forgetKillers(): void {
  memory.fill(KEPT, NONE as u8, 2 * PLIES);
}

/** Brings the killers of a ply to the front of its moves; the others keep their order. */
export function bringKillers(ply: i32, moves: usize, count: i32): void {
  const kept = KEPT + (ply << 1);
  const next = bringForward(moves, 0, count, load<u8>(kept));
  bringForward(moves, next, count, load<u8>(kept, 1));
}

/** Keeps the move that caused a cutoff. */
export function keepKiller(ply: i32, move: i32): void {
  const kept = KEPT + (ply << 1);
  const latest = load<u8>(kept);
  if (latest == move) return;
  store<u8>(kept, latest, 1);
  store<u8>(kept, move);
}

/** Brings a move forward to index `to`, if it stands at or after it; returns where the next one goes. */
function bringForward(moves: usize, to: i32, count: i32, move: i32): i32 {
  if (move == NONE) return to;
  for (let at = to; at < count; at++) {
    if (i32(load<u8>(moves + at)) != move) continue;
    for (; at > to; at--) store<u8>(moves + at, load<u8>(moves + at - 1));
    store<u8>(moves + to, move);
    return to + 1;
  }
  return to;
}
