// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * Sets of squares around pawns. TypeScript: agents/evaluate/chess/pawn_parts.ts.
 *
 * @module
 */
import { WHITE } from "./board.ts";

const FILE_A: u64 = 0x0101010101010101;
const FILE_H: u64 = 0x8080808080808080;

/** The squares to the left and to the right of a set. */
export function besides(squares: u64): u64 {
  return ((squares << 1) & ~FILE_A) | ((squares >> 1) & ~FILE_H);
}

/** All squares below those of a set, on their files. */
export function below(squares: u64): u64 {
  let filled = squares >> 8;
  filled |= filled >> 8;
  filled |= filled >> 16;
  return filled | (filled >> 32);
}

/** All squares above those of a set, on their files. */
export function above(squares: u64): u64 {
  let filled = squares << 8;
  filled |= filled << 8;
  filled |= filled << 16;
  return filled | (filled << 32);
}

/** The squares that pawns of a colour attack. */
export function pawnsAttack(colour: i32, pawns: u64): u64 {
  return ahead(colour, besides(pawns));
}

/** The squares one rank ahead of a set, as a colour sees it. */
export function ahead(colour: i32, squares: u64): u64 {
  return colour == WHITE ? squares << 8 : squares >> 8;
}

/** The squares with one of a set ahead of them on their file, as a colour sees it. */
export function behind(colour: i32, squares: u64): u64 {
  return colour == WHITE ? below(squares) : above(squares);
}

/** The files of a set, as the first rank. */
export function filesOf(squares: u64): u64 {
  return (squares | below(squares)) & 255;
}
