/**
 * The arithmetic of a network that learns in WebAssembly with SIMD: the twin of agents/networks/arithmetic.ts.
 * The bits of all results are the same.
 *
 * @module
 */
import type { AdamFactors, Arithmetic, ArithmeticRoom } from "../arithmetic.ts";
import { instantiate, type KernelExports } from "../kernel.ts";
import { networksTraining } from "../wasm/networks_training.ts";

/** Arrays are given by their place in the memory. */
interface Exports {
  /** Where memory begins that is free. */
  free(): number;
  multiply(
    product: number,
    bias: number,
    left: number,
    transposed: boolean,
    right: number,
    rows: number,
    inner: number,
    width: number,
    terms: number,
  ): void;
  transpose(matrix: number, rows: number, columns: number, out: number): void;
  rectify(sums: number, count: number): void;
  rectifyErrors(values: number, errors: number, count: number): void;
  momentum(
    weights: number,
    gradient: number,
    velocity: number,
    count: number,
    momentum: number,
    rate: number,
  ): void;
  adam(
    weights: number,
    gradient: number,
    mean: number,
    square: number,
    count: number,
    beta1: number,
    rest1: number,
    beta2: number,
    rest2: number,
    rate: number,
    unbias2: number,
    epsilon: number,
  ): void;
}

/** Bytes of a page, in which memory grows, and of a vector. */
const [PAGE, VECTOR] = [65536, 16];
/** Bytes of a number, and of a term of a sum: a number and a place. */
const [NUMBER, TERM] = [4, 8];

/** Arithmetic in a memory of its own. */
export class SimdArithmetic implements Arithmetic {
  readonly #exports: Exports & KernelExports;
  /** Where the terms of a sum are. */
  readonly #terms: number;
  /** Where the next array begins. */
  #next: number;

  /**
   * @throws {UsageError} when WebAssembly with SIMD is not allowed here
   * @throws {RangeError} when there is not enough memory
   */
  constructor({ numbers, arrays, terms }: ArithmeticRoom) {
    this.#exports = instantiate<Exports>(networksTraining);
    this.#terms = this.#exports.free();
    this.#next = upToVector(this.#terms + TERM * terms);
    const { memory } = this.#exports;
    const bytes = this.#next + NUMBER * numbers + VECTOR * arrays;
    memory.grow(Math.max(0, Math.ceil((bytes - memory.buffer.byteLength) / PAGE)));
  }

  array(length: number): Float32Array {
    const array = new Float32Array(this.#exports.memory.buffer, this.#next, length);
    this.#next = upToVector(this.#next + array.byteLength);
    return array;
  }

  multiply(
    product: Float32Array,
    bias: Float32Array | null,
    left: Float32Array,
    transposed: boolean,
    right: Float32Array,
    rows: number,
    inner: number,
    width: number,
  ): void {
    this.#exports.multiply(
      product.byteOffset,
      bias === null ? 0 : bias.byteOffset,
      left.byteOffset,
      transposed,
      right.byteOffset,
      rows,
      inner,
      width,
      this.#terms,
    );
  }

  transpose(matrix: Float32Array, rows: number, columns: number, out: Float32Array): void {
    this.#exports.transpose(matrix.byteOffset, rows, columns, out.byteOffset);
  }

  rectify(sums: Float32Array, count: number): void {
    this.#exports.rectify(sums.byteOffset, count);
  }

  rectifyErrors(values: Float32Array, errors: Float32Array, count: number): void {
    this.#exports.rectifyErrors(values.byteOffset, errors.byteOffset, count);
  }

  momentum(
    weights: Float32Array,
    gradient: Float32Array,
    velocity: Float32Array,
    momentum: number,
    rate: number,
  ): void {
    this.#exports.momentum(
      weights.byteOffset,
      gradient.byteOffset,
      velocity.byteOffset,
      weights.length,
      momentum,
      rate,
    );
  }

  adam(
    weights: Float32Array,
    gradient: Float32Array,
    mean: Float32Array,
    square: Float32Array,
    { beta1, beta2, rate, unbias2, epsilon }: AdamFactors,
  ): void {
    this.#exports.adam(
      weights.byteOffset,
      gradient.byteOffset,
      mean.byteOffset,
      square.byteOffset,
      weights.length,
      beta1,
      1 - beta1,
      beta2,
      1 - beta2,
      rate,
      unbias2,
      epsilon,
    );
  }
}

/** The next place where a vector may begin. */
function upToVector(place: number): number {
  return Math.ceil(place / VECTOR) * VECTOR;
}
