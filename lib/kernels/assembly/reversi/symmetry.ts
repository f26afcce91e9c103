// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The eight symmetries of the board: numbers from 0 to 7, whose bits say whether rows are reversed, whether
 * columns are, and whether rows and columns are then exchanged.
 *
 * @module
 */

const ROWS = 1;
const COLUMNS = 2;
const EXCHANGED = 4;

/** A set of squares after a symmetry. */
export function turned(squares: u64, symmetry: i32): u64 {
  if ((symmetry & ROWS) != 0) squares = bswap(squares);
  if ((symmetry & COLUMNS) != 0) squares = reversedColumns(squares);
  return (symmetry & EXCHANGED) != 0 ? exchanged(squares) : squares;
}

/** The set of squares that a symmetry turns into this one. */
export function turnedBack(squares: u64, symmetry: i32): u64 {
  if ((symmetry & EXCHANGED) != 0) squares = exchanged(squares);
  if ((symmetry & COLUMNS) != 0) squares = reversedColumns(squares);
  return (symmetry & ROWS) != 0 ? bswap(squares) : squares;
}

/** The symmetry that gives the first of all positions that are symmetric to one, the same for all of them. */
export function firstSymmetry(own: u64, enemy: u64): i32 {
  let found = 0;
  let firstOwn = own;
  let firstEnemy = enemy;
  for (let symmetry = 1; symmetry < 8; symmetry++) {
    const ownTurned = turned(own, symmetry);
    if (ownTurned > firstOwn) continue;
    const enemyTurned = turned(enemy, symmetry);
    if (ownTurned == firstOwn && enemyTurned >= firstEnemy) continue;
    found = symmetry;
    firstOwn = ownTurned;
    firstEnemy = enemyTurned;
  }
  return found;
}

function reversedColumns(squares: u64): u64 {
  squares = ((squares >> 1) & 0x5555555555555555) | ((squares & 0x5555555555555555) << 1);
  squares = ((squares >> 2) & 0x3333333333333333) | ((squares & 0x3333333333333333) << 2);
  return ((squares >> 4) & 0x0f0f0f0f0f0f0f0f) | ((squares & 0x0f0f0f0f0f0f0f0f) << 4);
}

/** Rows become columns. */
function exchanged(squares: u64): u64 {
  let moved = (squares ^ (squares << 28)) & 0x0f0f0f0f00000000;
  squares ^= moved ^ (moved >> 28);
  moved = (squares ^ (squares << 14)) & 0x3333000033330000;
  squares ^= moved ^ (moved >> 14);
  moved = (squares ^ (squares << 7)) & 0x5500550055005500;
  return squares ^ moved ^ (moved >> 7);
}
