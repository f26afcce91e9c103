// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The principal variation: a row of moves for each ply. TypeScript: agents/search/principal_variation.ts.
 *
 * @module
 */
import { PLIES } from "./records.ts";

const ROWS = memory.data(PLIES * PLIES * 4, 16);
const LENGTHS = memory.data(PLIES * 4, 16);

/** Clears the line from `ply`. */
export function clearLine(ply: i32): void {
  store<i32>(LENGTHS + (ply << 2), 0);
}

/** Sets the line from `ply`: the move, then the line from the next ply. */
export function setLine(ply: i32, move: i32): void {
  const length = load<i32>(LENGTHS + (ply << 2), 4);
  const row = ROWS + ply * (PLIES * 4);
  store<i32>(row, move);
  for (let at = row; at < row + (length << 2); at += 4) store<i32>(at, load<i32>(at, PLIES * 4), 4);
  store<i32>(LENGTHS + (ply << 2), length + 1);
}

/** The number of moves of the line from `ply`. */
export function lineLength(ply: i32): i32 {
  return load<i32>(LENGTHS + (ply << 2));
}

/** A move of the line from `ply`. */
export function lineAt(ply: i32, index: i32): i32 {
  return load<i32>(ROWS + ply * (PLIES * 4) + (index << 2));
}
