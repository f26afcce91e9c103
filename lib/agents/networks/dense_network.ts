/**
 * A dense network: layers of neurons, each connected with every neuron of the layer before. A neuron adds
 * its bias and its weighted inputs. Neurons of hidden layers give 0 instead of a negative sum; outputs give
 * the sum itself.
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import { type ForwardPasses, MOST_CHANGES } from "matchbox/kernels/forward_passes.ts";

/** Weights are multiples of this, so that they are short as text and the same on every machine. */
export const WEIGHT_STEP = 1e-4;

/** A network with its weights, and the memory for one forward pass. */
export class DenseNetwork implements ForwardPasses {
  readonly sizes: readonly number[];
  /**
   * Layer by layer, without the inputs: first the bias of each neuron, then for each neuron of the layer
   * before the weights of its connections to all neurons of the layer.
   */
  readonly weights: Float64Array;
  /** The values of each layer but the inputs. */
  readonly #layers: readonly Float64Array[];
  /** The sums of the first layer before a change, and the outputs after the changes. */
  #before: Float64Array | null = null;
  readonly #changed = new Float64Array(MOST_CHANGES);

  /**
   * Makes a network of layers with so many neurons each, from the inputs to the outputs.
   *
   * @param weights as many as `weightsOf(sizes)`
   */
  constructor(sizes: readonly number[], weights: Float64Array) {
    this.sizes = sizes;
    this.weights = weights;
    this.#layers = sizes.slice(1).map((size) => new Float64Array(size));
  }

  run(inputs: Float64Array): Float64Array {
    weightedSums(inputs, this.weights, 0, this.#layers[0]);
    return this.#layersAfterFirst();
  }

  runChanged(inputs: Float64Array, changes: Float64Array, count: number): Float64Array {
    const { weights } = this;
    const [first] = this.#layers;
    const before = this.#before ??= new Float64Array(first.length);
    const width = first.length;
    weightedSums(inputs, weights, 0, before);
    for (let i = 0; i < count; i++) {
      const less = (changes[4 * i] + 1) * width;
      const more = (changes[4 * i + 1] + 1) * width;
      const third = changes[4 * i + 2];
      const by = changes[4 * i + 3];
      for (let k = 0; k < width; k++) {
        first[k] = before[k] - weights[less + k] + by * weights[more + k];
      }
      if (third >= 0) {
        const grown = (third + 1) * width;
        for (let k = 0; k < width; k++) first[k] += by * weights[grown + k];
      }
      this.#changed[i] = this.#layersAfterFirst()[0];
    }
    return this.#changed;
  }

  /** The outputs from the sums of the first layer. */
  #layersAfterFirst(): Float64Array {
    const { sizes, weights } = this;
    const layers = this.#layers;
    let start = (sizes[0] + 1) * sizes[1];
    for (let i = 1; i < layers.length; i++) {
      rectify(layers[i - 1]);
      weightedSums(layers[i - 1], weights, start, layers[i]);
      start += (sizes[i] + 1) * sizes[i + 1];
    }
    return layers[layers.length - 1];
  }
}

/** The inputs of a layer that are not 0, and where their weights begin. */
let values = new Float64Array(64);
let rows = new Int32Array(64);

/**
 * Writes bias and weighted inputs of each neuron of a layer into `sums`, each added in the order of the
 * inputs. Inputs of 0 are left out: half of the inputs are empty fields, and half of the hidden neurons are
 * silent. Eight sums are kept at a time, so that they are not stored and loaded again for each input. (As in
 * product.ts; but a loop that sees single and double precision takes 1.7 times as long for both.)
 *
 * @param start the index of the layer's first bias in `weights`
 */
export function weightedSums(
  inputs: Float64Array,
  weights: Float64Array,
  start: number,
  sums: Float64Array,
): void {
  const width = sums.length;
  if (width === 1) {
    sums[0] = weightedSum(inputs, weights, start);
    return;
  }
  if (values.length < inputs.length) {
    values = new Float64Array(inputs.length);
    rows = new Int32Array(inputs.length);
  }
  const [factors, places] = [values, rows];
  let count = 0;
  for (let from = 0, row = start + width; from < inputs.length; from++, row += width) {
    const input = inputs[from];
    if (input === 0) continue;
    factors[count] = input;
    places[count++] = row;
  }
  if (width < 8) {
    for (let to = 0; to < width; to++) {
      let sum = weights[start + to];
      for (let k = 0; k < count; k++) sum += factors[k] * weights[places[k] + to];
      sums[to] = sum;
    }
    return;
  }
  for (let next = 0; next < width; next += 8) {
    // The last eight neurons may overlap those before, and get the same sums again.
    const to = next + 8 <= width ? next : width - 8;
    const bias = start + to;
    let a = weights[bias];
    let b = weights[bias + 1];
    let c = weights[bias + 2];
    let d = weights[bias + 3];
    let e = weights[bias + 4];
    let f = weights[bias + 5];
    let g = weights[bias + 6];
    let h = weights[bias + 7];
    for (let k = 0; k < count; k++) {
      const input = factors[k];
      const at = places[k] + to;
      a += input * weights[at];
      b += input * weights[at + 1];
      c += input * weights[at + 2];
      d += input * weights[at + 3];
      e += input * weights[at + 4];
      f += input * weights[at + 5];
      g += input * weights[at + 6];
      h += input * weights[at + 7];
    }
    sums[to] = a;
    sums[to + 1] = b;
    sums[to + 2] = c;
    sums[to + 3] = d;
    sums[to + 4] = e;
    sums[to + 5] = f;
    sums[to + 6] = g;
    sums[to + 7] = h;
  }
}

/** The same for a layer of one neuron, where the inner loop would be a waste. */
export function weightedSum(inputs: Float64Array, weights: Float64Array, start: number): number {
  let sum = weights[start];
  for (let from = 0; from < inputs.length; from++) sum += inputs[from] * weights[start + 1 + from];
  return sum;
}

/** Sets negative values to 0: the activation of hidden layers. */
export function rectify(values: Float64Array): void {
  for (let i = 0; i < values.length; i++) if (values[i] < 0) values[i] = 0;
}

/** The number of weights and biases of a network with these layers. */
export function weightsOf(sizes: readonly number[]): number {
  return sizes.slice(1).reduce((sum, size, i) => sum + (sizes[i] + 1) * size, 0);
}

/**
 * A network with random weights. Those of a neuron with n inputs are uniform in ±sqrt(3/n), so that its sum
 * varies as much as one of its inputs. Biases are 0.
 */
export function randomNetwork(sizes: readonly number[], random: Random): DenseNetwork {
  const weights = new Float64Array(weightsOf(sizes));
  let at = 0;
  for (let i = 1; i < sizes.length; i++) {
    at += sizes[i];
    const bound = Math.sqrt(3 / sizes[i - 1]);
    for (const end = at + sizes[i - 1] * sizes[i]; at < end; at++) {
      weights[at] = onGrid((2 * random.float() - 1) * bound);
    }
  }
  return new DenseNetwork(sizes, weights);
}

/** The nearest weight that a network can have; see `WEIGHT_STEP`. */
export function onGrid(weight: number): number {
  return Math.round(weight / WEIGHT_STEP) / Math.round(1 / WEIGHT_STEP);
}
