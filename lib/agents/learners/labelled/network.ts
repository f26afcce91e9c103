/**
 * A small neural network that learns values: one hidden layer of neurons that rectify, trained by backpropagation
 * with Adam on batches of examples in random order.
 *
 * @module
 */
import { type Random, shuffle } from "matchbox/base/mod.ts";
import type { NetworkShape } from "../../networks/network_shape.ts";
import { randomWeights } from "../../networks/network_shape.ts";
import { adamOptimiser } from "../../networks/optimiser.ts";
import { TrainableNetwork } from "../../networks/trainable_network.ts";
import type { Examples, Learned } from "./examples.ts";

/** Examples of a batch. */
const BATCH = 32;
/** Passes through the examples. */
const PASSES = 40;
/** The first step of Adam; steps get smaller to the end. */
const RATE = 0.005;

/**
 * Trains a network.
 *
 * @param neurons of the hidden layer
 * @param random for the first weights, and the order of the examples
 */
export function networkOf(
  { count, width, features, values }: Examples,
  neurons: number,
  random: Random,
): Learned {
  const shape: NetworkShape = {
    ...{ inputs: width, hidden: [neurons], activation: "relu" },
    ...{ moves: 0, values: 1, valueActivation: "linear" },
  };
  const network = new TrainableNetwork(shape, BATCH, randomWeights(shape, random));
  const optimiser = adamOptimiser("network", network);
  // Values are learned in this unit, so that they are about 1.
  const unit = Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / count) || 1;
  const order = Array.from({ length: count }, (_, row) => row);
  const steps = PASSES * Math.ceil(count / BATCH);
  let step = 0;
  for (let pass = 0; pass < PASSES; pass++) {
    shuffle(order, random);
    for (let from = 0; from < count; from += BATCH) {
      const rows = order.slice(from, from + BATCH);
      rows.forEach((row, at) => {
        network.inputs.set(features.subarray(row * width, (row + 1) * width), at * width);
        network.targets[at] = values[row] / unit;
      });
      network.forward(rows.length);
      network.backward(rows.length);
      optimiser.step(RATE * (1 - step++ / steps));
    }
  }
  return {
    numbers: network.weights.length,
    predict(features, start) {
      network.inputs.set(features.subarray(start, start + width));
      network.forward(1);
      return unit * network.outputs[0];
    },
  };
}
