/**
 * A training step of a network of 72-128-128-37, with a batch of 128 and Adam, beside TensorFlow.js on its
 * backend in JavaScript: the same weights and the same batches of random positions of Reversi on 6x6, where a
 * policy has 37 moves. Prints CPU times; all take turns, so that what disturbs one disturbs the others.
 * They have to come to the same losses, the kernel and TypeScript to the same bits. A forward pass for a single position is timed too.
 *
 * @module
 */
import type * as TensorFlow from "@tensorflow/tfjs-core";
import {
  ADAM,
  adamOptimiser,
  type NetworkShape,
  randomWeights,
  sizesOf,
  TrainableNetwork,
} from "matchbox/agents/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { medianOf, timed } from "./cpu_time.ts";
import { heapGrowth } from "./side_by_side.ts";

const ROWS = 128;
const RATE = 1e-3;
/** Steps of one timing, and timings. */
const [STEPS, TIMINGS] = [20, 15];
const WARM_UP = 3;

const shape: NetworkShape = {
  ...{ inputs: 72, hidden: [128, 128], activation: "relu" },
  ...{ moves: 37, values: 0, valueActivation: "tanh" },
};
const sizes = sizesOf(shape);
const random = randomStream("training bench");
const weights = randomWeights(shape, random);
const network = new TrainableNetwork(shape, ROWS, weights);
const twin = new TrainableNetwork(shape, ROWS, weights, undefined, "ts");
/** A square holds an own disc, an enemy's disc or none; half of the squares are empty. */
for (let square = 0; square < ROWS * 36; square++) {
  const owner = random.below(4);
  const row = Math.floor(square / 36);
  if (owner < 2) network.inputs[row * 72 + owner * 36 + square % 36] = 1;
}
for (let row = 0; row < ROWS; row++) network.targets[row * 37 + random.below(37)] = 1;
twin.inputs.set(network.inputs);
twin.targets.set(network.targets);

const tensors = await tensorTraining(network);
const peers: Record<string, { step(): number; readonly milliseconds: number[] }> = {
  "kernel": { step: stepsOf(network), milliseconds: [] },
  "TypeScript": { step: stepsOf(twin), milliseconds: [] },
  "TensorFlow.js 3.21.0, backend in JavaScript": { step: tensors, milliseconds: [] },
};

console.log(`A training step: ${sizes.join("-")}, batch ${ROWS}, Adam`);
for (let timing = -WARM_UP; timing < TIMINGS; timing++) {
  const losses = Object.values(peers).map(({ step, milliseconds }) => {
    const { result, milliseconds: time } = timed(() => {
      let loss = 0;
      for (let i = 0; i < STEPS; i++) loss = step();
      return loss;
    });
    if (timing >= 0) milliseconds.push(time / STEPS);
    return result;
  });
  if (losses[0] !== losses[1] || Math.abs(losses[0] - losses[2]) > 0.01 * losses[0] + 0.001) {
    throw new Error(`the losses differ: ${losses.join(", ")}`);
  }
}
for (const [name, { milliseconds }] of Object.entries(peers)) print(name, milliseconds, "ms");
const garbage = heapGrowth(peers.kernel.step) - heapGrowth(() => {});
console.log(`kernel: a step leaves ${garbage} bytes of garbage`);

console.log(`\nA forward pass: ${sizes.join("-")}, one position`);
for (const kernel of ["wasm", "ts"] as const) {
  const one = new TrainableNetwork(shape, 1, network.weights, undefined, kernel);
  const passes = Array.from({ length: WARM_UP + TIMINGS }, () =>
    timed(() => {
      for (let i = 0; i < 50 * ROWS; i++) {
        const start = i % ROWS * 72;
        for (let k = 0; k < 72; k++) one.inputs[k] = network.inputs[start + k];
        one.forward(1);
      }
    }).milliseconds * 1000 / (50 * ROWS));
  print(kernel === "wasm" ? "kernel" : "TypeScript", passes.slice(WARM_UP), "µs");
}

/** A step of ours; it returns the loss before it. */
function stepsOf(network: TrainableNetwork): () => number {
  const adam = adamOptimiser("bench", network);
  return () => {
    network.forward(ROWS);
    network.backward(ROWS);
    adam.step(RATE);
    return network.policyLoss;
  };
}

/**
 * The same training in TensorFlow.js, from the same weights and with the same batch. Its gradients cannot be
 * imported in Deno, so the backward pass is written here, with its products of matrices.
 */
async function tensorTraining(
  { inputs, targets, weights }: TrainableNetwork,
): Promise<() => number> {
  const tf: typeof TensorFlow = await import("@tensorflow/tfjs-core");
  await import("@tensorflow/tfjs-backend-cpu");
  // Otherwise it advertises another package on standard error.
  tf.env().set("IS_NODE", false);
  let at = 0;
  const take = (count: number) => weights.slice(at, at += count);
  const layers = sizes.slice(1).map((size, i) => ({
    biases: tf.variable(tf.tensor1d(take(size)), true, `biases ${i}`),
    weights: tf.variable(
      tf.tensor2d(take(sizes[i] * size), [sizes[i], size]),
      true,
      `weights ${i}`,
    ),
  }));
  const rows = tf.tensor2d(inputs.slice(), [ROWS, sizes[0]]);
  const wanted = tf.tensor2d(targets.slice(), [ROWS, shape.moves]);
  const optimiser = tf.train.adam(RATE, ADAM.beta1, ADAM.beta2, ADAM.epsilon);
  return () =>
    tf.tidy(() => {
      let values: TensorFlow.Tensor = rows;
      const before = layers.map(({ biases, weights }, i) => {
        const from = values;
        values = tf.add(tf.matMul(values, weights), biases);
        if (i < layers.length - 1) values = tf.relu(values);
        return from;
      });
      const logs = tf.logSoftmax(values);
      const loss = tf.neg(tf.mean(tf.sum(tf.mul(logs, wanted), 1)));
      let errors: TensorFlow.Tensor = tf.div(tf.sub(tf.exp(logs), wanted), ROWS);
      const gradients: { name: string; tensor: TensorFlow.Tensor }[] = [];
      for (let i = layers.length - 1; i >= 0; i--) {
        gradients.push(
          { name: `weights ${i}`, tensor: tf.matMul(before[i], errors, true, false) },
          { name: `biases ${i}`, tensor: tf.sum(errors, 0) },
        );
        if (i > 0) {
          errors = tf.mul(tf.matMul(errors, layers[i].weights, false, true), tf.step(before[i]));
        }
      }
      optimiser.applyGradients(gradients);
      return loss.dataSync()[0];
    });
}

function print(name: string, times: number[], unit: string): void {
  const [least, most] = [Math.min(...times), Math.max(...times)];
  console.log(
    `${name}: ${medianOf(times).toFixed(2)} ${unit} of CPU time, median of ${times.length} ` +
      `from ${least.toFixed(2)} to ${most.toFixed(2)}`,
  );
}
