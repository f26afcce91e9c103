/**
 * The discs that a move flips, on two 32-bit halves of the 8x8 board, line by line with small tables: see
 * `games/reversi/lines.ts`. A smaller board lies in the middle, and its rim is neither own nor enemy.
 *
 * @module
 */
import { between, diagonals, outflanks } from "matchbox/games/reversi/lines.ts";

const OUTFLANKS = outflanks();
const BETWEEN = between();
const DIAGONALS = diagonals();

/** The high half of the last `flips`, because returning both halves would allocate. */
export const flipsHigh = new Int32Array(1);
const HIGH = flipsHigh;

/** At `place << 8 | own`: the discs flipped in a line when all places but those of `own` hold enemies. */
const COUNTS = Uint8Array.from({ length: 8 << 8 }, (_, index) => {
  const place = index >> 8;
  const own = index & 255;
  const near = (step: number) => {
    for (let other = place + step; other >= 0 && other < 8; other += step) {
      if (own >> other & 1) return Math.abs(other - place) - 1;
    }
    return 0;
  };
  return near(1) + near(-1);
});

/**
 * The low half of the discs that a new disc on `square` flips; sets `flipsHigh`. Both are 0 when the move is
 * not legal.
 */
export function flips(
  square: number,
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
): number {
  const x = square & 7;
  const y = square >> 3;
  const shift = square & 24;

  let low = 0;
  let high = 0;
  if (square < 32) {
    low = flipsOf(x, ownLow >>> shift, enemyLow >>> shift & 255) << shift;
  } else {
    high = flipsOf(x, ownHigh >>> shift, enemyHigh >>> shift & 255) << shift;
  }

  const column = flipsOf(
    y,
    gatherColumn(ownLow >>> x, ownHigh >>> x),
    gatherColumn(enemyLow >>> x, enemyHigh >>> x),
  );
  low |= (Math.imul(column & 15, 0x00204081) & ROWS) << x;
  high |= (Math.imul(column >> 4, 0x00204081) & ROWS) << x;

  const at = square << 3;
  const fallingLow = DIAGONALS[at];
  const fallingHigh = DIAGONALS[at | 1];
  const falling = Math.imul(
    flipsOf(
      x,
      gatherDiagonal(ownLow & fallingLow | ownHigh & fallingHigh),
      gatherDiagonal(enemyLow & fallingLow | enemyHigh & fallingHigh),
    ),
    ROWS,
  );
  low |= falling & fallingLow;
  high |= falling & fallingHigh;

  const risingLow = DIAGONALS[at | 4];
  const risingHigh = DIAGONALS[at | 5];
  const rising = Math.imul(
    flipsOf(
      x,
      gatherDiagonal(ownLow & risingLow | ownHigh & risingHigh),
      gatherDiagonal(enemyLow & risingLow | enemyHigh & risingHigh),
    ),
    ROWS,
  );
  HIGH[0] = high | rising & risingHigh;
  return low | rising & risingLow;
}

/** The number of discs that a disc on the last empty square flips, from the discs of its side alone. */
export function countLastFlips(square: number, ownLow: number, ownHigh: number): number {
  const x = square & 7;
  const y = square >> 3;
  const place = x << 8;
  const at = square << 3;
  const row = (square < 32 ? ownLow : ownHigh) >>> (square & 24) & 255;
  return COUNTS[place | row] +
    COUNTS[y << 8 | gatherColumn(ownLow >>> x, ownHigh >>> x)] +
    COUNTS[
      place | gatherDiagonal(ownLow & DIAGONALS[at] | ownHigh & DIAGONALS[at | 1])
    ] +
    COUNTS[
      place | gatherDiagonal(ownLow & DIAGONALS[at | 4] | ownHigh & DIAGONALS[at | 5])
    ];
}

/** The number of squares in a set. */
export function countSquares(low: number, high: number): number {
  low -= low >>> 1 & 0x55555555;
  high -= high >>> 1 & 0x55555555;
  low = (low & 0x33333333) + (low >>> 2 & 0x33333333);
  high = (high & 0x33333333) + (high >>> 2 & 0x33333333);
  const nibbles = low + high;
  return Math.imul((nibbles & 0x0f0f0f0f) + (nibbles >>> 4 & 0x0f0f0f0f), ROWS) >>> 24;
}

/** The discs of a line that a disc on `place` flips, from the discs of both sides in the line. */
function flipsOf(place: number, own: number, enemy: number): number {
  return BETWEEN[place << 8 | OUTFLANKS[place << 8 | enemy] & own];
}

/** The first square of each row of a half; multiplication by this copies a byte into every row. */
const ROWS = 0x01010101;

/** The first column of both halves as a byte, by rows. */
function gatherColumn(low: number, high: number): number {
  return Math.imul(low & ROWS | (high & ROWS) << 4, 0x01020408) >>> 24;
}

/** A diagonal as a byte, by columns. */
function gatherDiagonal(halves: number): number {
  return Math.imul(halves, ROWS) >>> 24;
}
