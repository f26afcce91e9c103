/**
 * Which discs of Reversi can have been put where they lie. A disc is put beside one that it flips, and discs
 * are never removed, so that all of them are joined to those of the start, by side or corner.
 *
 * More is not looked for: a position may pass to which no game leads, such as one made to show a rule.
 * Neither colours nor numbers of discs tell much, as passes and flips make of them what they will.
 *
 * @module
 */
import type { Side } from "../game.ts";

/**
 * The first square, by rows, with a disc that is not joined to those of the start; null when there is none.
 *
 * @param owners who holds each square, by rows; -1 for nobody
 * @param start the squares that are held from the start
 */
export function loneDisc(
  owners: readonly (Side | -1)[],
  size: number,
  start: readonly number[],
): number | null {
  const joined = new Set(start);
  // The loop comes to the squares that it adds as well.
  for (const square of joined) {
    const x = square % size;
    const y = Math.floor(square / size);
    for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, size - 1); row++) {
      for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, size - 1); column++) {
        const neighbour = size * row + column;
        if (owners[neighbour] !== -1) joined.add(neighbour);
      }
    }
  }
  const lone = owners.findIndex((owner, square) => owner !== -1 && !joined.has(square));
  return lone < 0 ? null : lone;
}
