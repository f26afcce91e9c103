// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The sort by plausibility of a selective search. TypeScript: agents/search/selective.ts.
 *
 * @module
 */
import { leafValue, playMove, undoMove } from "./leaves.ts";

/** The plausibility of the moves of one node. */
const SCORES = memory.data(256 * 8, 16);

/** Sorts the moves of a node by the evaluation after each; every look counts as a node. */
export function sortByPlausibility(own: i32, moves: usize, end: usize, ply: i32): void {
  const enemy = 24 - own;
  for (let at = moves; at < end; at += 4) {
    const move = load<i32>(at);
    playMove(move, own);
    const score = -leafValue(enemy, ply + 1);
    undoMove();
    let to = at;
    for (; to > moves && load<f64>(SCORES + ((to - moves) << 1) - 8) < score; to -= 4) {
      store<i32>(to, load<i32>(to - 4));
      store<f64>(SCORES + ((to - moves) << 1), load<f64>(SCORES + ((to - moves) << 1) - 8));
    }
    store<i32>(to, move);
    store<f64>(SCORES + ((to - moves) << 1), score);
  }
}
