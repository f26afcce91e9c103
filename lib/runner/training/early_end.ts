/**
 * Ways to end a training before its last step (E6): its time is used up, or it makes no progress.
 *
 * @module
 */
import type { CurvePoint } from "./training_work.ts";

/** When a training may end early; without either it makes all of its steps. */
export interface EarlyEnd {
  /** Minutes of this run: it ends with the point of the curve that is reached then. Above 0. */
  readonly minutes?: number;
  /**
   * Steps without progress: it ends at the first point of the curve that comes so many steps, or more, after
   * the point with the best score so far. Whole, above 0. The result does not depend on the machine.
   */
  readonly patience?: number;
}

/** Why a training ended: it made all steps, its minutes were over, or it made no progress. */
export type EndReason = "steps" | "minutes" | "patience";

/**
 * The part of a curve at which a training of this patience ends; undefined when it goes on.
 *
 * @param curve its points, from the first steps on
 */
export function endOfPatience(
  curve: readonly CurvePoint[],
  patience = Infinity,
): CurvePoint[] | undefined {
  let best = { score: -Infinity, to: 0 };
  const end = curve.findIndex(({ wins, draws, losses, to }) => {
    const score = (wins + draws / 2) / (wins + draws + losses);
    if (score > best.score) best = { score, to };
    return to - best.to >= patience;
  });
  return end < 0 ? undefined : curve.slice(0, end + 1);
}
