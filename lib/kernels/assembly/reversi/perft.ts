// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * Perft of Reversi: the number of move sequences of a given length. TypeScript: games/perft.ts.
 *
 * @module
 */
import { setSize } from "./board.ts";
import { flips } from "./flips.ts";
import { findMoves } from "./moves.ts";
import { fromHalves, lowest, only } from "../base/sets.ts";

export { setSize };

/**
 * The count for the side to move. A forced pass is a move; games that end earlier are not counted.
 *
 * @param depth 0 or more
 */
export function perft(
  ownLow: i32,
  ownHigh: i32,
  enemyLow: i32,
  enemyHigh: i32,
  depth: i32,
): f64 {
  const own = fromHalves(ownLow, ownHigh);
  return f64(count(own, fromHalves(enemyLow, enemyHigh), depth));
}

function count(own: u64, enemy: u64, depth: i32): u64 {
  if (depth == 0) return 1;
  let rest = findMoves(own, enemy);
  if (rest == 0) {
    return findMoves(enemy, own) == 0 ? 0 : count(enemy, own, depth - 1);
  }
  let nodes: u64 = 0;
  while (rest != 0) {
    const square = lowest(rest);
    rest &= rest - 1;
    const flipped = flips(square, own, enemy);
    nodes += count(enemy ^ flipped, own | flipped | only(square), depth - 1);
  }
  return nodes;
}
