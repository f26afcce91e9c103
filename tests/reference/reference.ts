/**
 * The contract of a slow and obvious implementation of a game: moves and positions are the texts that
 * people write, and a position never changes.
 *
 * @module
 */
import type { Result } from "matchbox/games/mod.ts";

/** A position of the reference. */
export interface Reference {
  /** The legal moves, in any order. */
  moves(): string[];
  /** The position after that move. */
  play(move: string): Reference;
  result(): Result | null;
  toString(): string;
}

/** The side that is not to move. */
export const other = (mark: string) => mark === "X" ? "O" : "X";

/** The rows of a square board from its squares in one text. */
export function rowsOf(board: string): string[][] {
  const size = Math.sqrt(board.length);
  return Array.from({ length: size }, (_, y) => [...board.slice(y * size, (y + 1) * size)]);
}

/** The name of a square: letters from the left, numbers from the top. */
export const nameOf = (x: number, y: number) => "abcdefghij"[x] + (y + 1);
