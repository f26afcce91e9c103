/**
 * Optimisers: they change the weights of a network by the gradient of its loss, which they take from the
 * batches one after the other.
 *
 * - Momentum (Polyak 1964): the velocity v becomes `momentum` * v + gradient, and the weight loses
 *   rate * v. With a momentum of 0 it is plain gradient descent.
 * - Adam (Kingma and Ba 2015, algorithm 1): m and v are running means of the gradient and of its square, and
 *   the weight loses rate * m / (sqrt(v) + epsilon), both corrected for their start at 0.
 *
 * An optimiser keeps its numbers in the `moments` of its network, so a network has one optimiser.
 *
 * @module
 */
import * as v from "valibot";
import type { AdamSettings } from "matchbox/kernels/arithmetic.ts";
import { type PlainData, readState } from "../learners/learner.ts";
import { floatText, readFloats } from "./float_text.ts";
import type { TrainableNetwork } from "./trainable_network.ts";

/** Changes weights by their gradient. */
export interface Optimiser {
  /** A copy of all that it remembers; one made from it continues exactly as this one. */
  readonly state: PlainData;
  /** Changes the weights by a step along the gradient; `rate` may differ from step to step. */
  step(rate: number): void;
}

const momentumSchema = v.strictObject({ velocity: v.string() });

/**
 * Gradient descent with momentum.
 *
 * @param name of its agent, for the error message
 * @param network whose weights it changes
 * @param momentum from 0 to less than 1
 * @param state of such an optimiser; without it the velocity is 0
 * @throws {UsageError} when the state does not fit
 */
export function momentumOptimiser(
  name: string,
  { weights, gradient, moments, arithmetic }: TrainableNetwork,
  momentum = 0.9,
  state?: unknown,
): Optimiser {
  const [velocity] = moments;
  if (state === undefined) velocity.fill(0);
  else {
    const read = readState(name, momentumSchema, state);
    velocity.set(readFloats(name, "velocity", read.velocity, weights.length));
  }
  return {
    get state() {
      return { velocity: floatText(velocity) };
    },
    step(rate) {
      arithmetic.momentum(weights, gradient, velocity, momentum, rate);
    },
  };
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
 * @param network whose weights it changes
 * @param state of such an optimiser; without it both means are 0
 * @throws {UsageError} when the state does not fit
 */
export function adamOptimiser(
  name: string,
  { weights, gradient, moments, arithmetic }: TrainableNetwork,
  { beta1, beta2, epsilon }: AdamSettings = ADAM,
  state?: unknown,
): Optimiser {
  const [mean, square] = moments;
  // beta1 and beta2 to the power of the steps.
  let [power1, power2] = [1, 1];
  if (state === undefined) { for (const each of moments) each.fill(0); }
  else {
    const read = readState(name, adamSchema, state);
    mean.set(readFloats(name, "mean", read.mean, weights.length));
    square.set(readFloats(name, "square", read.square, weights.length, 0));
    ({ power1, power2 } = read);
  }
  return {
    get state() {
      return { power1, power2, mean: floatText(mean), square: floatText(square) };
    },
    step(rate) {
      power1 *= beta1;
      power2 *= beta2;
      const unbiased = { rate: rate / (1 - power1), unbias2: 1 / (1 - power2) };
      arithmetic.adam(weights, gradient, mean, square, { beta1, beta2, epsilon, ...unbiased });
    },
  };
}
