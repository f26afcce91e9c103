/**
 * The null move: if the side to move reaches beta even when it passes, it should reach beta with a move too. So
 * a shallower search of the pass is enough to leave the node (E1; Beal, "A generalised quiescence
 * search algorithm", 1990; Goetsch and Campbell, "Experiments with the null-move heuristic", 1990).
 *
 * That is wrong in zugzwang, where every move harms. So nobody passes under a threat or twice in a row, and a
 * shallower search without the pass may verify the cut.
 *
 * @module
 */
import type { Position } from "matchbox/games/mod.ts";
import { NULL_WINDOW } from "./null_window.ts";
import type { Search } from "./search.ts";
import { DECIDED } from "./value.ts";

/** How the null move is used. */
export interface NullMove {
  /** Plies by which the search of the pass is shallower, at least 1; beside the ply of the pass. */
  readonly reduction: number;
  /** Whether a search without the pass, shallower by as much, must reach beta too. */
  readonly verified: boolean;
}

/** As `Algorithm`; `mayPass` allows a null move at the node itself. */
type PassingSearch = (
  position: Position,
  depth: number,
  alpha: number,
  beta: number,
  mayPass: boolean,
  search: Search,
) => number;

/**
 * Makes the test of a node.
 *
 * @param valueOf the search that is to use it
 * @returns a lower bound of at least beta when the node can be left, otherwise NaN
 */
export function nullMoveOf(
  { reduction, verified }: NullMove,
  valueOf: PassingSearch,
): (position: Position, depth: number, beta: number, search: Search) => number {
  return (position, depth, beta, search) => {
    // A win or a loss is not judged by a shallower search.
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
