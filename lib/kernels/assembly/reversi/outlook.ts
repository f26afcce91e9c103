// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * An estimate of a position far from its end, only for the order of moves. TypeScript:
 * agents/endgame/outlook.ts.
 *
 * @module
 */
import { corners } from "./board.ts";
import { flips } from "./flips.ts";
import { findMoves } from "./moves.ts";
import { patternValue } from "./patterns.ts";
import { countOf, lowest, only } from "../base/sets.ts";
import { countStable } from "./stability.ts";

/** Weights of the estimate. */
const MOBILITY = 16;
const STABLE = 12;

/** The weight of a move beside the trained evaluation. */
const TRAINED_MOBILITY = 8;

/** The value of a disc at the end of a game, more than all else together. */
const DISC = 1000;

/** No estimate is as far from 0 as this. */
export const BEYOND = 1000000;

/** Whether positions are estimated by the trained evaluation. */
export let trained = false;

/** Chooses how positions are estimated. */
export function setTrained(byPatterns: bool): void {
  trained = byPatterns;
}

/** The number of moves of a side; a corner counts twice. */
export function mobility(own: u64, enemy: u64): i32 {
  return repliesOf(findMoves(own, enemy));
}

/** The same, of moves that are known. */
export function repliesOf(moves: u64): i32 {
  return countOf(moves) + countOf(moves & corners);
}

/** The estimate for the side to move, after a search of `depth` plies. */
export function estimate(own: u64, enemy: u64, alpha: i32, beta: i32, depth: i32): i32 {
  if (depth == 0) {
    const moves = mobility(own, enemy) - mobility(enemy, own);
    if (trained) return patternValue(own, enemy) + TRAINED_MOBILITY * moves;
    return MOBILITY * moves + STABLE * (countStable(own, enemy) - countStable(enemy, own));
  }
  let rest = findMoves(own, enemy);
  if (rest == 0) {
    if (mobility(enemy, own) == 0) return DISC * (countOf(own) - countOf(enemy));
    return -estimate(enemy, own, -beta, -alpha, depth);
  }
  let best = -BEYOND;
  for (; rest != 0; rest &= rest - 1) {
    const square = lowest(rest);
    const flipped = flips(square, own, enemy);
    const placed = own | flipped | only(square);
    const value = -estimate(enemy ^ flipped, placed, -beta, -max(best, alpha), depth - 1);
    if (value > best) best = value;
    if (best >= beta) break;
  }
  return best;
}
