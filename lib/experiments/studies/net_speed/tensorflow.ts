/**
 * The networks of the study in TensorFlow.js, with the same weights: a matrix product for each layer, on the
 * backend that is written in JavaScript. It computes in single precision.
 *
 * The library is loaded on demand, because only this study needs it.
 *
 * @module
 */
import type * as TensorFlow from "@tensorflow/tfjs-core";
import type { DenseNetwork } from "matchbox/agents/networks/dense_network.ts";

let loaded: typeof TensorFlow | undefined;

/** Loads the library, for `tensorNetwork`. */
export async function loadTensorFlow(): Promise<void> {
  const tf = await import("@tensorflow/tfjs-core");
  await import("@tensorflow/tfjs-backend-cpu");
  // Otherwise it advertises another package on standard error.
  tf.env().set("IS_NODE", false);
  loaded = tf;
}

/** A network whose forward pass takes several rows of inputs at once. */
export interface TensorNetwork {
  /** The outputs of each row. */
  run(rows: readonly Float64Array[]): ArrayLike<number>;
}

/** The same network; call `loadTensorFlow` first. */
export function tensorNetwork({ sizes, weights }: DenseNetwork): TensorNetwork {
  const tf = loaded!;
  let at = 0;
  const take = (count: number) => Float32Array.from(weights.subarray(at, at += count));
  const layers = sizes.slice(1).map((size, i) => ({
    biases: tf.tensor1d(take(size)),
    weights: tf.tensor2d(take(sizes[i] * size), [sizes[i], size]),
  }));
  return {
    run: (rows) =>
      tf.tidy(() => {
        const inputs = new Float32Array(rows.length * sizes[0]);
        rows.forEach((row, i) => inputs.set(row, i * sizes[0]));
        let values = tf.tensor2d(inputs, [rows.length, sizes[0]]);
        layers.forEach(({ biases, weights }, i) => {
          values = tf.add(tf.matMul(values, weights), biases);
          if (i < layers.length - 1) values = tf.relu(values);
        });
        return values.dataSync();
      }),
  };
}
