/**
 * Optimisers: they change the weights of a network by the gradient of its loss, which they take from the
 * batches one after the other.
 *
 * - Momentum (Polyak 1964): the velocity v becomes `momentum` * v + gradient, and the weight loses
 *   rate * v. With a momentum of 0 it is plain gradient descent.
 * - Adam (Kingma and Ba 2015, algorithm 1): m and v are running means of the gradient and of its square, and
 *   the weight loses rate * m / (sqrt(v) + epsilon), both corrected for their start at 0.
 *
 * @module
 */
import * as v from "valibot";
import { type PlainData, readState } from "../learners/learner.ts";
import { floatText, readFloats } from "./float_text.ts";

/** Changes weights by their gradient. */
export interface Optimiser {
  /** A copy of all that it remembers; one made from it continues exactly as this one. */
  readonly state: PlainData;
  /** Changes the weights by a step; `rate` may differ from step to step. */
  step(weights: Float32Array, gradient: Float32Array, rate: number): void;
}

const momentumSchema = v.strictObject({ velocity: v.string() });

/**
 * Gradient descent with momentum.
 *
 * @param name of its agent, for the error message
 * @param weights their number
 * @param momentum from 0 to less than 1
 * @param state of such an optimiser; without it the velocity is 0
 * @throws {UsageError} when the state does not fit
 */
export function momentumOptimiser(
  name: string,
  weights: number,
  momentum = 0.9,
  state?: unknown,
): Optimiser {
  const velocity = state === undefined
    ? new Float32Array(weights)
    : readFloats(name, "velocity", readState(name, momentumSchema, state).velocity, weights);
  return {
    get state() {
      return { velocity: floatText(velocity) };
    },
    step(weights, gradient, rate) {
      for (let i = 0; i < weights.length; i++) {
        velocity[i] = momentum * velocity[i] + gradient[i];
        weights[i] -= rate * velocity[i];
      }
    },
  };
}

/** The constants of Adam; the defaults are those of the paper. */
export interface AdamSettings {
  /** What the mean of the gradient keeps at a step. */
  readonly beta1: number;
  /** What the mean of the squared gradient keeps at a step. */
  readonly beta2: number;
  /** Keeps the divisor from 0. */
  readonly epsilon: number;
}

/** The settings of the paper. */
export const ADAM: AdamSettings = { beta1: 0.9, beta2: 0.999, epsilon: 1e-8 };

const power = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const adamSchema = v.strictObject({
  power1: power,
  power2: power,
  mean: v.string(),
  square: v.string(),
});

/**
 * Adam.
 *
 * @param name of its agent, for the error message
 * @param weights their number
 * @param state of such an optimiser; without it both means are 0
 * @throws {UsageError} when the state does not fit
 */
export function adamOptimiser(
  name: string,
  weights: number,
  { beta1, beta2, epsilon }: AdamSettings = ADAM,
  state?: unknown,
): Optimiser {
  const read = state === undefined ? null : readState(name, adamSchema, state);
  const mean = read ? readFloats(name, "mean", read.mean, weights) : new Float32Array(weights);
  const square = read
    ? readFloats(name, "square", read.square, weights, 0)
    : new Float32Array(weights);
  // beta1 and beta2 to the power of the steps.
  let { power1, power2 } = read ?? { power1: 1, power2: 1 };
  return {
    get state() {
      return { power1, power2, mean: floatText(mean), square: floatText(square) };
    },
    step(weights, gradient, rate) {
      power1 *= beta1;
      power2 *= beta2;
      const [unbias1, unbias2] = [1 / (1 - power1), 1 / (1 - power2)];
      for (let i = 0; i < weights.length; i++) {
        const slope = gradient[i];
        mean[i] = beta1 * mean[i] + (1 - beta1) * slope;
        square[i] = beta2 * square[i] + (1 - beta2) * slope * slope;
        weights[i] -= rate * mean[i] * unbias1 / (Math.sqrt(square[i] * unbias2) + epsilon);
      }
    },
  };
}
