/**
 * The cross-entropy method (R. Rubinstein, 1999; P.-T. de Boer and others, "A tutorial on the cross-entropy method",
 * 2005) with a normal distribution of its own for each weight. Candidates are drawn from it; the best of them, the
 * elite, say what the next distribution is: their mean and their standard deviation, mixed with what they were before,
 * so that a lucky elite does not narrow it too soon.
 *
 * @module
 */
import * as v from "valibot";
import type { Random } from "matchbox/base/mod.ts";
import { readState } from "../learner.ts";
import {
  type Beginning,
  normal,
  type Optimiser,
  positive,
  ranked,
  type Vector,
  vectorOf,
} from "./optimiser.ts";

/** How a cross-entropy method goes on. */
export interface CrossEntropyOptions {
  /** Candidates of a generation, at least 2. */
  readonly population: number;
  /** The share of them that is the elite, more than 0 and at most 1; at least two are. */
  readonly elite: number;
  /** The part that the elite has in the next distribution, more than 0 and at most 1. */
  readonly smoothing: number;
}

/** Deviations stay above this part of the first one, so that a state can be continued. */
const LEAST = 1e-150;

/** The optimiser. */
export class CrossEntropy implements Optimiser {
  readonly #options: CrossEntropyOptions;
  readonly #least: number;
  #mean: Vector;
  #deviations: Vector;

  /**
   * Begins, or goes on from a state.
   *
   * @throws {UsageError} when the state does not fit
   */
  constructor(
    name: string,
    { mean, step }: Beginning,
    options: CrossEntropyOptions,
    state?: unknown,
  ) {
    this.#options = options;
    this.#least = step * LEAST;
    this.#mean = mean;
    this.#deviations = mean.map(() => step);
    if (state === undefined) return;
    const deviations = v.pipe(v.array(positive), v.length(mean.length));
    const schema = v.strictObject({ mean: vectorOf(mean.length), deviations });
    ({ mean: this.#mean, deviations: this.#deviations } = readState(name, schema, state));
  }

  get state() {
    return { mean: [...this.#mean], deviations: [...this.#deviations] };
  }

  get mean(): Vector {
    return this.#mean;
  }

  ask(random: Random): Vector[] {
    return Array.from(
      { length: this.#options.population },
      () => this.#mean.map((weight, i) => weight + this.#deviations[i] * normal(random)),
    );
  }

  tell(candidates: readonly Vector[], values: readonly number[]): void {
    const { elite: share, smoothing } = this.#options;
    const elite = ranked(candidates, values)
      .slice(0, Math.max(2, Math.round(share * candidates.length)));
    const mixed = (before: number, now: number) => (1 - smoothing) * before + smoothing * now;
    const mean = (of: (candidate: Vector) => number) =>
      elite.reduce((sum, candidate) => sum + of(candidate), 0) / elite.length;
    const means = this.#mean.map((_, i) => mean((candidate) => candidate[i]));
    this.#deviations = this.#deviations.map((before, i) => {
      const now = Math.sqrt(mean((candidate) => (candidate[i] - means[i]) ** 2));
      return Math.max(mixed(before, now), this.#least);
    });
    this.#mean = this.#mean.map((before, i) => mixed(before, means[i]));
  }
}
