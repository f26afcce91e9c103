// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The search with few empty squares, in a fixed order, those in odd regions first. TypeScript:
 * agents/endgame/few_empties.ts.
 *
 * @module
 */
import { squares, worthOf } from "./board.ts";
import { after, END, remove, restore } from "./empty_squares.ts";
import { flips } from "./flips.ts";
import { countNode, final, four, NONE, one, three, two } from "./last_empties.ts";
import { apart } from "./memory_of_threads.ts";
import { mobility } from "./outlook.ts";
import { only } from "../base/sets.ts";
import { countStable } from "./stability.ts";
import { neighbours, quarterOf } from "./squares.ts";

/** A bit for each quarter of the board. */
const ALL_QUARTERS = 15;

/** With at least this many empty squares, moves are sorted, and stable discs counted. */
const SORTED = 7;
const STABLE = 5;

/** Weights of a move beside the worth of its square: see sorted_moves.ts. Keys are not negative. */
const REPLIES = -24;
const ODD_REGION = 8;
const LEAST = 1024;

/** At `empties << 7`: the moves of a node, each a key and below it the square. */
const MOVES = memory.data(8 * 128, 16);
/** At `empties << 9 | square << 3`: what a move flips. */
const FLIPS = memory.data(8 * 512, 16);

let sorts = true;
let countsStable = true;

/** Chooses the parts of the search. */
export function setFew(sorted: bool, stable: bool): void {
  sorts = sorted;
  countsStable = stable;
}

/** The score for the side to move: exact if it lies between `alpha` and `beta`, else a bound of it. */
export function searchFew(
  own: u64,
  enemy: u64,
  alpha: i32,
  beta: i32,
  empties: i32,
  parity: i32,
): i32 {
  if (empties <= 4) return atMostFour(own, enemy, alpha, beta, empties, parity);
  countNode();
  if (countsStable && empties >= STABLE && 16 * alpha >= 32 * empties + squares) {
    const upper = squares - 2 * countStable(enemy, own);
    if (upper <= alpha) return upper;
  }
  if (sorts && empties >= SORTED) return sorted(own, enemy, alpha, beta, empties, parity);
  let best = NONE;
  let highest = alpha;
  // Odd quarters first, then the others.
  for (let skipped = ALL_QUARTERS; skipped >= 0; skipped -= ALL_QUARTERS) {
    for (let square = after(END); square != END; square = after(square)) {
      if (((parity ^ skipped) & quarterOf(square)) != 0) continue;
      if ((neighbours(square) & enemy) == 0) continue;
      const flipped = flips(square, own, enemy);
      if (flipped == 0) continue;
      remove(square);
      const value = -searchFew(
        enemy ^ flipped,
        own | flipped | only(square),
        -beta,
        -highest,
        empties - 1,
        parity ^ quarterOf(square),
      );
      restore(square);
      if (value <= best) continue;
      if (value >= beta) return value;
      best = value;
      if (value > highest) highest = value;
    }
  }
  if (best != NONE) return best;
  if (!canMove(enemy, own)) return final(own, enemy);
  return -searchFew(enemy, own, -beta, -alpha, empties, parity);
}

/** As `searchFew`, by the keys of the moves. */
function sorted(own: u64, enemy: u64, alpha: i32, beta: i32, empties: i32, parity: i32): i32 {
  const moves = MOVES + apart + (empties << 7);
  const allFlips = FLIPS + apart + (empties << 9);
  let end = moves;
  for (let square = after(END); square != END; square = after(square)) {
    if ((neighbours(square) & enemy) == 0) continue;
    const flipped = flips(square, own, enemy);
    if (flipped == 0) continue;
    const next = enemy ^ flipped;
    if (next == 0) return squares;
    store<u64>(allFlips + (square << 3), flipped);
    let key = LEAST + worthOf(square) + REPLIES * mobility(next, own | flipped | only(square));
    if ((parity & quarterOf(square)) != 0) key += ODD_REGION;
    store<i32>(end, (key << 8) | square);
    end += 4;
  }
  if (end == moves) {
    if (!canMove(enemy, own)) return final(own, enemy);
    return -searchFew(enemy, own, -beta, -alpha, empties, parity);
  }
  let best = NONE;
  let highest = alpha;
  for (let at = moves; at < end; at += 4) {
    const square = takeBest(at, end) & 255;
    const flipped = load<u64>(allFlips + (square << 3));
    remove(square);
    const value = -searchFew(
      enemy ^ flipped,
      own | flipped | only(square),
      -beta,
      -highest,
      empties - 1,
      parity ^ quarterOf(square),
    );
    restore(square);
    if (value <= best) continue;
    if (value >= beta) return value;
    best = value;
    if (value > highest) highest = value;
  }
  return best;
}

/** Takes the best of the moves from `at` on; the one at `at` takes its place. */
function takeBest(at: usize, end: usize): i32 {
  let best = at;
  for (let other = at + 4; other < end; other += 4) {
    if (load<i32>(other) > load<i32>(best)) best = other;
  }
  const move = load<i32>(best);
  store<i32>(best, load<i32>(at));
  return move;
}

function atMostFour(
  own: u64,
  enemy: u64,
  alpha: i32,
  beta: i32,
  empties: i32,
  parity: i32,
): i32 {
  const first = after(END);
  const second = after(first);
  const third = after(second);
  switch (empties) {
    case 4:
      return four(own, enemy, alpha, beta, first, second, third, after(third), parity);
    case 3:
      return three(own, enemy, alpha, beta, first, second, third, parity);
    case 2:
      return two(own, enemy, alpha, beta, first, second);
    case 1:
      return one(own, enemy, first);
    default:
      countNode();
      return final(own, enemy);
  }
}

function canMove(own: u64, enemy: u64): bool {
  for (let square = after(END); square != END; square = after(square)) {
    if (flips(square, own, enemy) != 0) return true;
  }
  return false;
}
