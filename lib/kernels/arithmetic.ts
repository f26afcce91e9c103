/**
 * The contract of the arithmetic of a network that learns. All numbers are in single precision, and so is
 * every operation on them: each result is rounded. Sums are added in the order of their terms. So the kernel
 * and its twin in TypeScript, agents/networks/arithmetic.ts, give the same bits.
 *
 * @module
 */

/** What the arrays of an arithmetic need together. */
export interface ArithmeticRoom {
  /** The most numbers in all arrays. */
  readonly numbers: number;
  /** The most arrays. */
  readonly arrays: number;
  /** The most terms of a sum. */
  readonly terms: number;
}

/** Arithmetic on arrays that it has made itself, or on parts of them. */
export interface Arithmetic {
  /**
   * A new array of zeros.
   *
   * @throws {RangeError} when it goes beyond the room
   */
  array(length: number): Float32Array;
  /**
   * Writes `bias` + `left` times `right` into `product`: `rows` rows of `width` numbers each. Terms with a 0
   * in `left` are left out.
   *
   * @param bias is added to each row; null for none
   * @param left `rows` rows of `inner` numbers, or the other way round if it is `transposed`
   * @param right `inner` rows of `width` numbers
   */
  multiply(
    product: Float32Array,
    bias: Float32Array | null,
    left: Float32Array,
    transposed: boolean,
    right: Float32Array,
    rows: number,
    inner: number,
    width: number,
  ): void;
  /** Writes a matrix into `out`, with rows and columns exchanged. */
  transpose(matrix: Float32Array, rows: number, columns: number, out: Float32Array): void;
  /** Sets those of the first `count` sums to 0 that are not positive; `sums` is a whole array. */
  rectify(sums: Float32Array, count: number): void;
  /** Sets the errors to 0 whose values are not positive, among the first `count`; of whole arrays. */
  rectifyErrors(values: Float32Array, errors: Float32Array, count: number): void;
  /** A step of momentum, which changes `weights` and `velocity`; of whole arrays. */
  momentum(
    weights: Float32Array,
    gradient: Float32Array,
    velocity: Float32Array,
    momentum: number,
    rate: number,
  ): void;
  /** A step of Adam, which changes `weights`, `mean` and `square`; of whole arrays. */
  adam(
    weights: Float32Array,
    gradient: Float32Array,
    mean: Float32Array,
    square: Float32Array,
    factors: AdamFactors,
  ): void;
}

/** The constants of Adam. */
export interface AdamSettings {
  /** What the mean of the gradient keeps at a step. */
  readonly beta1: number;
  /** What the mean of the squared gradient keeps at a step. */
  readonly beta2: number;
  /** Keeps the divisor from 0. */
  readonly epsilon: number;
}

/** The numbers of a step of Adam, in double precision: they are rounded when they are used. */
export interface AdamFactors extends AdamSettings {
  /** The rate, divided by the share of the mean that does not stem from its start at 0. */
  readonly rate: number;
  /** 1, divided by that share of the mean of the squares. */
  readonly unbias2: number;
}
