/**
 * The composed search as a plan for a kernel.
 *
 * @module
 */
import type { SearchPlan } from "matchbox/kernels/search.ts";
import type { ComposedParts } from "./composed.ts";
import { reductions } from "./late_move_reductions.ts";

/** The parts of the composed search in a plan. */
export function planOf(parts: ComposedParts): Partial<SearchPlan> {
  const { scout = false, quiescence = false, pruning = {}, nullMove = null } = parts;
  const { extension = false, futility = false, razoring = false } = parts;
  const { losing = false, internal = false, quietTable = false, repetition = false } = parts;
  return {
    ...{
      scout,
      quiescence,
      nullMove,
      extension,
      futility,
      losing,
      internal,
      quietTable,
      repetition,
    },
    razoring: razoring && quiescence,
    delta: pruning.delta ?? null,
    exchanges: pruning.exchanges ?? false,
    reductions: parts.reductions ? reductions : null,
    probCut: parts.probCut ?? null,
  };
}
