/**
 * The legal moves on the 8x8 board, for all squares at once (parallel prefix, Kogge-Stone). A set of
 * squares is two 32-bit halves: a1, square 0, is the lowest bit of the low half, and a5, square 32, that of
 * the high half.
 *
 * @module
 */

/** Index in `takeable` of the half with the squares 0 to 31. */
export const LOW = 0;
/** Index in `takeable` of the half with the squares 32 to 63. */
export const HIGH = 1;

/**
 * The result of the last `findTakeable`, in two halves, because returning them would allocate. With
 * `anyWillDo`, only whether it is 0 matters.
 */
export const takeable = new Int32Array(2);

/** Columns b to g: along a row or a diagonal, enemies on the edge cannot be enclosed. */
const INNER = 0x7e7e7e7e;

/**
 * Sets `takeable` to the squares where `own` can place a disc; with `anyWillDo` it stops at the first axis
 * with one.
 *
 * Runs of enemies are followed from the own discs in both directions of each axis: one enemy, two, and then
 * two at a time over pairs of enemies, up to six. An empty square after a run is a legal move. The four
 * axes are written out with constant shifts: a loop over the shifts costs the evaluation `mobility` a
 * quarter of its speed. Except in rows, a shift carries bits from one half to the other.
 */
export function findTakeable(
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  anyWillDo: boolean,
): void {
  const emptyLow = ~(ownLow | enemyLow);
  const emptyHigh = ~(ownHigh | enemyHigh);
  const innerLow = enemyLow & INNER;
  const innerHigh = enemyHigh & INNER;

  // Rows: a step of 1.
  let pairsLow = innerLow & innerLow << 1;
  let pairsHigh = innerHigh & innerHigh << 1;
  let low = innerLow & ownLow << 1;
  let high = innerHigh & ownHigh << 1;
  low |= innerLow & low << 1;
  high |= innerHigh & high << 1;
  low |= pairsLow & low << 2;
  high |= pairsHigh & high << 2;
  low |= pairsLow & low << 2;
  high |= pairsHigh & high << 2;
  let foundLow = low << 1;
  let foundHigh = high << 1;
  pairsLow >>>= 1;
  pairsHigh >>>= 1;
  low = innerLow & ownLow >>> 1;
  high = innerHigh & ownHigh >>> 1;
  low |= innerLow & low >>> 1;
  high |= innerHigh & high >>> 1;
  low |= pairsLow & low >>> 2;
  high |= pairsHigh & high >>> 2;
  low |= pairsLow & low >>> 2;
  high |= pairsHigh & high >>> 2;
  foundLow |= low >>> 1;
  foundHigh |= high >>> 1;
  if (anyWillDo && (foundLow & emptyLow | foundHigh & emptyHigh) !== 0) {
    takeable[LOW] = 1;
    return;
  }

  // Columns: a step of 8.
  pairsLow = enemyLow & enemyLow << 8;
  pairsHigh = enemyHigh & (enemyHigh << 8 | enemyLow >>> 24);
  low = enemyLow & ownLow << 8;
  high = enemyHigh & (ownHigh << 8 | ownLow >>> 24);
  high |= enemyHigh & (high << 8 | low >>> 24);
  low |= enemyLow & low << 8;
  high |= pairsHigh & (high << 16 | low >>> 16);
  low |= pairsLow & low << 16;
  high |= pairsHigh & (high << 16 | low >>> 16);
  low |= pairsLow & low << 16;
  foundLow |= low << 8;
  foundHigh |= high << 8 | low >>> 24;
  pairsLow = pairsLow >>> 8 | pairsHigh << 24;
  pairsHigh >>>= 8;
  low = enemyLow & (ownLow >>> 8 | ownHigh << 24);
  high = enemyHigh & ownHigh >>> 8;
  low |= enemyLow & (low >>> 8 | high << 24);
  high |= enemyHigh & high >>> 8;
  low |= pairsLow & (low >>> 16 | high << 16);
  high |= pairsHigh & high >>> 16;
  low |= pairsLow & (low >>> 16 | high << 16);
  high |= pairsHigh & high >>> 16;
  foundLow |= low >>> 8 | high << 24;
  foundHigh |= high >>> 8;
  if (anyWillDo && (foundLow & emptyLow | foundHigh & emptyHigh) !== 0) {
    takeable[LOW] = 1;
    return;
  }

  // Falling diagonals: a step of 9.
  pairsLow = innerLow & innerLow << 9;
  pairsHigh = innerHigh & (innerHigh << 9 | innerLow >>> 23);
  low = innerLow & ownLow << 9;
  high = innerHigh & (ownHigh << 9 | ownLow >>> 23);
  high |= innerHigh & (high << 9 | low >>> 23);
  low |= innerLow & low << 9;
  high |= pairsHigh & (high << 18 | low >>> 14);
  low |= pairsLow & low << 18;
  high |= pairsHigh & (high << 18 | low >>> 14);
  low |= pairsLow & low << 18;
  foundLow |= low << 9;
  foundHigh |= high << 9 | low >>> 23;
  pairsLow = pairsLow >>> 9 | pairsHigh << 23;
  pairsHigh >>>= 9;
  low = innerLow & (ownLow >>> 9 | ownHigh << 23);
  high = innerHigh & ownHigh >>> 9;
  low |= innerLow & (low >>> 9 | high << 23);
  high |= innerHigh & high >>> 9;
  low |= pairsLow & (low >>> 18 | high << 14);
  high |= pairsHigh & high >>> 18;
  low |= pairsLow & (low >>> 18 | high << 14);
  high |= pairsHigh & high >>> 18;
  foundLow |= low >>> 9 | high << 23;
  foundHigh |= high >>> 9;
  if (anyWillDo && (foundLow & emptyLow | foundHigh & emptyHigh) !== 0) {
    takeable[LOW] = 1;
    return;
  }

  // Rising diagonals: a step of 7.
  pairsLow = innerLow & innerLow << 7;
  pairsHigh = innerHigh & (innerHigh << 7 | innerLow >>> 25);
  low = innerLow & ownLow << 7;
  high = innerHigh & (ownHigh << 7 | ownLow >>> 25);
  high |= innerHigh & (high << 7 | low >>> 25);
  low |= innerLow & low << 7;
  high |= pairsHigh & (high << 14 | low >>> 18);
  low |= pairsLow & low << 14;
  high |= pairsHigh & (high << 14 | low >>> 18);
  low |= pairsLow & low << 14;
  foundLow |= low << 7;
  foundHigh |= high << 7 | low >>> 25;
  pairsLow = pairsLow >>> 7 | pairsHigh << 25;
  pairsHigh >>>= 7;
  low = innerLow & (ownLow >>> 7 | ownHigh << 25);
  high = innerHigh & ownHigh >>> 7;
  low |= innerLow & (low >>> 7 | high << 25);
  high |= innerHigh & high >>> 7;
  low |= pairsLow & (low >>> 14 | high << 18);
  high |= pairsHigh & high >>> 14;
  low |= pairsLow & (low >>> 14 | high << 18);
  high |= pairsHigh & high >>> 14;
  foundLow |= low >>> 7 | high << 25;
  foundHigh |= high >>> 7;

  takeable[LOW] = foundLow & emptyLow;
  takeable[HIGH] = foundHigh & emptyHigh;
}
