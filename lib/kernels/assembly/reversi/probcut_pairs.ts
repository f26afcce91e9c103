// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * What shallow searches say of deep ones, by the stage of the game and the depth. TypeScript:
 * agents/search/probcut.ts.
 *
 * @module
 */
import { countOf } from "../base/sets.ts";

/** Stages are as many empty squares long, and the first and the last one longer: as those of the patterns. */
const SQUARES_OF_STAGE = 4;
const FIRST_STAGE = 1;
const LAST_STAGE = 12;
/** Larger depths have no pairs. */
const DEPTHS = 32;

/** At `stage << 5 | depth`: the plies of the shallow search, 0 for no pair, the slope, the intercept and the margin. */
const PAIRS = memory.data(16 * DEPTHS * 32, 16);

/** Where the host writes the pairs. */
export function probCutPairs(): usize {
  return PAIRS;
}

/** The pair of a position with these discs. */
export function pairOf(discs: u64, depth: i32): usize {
  const stage = (64 - countOf(discs)) / SQUARES_OF_STAGE;
  return PAIRS +
    (usize((min(max(stage, FIRST_STAGE), LAST_STAGE) << 5) | min(depth, DEPTHS - 1)) << 5);
}

export function shallowOf(pair: usize): i32 {
  return i32(load<f64>(pair));
}

export function slopeOf(pair: usize): f64 {
  return load<f64>(pair, 8);
}

export function interceptOf(pair: usize): f64 {
  return load<f64>(pair, 16);
}

export function marginOf(pair: usize): f64 {
  return load<f64>(pair, 24);
}
