/**
 * The null move: if the side to move reaches beta even when it passes, it should reach beta with a move too.
 * So a shallower search after the pass is enough for a cutoff (E1; Beal, "A generalised quiescence search
 * algorithm", 1990; Goetsch and Campbell, "Experiments with the null-move heuristic", 1990).
 *
 * This is wrong in zugzwang, where every move harms. There is no null move under a threat and no two in a
 * row, and a shallower search without the pass can verify the cutoff. The adaptive form reduces more at greater
 * depths and where the evaluation is far above beta (Heinz, "Adaptive null-move pruning", 1999), passes only where
 * the evaluation itself reaches beta, and not where the game says that zugzwang is likely.
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
  /** Whether the reduction grows with depth and evaluation; needs an evaluation in centipawns. Default: false. */
  readonly adaptive?: boolean;
}

/** Adaptive: a ply more for so many plies of depth, and for so many centipawns above beta, the latter up to 3. */
const PLIES_A_PLY = 4;
const POINTS_A_PLY = 200;
const MOST_BY_POINTS = 3;

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
 * Tests a node: for a cutoff a lower bound of at least beta, otherwise NaN. `staticValue` is the evaluation of the
 * node, which only the adaptive form uses.
 */
export type NullMoveTest = (
  position: Position,
  depth: number,
  beta: number,
  staticValue: number,
  search: Search,
) => number;

/**
 * Makes the null-move test of a node.
 *
 * @param valueOf the search that uses the test
 */
export function nullMoveOf(
  { reduction, verified, adaptive = false }: NullMove,
  valueOf: PassingSearch,
): NullMoveTest {
  return (position, depth, beta, staticValue, search) => {
    // A shallower search cannot prove a win or a loss.
    if (beta >= DECIDED || beta <= -DECIDED) return NaN;
    if (adaptive ? depth < 2 : depth <= reduction) return NaN;
    if (search.tactics!.threatened(position) || position.result() !== null) return NaN;
    let plies = reduction;
    if (adaptive) {
      const above = staticValue - beta;
      if (!(above >= 0) || search.tactics!.mayBeZugzwang?.(position)) return NaN;
      plies += Math.floor(depth / PLIES_A_PLY) +
        Math.min(MOST_BY_POINTS, Math.floor(above / POINTS_A_PLY));
    }
    search.pass(position);
    const left = Math.max(0, depth - 1 - plies);
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
