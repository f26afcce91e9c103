/**
 * Logistic regression of expected scores on the terms of the tapered evaluation ("Texel's tuning method",
 * P. Österlund 2014): the weights are those by which the scores are most likely, if a value of v centipawns means an
 * expected score of 1 / (1 + 10^(-v / 400)).
 *
 * It learns from one batch of games after the other, as Bayes has it: what a batch leaves of each weight, a value and
 * a precision, is what the next one begins with, less a part of the precision, because earlier games were played with
 * worse weights. Within a batch Adam (Kingma and Ba, "Adam: a method for stochastic optimization", 2015) goes through
 * the positions some times, with shorter and shorter steps; the weights that predict games held out best are kept.
 *
 * @module
 */
import type { BoardTerms } from "../../evaluate/chess/tapered/board_terms.ts";
import { FULL_PHASE } from "../../evaluate/chess/tapered/board_view.ts";
import { WHOLE } from "../../evaluate/chess/tapered/endgame_share.ts";
import { TERMS } from "../../evaluate/chess/tapered/layout.ts";
import type { TaperedWeights } from "../../evaluate/chess/tapered/weights.ts";

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

/** The value in centipawns by which the odds of a win grow by the factor e. */
export const SCALE: number = 400 / Math.LN10;

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

/** How weights learn. */
export interface RegressionOptions {
  /** Centipawns by which a weight may well be away from where it began. */
  readonly spread: number;
  /** How much a position counts, from 0 to 1: those of one game have one result. */
  readonly trust: number;
  /** What is left of the precision of a weight after a batch. */
  readonly memory: number;
}

/** Adam: the usual decay of its means, centipawns of the first steps, and their decay. */
const DECAYS = [0.9, 0.999];
const RATE = 2;
const SLOWER = 0.97;
/** Passes through a batch; one game in so many is held out. */
const PASSES = 100;
const HELD_OUT = 10;

/** Weights that learn. */
export class LogisticRegression {
  /** The weights of all terms for the middle game, then for the endgame. */
  readonly weights: Float64Array = new Float64Array(2 * TERMS);
  /** One over the variance of each. */
  readonly precisions: Float64Array = new Float64Array(2 * TERMS);
  readonly #gradient = new Float64Array(2 * TERMS);
  readonly #options: RegressionOptions;

  /** Begins with these weights. */
  constructor({ middle, end }: TaperedWeights, options: RegressionOptions) {
    this.weights.set(middle);
    this.weights.set(end, TERMS);
    this.precisions.fill(options.spread ** -2);
    this.#options = options;
  }

  /**
   * Learns from a batch of games.
   *
   * @param games the positions of each
   */
  learn(games: readonly (readonly Outcome[])[]): void {
    const held = games.filter((_, index) => index % HELD_OUT === HELD_OUT - 1).flat();
    const outcomes = games.filter((_, index) => index % HELD_OUT !== HELD_OUT - 1).flat();
    const before = this.weights.slice();
    const best = before.slice();
    let least = this.loss(held);
    const adam = new Adam(2 * TERMS);
    for (let pass = 0, rate = RATE; pass < PASSES; pass++, rate *= SLOWER) {
      this.#findGradient(outcomes, before);
      adam.step(this.weights, this.#gradient, rate);
      const loss = this.loss(held);
      if (loss >= least) continue;
      least = loss;
      best.set(this.weights);
    }
    this.weights.set(best);
    this.#addPrecisions(outcomes);
  }

  /** The mean negative logarithm of the likelihood of the scores, in bits; 0 without positions. */
  loss(outcomes: readonly Outcome[]): number {
    let sum = 0;
    for (const outcome of outcomes) {
      const expected = expectedScore(this.value(outcome));
      const { score } = outcome;
      sum -= score * Math.log2(expected) + (1 - score) * Math.log2(1 - expected);
    }
    return outcomes.length === 0 ? 0 : sum / outcomes.length;
  }

  /** The value of a position for White, in centipawns. */
  value(outcome: Outcome): number {
    const { terms, counts, middle } = outcome;
    let inMiddle = 0;
    for (let i = 0; i < terms.length; i++) inMiddle += counts[i] * this.weights[terms[i]];
    const atEnd = this.#valueAtEnd(outcome);
    return middle * inMiddle + endOf(outcome, atEnd) * atEnd;
  }

  #valueAtEnd({ terms, counts }: Outcome): number {
    let sum = 0;
    for (let i = 0; i < terms.length; i++) sum += counts[i] * this.weights[TERMS + terms[i]];
    return sum;
  }

  /** The mean gradient of the loss, with its share of what the weights were before. */
  #findGradient(outcomes: readonly Outcome[], before: Float64Array): void {
    const gradient = this.#gradient;
    const { trust } = this.#options;
    for (let i = 0; i < gradient.length; i++) {
      gradient[i] = this.precisions[i] * (this.weights[i] - before[i]) / outcomes.length;
    }
    const unit = trust / (SCALE * outcomes.length);
    for (const outcome of outcomes) {
      const { terms, counts, middle, score } = outcome;
      const error = unit * (expectedScore(this.value(outcome)) - score);
      const end = error * endOf(outcome, this.#valueAtEnd(outcome));
      for (let i = 0; i < terms.length; i++) {
        gradient[terms[i]] += error * middle * counts[i];
        gradient[TERMS + terms[i]] += end * counts[i];
      }
    }
  }

  /** What the positions of a batch say of each weight by itself (the diagonal of the Fisher information). */
  #addPrecisions(outcomes: readonly Outcome[]): void {
    const { trust, memory, spread } = this.#options;
    const { precisions } = this;
    const least = spread ** -2;
    for (let i = 0; i < precisions.length; i++) {
      precisions[i] = least + memory * (precisions[i] - least);
    }
    for (const outcome of outcomes) {
      const { terms, counts, middle } = outcome;
      const expected = expectedScore(this.value(outcome));
      const known = trust * expected * (1 - expected) / SCALE ** 2;
      const end = endOf(outcome, this.#valueAtEnd(outcome));
      for (let i = 0; i < terms.length; i++) {
        precisions[terms[i]] += known * (middle * counts[i]) ** 2;
        precisions[TERMS + terms[i]] += known * (end * counts[i]) ** 2;
      }
    }
  }

  /** The weights in whole centipawns. */
  get learned(): TaperedWeights {
    const whole = Array.from(this.weights, (weight) => Math.round(weight) + 0);
    return { middle: whole.slice(0, TERMS), end: whole.slice(TERMS) };
  }
}

/** The score that a value in centipawns means. */
export function expectedScore(value: number): number {
  return 1 / (1 + Math.exp(-value / SCALE));
}

/** What counts of the endgame's value. */
function endOf({ ends }: Outcome, value: number): number {
  return value > 0 ? ends[0] : ends[1];
}

/** The steps of Adam. */
class Adam {
  readonly #means: Float64Array;
  readonly #squares: Float64Array;
  #steps = 0;

  constructor(length: number) {
    this.#means = new Float64Array(length);
    this.#squares = new Float64Array(length);
  }

  /** Changes the weights against the gradient, by about `rate` each. */
  step(weights: Float64Array, gradient: Float64Array, rate: number): void {
    this.#steps++;
    const [first, second] = DECAYS;
    const known = [1 - first ** this.#steps, 1 - second ** this.#steps];
    for (let i = 0; i < weights.length; i++) {
      this.#means[i] += (1 - first) * (gradient[i] - this.#means[i]);
      this.#squares[i] += (1 - second) * (gradient[i] ** 2 - this.#squares[i]);
      const size = Math.sqrt(this.#squares[i] / known[1]);
      if (size > 0) weights[i] -= rate * this.#means[i] / known[0] / size;
    }
  }
}
