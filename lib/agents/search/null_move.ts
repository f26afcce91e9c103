/**
 * The null move: if the side to move reaches beta even when it passes, it should reach beta with a move too.
 * So a shallower search after the pass is enough for a cutoff (E1; Beal, "A generalised quiescence search
 * algorithm", 1990; Goetsch and Campbell, "Experiments with the null-move heuristic", 1990).
 *
 * This is wrong in zugzwang, where every move harms. There is no null move under a threat and no two in a
 * row, and a shallower search without the pass can verify the cutoff.
 *
 * @module
 */
import type { Position } from "matchbox/games/game.ts";
import { NULL_WINDOW } from "./null_window.ts";
import type { Search } from "./search.ts";
import { DECIDED } from "./value.ts";

/** Options of the null move. */
export interface NullMove {
  /**
   * Plies by which the search after the pass is shallower, at least 1, in addition to the ply of the pass.
   */
  readonly reduction: number;
  /** Whether a search of the same depth without the pass must reach beta too. */
  readonly verified: boolean;
}

/** Like `Algorithm`; `mayPass` allows a null move at the node itself. */
type PassingSearch = (
  position: Position,
  depth: number,
  alpha: number,
  beta: number,
  mayPass: boolean,
  search: Search,
) => number;

/**
 * Makes the null-move test of a node.
 *
 * @param valueOf the search that uses the test
 * @returns for a cutoff a lower bound of at least beta, otherwise NaN
 */
export function nullMoveOf(
  { reduction, verified }: NullMove,
  valueOf: PassingSearch,
): (position: Position, depth: number, beta: number, search: Search) => number {
  return (position, depth, beta, search) => {
    // A shallower search cannot prove a win or a loss.
    if (depth <= reduction || beta >= DECIDED || beta <= -DECIDED) return NaN;
    if (search.tactics!.threatened(position) || position.result() !== null) return NaN;
    search.pass(position);
    const left = depth - 1 - reduction;
    let value = -valueOf(position, left, -beta, NULL_WINDOW - beta, false, search);
    search.undoPass(position);
    if (value < beta) return NaN;
    if (verified && left > 0) {
      value = valueOf(position, left, beta - NULL_WINDOW, beta, false, search);
      if (value < beta) return NaN;
    }
    search.stats.nullMoveCutoffs++;
    return value >= DECIDED ? beta : value;
  };
}
