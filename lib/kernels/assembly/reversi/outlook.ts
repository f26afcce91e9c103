// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * An estimate of a position far from its end, only for the order of moves. TypeScript:
 * agents/endgame/outlook.ts.
 *
 * @module
 */
import { corners } from "./board.ts";
import { flips } from "./flips.ts";
import { apart } from "./memory_of_threads.ts";
import { findMoves } from "./moves.ts";
import {
  NUMBERS_OF_BOTH,
  numbersAfter,
  numbersAfterPass,
  setNumbers,
  valueOf,
} from "./pattern_numbers.ts";
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

/** The numbers of patterns of the positions of one line. */
const NUMBERS = memory.data(64 * 192, 16);

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

/** Sets the position that `estimateHere` will estimate, and whose moves `estimateAfter` will. */
export function estimateFrom(own: u64, enemy: u64): void {
  if (trained) setNumbers(NUMBERS + apart, own, enemy);
}

/** The estimate of the position after a move, for the side to move there, after a search of `depth` plies. */
export function estimateAfter(
  square: i32,
  flipped: u64,
  own: u64,
  enemy: u64,
  alpha: i32,
  beta: i32,
  depth: i32,
  moves: u64,
): i32 {
  return afterMove(NUMBERS + apart, square, flipped, own, enemy, alpha, beta, depth, moves);
}

/** The estimate of the position that was set, whose legal moves are known, after a search of `depth` plies. */
export function estimateHere(
  own: u64,
  enemy: u64,
  alpha: i32,
  beta: i32,
  depth: i32,
  moves: u64,
): i32 {
  return estimate(NUMBERS + apart, own, enemy, alpha, beta, depth, moves);
}

/** The estimate after a move, from the numbers before it. */
function afterMove(
  numbers: usize,
  square: i32,
  flipped: u64,
  own: u64,
  enemy: u64,
  alpha: i32,
  beta: i32,
  depth: i32,
  moves: u64,
): i32 {
  if (trained) numbersAfter(numbers, flipped, square);
  return estimate(numbers + NUMBERS_OF_BOTH, own, enemy, alpha, beta, depth, moves);
}

/** The estimate for the side to move, whose legal moves are known, after a search of `depth` plies. */
function estimate(
  numbers: usize,
  own: u64,
  enemy: u64,
  alpha: i32,
  beta: i32,
  depth: i32,
  moves: u64,
): i32 {
  if (depth == 0) {
    const more = repliesOf(moves) - mobility(enemy, own);
    if (trained) return valueOf(numbers, own, enemy) + TRAINED_MOBILITY * more;
    return MOBILITY * more + STABLE * (countStable(own, enemy) - countStable(enemy, own));
  }
  if (moves == 0) {
    const replies = findMoves(enemy, own);
    if (replies == 0) return DISC * (countOf(own) - countOf(enemy));
    if (trained) numbersAfterPass(numbers);
    return -estimate(numbers + NUMBERS_OF_BOTH, enemy, own, -beta, -alpha, depth, replies);
  }
  let best = -BEYOND;
  for (let rest = moves; rest != 0; rest &= rest - 1) {
    const square = lowest(rest);
    const flipped = flips(square, own, enemy);
    const next = enemy ^ flipped;
    const placed = own | flipped | only(square);
    const replies = findMoves(next, placed);
    const value = -afterMove(
      numbers,
      square,
      flipped,
      next,
      placed,
      -beta,
      -max(best, alpha),
      depth - 1,
      replies,
    );
    if (value > best) best = value;
    if (best >= beta) break;
  }
  return best;
}
