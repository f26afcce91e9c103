/**
 * Captures in international draughts: a chain of jumps over enemy men, who leave the board when the chain is over. No
 * man is jumped twice, and of all chains one that takes the most men must be chosen.
 *
 * @module
 */
import type { DraughtsBoard } from "./board.ts";

/** What a capture needs to know of a position; sets of squares have bit `square`. */
export interface Capturer {
  readonly board: DraughtsBoard;
  /** The men and kings of both sides, without the one that moves. */
  readonly occupied: number;
  /** The men and kings that may be taken. */
  readonly enemies: number;
  /** Whether a king moves: it passes free squares before and after the man it takes. */
  readonly king: boolean;
}

/**
 * Calls `visit` for every chain of jumps from `square`, the shorter ones before those that continue them.
 *
 * @param path the squares where a jump has landed, with the first square; it changes after `visit` returns
 * @param taken the set of men that were jumped
 */
export function jumpFrom(
  capturer: Capturer,
  path: number[],
  taken: number,
  visit: (path: readonly number[], taken: number) => void,
): void {
  const { board, occupied, enemies, king } = capturer;
  const square = path[path.length - 1];
  for (let direction = 0; direction < 4; direction++) {
    const line = board.lines[direction][square];
    let at = 0;
    if (king) { while (at < line.length && (occupied >> line[at] & 1) === 0) at++; }
    // A man that was jumped stays until the end of the chain, and nobody jumps it again.
    if (at >= line.length || ((enemies & ~taken) >> line[at] & 1) === 0) continue;
    const after = taken | 1 << line[at];
    for (at++; at < line.length && (occupied >> line[at] & 1) === 0; at++) {
      path.push(line[at]);
      visit(path, after);
      jumpFrom(capturer, path, after, visit);
      path.pop();
      if (!king) break;
    }
  }
}
