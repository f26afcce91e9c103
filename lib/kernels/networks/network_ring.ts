/**
 * The networks in the memory of a kernel. Each is copied into it when it is run, and stays there until so many
 * others have been run that its place is needed.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";

/** What the kernels have room for; the header of a network is its number of layers and their sizes. */
const [MOST_LAYERS, HEADER] = [6, 32];
/** The most neurons of a layer. */
export const MOST_NEURONS = 1024;
/** Bytes of the ring of networks. */
const RING = 2 ** 22;
/** Bytes of a page, in which memory grows. */
const PAGE = 65536;

/** A network that was or will be copied into the ring of a kernel. */
export class RingNetwork {
  readonly header: Int32Array;
  /** Where it was copied to, counted from the first byte that was ever written to the ring. */
  place = -Infinity;

  /**
   * @param kernel its name, for the error message
   * @param sizes neurons of each layer, from the inputs to the outputs
   * @param weights as those of `DenseNetwork`; they may not change any more
   * @param together as many networks of that size must have room at a time
   * @throws {UsageError} when the network is too large for the kernel
   */
  constructor(
    kernel: string,
    sizes: readonly number[],
    readonly weights: Float64Array,
    together = 1,
  ) {
    const most = RING / together;
    if (
      sizes.length > MOST_LAYERS || Math.max(...sizes) > MOST_NEURONS ||
      HEADER + weights.byteLength > most
    ) {
      throw new UsageError(
        `the kernel ${kernel} has room for ${MOST_LAYERS} layers of up to ${MOST_NEURONS} ` +
          `neurons, and ${most / 2 ** 20} MB of weights`,
      );
    }
    this.header = Int32Array.of(sizes.length - 1, ...sizes);
  }
}

/** The networks of a kernel. */
export class NetworkRing {
  readonly #memory: WebAssembly.Memory;
  /** Where the ring begins. */
  readonly #start: number;
  /** Bytes that were ever written to the ring. */
  #written = 0;

  /**
   * Makes room. Views on the memory have to be made after this.
   *
   * @param free where memory begins that is free
   */
  constructor(memory: WebAssembly.Memory, free: number) {
    this.#memory = memory;
    this.#start = Math.ceil(free / 16) * 16;
    // A vector may reach one number beyond the last weight.
    memory.grow(Math.ceil((this.#start + RING + 16 - memory.buffer.byteLength) / PAGE));
  }

  /** Where a network is in the memory; copies it if it is not there. */
  addressOf(network: RingNetwork): number {
    if (network.place < this.#written - RING) network.place = this.#copy(network);
    return this.#start + network.place % RING;
  }

  /** Returns its place. */
  #copy({ header, weights }: RingNetwork): number {
    const bytes = Math.ceil((HEADER + weights.byteLength) / 16) * 16;
    // A network is not split between the end of the ring and its beginning.
    const left = RING - this.#written % RING;
    const place = bytes <= left ? this.#written : this.#written + left;
    const at = this.#start + place % RING;
    new Int32Array(this.#memory.buffer, at, header.length).set(header);
    new Float64Array(this.#memory.buffer, at + HEADER, weights.length).set(weights);
    this.#written = place + bytes;
    return place;
  }
}
