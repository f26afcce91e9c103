/**
 * Discs of Reversi that no game can have placed. A disc is placed next to one that it flips, and discs are
 * never removed, so all discs are connected to those of the start, by sides or corners.
 *
 * Nothing else is tested, so a position may be accepted that no game reaches, e.g. one that shows a rule.
 * Colours and numbers of discs show little, because discs are flipped and turns are passed.
 *
 * @module
 */
import type { Side } from "../game.ts";

/**
 * The first square, by rows, with a disc that is not connected to those of the start; null if there is none.
 *
 * @param owners who holds each square, by rows; -1 for nobody
 * @param start the squares occupied at the start
 */
export function loneDisc(
  owners: readonly (Side | -1)[],
  size: number,
  start: readonly number[],
): number | null {
  const connected = new Set(start);
  // The loop also visits the squares that it adds.
  for (const square of connected) {
    const x = square % size;
    const y = Math.floor(square / size);
    for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, size - 1); row++) {
      for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, size - 1); column++) {
        const neighbour = size * row + column;
        if (owners[neighbour] !== -1) connected.add(neighbour);
      }
    }
  }
  const lone = owners.findIndex((owner, square) => owner !== -1 && !connected.has(square));
  return lone < 0 ? null : lone;
}
