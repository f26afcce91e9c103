// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The search with few empty squares, in a fixed order, those in odd regions first. TypeScript:
 * agents/endgame/few_empties.ts.
 *
 * @module
 */
import { after, END, remove, restore } from "./empty_squares.ts";
import { flips } from "./flips.ts";
import { countNode, final, four, NONE, one, three, two } from "./last_empties.ts";
import { only } from "./sets.ts";
import { neighbours, quarterOf } from "./squares.ts";

/** A bit for each quarter of the board. */
const ALL_QUARTERS = 15;

/** The score for the side to move: exact if it lies between `alpha` and `beta`, else a bound of it. */
export function searchFew(
  own: u64,
  enemy: u64,
  alpha: i32,
  beta: i32,
  empties: i32,
  parity: i32,
): i32 {
  if (empties <= 4) return atMostFour(own, enemy, alpha, beta, empties, parity);
  countNode();
  let best = NONE;
  let highest = alpha;
  // Odd quarters first, then the others.
  for (let skipped = ALL_QUARTERS; skipped >= 0; skipped -= ALL_QUARTERS) {
    for (let square = after(END); square != END; square = after(square)) {
      if (((parity ^ skipped) & quarterOf(square)) != 0) continue;
      if ((neighbours(square) & enemy) == 0) continue;
      const flipped = flips(square, own, enemy);
      if (flipped == 0) continue;
      remove(square);
      const value = -searchFew(
        enemy ^ flipped,
        own | flipped | only(square),
        -beta,
        -highest,
        empties - 1,
        parity ^ quarterOf(square),
      );
      restore(square);
      if (value <= best) continue;
      if (value >= beta) return value;
      best = value;
      if (value > highest) highest = value;
    }
  }
  if (best != NONE) return best;
  if (!canMove(enemy, own)) return final(own, enemy);
  return -searchFew(enemy, own, -beta, -alpha, empties, parity);
}

function atMostFour(
  own: u64,
  enemy: u64,
  alpha: i32,
  beta: i32,
  empties: i32,
  parity: i32,
): i32 {
  const first = after(END);
  const second = after(first);
  const third = after(second);
  switch (empties) {
    case 4:
      return four(own, enemy, alpha, beta, first, second, third, after(third), parity);
    case 3:
      return three(own, enemy, alpha, beta, first, second, third, parity);
    case 2:
      return two(own, enemy, alpha, beta, first, second);
    case 1:
      return one(own, enemy, first);
    default:
      countNode();
      return final(own, enemy);
  }
}

function canMove(own: u64, enemy: u64): bool {
  for (let square = after(END); square != END; square = after(square)) {
    if (flips(square, own, enemy) != 0) return true;
  }
  return false;
}
