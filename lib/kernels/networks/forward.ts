/**
 * Forward passes of dense networks in WebAssembly with SIMD: the twin of `DenseNetwork.run` and of
 * agents/networks/incremental.ts. All numbers are the same.
 *
 * The networks of a thread share one memory. Each is copied into it when it is run, and stays there until so
 * many others have been run that its place is needed.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import { type ForwardPasses, MOST_CHANGES } from "../forward_passes.ts";
import { instantiate, type KernelExports } from "../kernel.ts";
import { networksForward } from "../wasm/networks_forward.ts";

/** Networks and arrays are given by their place in the memory. */
interface Exports {
  inputs(): number;
  outputs(): number;
  values(): number;
  changes(): number;
  /** Where memory begins that is free. */
  free(): number;
  run(network: number): void;
  runChanged(network: number, count: number): void;
}

/** What the kernel has room for; the header of a network is its number of layers and their sizes. */
const [MOST_LAYERS, MOST_NEURONS, HEADER] = [6, 1024, 32];
/** Bytes of the ring of networks. */
const RING = 2 ** 22;
/** Bytes of a page, in which memory grows. */
const PAGE = 65536;

/** The instance of this thread. */
let shared: Passes | null = null;

/**
 * A network whose passes are computed by the kernel. The arrays that they return are shared by all networks of
 * a thread.
 */
export class KernelNetwork implements ForwardPasses {
  readonly #passes: Passes;
  readonly #header: Int32Array;
  readonly #outputs: Float64Array;
  readonly #changed: Float64Array;
  /** Where it was copied to, counted from the first byte that was ever written to the ring. */
  #place = -Infinity;

  /**
   * @param sizes neurons of each layer, from the inputs to the outputs
   * @param weights as those of `DenseNetwork`; they may not change any more
   * @throws {UsageError} when the network is too large for the kernel, or WebAssembly with SIMD is not allowed
   * here
   */
  constructor(readonly sizes: readonly number[], readonly weights: Float64Array) {
    if (
      sizes.length > MOST_LAYERS || Math.max(...sizes) > MOST_NEURONS ||
      HEADER + weights.byteLength > RING
    ) {
      throw new UsageError(
        `the kernel networks/forward has room for ${MOST_LAYERS} layers of up to ${MOST_NEURONS} ` +
          `neurons, and ${RING / 2 ** 20} MB of weights`,
      );
    }
    this.#passes = shared ??= new Passes();
    this.#header = Int32Array.of(sizes.length - 1, ...sizes);
    this.#outputs = this.#passes.outputs(sizes[sizes.length - 1]);
    this.#changed = this.#passes.changed;
  }

  run(inputs: Float64Array): Float64Array {
    this.#passes.run(this.#load(), inputs);
    return this.#outputs;
  }

  runChanged(inputs: Float64Array, changes: Int32Array, count: number): Float64Array {
    this.#passes.runChanged(this.#load(), inputs, changes, count);
    return this.#changed;
  }

  /** Where its copy is. */
  #load(): number {
    if (!this.#passes.holds(this.#place)) {
      this.#place = this.#passes.copy(this.#header, this.weights);
    }
    return this.#place;
  }
}

/** The kernel with its ring of networks. */
class Passes {
  readonly #exports: Exports & KernelExports;
  readonly #inputs: Float64Array;
  readonly #changes: Int32Array;
  /** Where the ring begins. */
  readonly #start: number;
  /** Bytes that were ever written to the ring. */
  #written = 0;
  /** The value after each change. */
  readonly changed: Float64Array;

  constructor() {
    const exports = instantiate<Exports>(networksForward);
    this.#exports = exports;
    this.#start = Math.ceil(exports.free() / 16) * 16;
    const { memory } = exports;
    // A vector may reach one number beyond the last weight.
    memory.grow(Math.ceil((this.#start + RING + 16 - memory.buffer.byteLength) / PAGE));
    this.#inputs = new Float64Array(memory.buffer, exports.inputs(), MOST_NEURONS);
    this.#changes = new Int32Array(memory.buffer, exports.changes(), 4 * MOST_CHANGES);
    this.changed = new Float64Array(memory.buffer, exports.values(), MOST_CHANGES);
  }

  outputs(count: number): Float64Array {
    return new Float64Array(this.#exports.memory.buffer, this.#exports.outputs(), count);
  }

  /** Whether what was copied to a place is still there. */
  holds(place: number): boolean {
    return place >= this.#written - RING;
  }

  /** Copies a network into the ring; returns its place. */
  copy(header: Int32Array, weights: Float64Array): number {
    const bytes = Math.ceil((HEADER + weights.byteLength) / 16) * 16;
    // A network is not split between the end of the ring and its beginning.
    const left = RING - this.#written % RING;
    const place = bytes <= left ? this.#written : this.#written + left;
    const { memory } = this.#exports;
    const at = this.#addressOf(place);
    new Int32Array(memory.buffer, at, header.length).set(header);
    new Float64Array(memory.buffer, at + HEADER, weights.length).set(weights);
    this.#written = place + bytes;
    return place;
  }

  run(place: number, inputs: Float64Array): void {
    this.#inputs.set(inputs);
    this.#exports.run(this.#addressOf(place));
  }

  runChanged(place: number, inputs: Float64Array, changes: Int32Array, count: number): void {
    this.#inputs.set(inputs);
    for (let i = 0; i < 4 * count; i++) this.#changes[i] = changes[i];
    this.#exports.runChanged(this.#addressOf(place), count);
  }

  #addressOf(place: number): number {
    return this.#start + place % RING;
  }
}
