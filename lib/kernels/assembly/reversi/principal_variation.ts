// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The principal variation: a row of moves for each ply. TypeScript: agents/search/principal_variation.ts.
 *
 * @module
 */

/** More plies than a game has: at most 60 squares are empty, with a pass before each. */
export const PLIES = 128;

const ROWS = memory.data(PLIES * PLIES, 16);
const LENGTHS = memory.data(PLIES * 4, 16);

/** Clears the line from `ply`. */
export function clearLine(ply: i32): void {
  store<i32>(LENGTHS + (ply << 2), 0);
}

/** Sets the line from `ply`: the move, then the line from the next ply. */
export function setLine(ply: i32, move: i32): void {
  const length = load<i32>(LENGTHS + (ply << 2), 4);
  const row = ROWS + ply * PLIES;
  store<u8>(row, move);
  for (let i = 0; i < length; i++) store<u8>(row + i + 1, load<u8>(row + PLIES + i));
  store<i32>(LENGTHS + (ply << 2), length + 1);
}

/** The number of moves of the line from `ply`. */
export function lineLength(ply: i32): i32 {
  return load<i32>(LENGTHS + (ply << 2));
}

/** A move of the line from `ply`. */
export function lineMove(ply: i32, index: i32): i32 {
  return load<u8>(ROWS + ply * PLIES + index);
}
