// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * Alpha-beta with two values to a small depth, which decides most claims near the end of the game. It visits
 * the same nodes as agents/metelyk/short_search.ts.
 *
 * @module
 */
import { LAST, mirror, steppers, takersAfter, takersBefore } from "./board.ts";
import { bound, least as atLeast, most as atMost } from "./endings.ts";

export const REFUTED: i32 = 0;
export const PROVED: i32 = 1;
export const OPEN: i32 = 2;

/** The nodes since they were set to 0. */
export let shortNodes: u64 = 0;

export function forgetShortNodes(): void {
  shortNodes = 0;
}

/** Whether the side to move gets at least `least`, as far as `depth` plies show. */
export function searchShort(own: u32, enemy: u32, lead: i32, least: i32, depth: i32): i32 {
  shortNodes++;
  bound(own, enemy, lead);
  if (atLeast >= least) return PROVED;
  if (atMost < least) return REFUTED;
  if (depth == 0) return OPEN;
  const theirs = mirror(enemy);
  const reply = 1 - least;
  let result = REFUTED;
  for (let rest = takersBefore(own, theirs); rest != 0; rest &= rest - 1) {
    const man = rest & -rest;
    const to = man >> 7;
    const found = searchShort(enemy ^ mirror(to), own ^ man ^ to, -lead, reply, depth - 1);
    if (found == REFUTED) return PROVED;
    if (found == OPEN) result = OPEN;
  }
  for (let rest = takersAfter(own, theirs); rest != 0; rest &= rest - 1) {
    const man = rest & -rest;
    const to = man << 9;
    const found = searchShort(enemy ^ mirror(to), own ^ man ^ to, -lead, reply, depth - 1);
    if (found == REFUTED) return PROVED;
    if (found == OPEN) result = OPEN;
  }
  for (let rest = steppers(own, theirs); rest != 0; rest &= rest - 1) {
    const man = rest & -rest;
    const points = lead + i32((man & LAST) != 0);
    const men = own ^ man ^ ((man & ~LAST) << 1);
    const found = searchShort(enemy, men, -points, reply, depth - 1);
    if (found == REFUTED) return PROVED;
    if (found == OPEN) result = OPEN;
  }
  return result;
}
