// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The search with few empty squares, in a fixed order, those in odd regions first. TypeScript:
 * agents/endgame/few_empties.ts.
 *
 * @module
 */
import { squares, worthOf } from "./board.ts";
import { after, END, remove, restore } from "./empty_squares.ts";
import { bothWays } from "./both_ways.ts";
import { flipsOf } from "./flips.ts";
import { countNode, final, four, NONE, one, three, two } from "./last_empties.ts";
import { apart } from "./memory_of_threads.ts";
import { findMoves } from "./moves.ts";
import { repliesOf } from "./outlook.ts";
import { lowest, only } from "../base/sets.ts";
import { countStable } from "./stability.ts";
import { quarterOf } from "./squares.ts";

/** A bit for each quarter of the board. */
const ALL_QUARTERS = 15;

/** With at least this many empty squares, moves are sorted. */
const SORTED = 6;

/** Weights of a move beside the worth of its square: see sorted_moves.ts. Keys are not negative. */
const REPLIES = -24;
const ODD_REGION = 8;
const LEAST = 1024;

/** At `empties << 7`: the moves of a node, each a key and below it the square. */
const MOVES = memory.data(8 * 128, 16);
/** At `empties << 10 | square << 4`: what a move flips, and the replies to it. */
const FLIPS = memory.data(8 * 1024, 16);
const REPLIED = 8;

let sorts = true;
let countsStable = true;

/** Chooses the parts of the search. */
export function setFew(sorted: bool, stable: bool): void {
  sorts = sorted;
  countsStable = stable;
}

/**
 * The score for the side to move: exact if it lies between `alpha` and `beta`, else a bound of it. With at
 * least 5 empty squares `moves` are the legal ones, which the caller mostly knows from its keys.
 */
export function searchFew(
  own: u64,
  enemy: u64,
  alpha: i32,
  beta: i32,
  empties: i32,
  parity: i32,
  moves: u64,
): i32 {
  if (empties <= 4) return atMostFour(own, enemy, alpha, beta, empties, parity);
  countNode();
  if (countsStable && 16 * alpha >= 32 * empties + squares) {
    const upper = squares - 2 * countStable(enemy, own);
    if (upper <= alpha) return upper;
  }
  if (moves == 0) {
    const replies = findMoves(enemy, own);
    if (replies == 0) return final(own, enemy);
    return -searchFew(enemy, own, -beta, -alpha, empties, parity, replies);
  }
  if (sorts && empties >= SORTED) {
    return sorted(own, enemy, alpha, beta, empties, parity, moves);
  }
  const owns = bothWays(own);
  const enemies = bothWays(enemy);
  let best = NONE;
  let highest = alpha;
  // Odd quarters first, then the others.
  for (let skipped = ALL_QUARTERS; skipped >= 0; skipped -= ALL_QUARTERS) {
    for (let square = after(END); square != END; square = after(square)) {
      if (((parity ^ skipped) & quarterOf(square)) != 0) continue;
      if ((moves & only(square)) == 0) continue;
      const flipped = flipsOf(square, own, enemy, owns, enemies);
      const next = enemy ^ flipped;
      const placed = own | flipped | only(square);
      const replies = empties > 5 ? findMoves(next, placed) : 0;
      remove(square);
      const odd = parity ^ quarterOf(square);
      const value = -searchFew(next, placed, -beta, -highest, empties - 1, odd, replies);
      restore(square);
      if (value <= best) continue;
      if (value >= beta) return value;
      best = value;
      if (value > highest) highest = value;
    }
  }
  return best;
}

/** As `searchFew`, by the keys of the moves. */
function sorted(
  own: u64,
  enemy: u64,
  alpha: i32,
  beta: i32,
  empties: i32,
  parity: i32,
  moves: u64,
): i32 {
  const start = MOVES + apart + (empties << 7);
  const owns = bothWays(own);
  const enemies = bothWays(enemy);
  const allFlips = FLIPS + apart + (empties << 10);
  let end = start;
  for (let rest = moves; rest != 0; rest &= rest - 1) {
    const square = lowest(rest);
    const flipped = flipsOf(square, own, enemy, owns, enemies);
    const next = enemy ^ flipped;
    if (next == 0) return squares;
    const replies = findMoves(next, own | flipped | only(square));
    store<u64>(allFlips + (square << 4), flipped);
    store<u64>(allFlips + (square << 4), replies, REPLIED);
    let key = LEAST + worthOf(square) + REPLIES * repliesOf(replies);
    if ((parity & quarterOf(square)) != 0) key += ODD_REGION;
    store<i32>(end, (key << 8) | square);
    end += 4;
  }
  let best = NONE;
  let highest = alpha;
  for (let at = start; at < end; at += 4) {
    const square = takeBest(at, end) & 255;
    const flipped = load<u64>(allFlips + (square << 4));
    const replies = load<u64>(allFlips + (square << 4), REPLIED);
    const placed = own | flipped | only(square);
    remove(square);
    const odd = parity ^ quarterOf(square);
    const value = -searchFew(enemy ^ flipped, placed, -beta, -highest, empties - 1, odd, replies);
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
