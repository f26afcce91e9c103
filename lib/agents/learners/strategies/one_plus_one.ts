/**
 * The (1+1) evolution strategy with the one-fifth rule (I. Rechenberg, Evolutionsstrategie, 1973). A parent has one
 * child, a normal step away. The better of the two is the next parent. The step grows after a success and shrinks
 * after a failure, so that one child in five is better: with more the steps are too careful, with fewer too bold.
 *
 * @module
 */
import * as v from "valibot";
import type { Random } from "matchbox/base/mod.ts";
import { readState } from "../learner.ts";
import {
  type Beginning,
  normals,
  type Optimiser,
  positive,
  type Vector,
  vectorOf,
} from "./optimiser.ts";

/** The share of successes at which the step stays. */
const RIGHT = 1 / 5;

/** The optimiser. */
export class OnePlusOne implements Optimiser {
  #mean: Vector;
  #step: number;

  /**
   * Begins, or goes on from a state.
   *
   * @throws {UsageError} when the state does not fit
   */
  constructor(name: string, { mean, step }: Beginning, state?: unknown) {
    this.#mean = mean;
    this.#step = step;
    if (state === undefined) return;
    const schema = v.strictObject({ mean: vectorOf(mean.length), step: positive });
    ({ mean: this.#mean, step: this.#step } = readState(name, schema, state));
  }

  get state() {
    return { mean: [...this.#mean], step: this.#step };
  }

  get mean(): Vector {
    return this.#mean;
  }

  ask(random: Random): Vector[] {
    const z = normals(this.#mean.length, random);
    return [this.#mean.map((weight, i) => weight + this.#step * z[i])];
  }

  tell([child]: readonly Vector[], [value]: readonly number[], own: number): void {
    const success = value > own;
    if (success) this.#mean = child;
    // After one success in five the logarithm of the step is what it was.
    this.#step *= Math.exp((Number(success) - RIGHT) / Math.sqrt(child.length + 1));
  }
}
