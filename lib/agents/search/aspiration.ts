/**
 * Aspiration windows: in iterative deepening the value is usually near that of the previous depth, so a
 * search begins with a narrow window around it (E1; Marsland and Campbell 1982). When the value is outside,
 * the search is repeated with the window open on that side.
 *
 * @module
 */
import { BEYOND } from "./value.ts";
import type { Windows } from "./window.ts";

/**
 * Makes the windows (X - e, X + e) around the value X of the previous depth.
 *
 * @param halfWidth e, above 0, in the units of the evaluation
 */
export function aspiration(halfWidth: number): Windows {
  return (search, guess) => {
    let alpha = guess === null ? -BEYOND : guess - halfWidth;
    let beta = guess === null ? BEYOND : guess + halfWidth;
    for (;;) {
      const value = search(alpha, beta);
      if (value <= alpha && alpha > -BEYOND) alpha = -BEYOND;
      else if (value >= beta && beta < BEYOND) beta = BEYOND;
      else return value;
    }
  };
}
