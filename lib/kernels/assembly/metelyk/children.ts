// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The positions after each move, listed ply by ply: captures first, towards the lane before and then towards
 * the lane after, then the steps ahead, each from the lowest bit. TypeScript: agents/metelyk/men.ts.
 *
 * @module
 */
import { LAST, mirror, steppers, takersAfter, takersBefore } from "./board.ts";

/** A game has at most 120 plies, and a position at most 50 moves. */
const PLIES = 128;
const WIDTH = 64;

/** A child: the men of the side to move, those of the enemy, the lead, and the two numbers of its claim. */
const OWN: usize = memory.data(PLIES * WIDTH * 4);
const ENEMY: usize = memory.data(PLIES * WIDTH * 4);
const LEAD: usize = memory.data(PLIES * WIDTH * 4);
const PROOF: usize = memory.data(PLIES * WIDTH * 4);
const DISPROOF: usize = memory.data(PLIES * WIDTH * 4);
/** Bytes from a child to the next. */
export const CHILD: usize = 4;

/** Lists the children of a position `ply` plies below the root; returns the end of the list. */
export function listChildren(own: u32, enemy: u32, lead: i32, ply: i32): usize {
  const theirs = mirror(enemy);
  let end = firstChild(ply);
  for (let rest = takersBefore(own, theirs); rest != 0; rest &= rest - 1) {
    const man = rest & -rest;
    end = put(end, enemy ^ mirror(man >> 7), own ^ man ^ (man >> 7), -lead);
  }
  for (let rest = takersAfter(own, theirs); rest != 0; rest &= rest - 1) {
    const man = rest & -rest;
    end = put(end, enemy ^ mirror(man << 9), own ^ man ^ (man << 9), -lead);
  }
  for (let rest = steppers(own, theirs); rest != 0; rest &= rest - 1) {
    const man = rest & -rest;
    const off = i32((man & LAST) != 0);
    end = put(end, enemy, own ^ man ^ ((man & ~LAST) << 1), -lead - off);
  }
  return end;
}

/** The first child in the list of that ply. */

export function firstChild(ply: i32): usize {
  return usize(ply) * WIDTH * CHILD;
}

export function ownOf(child: usize): u32 {
  return load<u32>(OWN + child);
}

export function enemyOf(child: usize): u32 {
  return load<u32>(ENEMY + child);
}

export function leadOf(child: usize): i32 {
  return load<i32>(LEAD + child);
}

export function proofOf(child: usize): i32 {
  return load<i32>(PROOF + child);
}

export function disproofOf(child: usize): i32 {
  return load<i32>(DISPROOF + child);
}

export function setNumbers(child: usize, proof: i32, disproof: i32): void {
  store<i32>(PROOF + child, proof);
  store<i32>(DISPROOF + child, disproof);
}

function put(at: usize, own: u32, enemy: u32, lead: i32): usize {
  store<u32>(OWN + at, own);
  store<u32>(ENEMY + at, enemy);
  store<i32>(LEAD + at, lead);
  return at + CHILD;
}
