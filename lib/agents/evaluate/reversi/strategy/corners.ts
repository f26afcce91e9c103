/**
 * Corners, and the squares beside empty ones (D11): an X-square or a C-square is weak only while its corner is
 * empty, because a disc there helps the enemy to take it.
 *
 * @module
 */
import { common, has, sizeOf } from "matchbox/games/reversi/square_set.ts";
import type { Board } from "./board.ts";

/** Own discs in corners. */
export function corners({ own, places }: Board): number {
  let count = 0;
  for (const { square } of places.corners) if (has(own, square)) count++;
  return count;
}

/** Own discs on X-squares whose corner is empty. */
export function xSquares({ own, empty, places }: Board): number {
  let count = 0;
  for (const { square, x } of places.corners) {
    if (has(empty, square)) count += sizeOf(common(own, x));
  }
  return count;
}

/** Own discs on C-squares whose corner is empty. */
export function cSquares({ own, empty, places }: Board): number {
  let count = 0;
  for (const { square, c } of places.corners) {
    if (has(empty, square)) count += sizeOf(common(own, c));
  }
  return count;
}
