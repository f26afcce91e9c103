/**
 * Networks as plain data: the kind of network, its inputs, layers and weights. A champion in results/ is such
 * a file.
 *
 * @module
 */
import * as v from "valibot";
import { readState } from "../learners/learner.ts";
import { DenseNetwork, weightsOf } from "./dense_network.ts";
import { type Encoding, ENCODINGS } from "./encoding.ts";
import { UsageError } from "matchbox/base/mod.ts";

/** A network as plain data. */
export interface NetworkData {
  /** How a board is given to it. */
  readonly inputs: Encoding;
  /** Neurons of each layer, from the inputs to the outputs. */
  readonly sizes: readonly number[];
  /** In the order of `DenseNetwork.weights`. */
  readonly weights: readonly number[];
}

const schema = v.strictObject({
  inputs: v.picklist(ENCODINGS),
  sizes: v.pipe(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), v.minLength(2)),
  weights: v.array(v.pipe(v.number(), v.finite())),
});

/** The shape that a network must have. */
export interface Shape {
  /** How a board is given to it. */
  readonly inputs: Encoding;
  /** Neurons of each layer, from the inputs to the outputs. */
  readonly sizes: readonly number[];
}

/**
 * The network with that data.
 *
 * @param name of its agent, for the error message
 * @throws {UsageError} when the data are no network, or one of another shape; one line that says where
 */
export function readNetwork(name: string, expected: Shape, data: unknown): DenseNetwork {
  const { inputs, sizes, weights } = readState(name, schema, data);
  const fail = (problem: string): never => {
    throw new UsageError(`state of ${name}: ${problem}`);
  };
  if (inputs !== expected.inputs) {
    fail(`inputs: expected ${expected.inputs} but found ${inputs}`);
  }
  if (sizes.join() !== expected.sizes.join()) {
    fail(`sizes: expected ${expected.sizes.join("-")} but found ${sizes.join("-")}`);
  }
  const count = weightsOf(sizes);
  if (weights.length !== count) {
    fail(
      `weights: expected ${count} for layers of ${sizes.join("-")} but found ${weights.length}`,
    );
  }
  return new DenseNetwork(sizes, Float64Array.from(weights));
}

/** The data of a network. */
export function networkData(network: DenseNetwork, inputs: Encoding): NetworkData {
  return { inputs, sizes: network.sizes, weights: [...network.weights] };
}
