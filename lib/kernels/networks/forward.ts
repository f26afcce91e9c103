/**
 * Forward passes of dense networks in WebAssembly with SIMD: the twin of `DenseNetwork.run` and of
 * agents/networks/incremental.ts. All numbers are the same. The networks of a thread share one memory.
 *
 * @module
 */
import { type ForwardPasses, MOST_CHANGES } from "../forward_passes.ts";
import { instantiate, type KernelExports } from "../kernel.ts";
import { networksForward } from "../wasm/networks_forward.ts";
import { MOST_NEURONS, NetworkRing, RingNetwork } from "./network_ring.ts";

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

/** The instance of this thread. */
let shared: Passes | null = null;

/**
 * A network whose passes are computed by the kernel. The arrays that they return are shared by all networks of
 * a thread.
 */
export class KernelNetwork implements ForwardPasses {
  readonly #network: RingNetwork;
  readonly #passes: Passes;
  readonly #outputs: Float64Array;
  readonly #changed: Float64Array;

  /**
   * @param sizes neurons of each layer, from the inputs to the outputs
   * @param weights as those of `DenseNetwork`; they may not change any more
   * @throws {UsageError} when the network is too large for the kernel, or WebAssembly with SIMD is not allowed
   * here
   */
  constructor(readonly sizes: readonly number[], weights: Float64Array) {
    this.#network = new RingNetwork("networks/forward", sizes, weights);
    this.#passes = shared ??= new Passes();
    this.#outputs = this.#passes.outputs(sizes[sizes.length - 1]);
    this.#changed = this.#passes.changed;
  }

  run(inputs: Float64Array): Float64Array {
    this.#passes.run(this.#network, inputs);
    return this.#outputs;
  }

  runChanged(inputs: Float64Array, changes: Float64Array, count: number): Float64Array {
    this.#passes.runChanged(this.#network, inputs, changes, count);
    return this.#changed;
  }
}

/** The kernel with its ring of networks. */
class Passes {
  readonly #exports: Exports & KernelExports;
  readonly #ring: NetworkRing;
  readonly #inputs: Float64Array;
  readonly #changes: Float64Array;
  /** The value after each change. */
  readonly changed: Float64Array;

  constructor() {
    const exports = instantiate<Exports>(networksForward);
    const { memory } = exports;
    this.#exports = exports;
    this.#ring = new NetworkRing(memory, exports.free());
    this.#inputs = new Float64Array(memory.buffer, exports.inputs(), MOST_NEURONS);
    this.#changes = new Float64Array(memory.buffer, exports.changes(), 4 * MOST_CHANGES);
    this.changed = new Float64Array(memory.buffer, exports.values(), MOST_CHANGES);
  }

  outputs(count: number): Float64Array {
    return new Float64Array(this.#exports.memory.buffer, this.#exports.outputs(), count);
  }

  run(network: RingNetwork, inputs: Float64Array): void {
    this.#inputs.set(inputs);
    this.#exports.run(this.#ring.addressOf(network));
  }

  runChanged(
    network: RingNetwork,
    inputs: Float64Array,
    changes: Float64Array,
    count: number,
  ): void {
    this.#inputs.set(inputs);
    for (let i = 0; i < 4 * count; i++) this.#changes[i] = changes[i];
    this.#exports.runChanged(this.#ring.addressOf(network), count);
  }
}
