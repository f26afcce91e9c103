/**
 * The tapered evaluation as what a logistic regression learns: the value of a position as a sum of its terms, each with
 * a weight for the middle game and one for the endgame.
 *
 * @module
 */
import type { BoardTerms } from "../../evaluate/chess/tapered/board_terms.ts";
import { FULL_PHASE } from "../../evaluate/chess/tapered/board_view.ts";
import { WHOLE } from "../../evaluate/chess/tapered/endgame_share.ts";
import { TERMS } from "../../evaluate/chess/tapered/layout.ts";
import type { TaperedWeights } from "../../evaluate/chess/tapered/weights.ts";
import {
  CENTIPAWNS,
  LogisticRegression,
  type RegressionOptions,
  type ValueModel,
} from "../logistic_regression.ts";

/** A position with the score that was expected for White. */
export interface Outcome {
  /** The terms that the sides have not equally often, and how much more often White has each. */
  readonly terms: Int16Array;
  readonly counts: Int8Array;
  /** What counts of the middle game, and of the endgame where White or Black is ahead in it: from 0 to 1. */
  readonly middle: number;
  readonly ends: readonly [number, number];
  /** From 0, a loss, to 1. */
  readonly score: number;
}

const counted = new Int8Array(TERMS);

/** The terms of a position, with an expected score. */
export function outcomeOf({ noted, count, phase, shares }: BoardTerms, score: number): Outcome {
  for (let i = 0; i < count; i++) counted[noted[i] >> 1] += (noted[i] & 1) === 0 ? 1 : -1;
  const terms: number[] = [];
  const counts: number[] = [];
  for (let i = 0; i < count; i++) {
    const term = noted[i] >> 1;
    if (counted[term] === 0) continue;
    terms.push(term);
    counts.push(counted[term]);
    counted[term] = 0;
  }
  const middle = phase / FULL_PHASE;
  return {
    terms: Int16Array.from(terms),
    counts: Int8Array.from(counts),
    middle,
    ends: [(1 - middle) * shares[0] / WHOLE, (1 - middle) * shares[1] / WHOLE],
    score,
  };
}

/** The regression of a generation, which begins with these weights. */
export function taperedRegression(
  { middle, end }: TaperedWeights,
  options: Pick<RegressionOptions, "spread" | "trust" | "memory">,
): LogisticRegression<Outcome> {
  return new LogisticRegression(model, [...middle, ...end], {
    ...options,
    ...{ scale: CENTIPAWNS, rate: 2, heldOut: 10 },
  });
}

/** The weights in whole centipawns. */
export function learnedWeights({ weights }: LogisticRegression<Outcome>): TaperedWeights {
  const whole = Array.from(weights, (weight) => Math.round(weight) + 0);
  return { middle: whole.slice(0, TERMS), end: whole.slice(TERMS) };
}

/** The weights of all terms for the middle game come first, then those for the endgame. */
const model: ValueModel<Outcome> = {
  value(weights, outcome) {
    const { terms, counts, middle } = outcome;
    let inMiddle = 0;
    for (let i = 0; i < terms.length; i++) inMiddle += counts[i] * weights[terms[i]];
    const atEnd = valueAtEnd(weights, outcome);
    return middle * inMiddle + endOf(outcome, atEnd) * atEnd;
  },

  addDerivatives(weights, outcome, factor, sums) {
    const { terms, counts, middle } = outcome;
    const end = factor * endOf(outcome, valueAtEnd(weights, outcome));
    for (let i = 0; i < terms.length; i++) {
      sums[terms[i]] += factor * middle * counts[i];
      sums[TERMS + terms[i]] += end * counts[i];
    }
  },

  addSquares(weights, outcome, factor, sums) {
    const { terms, counts, middle } = outcome;
    const end = endOf(outcome, valueAtEnd(weights, outcome));
    for (let i = 0; i < terms.length; i++) {
      sums[terms[i]] += factor * (middle * counts[i]) ** 2;
      sums[TERMS + terms[i]] += factor * (end * counts[i]) ** 2;
    }
  },
};

function valueAtEnd(weights: Float64Array, { terms, counts }: Outcome): number {
  let sum = 0;
  for (let i = 0; i < terms.length; i++) sum += counts[i] * weights[TERMS + terms[i]];
  return sum;
}

/** What counts of the endgame's value. */
function endOf({ ends }: Outcome, value: number): number {
  return value > 0 ? ends[0] : ends[1];
}
