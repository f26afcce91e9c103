/**
 * Detects some unreachable positions of Reversi. A disc is always placed next to one that it flips, and
 * discs are never removed, so all discs are connected to those of the start by sides or corners.
 *
 * Other unreachable positions are accepted, e.g. one made to show a rule. Colours and numbers of discs say
 * little, because passes and flips can change them in many ways.
 *
 * @module
 */
import type { Side } from "../game.ts";

/**
 * The first square, by rows, with a disc that is not connected to those of the start; null when there is
 * none.
 *
 * @param owners the owner of each square, by rows; -1 for an empty square
 * @param start the squares occupied at the start
 */
export function loneDisc(
  owners: readonly (Side | -1)[],
  size: number,
  start: readonly number[],
): number | null {
  const joined = new Set(start);
  // The loop also visits the squares that it adds.
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
