/**
 * Boards of Metelyk (C19) and of Reversi (D2) that generate their moves in different ways: what a program needs
 * to play a game, and no more.
 *
 * @module
 */
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import { MailboxReversi } from "matchbox/games/reversi/mailbox.ts";
import { ownersOf, type ReversiPosition } from "matchbox/games/reversi/position.ts";
import { bitMover } from "./movers/bits.ts";
import { candidateMover } from "./movers/candidates.ts";
import { geometricMover } from "./movers/geometry.ts";
import type { Mover } from "./movers/mover.ts";
import { fieldTableMover, tableMover } from "./movers/table.ts";

/** The ways to generate moves of Metelyk, by name; each makes a board from a position. */
export const movers = {
  "table, row by row": tableMover,
  "table, field by field": fieldTableMover,
  "geometry, square by square": geometricMover,
  "geometry, by bits": bitMover,
  "sets of rows of the table": (position: MetelykPosition): Mover => position.clone(),
} as const;

/** The name of one of the ways. */
export type MoverName = keyof typeof movers;

/** The source's way to generate moves of Reversi (D2). */
export const CANDIDATES = "candidates, each tried";

/** The ways to generate moves of Reversi, by name. */
export const reversiMovers = {
  [CANDIDATES]: candidateMover,
  "walks from each square": (position: ReversiPosition): Mover =>
    MailboxReversi.fromBoard({ owners: ownersOf(position), side: position.side }, position.size),
  "sets of squares as bits": (position: ReversiPosition): Mover => position.clone(),
} as const;

/** The name of one of these ways. */
export type ReversiMoverName = keyof typeof reversiMovers;

/** The ways that use the table; the others are compared with the fastest of them. */
export const tableWays: readonly MoverName[] = [
  "table, row by row",
  "table, field by field",
  "sets of rows of the table",
];

/** The ways without a table. */
export const geometries: readonly MoverName[] = ["geometry, square by square", "geometry, by bits"];

/** The names of the ways, the source's first. */
export const moverNames = Object.keys(movers) as MoverName[];

/** The most legal moves of a position: the rows of Metelyk's table. Reversi has fewer. */
const MOST_MOVES = 50;

/** Counts the lines of play of `depth` moves: it generates, plays and takes back as a search does. */
export function countLines(mover: Mover, depth: number): number {
  const moves = new Int32Array(MOST_MOVES * depth);
  const linesFrom = (left: number, from: number): number => {
    const end = mover.moves(moves, from);
    if (left === 1) return end - from;
    let lines = 0;
    for (let index = from; index < end; index++) {
      mover.play(moves[index]);
      lines += linesFrom(left - 1, end);
      mover.undo();
    }
    return lines;
  };
  return linesFrom(depth, 0);
}
