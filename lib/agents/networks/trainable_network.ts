/**
 * A dense network that learns by gradient descent. Its outputs are a policy (a probability for each legal
 * move), values, or both. It learns from batches: positions, and for each of them the outputs that it should
 * have. This file holds the forward pass, the losses, and the backward pass, which is backpropagation
 * (Rumelhart, Hinton and Williams 1986). `optimiser.ts` changes the weights by the gradient.
 *
 * Matrices are in single precision, and so are the operations on them. This is what learning needs: the
 * noise of a batch is thousands of times as large as the rounding, and a vector holds four numbers in place of
 * two. The kernel does them with SIMD, and TypeScript where there is none, with the same bits. The same
 * weights and batches give the same bits in every run of one JavaScript engine (engines may differ in the last
 * bit of `exp` and `tanh`). No pass allocates memory.
 *
 * @module
 */
import * as v from "valibot";
import { UsageError } from "matchbox/base/mod.ts";
import type { Arithmetic } from "matchbox/kernels/arithmetic.ts";
import { SimdArithmetic } from "matchbox/kernels/networks/training.ts";
import { kernelOr, type KernelValue } from "../kernel.ts";
import { type PlainData, readState } from "../learners/learner.ts";
import { PlainArithmetic } from "./arithmetic.ts";
import { weightsOf } from "./dense_network.ts";
import { floatText, readFloats } from "./float_text.ts";
import { ACTIVATIONS, type NetworkShape, sizesOf, VALUE_ACTIVATIONS } from "./network_shape.ts";

/** What the loss is made of, beside that of the policy. */
export interface LossSettings {
  /** What the loss of the values counts. */
  readonly valueWeight: number;
  /** Times half the sum of all squared weights, biases aside, is added to the loss. */
  readonly l2: number;
}

/** A network with its weights, its gradient, and the memory for a batch and for an optimiser. */
export class TrainableNetwork {
  /** All weights and biases, in the order of `DenseNetwork.weights`. */
  readonly weights: Float32Array;
  /** The derivative of the loss by each weight, after a backward pass. */
  readonly gradient: Float32Array;
  /** To be written before a forward pass: the inputs, row by row. */
  readonly inputs: Float32Array;
  /** To be written before a forward pass: 1 for each legal move, row by row; 1 everywhere at first. */
  readonly legal: Uint8Array;
  /** Row by row the probability of each move, 0 if it is not legal, and then the values. */
  readonly outputs: Float32Array;
  /**
   * To be written before a backward pass: what the outputs should be. Those of a policy need not add up to
   * 1: a row with twice the sum counts twice, and one of zeros teaches the policy nothing. They have to be 0
   * for moves that are not legal.
   */
  readonly targets: Float32Array;
  /** Memory for an optimiser: two numbers for each weight. */
  readonly moments: readonly [Float32Array, Float32Array];
  /** What computes with these arrays. */
  readonly arithmetic: Arithmetic;
  /** The cross entropy of the policy in nats, mean over the rows of the last backward pass. */
  policyLoss = 0;
  /** The sum of the squared errors of the values of a row, mean over these rows. */
  valueLoss = 0;
  readonly #layers: readonly Layer[];
  /** The logarithm of what the softmax of each row divides by. */
  readonly #logTotals: Float64Array;
  readonly #ones: Float32Array;

  /**
   * Makes a network.
   *
   * @param rows the most rows of a batch
   * @param weights as many as `weightsOf(sizesOf(shape))`, in the order of `DenseNetwork.weights`; they are
   * copied
   * @param kernel what computes: the kernel, TypeScript, or null for the first that can
   * @throws {UsageError} when WebAssembly with SIMD is not allowed here, and `kernel` is `wasm`
   */
  constructor(
    readonly shape: NetworkShape,
    readonly rows: number,
    weights: Float32Array,
    readonly loss: LossSettings = { valueWeight: 1, l2: 0 },
    kernel: KernelValue = null,
  ) {
    const sizes = sizesOf(shape);
    const outputs = shape.moves + shape.values;
    const neurons = sizes.reduce((sum, size) => sum + size) - shape.inputs;
    const room = {
      numbers: 5 * weights.length + rows * (shape.inputs + 2 * outputs + 1 + 2 * neurons),
      arrays: 8 + 3 * sizes.length,
      terms: Math.max(rows, ...sizes),
    };
    const arithmetic = kernelOr(
      kernel,
      () => new SimdArithmetic(room),
      () => new PlainArithmetic(room),
    );
    this.arithmetic = arithmetic;
    this.weights = arithmetic.array(weights.length);
    this.weights.set(weights);
    this.gradient = arithmetic.array(weights.length);
    this.moments = [arithmetic.array(weights.length), arithmetic.array(weights.length)];
    this.inputs = arithmetic.array(rows * shape.inputs);
    this.legal = new Uint8Array(rows * shape.moves).fill(1);
    this.outputs = arithmetic.array(rows * outputs);
    this.targets = arithmetic.array(rows * outputs);
    this.#logTotals = new Float64Array(rows);
    this.#ones = arithmetic.array(rows).fill(1);
    let start = 0;
    this.#layers = sizes.slice(1).map((to, i) => {
      const from = sizes[i];
      const part = (array: Float32Array, begin: number, count: number) =>
        array.subarray(start + begin, start + begin + count);
      const layer = {
        ...{ from, to },
        biases: part(this.weights, 0, to),
        weights: part(this.weights, to, from * to),
        biasGradient: part(this.gradient, 0, to),
        weightGradient: part(this.gradient, to, from * to),
        transposed: arithmetic.array(from * to),
        values: arithmetic.array(rows * to),
        errors: arithmetic.array(rows * to),
      };
      start += (from + 1) * to;
      return layer;
    });
  }

  /** A copy of the weights with their shape, for `readTrainableNetwork`. */
  get state(): PlainData {
    return { ...this.shape, weights: floatText(this.weights) };
  }

  /**
   * The forward pass: the outputs of the first `count` rows of inputs.
   *
   * @throws {RangeError} when there are not so many rows
   */
  forward(count: number): void {
    if (!(count >= 1 && count <= this.rows)) {
      throw new RangeError(`expected 1 to ${this.rows} rows but found ${count}`);
    }
    const last = this.#layers.length - 1;
    let before = this.inputs;
    for (let i = 0; i <= last; i++) {
      const { from, to, biases, weights, values } = this.#layers[i];
      this.arithmetic.multiply(values, biases, before, false, weights, count, from, to);
      if (i < last) this.#activate(values, count * to);
      before = values;
    }
    const { moves, values, valueActivation } = this.shape;
    for (let row = 0; row < count; row++) {
      this.#softmax(row, before);
      const end = (row + 1) * (moves + values);
      for (let i = end - values; i < end; i++) {
        this.outputs[i] = valueActivation === "tanh" ? Math.tanh(before[i]) : before[i];
      }
    }
  }

  /** The policy of a row: e to the power of each legal move's sum, divided by the total of all. */
  #softmax(row: number, sums: Float32Array): void {
    const { outputs, legal, shape: { moves, values } } = this;
    const start = row * (moves + values);
    const legalStart = row * moves;
    // Less the largest sum, so that no power overflows.
    let largest = -Infinity;
    for (let i = 0; i < moves; i++) {
      if (legal[legalStart + i] === 1 && sums[start + i] > largest) largest = sums[start + i];
    }
    let total = 0;
    for (let i = 0; i < moves; i++) {
      const power = legal[legalStart + i] === 1 ? Math.exp(sums[start + i] - largest) : 0;
      outputs[start + i] = power;
      total += power;
    }
    // Without legal moves all powers are 0, and stay it.
    if (total > 0) { for (let i = start; i < start + moves; i++) outputs[i] /= total; }
    this.#logTotals[row] = largest + Math.log(total);
  }

  /**
   * The backward pass, after a forward pass of as many rows: the losses, and the gradient of `policyLoss` +
   * `valueWeight` * `valueLoss` + `l2` / 2 * the sum of all squared weights but the biases.
   */
  backward(count: number): void {
    this.#measure(count);
    const { arithmetic } = this;
    for (let i = this.#layers.length - 1; i >= 0; i--) {
      const { from, to, weights, biasGradient, weightGradient, transposed, errors } =
        this.#layers[i];
      const before = i > 0 ? this.#layers[i - 1] : null;
      const inputs = before ? before.values : this.inputs;
      arithmetic.multiply(weightGradient, null, inputs, true, errors, from, count, to);
      // A bias is the weight of an input that is always 1.
      arithmetic.multiply(biasGradient, null, this.#ones, false, errors, 1, count, to);
      const { l2 } = this.loss;
      if (l2 !== 0) {
        for (let k = 0; k < weights.length; k++) weightGradient[k] += l2 * weights[k];
      }
      if (before) {
        arithmetic.transpose(weights, from, to, transposed);
        arithmetic.multiply(before.errors, null, errors, false, transposed, count, to, from);
        this.#slopes(before.values, before.errors, count * from);
      }
    }
  }

  /** Replaces the first `count` sums by the values of hidden neurons. */
  #activate(sums: Float32Array, count: number): void {
    if (this.shape.activation === "relu") this.arithmetic.rectify(sums, count);
    else for (let i = 0; i < count; i++) sums[i] = Math.tanh(sums[i]);
  }

  /** Multiplies errors by the slope of the activation, which follows from the value of the neuron. */
  #slopes(values: Float32Array, errors: Float32Array, count: number): void {
    if (this.shape.activation === "relu") this.arithmetic.rectifyErrors(values, errors, count);
    else for (let i = 0; i < count; i++) errors[i] *= 1 - values[i] * values[i];
  }

  /** The losses, and their derivatives by the sums of the last layer. */
  #measure(count: number): void {
    const { outputs, targets, shape: { moves, values, valueActivation } } = this;
    const { values: sums, errors } = this.#layers[this.#layers.length - 1];
    const width = moves + values;
    const valueShare = 2 * this.loss.valueWeight / count;
    let [policyLoss, valueLoss] = [0, 0];
    for (let row = 0; row < count; row++) {
      const start = row * width;
      let total = 0;
      for (let i = start; i < start + moves; i++) total += targets[i];
      for (let i = start; i < start + moves; i++) {
        // By the sum, because a small probability is rounded to 0.
        if (targets[i] !== 0) policyLoss += targets[i] * (this.#logTotals[row] - sums[i]);
        errors[i] = (total * outputs[i] - targets[i]) / count;
      }
      for (let i = start + moves; i < start + width; i++) {
        const error = outputs[i] - targets[i];
        valueLoss += error * error;
        const slope = valueActivation === "tanh" ? 1 - outputs[i] * outputs[i] : 1;
        errors[i] = valueShare * error * slope;
      }
    }
    this.policyLoss = policyLoss / count;
    this.valueLoss = valueLoss / count;
  }
}

/** A layer, with the neurons before it; what has rows has one for each position of a batch. */
interface Layer {
  /** Neurons of the layer before. */
  readonly from: number;
  /** Its own neurons. */
  readonly to: number;
  readonly biases: Float32Array;
  readonly weights: Float32Array;
  readonly biasGradient: Float32Array;
  readonly weightGradient: Float32Array;
  /** Memory for the weights with rows and columns exchanged. */
  readonly transposed: Float32Array;
  /** What its neurons give, row by row. */
  readonly values: Float32Array;
  /** The derivative of the loss by the sum of each neuron, row by row. */
  readonly errors: Float32Array;
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const schema = v.strictObject({
  inputs: count,
  hidden: v.array(count),
  activation: v.picklist(ACTIVATIONS),
  moves: count,
  values: count,
  valueActivation: v.picklist(VALUE_ACTIVATIONS),
  weights: v.string(),
});

/**
 * The network that had this state.
 *
 * @param name of its agent, for the error message
 * @throws {UsageError} when the state is none, or one of another shape; one line that says where
 */
export function readTrainableNetwork(
  name: string,
  expected: NetworkShape,
  rows: number,
  state: unknown,
  loss?: LossSettings,
  kernel?: KernelValue,
): TrainableNetwork {
  const { weights, ...shape } = readState(name, schema, state);
  for (const key of Object.keys(expected) as (keyof NetworkShape)[]) {
    const [wanted, found] = [expected, shape].map((each) => [each[key]].flat().join("/") || "none");
    if (found !== wanted) {
      throw new UsageError(`state of ${name}: ${key}: expected ${wanted} but found ${found}`);
    }
  }
  const read = readFloats(name, "weights", weights, weightsOf(sizesOf(shape)));
  return new TrainableNetwork(shape, rows, read, loss, kernel);
}
