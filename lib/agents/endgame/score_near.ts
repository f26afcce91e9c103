/**
 * The exact score of a position by narrow windows around a guess (MTD(f); Plaat and others 1996). With a good guess
 * most searches only have to show that a score is not higher, or not lower, which takes fewer nodes than to find it.
 *
 * @module
 */
import type { Position } from "matchbox/games/game.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import type { EndgameSolver } from "./solve_endgame.ts";

/**
 * The score of a position, as `EndgameSolver.score` gives it; the table is not emptied.
 *
 * @param guess any number; scores are even
 * @throws {SearchStopped} when the limit of the solver is reached
 */
export function scoreNear(solver: EndgameSolver, position: Position, guess: number): number {
  const squares = (position as ReversiPosition).size ** 2;
  let lower = -squares;
  let upper = squares;
  let middle = 2 * Math.round(guess / 2);
  // The second window is beside the first one; then each step is twice as long.
  for (let step = 0; lower < upper; step = 2 * step + 2) {
    middle = Math.min(Math.max(middle, lower), upper);
    const score = solver.score(position, middle - 1, middle + 1);
    if (score >= middle) lower = Math.max(lower, score);
    if (score <= middle) upper = Math.min(upper, score);
    middle = score > middle ? score + step : score - step;
  }
  return lower;
}
