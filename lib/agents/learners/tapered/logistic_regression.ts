/**
 * Logistic regression of the results of games on the terms of the tapered evaluation ("Texel's tuning method",
 * P. Österlund 2014): the weights are those by which the results are most likely, if a value of v centipawns means
 * an expected score of 1 / (1 + 10^(-v / 400)).
 *
 * The positions are gone through one by one. Each changes the weights of its terms against the gradient, and a
 * weight changes the less, the more it has changed before (AdaGrad; Duchi, Hazan and Singer, "Adaptive subgradient
 * methods", 2011), so that rare terms still learn when common ones are settled. Each time a ridge draws the weight
 * back to where it began, so that what the results do not tell stays as it was.
 *
 * @module
 */
import type { Result } from "matchbox/games/game.ts";
import { type BoardTerms, FULL_PHASE } from "../../evaluate/chess/tapered/board_terms.ts";
import { TERMS } from "../../evaluate/chess/tapered/layout.ts";
import type { TaperedWeights } from "../../evaluate/chess/tapered/weights.ts";

/** A position with the result of its game. */
export interface Outcome {
  /** As in `BoardTerms`. */
  readonly noted: Int16Array;
  readonly phase: number;
  /** For White. */
  readonly result: Result;
}

/** The terms of a position, with the result of its game for White. */
export function outcomeOf({ noted, count, phase }: BoardTerms, result: Result): Outcome {
  return { noted: noted.slice(0, count), phase, result };
}

/** The value in centipawns by which the odds of a win grow by the factor e. */
const SCALE = 400 / Math.LN10;

/** How weights learn. */
export interface RegressionOptions {
  /** Centipawns of the first change of a weight. */
  readonly rate: number;
  /** What a centipawn between a weight and its start adds to the gradient of a position. */
  readonly ridge: number;
}

/** Weights that learn. */
export class LogisticRegression {
  /** The weights of all terms for the middle game, then for the endgame. */
  readonly weights: Float64Array = new Float64Array(2 * TERMS);
  /** The sum of the squares of the gradients of each weight. */
  readonly squares: Float64Array = new Float64Array(2 * TERMS);

  readonly #start = new Float64Array(2 * TERMS);
  readonly #options: RegressionOptions;

  /** Begins with these weights. */
  constructor({ middle, end }: TaperedWeights, options: RegressionOptions) {
    this.#start.set(middle);
    this.#start.set(end, TERMS);
    this.weights.set(this.#start);
    this.#options = options;
  }

  /** Learns from a position; returns its loss before, the negative logarithm of the likelihood, in bits. */
  learn({ noted, phase, result }: Outcome): number {
    const { rate, ridge } = this.#options;
    const shares = [phase / FULL_PHASE, 1 - phase / FULL_PHASE];
    const expected = 1 / (1 + Math.exp(-this.#value(noted, shares) / SCALE));
    const score = (result + 1) / 2;
    const error = expected - score;
    for (let half = 0; half < 2; half++) {
      const gradient = error * shares[half];
      if (gradient === 0) continue;
      for (let i = 0; i < noted.length; i++) {
        const index = half * TERMS + (noted[i] >> 1);
        const away = this.weights[index] - this.#start[index];
        const change = ((noted[i] & 1) === 0 ? gradient : -gradient) + ridge * shares[half] * away;
        this.squares[index] += change * change;
        this.weights[index] -= rate * change / Math.sqrt(this.squares[index]);
      }
    }
    return -(score * Math.log2(expected) + (1 - score) * Math.log2(1 - expected));
  }

  /** The value of a position for White, in centipawns. */
  #value(noted: Int16Array, [middle, end]: readonly number[]): number {
    let sum = 0;
    for (let i = 0; i < noted.length; i++) {
      const term = noted[i] >> 1;
      const weight = middle * this.weights[term] + end * this.weights[TERMS + term];
      sum += (noted[i] & 1) === 0 ? weight : -weight;
    }
    return sum;
  }

  /** The weights in whole centipawns. */
  get learned(): TaperedWeights {
    const whole = Array.from(this.weights, (weight) => Math.round(weight) + 0);
    return { middle: whole.slice(0, TERMS), end: whole.slice(TERMS) };
  }
}
