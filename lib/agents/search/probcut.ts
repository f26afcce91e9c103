/**
 * ProbCut: a shallow search tells much of what a deep one would find. Where it tells that the deep one would almost
 * certainly leave the window, the deep one is not made (Buro, "ProbCut: an effective selective extension of the
 * alpha-beta algorithm", 1995; with pairs of depths by the stage of the game as in "Experiments with
 * Multi-ProbCut", 1997).
 *
 * The value after a deep search is `slope * shallow + intercept + error`, where the error is normally distributed.
 * Its deviation was measured for each pair of depths, so that it belongs to an evaluation.
 *
 * @module
 */
import type { Position } from "matchbox/games/game.ts";
import type { Algorithm } from "./algorithm.ts";
import { NULL_WINDOW } from "./null_window.ts";
import type { ProbCutPairs } from "./probcut_pairs.ts";
import type { Search } from "./search.ts";
import { DECIDED } from "./value.ts";

/** Options of ProbCut. */
export interface ProbCut extends ProbCutPairs {
  /** So many deviations must the deep value be outside the window by what the shallow one says. */
  readonly confidence: number;
}

/** Tests a node: for a cut the bound that its value almost certainly reaches, otherwise NaN. */
export type ProbCutTest = (
  position: Position,
  depth: number,
  alpha: number,
  beta: number,
  search: Search,
) => number;

/**
 * Makes the test of a node. Only nodes with a null window are tested, and of them only the bound to which the
 * evaluation points.
 *
 * @param valueOf the search that uses the test
 */
export function probCutOf(
  { pairs, stageOf, confidence }: ProbCut,
  valueOf: Algorithm,
): ProbCutTest {
  return (position, depth, alpha, beta, search) => {
    if (beta - alpha > NULL_WINDOW || beta >= DECIDED || alpha <= -DECIDED) return NaN;
    const pair = pairs[stageOf(position)]?.[depth];
    if (!pair || position.result() !== null) return NaN;
    const { shallow, slope, intercept, deviation } = pair;
    const margin = confidence * deviation;
    let cut = NaN;
    if (search.evaluate(position) >= beta) {
      const bound = (beta + margin - intercept) / slope;
      const value = valueOf(position, shallow, bound - NULL_WINDOW, bound, search);
      if (value >= bound) cut = beta;
    } else {
      const bound = (alpha - margin - intercept) / slope;
      const value = valueOf(position, shallow, bound, bound + NULL_WINDOW, search);
      if (value <= bound) cut = alpha;
    }
    // The line of the shallow search is none of this node.
    search.principalVariation.clear(search.ply);
    if (cut === cut) search.stats.probCuts++;
    return cut;
  };
}
