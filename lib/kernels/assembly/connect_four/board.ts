// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The board of Connect Four as sets of 64 bits: games/connect_four/board.ts. JavaScript hands them over in
 * two 32-bit halves, because its 64-bit integers are slow.
 *
 * @module
 */

export let columns: i32 = 0;
export let squares: i32 = 0;
/** The lowest row. */
export let bottom: u64 = 0;
export let board: u64 = 0;
/** Bits from a column to the next. */
let stride: u64 = 0;
/** The squares of each column, those nearest to the middle first. */
const order = memory.data(8 * 8);

/** Sets the size of the board. */
export function setSize(columnCount: i32, rows: i32): void {
  columns = columnCount;
  squares = columns * rows;
  stride = u64(rows + 1);
  bottom = 0;
  for (let column = 0; column < columns; column++) bottom |= firstOf(column);
  board = bottom * (((1 as u64) << u64(rows)) - 1);
  let place = 0;
  for (let distance = 0; distance < columns; distance++) {
    for (let column = 0; column < columns; column++) {
      if (abs(2 * column - (columns - 1)) != distance) continue;
      store<u64>(order + (usize(place++) << 3), firstOf(column) * (((1 as u64) << u64(rows)) - 1));
    }
  }
}

/** The set with the lowest square of a column. */
function firstOf(column: i32): u64 {
  return (1 as u64) << (u64(column) * stride);
}

/** The squares of a column, by its place from the middle outwards. */
export function columnAt(place: i32): u64 {
  return load<u64>(order + (usize(place) << 3));
}

/** The set with these halves. */
export function fromHalves(low: i32, high: i32): u64 {
  return (u64(u32(high)) << 32) | u64(u32(low));
}

/** For each column the bit above its discs. */
export function above(occupied: u64): u64 {
  return ((occupied << 1) | bottom) & ~occupied;
}

/** The squares, free or not, that would complete a line of four: agents/connect_four/squares_to_win.ts. */
export function wins(discs: u64): u64 {
  return (
    winsBy(discs, 1) |
    winsBy(discs, stride - 1) |
    winsBy(discs, stride) |
    winsBy(discs, stride + 1)
  );
}

function winsBy(discs: u64, step: u64): u64 {
  const before1 = discs << step;
  const before2 = discs << (2 * step);
  const before3 = discs << (3 * step);
  const behind1 = discs >> step;
  const behind2 = discs >> (2 * step);
  const behind3 = discs >> (3 * step);
  return (
    (before1 & before2 & (before3 | behind1)) |
    (behind1 & behind2 & (before1 | behind3))
  );
}

/** A set of squares, and the bits above them, with its columns in the opposite order. */
export function mirrored(set: u64): u64 {
  const one = ((1 as u64) << stride) - 1;
  let image: u64 = 0;
  for (let column = columns; column > 0; column--) {
    image = (image << stride) | (set & one);
    set >>= stride;
  }
  return image;
}
