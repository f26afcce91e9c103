/**
 * What a trainable network is made of, and the random weights that it begins with.
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import { weightsOf } from "./dense_network.ts";

/** What hidden neurons make of their sums. */
export const ACTIVATIONS = ["relu", "tanh"] as const;

/** Whether values are any numbers, or lie between -1 and 1. */
export const VALUE_ACTIVATIONS = ["linear", "tanh"] as const;

/** The layers of a network. */
export interface NetworkShape {
  /** Inputs. */
  readonly inputs: number;
  /** Neurons of each hidden layer. */
  readonly hidden: readonly number[];
  /** That of all hidden layers. */
  readonly activation: typeof ACTIVATIONS[number];
  /** Moves that the policy is about; 0 for a network without a policy. */
  readonly moves: number;
  /** Values; 0 for a network without values. */
  readonly values: number;
  /** That of all values. */
  readonly valueActivation: typeof VALUE_ACTIVATIONS[number];
}

/** The sizes of all layers, from the inputs to the outputs. */
export function sizesOf({ inputs, hidden, moves, values }: NetworkShape): number[] {
  return [inputs, ...hidden, moves + values];
}

/**
 * Random weights. They are uniform, with a variance of 2/n for hidden neurons with n inputs that rectify (He
 * et al. 2015), and of 2/(n + m) elsewhere, in a layer of m neurons (Glorot and Bengio 2010). Biases are 0.
 */
export function randomWeights(shape: NetworkShape, random: Random): Float32Array {
  const sizes = sizesOf(shape);
  const weights = new Float32Array(weightsOf(sizes));
  let at = 0;
  for (let i = 1; i < sizes.length; i++) {
    const [from, to] = [sizes[i - 1], sizes[i]];
    const rectifies = shape.activation === "relu" && i < sizes.length - 1;
    const bound = Math.sqrt(6 / (rectifies ? from : from + to));
    at += to;
    for (const end = at + from * to; at < end; at++) weights[at] = (2 * random.float() - 1) * bound;
  }
  return weights;
}
