// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The search of the endgame solver: NegaScout to the end of the game. It counts the same nodes as
 * agents/endgame/endgame_search.ts, and finds the same scores and best squares.
 *
 * @module
 */
import { setSize, squares } from "./board.ts";
import { fillEmpty, remove, restore } from "./empty_squares.ts";
import {
  clearTable,
  find,
  forgetScores,
  keep,
  lowerOf,
  makeTable,
  NO_SQUARE,
  squareOf,
  upperOf,
} from "./endgame_table.ts";
import { searchFew, setFew } from "./few_empties.ts";
import { countNode, final, forgetNodes, nodes, NONE } from "./last_empties.ts";
import { findMoves } from "./moves.ts";
import { setTrained } from "./outlook.ts";
import { LEAST_TESTED, probableCut } from "./probable_cuts.ts";
import { prepareNumbers } from "./pattern_numbers.ts";
import { weights } from "./patterns.ts";
import { countOf, fromHalves, only } from "../base/sets.ts";
import {
  bringBest,
  findSorted,
  MOVE,
  moveFlips,
  moveReplies,
  movesOf,
  moveSquare,
  setKeys,
  setOrder,
} from "./sorted_moves.ts";
import { countStable, findStableEdges } from "./stability.ts";
import { quarterOf } from "./squares.ts";

export { forgetScores, weights };

/**
 * Asked when the nodes since `begin` have reached a number: it stops the search by an exception, or gives
 * the number at which it is asked again.
 */
declare function check(nodes: f64): f64;

/** With at least this many empty squares, moves are sorted and positions kept in the table. */
const SORTED = 8;

let keepsTable = true;
let countsStable = true;
/** Whether the search leaves out what probably does not matter. */
export let selective = false;
/** The number of nodes at which `check` is asked next. */
let next: f64 = 0;

/** Sets the size of the board and the parts of the search, before all else; false without enough memory. */
export function prepare(
  size: i32,
  tableBits: i32,
  withTable: bool,
  childCutoffs: bool,
  fastestFirst: bool,
  stableDiscs: bool,
  trainedOrder: bool,
  sortsFew: bool,
  nearTable: bool,
): bool {
  setSize(size);
  findStableEdges();
  setOrder(childCutoffs, fastestFirst);
  setTrained(trainedOrder);
  prepareNumbers();
  setFew(sortsFew && fastestFirst, sortsFew && stableDiscs);
  keepsTable = withTable;
  countsStable = stableDiscs;
  return makeTable(tableBits, nearTable);
}

/** Makes the search selective, or exact again. */
export function setSelective(on: bool): void {
  selective = on;
}

/** Empties the table and sets the count of nodes to 0. */
export function begin(): void {
  clearTable();
  forgetNodes();
  next = 0;
}

/** Positions searched since `begin`, the last of every line included. */
export function searched(): f64 {
  return f64(nodes);
}

/** The best square that the table knows for a position, or `NO_SQUARE`. */
export function bestSquare(ownLow: i32, ownHigh: i32, enemyLow: i32, enemyHigh: i32): i32 {
  const own = fromHalves(ownLow, ownHigh);
  const enemy = fromHalves(enemyLow, enemyHigh);
  const found = find(own, enemy, squares - countOf(own | enemy));
  return found == 0 ? NO_SQUARE : squareOf(found);
}

/**
 * The score for the side to move: exact if it lies between `alpha` and `beta`, a lower bound if it is at
 * least `beta`, else an upper bound; an estimate when it is selective.
 */
export function search(
  ownLow: i32,
  ownHigh: i32,
  enemyLow: i32,
  enemyHigh: i32,
  alpha: i32,
  beta: i32,
  bySelection: bool,
): i32 {
  selective = bySelection;
  const own = fromHalves(ownLow, ownHigh);
  const enemy = fromHalves(enemyLow, enemyHigh);
  const parity = fillEmpty(own | enemy);
  const empties = squares - countOf(own | enemy);
  return child(own, enemy, alpha, beta, empties, parity, true, findMoves(own, enemy));
}

/**
 * The score of a position with at least `SORTED` empty squares, whose list of empty squares is filled and whose
 * legal moves are known.
 */
export function sorted(
  own: u64,
  enemy: u64,
  alpha: i32,
  beta: i32,
  empties: i32,
  parity: i32,
  moves: u64,
): i32 {
  if (f64(nodes) >= next) next = check(f64(nodes));
  countNode();

  let lower = -squares;
  let upper = squares;
  if (countsStable && 16 * alpha >= 32 * empties + squares) {
    upper -= 2 * countStable(enemy, own);
    if (upper <= alpha) return upper;
  }
  let known = NO_SQUARE;
  const found = find(own, enemy, empties);
  if (found != 0) {
    lower = lowerOf(found);
    if (lower >= beta) return lower;
    if (upperOf(found) < upper) upper = upperOf(found);
    if (upper <= alpha || lower == upper) return upper;
    known = squareOf(found);
  }
  if (lower > alpha) alpha = lower;
  if (upper < beta) beta = upper;

  if (moves == 0) {
    const replies = findMoves(enemy, own);
    if (replies == 0) return final(own, enemy);
    return -sorted(enemy, own, -beta, -alpha, empties, parity, replies);
  }
  if (selective && empties >= LEAST_TESTED && beta - alpha == 1) {
    const cut = probableCut(own, enemy, alpha, beta, empties, moves);
    if (cut != NONE) return cut;
  }
  const start = movesOf(empties);
  const end = findSorted(own, enemy, empties, moves);
  const cutoff = setKeys(own, enemy, beta, empties, parity, known, end);
  if (cutoff != NONE) return cutoff;

  let best = NONE;
  let bestSquare = known;
  let highest = alpha;
  for (let at = start; at < end; at += MOVE) {
    bringBest(at, end);
    const square = moveSquare(at);
    const flipped = moveFlips(at);
    remove(square);
    const value = -child(
      enemy ^ flipped,
      own | flipped | only(square),
      -beta,
      -highest,
      empties - 1,
      parity ^ quarterOf(square),
      at == start,
      moveReplies(at),
    );
    restore(square);
    if (value <= best) continue;
    best = value;
    // Among moves that all fail low, none is known to be best.
    if (value > alpha || bestSquare == NO_SQUARE) bestSquare = square;
    if (value > highest) highest = value;
    if (value >= beta) break;
  }
  if (best > alpha) lower = best;
  if (best < beta) upper = best;
  if (keepsTable) keep(own, enemy, lower, upper, bestSquare, empties);
  return best;
}

/** Searches a child; all but the first with a null window before the whole one. */
export function child(
  own: u64,
  enemy: u64,
  alpha: i32,
  beta: i32,
  empties: i32,
  parity: i32,
  first: bool,
  moves: u64,
): i32 {
  if (empties < SORTED) return searchFew(own, enemy, alpha, beta, empties, parity, moves);
  if (!first && beta - alpha > 1) {
    const value = sorted(own, enemy, beta - 1, beta, empties, parity, moves);
    if (value >= beta || value <= alpha) return value;
    beta = value + 1;
  }
  return sorted(own, enemy, alpha, beta, empties, parity, moves);
}
