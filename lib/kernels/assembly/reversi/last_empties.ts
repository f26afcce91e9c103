// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The last one to four empty squares. TypeScript: agents/endgame/last_empties.ts.
 *
 * @module
 */
import { squares } from "./board.ts";
import { bothWays } from "./both_ways.ts";
import { flipsOf } from "./flips.ts";
import { countLastFlips } from "./last_flips.ts";
import { countOf, only } from "../base/sets.ts";
import { neighbours, quarterOf } from "./squares.ts";

/** Less than any score. */
export const NONE = -128;

/** Positions searched since `begin`. */
export let nodes: i64 = 0;

/** Sets the count of nodes to 0. */
export function forgetNodes(): void {
  nodes = 0;
}

/** Counts a node. */
export function countNode(): void {
  nodes++;
}

/** The final score when nobody can move: empty squares go to the winner. */
export function final(own: u64, enemy: u64): i32 {
  const ours = countOf(own);
  const theirs = countOf(enemy);
  if (ours == theirs) return 0;
  return ours > theirs ? squares - 2 * theirs : 2 * ours - squares;
}

/** The score with one empty square. */
export function one(own: u64, enemy: u64, square: i32): i32 {
  nodes++;
  // Without the empty square, the board has an odd number of discs, so that this is never 0.
  const difference = 2 * countOf(own) + 1 - squares;
  const gain = countLastFlips(square, own);
  if (gain != 0) return difference + 2 * gain + 1;
  const loss = countLastFlips(square, enemy);
  if (loss != 0) return difference - 2 * loss - 1;
  return difference > 0 ? difference + 1 : difference - 1;
}

/** The score with two empty squares, exact if it lies between `alpha` and `beta`, else a bound. */
export function two(
  own: u64,
  enemy: u64,
  alpha: i32,
  beta: i32,
  first: i32,
  second: i32,
): i32 {
  nodes++;
  const owns = bothWays(own);
  const enemies = bothWays(enemy);
  let best = NONE;
  if ((neighbours(first) & enemy) != 0) {
    const flipped = flipsOf(first, own, enemy, owns, enemies);
    if (flipped != 0) {
      best = -one(enemy ^ flipped, own | flipped | only(first), second);
      if (best >= beta) return best;
    }
  }
  if ((neighbours(second) & enemy) != 0) {
    const flipped = flipsOf(second, own, enemy, owns, enemies);
    if (flipped != 0) {
      const value = -one(enemy ^ flipped, own | flipped | only(second), first);
      return value > best ? value : best;
    }
  }
  if (best != NONE) return best;
  if (
    flipsOf(first, enemy, own, enemies, owns) == 0 &&
    flipsOf(second, enemy, own, enemies, owns) == 0
  ) return final(own, enemy);
  return -two(enemy, own, -beta, -alpha, first, second);
}

/** As `two`, with three empty squares; a bit of `parity` is set for each quarter with an odd number. */
export function three(
  own: u64,
  enemy: u64,
  alpha: i32,
  beta: i32,
  first: i32,
  second: i32,
  third: i32,
  parity: i32,
): i32 {
  nodes++;
  const owns = bothWays(own);
  const enemies = bothWays(enemy);
  if ((parity & quarterOf(first)) == 0) {
    const even = first;
    if ((parity & quarterOf(second)) != 0) {
      first = second;
      second = even;
    } else {
      first = third;
      third = even;
    }
  }
  let best = NONE;
  let highest = alpha;
  for (let turn = 0; turn < 3; turn++) {
    const square = first;
    first = second;
    second = third;
    third = square;
    if ((neighbours(square) & enemy) == 0) continue;
    const flipped = flipsOf(square, own, enemy, owns, enemies);
    if (flipped == 0) continue;
    const placed = own | flipped | only(square);
    const value = -two(enemy ^ flipped, placed, -beta, -highest, first, second);
    if (value <= best) continue;
    if (value >= beta) return value;
    best = value;
    if (value > highest) highest = value;
  }
  if (best != NONE) return best;
  if (
    flipsOf(first, enemy, own, enemies, owns) == 0 &&
    flipsOf(second, enemy, own, enemies, owns) == 0 &&
    flipsOf(third, enemy, own, enemies, owns) == 0
  ) return final(own, enemy);
  return -three(enemy, own, -beta, -alpha, first, second, third, parity);
}

/** As `three`, with four empty squares. */
export function four(
  own: u64,
  enemy: u64,
  alpha: i32,
  beta: i32,
  first: i32,
  second: i32,
  third: i32,
  fourth: i32,
  parity: i32,
): i32 {
  nodes++;
  const owns = bothWays(own);
  const enemies = bothWays(enemy);
  if ((parity & quarterOf(first)) == 0) {
    const even = first;
    if ((parity & quarterOf(second)) != 0) {
      first = second;
      second = even;
    } else if ((parity & quarterOf(third)) != 0) {
      first = third;
      third = even;
    } else {
      first = fourth;
      fourth = even;
    }
  }
  if ((parity & quarterOf(second)) == 0) {
    const even = second;
    if ((parity & quarterOf(third)) != 0) {
      second = third;
      third = even;
    } else {
      second = fourth;
      fourth = even;
    }
  }
  let best = NONE;
  let highest = alpha;
  for (let turn = 0; turn < 4; turn++) {
    const square = first;
    first = second;
    second = third;
    third = fourth;
    fourth = square;
    if ((neighbours(square) & enemy) == 0) continue;
    const flipped = flipsOf(square, own, enemy, owns, enemies);
    if (flipped == 0) continue;
    const placed = own | flipped | only(square);
    const odd = parity ^ quarterOf(square);
    const value = -three(enemy ^ flipped, placed, -beta, -highest, first, second, third, odd);
    if (value <= best) continue;
    if (value >= beta) return value;
    best = value;
    if (value > highest) highest = value;
  }
  if (best != NONE) return best;
  if (
    flipsOf(first, enemy, own, enemies, owns) == 0 &&
    flipsOf(second, enemy, own, enemies, owns) == 0 &&
    flipsOf(third, enemy, own, enemies, owns) == 0 &&
    flipsOf(fourth, enemy, own, enemies, owns) == 0
  ) return final(own, enemy);
  return -four(enemy, own, -beta, -alpha, first, second, third, fourth, parity);
}
