// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * Positions of Metelyk as a solver sees them: the men of the side to move and those of the enemy, each from
 * their owner's point of view. A side is four lanes of eight bits: the rows in which White walks, from the
 * top, or the columns in which Black walks, from the right. Bit 7 of a lane is the last line. The last
 * `k` bits of the first `k` lanes are the battle quarter. TypeScript: agents/metelyk/men.ts.
 *
 * @module
 */

/** The last line of every lane. */
export const LAST: u32 = 0x80808080;
/** The side of the battle quarter, and its fields. */
export let side: i32 = 4;
export let quarter: u32 = 0xf0f0f0f0;

/** Sets the side of the battle quarter, 1 to 4. */
export function setSize(size: i32): void {
  side = size;
  quarter = (0xff00 >> size & 0xff) * (0x01010101 & ((1 << 8 * size - 1 << 1) - 1));
}

/** The men of the battle quarter from the other side's point of view: the lanes become its columns. */

export function mirror(men: u32): u32 {
  let fields = men & quarter;
  // Swaps (lane, column) with (3 - column, 3 - lane), first by twos, then by ones.
  let change = (fields ^ (fields >> 18)) & 0x00003030;
  fields ^= change | (change << 18);
  change = (fields ^ (fields >> 9)) & 0x00500050;
  return fields ^ (change | (change << 9));
}

/** The men that can go a step ahead, or off the board. */

export function steppers(own: u32, theirs: u32): u32 {
  return own & (LAST | ~((own | theirs) >> 1));
}

/** The men that can capture towards the lane before, and towards the lane after. */

export function takersBefore(own: u32, theirs: u32): u32 {
  return own & ~LAST & (theirs << 7);
}

export function takersAfter(own: u32, theirs: u32): u32 {
  return own & ~LAST & (theirs >> 9);
}
