// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * An estimate of a position far from its end, only for the order of moves. TypeScript:
 * agents/endgame/outlook.ts.
 *
 * @module
 */
import { corners, worthOf } from "./board.ts";
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

/** The weight of a reply beside the worth of a square, where a deep search sorts. */
const REPLIES = -8;

/** The numbers of patterns of the positions of one line, and the moves of its nodes. */
const NUMBERS = memory.data(64 * 192, 16);
const MOVES = memory.data(64 * 64 * 24, 16);
/** Bytes of a move: its flips, the replies to it, its square and its key; and of the moves of a node. */
const MOVE = 24;
const REPLIED = 8;
const SQUARE = 16;
const KEY = 20;
const NODE = 64 * 24;

/** Whether positions are estimated by the trained evaluation. */
export let trained = false;
/** Whether moves with few replies come first where two plies or more are left. */
let sorts = false;

/** Chooses how positions are estimated. */
export function setTrained(byPatterns: bool, fewRepliesFirst: bool): void {
  trained = byPatterns;
  sorts = fewRepliesFirst;
}

/** The number of moves of a side; a corner counts twice. */
export function mobility(own: u64, enemy: u64): i32 {
  return repliesOf(findMoves(own, enemy));
}

/** The same, of moves that are known. */
export function repliesOf(moves: u64): i32 {
  return countOf(moves) + countOf(moves & corners);
}

/** Sets the position whose moves `estimateAfter` will estimate. */
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
  const start = MOVES + apart + depth * NODE;
  let end = start;
  if (sorts && depth > 1) end = findKeys(start, own, enemy, moves);
  let best = -BEYOND;
  let at = start;
  for (let rest = moves; rest != 0; rest &= rest - 1) {
    let square = lowest(rest);
    let flipped: u64 = 0;
    let replies: u64 = 0;
    if (at < end) {
      bringBest(at, end);
      square = load<i32>(at, SQUARE);
      flipped = load<u64>(at);
      replies = load<u64>(at, REPLIED);
      at += MOVE;
    } else {
      flipped = flips(square, own, enemy);
      replies = findMoves(enemy ^ flipped, own | flipped | only(square));
    }
    const value = -afterMove(
      numbers,
      square,
      flipped,
      enemy ^ flipped,
      own | flipped | only(square),
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

/** Writes moves with their keys, those with few replies first; returns the end of them. */
function findKeys(start: usize, own: u64, enemy: u64, moves: u64): usize {
  let end = start;
  for (let rest = moves; rest != 0; rest &= rest - 1) {
    const square = lowest(rest);
    const flipped = flips(square, own, enemy);
    const replies = findMoves(enemy ^ flipped, own | flipped | only(square));
    store<u64>(end, flipped);
    store<u64>(end, replies, REPLIED);
    store<i32>(end, square, SQUARE);
    store<i32>(end, worthOf(square) + REPLIES * repliesOf(replies), KEY);
    end += MOVE;
  }
  return end;
}

/** Swaps the best of the moves from `at` on to `at`. */
function bringBest(at: usize, end: usize): void {
  let best = at;
  for (let other = at + MOVE; other < end; other += MOVE) {
    if (load<i32>(other, KEY) > load<i32>(best, KEY)) best = other;
  }
  if (best == at) return;
  const flipped = load<u64>(at);
  const replies = load<u64>(at, REPLIED);
  const rest = load<u64>(at, SQUARE);
  memory.copy(at, best, MOVE);
  store<u64>(best, flipped);
  store<u64>(best, replies, REPLIED);
  store<u64>(best, rest, SQUARE);
}
