/**
 * Where a disc can be put on the 8x8 board, for all squares at once (parallel prefix, Kogge-Stone). A
 * set of squares is two 32-bit halves: a1, square 0, is the lowest bit of the low one, and a5, square
 * 32, that of the high one.
 *
 * @module
 */

/** Index of each half in `takeable`. */
export const LOW = 0;
export const HIGH = 1;

/** What the last `findTakeable` found, in two halves: returning them would allocate. */
export const takeable = new Int32Array(2);

/** Columns b to g: along a row or a diagonal, enemies on the edge are not enclosed. */
const INNER = 0x7e7e7e7e;
/** From a square to its neighbour along a column, a falling diagonal, a rising one and a row. */
const COLUMN = 8;
const FALLING = 9;
const RISING = 7;
const ROW = 1;

/**
 * Sets `takeable` to the squares where a disc of `own` would flip one of `enemy`.
 *
 * Runs of enemies are followed from the own discs, along each axis up and down the numbers of the
 * squares: one enemy, two, and then two at a time over pairs of enemies, up to six. An empty square
 * behind a run can be taken.
 */
export function findTakeable(
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
): void {
  let foundLow = 0;
  let foundHigh = 0;
  let maskLow = enemyLow;
  let maskHigh = enemyHigh;
  let step = COLUMN;
  do {
    const carry = 32 - step;
    const twice = 2 * step;
    const carryTwice = 32 - twice;

    let pairsLow = maskLow & maskLow << step;
    let pairsHigh = maskHigh & (maskHigh << step | maskLow >>> carry);
    let low = maskLow & ownLow << step;
    let high = maskHigh & (ownHigh << step | ownLow >>> carry);
    high |= maskHigh & (high << step | low >>> carry);
    low |= maskLow & low << step;
    high |= pairsHigh & (high << twice | low >>> carryTwice);
    low |= pairsLow & low << twice;
    high |= pairsHigh & (high << twice | low >>> carryTwice);
    low |= pairsLow & low << twice;
    foundLow |= low << step;
    foundHigh |= high << step | low >>> carry;

    pairsLow = pairsLow >>> step | pairsHigh << carry;
    pairsHigh = pairsHigh >>> step;
    low = maskLow & (ownLow >>> step | ownHigh << carry);
    high = maskHigh & ownHigh >>> step;
    low |= maskLow & (low >>> step | high << carry);
    high |= maskHigh & high >>> step;
    low |= pairsLow & (low >>> twice | high << carryTwice);
    high |= pairsHigh & high >>> twice;
    low |= pairsLow & (low >>> twice | high << carryTwice);
    high |= pairsHigh & high >>> twice;
    foundLow |= low >>> step | high << carry;
    foundHigh |= high >>> step;

    maskLow = enemyLow & INNER;
    maskHigh = enemyHigh & INNER;
    step = step === COLUMN ? FALLING : step === FALLING ? RISING : step === RISING ? ROW : 0;
  } while (step !== 0);
  takeable[LOW] = foundLow & ~(ownLow | enemyLow);
  takeable[HIGH] = foundHigh & ~(ownHigh | enemyHigh);
}
