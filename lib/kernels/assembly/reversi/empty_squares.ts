// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The empty squares as a doubly linked list, the best ones first. TypeScript: agents/endgame/empty_squares.ts.
 *
 * @module
 */
import { board, worthOf } from "./board.ts";
import { apart } from "./memory_of_threads.ts";
import { only } from "../base/sets.ts";
import { quarterOf } from "./squares.ts";

/** Stands before the first square and after the last. */
export const END = 64;
/** The largest worth of a square. */
const BEST = 9;

const NEXT = memory.data(END + 1, 16);
const PREVIOUS = memory.data(END + 1, 16);

/** The square after one, or `END`. */
export function after(square: i32): i32 {
  return i32(load<u8>(NEXT + apart + square));
}

/** Fills the list; returns the parity: a bit for each quarter of the board with an odd number of squares. */
export function fillEmpty(discs: u64): i32 {
  const empty = board & ~discs;
  let last = END;
  let parity = 0;
  for (let worth = BEST; worth >= 0; worth--) {
    for (let square = 0; square < 64; square++) {
      if (worthOf(square) != worth || (empty & only(square)) == 0) continue;
      store<u8>(NEXT + apart + last, square);
      store<u8>(PREVIOUS + apart + square, last);
      last = square;
      parity ^= quarterOf(square);
    }
  }
  store<u8>(NEXT + apart + last, END);
  store<u8>(PREVIOUS + apart + END, last);
  return parity;
}

/** Takes a square out of the list. */
export function remove(square: i32): void {
  const before = i32(load<u8>(PREVIOUS + apart + square));
  const next = i32(load<u8>(NEXT + apart + square));
  store<u8>(NEXT + apart + before, next);
  store<u8>(PREVIOUS + apart + next, before);
}

/** Puts back the square that was taken out last. */
export function restore(square: i32): void {
  store<u8>(NEXT + apart + i32(load<u8>(PREVIOUS + apart + square)), square);
  store<u8>(PREVIOUS + apart + i32(load<u8>(NEXT + apart + square)), square);
}
