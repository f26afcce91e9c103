/**
 * An evaluation with a small disturbance, which depends on the position and on a key. With the same key it
 * is a function of the position, as every evaluation must be.
 *
 * @module
 */
import type { Evaluation } from "matchbox/agents/evaluate/mod.ts";

/** An evaluation whose disturbance can be changed. */
export interface DisturbedEvaluation extends Evaluation {
  /** Another key, a 32-bit integer, gives other disturbances. */
  key: number;
}

/**
 * Adds to every value of `evaluation` a whole number from -`noise` to `noise`, all equally likely.
 *
 * @param noise a whole number from 0 to 32,767
 */
export function disturbed(evaluation: Evaluation, noise: number): DisturbedEvaluation {
  const numbers = 2 * noise + 1;
  const made: DisturbedEvaluation = {
    key: 0,
    evaluate(position) {
      const drawn = mixed(position.hashLow ^ made.key) >>> 16;
      return evaluation.evaluate(position) + (drawn * numbers >>> 16) - noise;
    },
    reset: (position) => evaluation.reset?.(position),
  };
  if (!evaluation.play) return made;
  // A search calls these only if they exist.
  made.play = (position, move) => evaluation.play!(position, move);
  made.undo = () => evaluation.undo!();
  return made;
}

/** Mixes 32 bits, so that every bit of the result depends on all of them (splitmix's finaliser). */
function mixed(bits: number): number {
  bits = Math.imul(bits ^ bits >>> 16, 0x85ebca6b);
  bits = Math.imul(bits ^ bits >>> 13, 0xc2b2ae35);
  return bits ^ bits >>> 16;
}
