/**
 * The squares that complete a line of four, by shifts of sets of 64 bits in two halves: the layout is that of
 * games/connect_four/board.ts. The result is left in `wins`, so that a search allocates nothing.
 *
 * @module
 */

/** The result of `findWins`. */
export const wins: { low: number; high: number } = { low: 0, high: 0 };

/**
 * Finds the squares, free or not, that would complete a line of four with discs of a set. Bits outside the
 * board can be set too.
 *
 * @param rows of the board
 */
export function findWins(low: number, high: number, rows: number): void {
  wins.low = wins.high = 0;
  addWins(low, high, 1);
  addWins(low, high, rows);
  addWins(low, high, rows + 1);
  addWins(low, high, rows + 2);
}

/** A square wins with three discs before it, two before and one behind, and so on. */
function addWins(low: number, high: number, step: number): void {
  const before1 = low << step;
  const before1High = high << step | low >>> 32 - step;
  const before2 = low << 2 * step;
  const before2High = high << 2 * step | low >>> 32 - 2 * step;
  const before3 = low << 3 * step;
  const before3High = high << 3 * step | low >>> 32 - 3 * step;
  const behind1 = low >>> step | high << 32 - step;
  const behind1High = high >>> step;
  const behind2 = low >>> 2 * step | high << 32 - 2 * step;
  const behind2High = high >>> 2 * step;
  const behind3 = low >>> 3 * step | high << 32 - 3 * step;
  const behind3High = high >>> 3 * step;
  wins.low |= before1 & before2 & (before3 | behind1) | behind1 & behind2 & (before1 | behind3);
  wins.high |= before1High & before2High & (before3High | behind1High) |
    behind1High & behind2High & (before1High | behind3High);
}
