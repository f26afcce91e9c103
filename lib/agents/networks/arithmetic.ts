/**
 * The arithmetic of a network that learns, in TypeScript: the readable twin of the kernel in
 * kernels/networks/training.ts. `Math.fround` rounds each result to single precision, as SIMD does. (A
 * number that is stored in a `Float32Array` is rounded without it.)
 *
 * The product of two matrices is where networks spend their time. Two things make it fast. Factors that are 0
 * are left out: half of the inputs of a network are empty fields, and half of its hidden neurons are silent.
 * And eight sums are kept at a time, so that they are not stored and loaded again at each term.
 *
 * @module
 */
import type { AdamFactors, Arithmetic, ArithmeticRoom } from "matchbox/kernels/arithmetic.ts";

const { fround } = Math;

/** Arithmetic on arrays of JavaScript. */
export class PlainArithmetic implements Arithmetic {
  /** The factors of a row that are not 0, and where their rows of the other matrix begin. */
  readonly #factors: Float32Array;
  readonly #places: Int32Array;

  /** Makes it; of the room only `terms` counts, because arrays of JavaScript have their own. */
  constructor({ terms }: ArithmeticRoom) {
    this.#factors = new Float32Array(terms);
    this.#places = new Int32Array(terms);
  }

  array(length: number): Float32Array {
    return new Float32Array(length);
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
    const [factors, places] = [this.#factors, this.#places];
    const step = transposed ? rows : 1;
    for (let row = 0; row < rows; row++) {
      let count = 0;
      let at = transposed ? row : row * inner;
      for (let k = 0; k < inner; k++, at += step) {
        const factor = left[at];
        if (factor === 0) continue;
        factors[count] = factor;
        places[count++] = k * width;
      }
      const start = row * width;
      if (width < 8) {
        for (let column = 0; column < width; column++) {
          let sum = bias === null ? 0 : bias[column];
          for (let k = 0; k < count; k++) {
            sum = fround(sum + fround(factors[k] * right[places[k] + column]));
          }
          product[start + column] = sum;
        }
        continue;
      }
      for (let next = 0; next < width; next += 8) {
        // The last eight columns may overlap those before, and give the same numbers again.
        const column = next + 8 <= width ? next : width - 8;
        let a = bias === null ? 0 : bias[column];
        let b = bias === null ? 0 : bias[column + 1];
        let c = bias === null ? 0 : bias[column + 2];
        let d = bias === null ? 0 : bias[column + 3];
        let e = bias === null ? 0 : bias[column + 4];
        let f = bias === null ? 0 : bias[column + 5];
        let g = bias === null ? 0 : bias[column + 6];
        let h = bias === null ? 0 : bias[column + 7];
        for (let k = 0; k < count; k++) {
          const factor = factors[k];
          const from = places[k] + column;
          a = fround(a + fround(factor * right[from]));
          b = fround(b + fround(factor * right[from + 1]));
          c = fround(c + fround(factor * right[from + 2]));
          d = fround(d + fround(factor * right[from + 3]));
          e = fround(e + fround(factor * right[from + 4]));
          f = fround(f + fround(factor * right[from + 5]));
          g = fround(g + fround(factor * right[from + 6]));
          h = fround(h + fround(factor * right[from + 7]));
        }
        const to = start + column;
        product[to] = a;
        product[to + 1] = b;
        product[to + 2] = c;
        product[to + 3] = d;
        product[to + 4] = e;
        product[to + 5] = f;
        product[to + 6] = g;
        product[to + 7] = h;
      }
    }
  }

  transpose(matrix: Float32Array, rows: number, columns: number, out: Float32Array): void {
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        out[column * rows + row] = matrix[row * columns + column];
      }
    }
  }

  rectify(sums: Float32Array, count: number): void {
    for (let i = 0; i < count; i++) sums[i] = sums[i] > 0 ? sums[i] : 0;
  }

  rectifyErrors(values: Float32Array, errors: Float32Array, count: number): void {
    for (let i = 0; i < count; i++) errors[i] = values[i] > 0 ? errors[i] : 0;
  }

  momentum(
    weights: Float32Array,
    gradient: Float32Array,
    velocity: Float32Array,
    momentum: number,
    rate: number,
  ): void {
    const [kept, rounded] = [fround(momentum), fround(rate)];
    for (let i = 0; i < weights.length; i++) {
      velocity[i] = fround(kept * velocity[i]) + gradient[i];
      weights[i] -= fround(rounded * velocity[i]);
    }
  }

  adam(
    weights: Float32Array,
    gradient: Float32Array,
    mean: Float32Array,
    square: Float32Array,
    factors: AdamFactors,
  ): void {
    const [beta1, beta2] = [fround(factors.beta1), fround(factors.beta2)];
    const [rest1, rest2] = [fround(1 - factors.beta1), fround(1 - factors.beta2)];
    const [rate, unbias2] = [fround(factors.rate), fround(factors.unbias2)];
    const epsilon = fround(factors.epsilon);
    for (let i = 0; i < weights.length; i++) {
      const slope = gradient[i];
      mean[i] = fround(beta1 * mean[i]) + fround(rest1 * slope);
      square[i] = fround(beta2 * square[i]) + fround(rest2 * fround(slope * slope));
      const divisor = fround(fround(Math.sqrt(fround(square[i] * unbias2))) + epsilon);
      weights[i] -= fround(fround(rate * mean[i]) / divisor);
    }
  }
}
