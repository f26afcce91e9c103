// @ts-nocheck AssemblyScript has types of its own; its compiler checks them.
/**
 * Forward passes in double precision: the twin of `DenseNetwork.run` in agents/networks/dense_network.ts, and
 * of agents/networks/incremental.ts. A network lies in the memory: the number of its layers without the
 * inputs, the sizes of all layers, and from `HEADER` bytes on its weights.
 */
import { multiply } from "./product.ts";

/** Room for the sizes of a network, in bytes. */
export const HEADER: usize = 32;
/** The most neurons of a layer, and the most moves that are valued together. */
const MOST_NEURONS = 1024;
const MOST_MOVES = 64;

const INPUTS = memory.data(MOST_NEURONS * 8, 16);
const OUTPUTS = memory.data(MOST_NEURONS * 8, 16);
/** The output after each change. */
const VALUES = memory.data(MOST_MOVES * 8, 16);
/** The values of hidden layers, in turns. */
const ODD = memory.data(MOST_NEURONS * 8, 16);
const EVEN = memory.data(MOST_NEURONS * 8, 16);
/** The sums of the first layer before a move. */
const BEFORE = memory.data(MOST_NEURONS * 8, 16);
const TERMS = memory.data(MOST_NEURONS * 16, 16);
/** For each move three inputs, or -1 for none, and by how much the last two grow. */
const CHANGES = memory.data(MOST_MOVES * 32, 16);

/** Where the inputs are to be written. */
export function inputs(): usize {
  return INPUTS;
}

/** Where the outputs are found. */
export function outputs(): usize {
  return OUTPUTS;
}

/** Where the values of moves are found. */
export function values(): usize {
  return VALUES;
}

/** Where the changes by moves are to be written. */
export function changes(): usize {
  return CHANGES;
}

/** Where memory begins that is free for networks. */
export function free(): usize {
  return __heap_base;
}

/** The outputs from the inputs. */
export function run(network: usize): void {
  layersUpTo(load<i32>(network), 0, network, INPUTS, network + HEADER);
}

/**
 * The outputs after each change of the inputs, of a network with one output: the first input of a change
 * becomes less by 1, the second and the third grow.
 */
export function runChanged(network: usize, count: i32): void {
  const width = sizeOf(network, 1);
  const rowBytes = <usize> width * 8;
  const rows = network + HEADER + rowBytes;
  const own = sizeOf(network, 0);
  multiply<f64>(BEFORE, network + HEADER, INPUTS, false, rows, 1, own, width, TERMS);
  const second = rows + <usize> own * rowBytes;
  const layers = load<i32>(network);
  for (let i = 0; i < count; i++) {
    const change = CHANGES + (<usize> i << 5);
    const less = rows + <usize> load<f64>(change) * rowBytes;
    const more = rows + <usize> load<f64>(change, 8) * rowBytes;
    const third = <i32> load<f64>(change, 16);
    const by = f64x2.splat(load<f64>(change, 24));
    for (let at: usize = 0; at < rowBytes; at += 16) {
      const left = f64x2.sub(v128.load(BEFORE + at), v128.load(less + at));
      v128.store(EVEN + at, f64x2.add(left, f64x2.mul(by, v128.load(more + at))));
    }
    if (third >= 0) {
      const grown = rows + <usize> third * rowBytes;
      for (let at: usize = 0; at < rowBytes; at += 16) {
        const more = f64x2.mul(by, v128.load(grown + at));
        v128.store(EVEN + at, f64x2.add(v128.load(EVEN + at), more));
      }
    }
    let value = load<f64>(EVEN);
    if (layers === 2) value = rectifiedSum(EVEN, width, second, <usize> sizeOf(network, 2) << 3);
    else if (layers > 2) {
      rectify(EVEN, width);
      layersUpTo(layers, 1, network, EVEN, second);
      value = load<f64>(OUTPUTS);
    }
    store<f64>(VALUES + (<usize> i << 3), value);
  }
}

/** The first output of a last layer with weights in rows of so many bytes, from the sums of the layer before. */
function rectifiedSum(sums: usize, count: i32, weights: usize, rowBytes: usize): f64 {
  let value = load<f64>(weights);
  for (const end = sums + (<usize> count << 3); sums < end; sums += 8) {
    weights += rowBytes;
    value += max<f64>(load<f64>(sums), 0) * load<f64>(weights);
  }
  return value;
}

/**
 * The values of layer `end` from those of a layer before; returns where they are.
 *
 * @param weights where those of the next layer begin
 */
export function layersUpTo(
  end: i32,
  layer: i32,
  network: usize,
  values: usize,
  weights: usize,
): usize {
  const last = load<i32>(network);
  for (; layer < end; layer++) {
    const inner = sizeOf(network, layer);
    const width = sizeOf(network, layer + 1);
    const rowBytes = <usize> width * 8;
    const sums = layer + 1 === last ? OUTPUTS : layer & 1 ? ODD : EVEN;
    multiply<f64>(sums, weights, values, false, weights + rowBytes, 1, inner, width, TERMS);
    if (layer + 1 < last) rectify(sums, width);
    weights += <usize> (inner + 1) * rowBytes;
    values = sums;
  }
  return values;
}

/** Sets sums to 0 that are not positive; a last vector may reach one number further. */

function rectify(sums: usize, count: i32): void {
  const zero = f64x2.splat(0);
  for (const end = sums + (<usize> count << 3); sums < end; sums += 16) {
    const values = v128.load(sums);
    v128.store(sums, v128.and(values, f64x2.gt(values, zero)));
  }
}

/** The neurons of a layer. */
export function sizeOf(network: usize, layer: i32): i32 {
  return load<i32>(network + (<usize> layer << 2), 4);
}
