/**
 * The moves of draughts counted from the board alone: every capture that some men of the enemy allow.
 *
 * @module
 */
import type { Move } from "matchbox/games/game.ts";
import { type DraughtsBoard, draughtsBoard, rowsOfMen } from "matchbox/games/draughts/board.ts";
import { jumpFrom } from "matchbox/games/draughts/captures.ts";
import { bitCount, moveOf } from "matchbox/games/draughts/position.ts";

/** The moves from a square; each is a number of its own. */
export interface MovesFrom {
  readonly steps: ReadonlySet<Move>;
  /** The captures that a man can make, as `square reached, set of men taken`. */
  readonly byMen: ReadonlySet<string>;
  /** Those that a king can make, which include them. */
  readonly captures: ReadonlySet<string>;
  /** The most men that one capture takes. */
  readonly longest: number;
}

/**
 * Counts the moves from `square`. For each set of enemy men a capture that takes all of them is legal, because
 * none takes more; and a capture that leaves men is one that takes all of fewer.
 */
export function movesFrom(size: number, square: number): MovesFrom {
  const board = draughtsBoard(size);
  const most = rowsOfMen(size) * size / 2;
  const jumped = inside(board);
  const steps = new Set(
    board.lines.flatMap((lines) => lines[square].map((to) => moveOf(square, to, 0))),
  );
  const byMen = new Set<string>();
  const captures = new Set<string>();
  let longest = 0;
  for (let choice = 1; choice < 2 ** jumped.length; choice++) {
    if (bitCount(choice) > most) continue;
    let enemies = 0;
    jumped.forEach((each, at) => enemies |= (choice >> at & 1) << each);
    if ((enemies >> square & 1) === 1) continue;
    for (const [king, found] of [[false, byMen], [true, captures]] as const) {
      jumpFrom({ board, occupied: enemies, enemies, king }, [square], 0, (path, taken) => {
        if (taken !== enemies) return;
        found.add(captureKey(path[path.length - 1], taken));
        longest = Math.max(longest, bitCount(taken));
      });
    }
  }
  return { steps, byMen, captures, longest };
}

/** A capture from a known square, in a word. */
export function captureKey(to: number, taken: number): string {
  return `${to} ${taken}`;
}

/** The squares that can be jumped: all but those at the edge. */
export function inside({ squares, size, rows, columns }: DraughtsBoard): number[] {
  const isInside = (place: number) => place > 0 && place < size - 1;
  return Array.from({ length: squares }, (_, square) => square)
    .filter((square) => isInside(rows[square]) && isInside(columns[square]));
}
