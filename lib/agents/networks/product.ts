/**
 * The product of two matrices, which is where networks spend their time.
 *
 * Every number of a product is a sum in double precision, in the order of its terms, and is rounded once,
 * when it is stored. So a row has the same bits alone and in a batch. Two things make it fast. Factors that
 * are 0 are left out: half of the inputs of a network are empty fields, and half of its hidden neurons are
 * silent. And eight sums are kept at a time, so that they are not stored and loaded again at each term.
 *
 * @module
 */

/** The factors of a row that are not 0, and where their rows of the other matrix begin. */
let factors = new Float64Array(64);
let places = new Int32Array(64);

/**
 * Writes `bias` + `left` times `right` into `product`: `rows` rows of `width` numbers each.
 *
 * @param bias is added to each row; null for none
 * @param left `rows` rows of `inner` numbers, or the other way round if it is `transposed`
 * @param right `inner` rows of `width` numbers
 */
export function multiply(
  product: Float32Array,
  bias: Float32Array | null,
  left: Float32Array,
  transposed: boolean,
  right: Float32Array,
  rows: number,
  inner: number,
  width: number,
): void {
  if (factors.length < inner) {
    factors = new Float64Array(inner);
    places = new Int32Array(inner);
  }
  const [values, starts] = [factors, places];
  const step = transposed ? rows : 1;
  for (let row = 0; row < rows; row++) {
    let count = 0;
    let at = transposed ? row : row * inner;
    for (let k = 0; k < inner; k++, at += step) {
      const value = left[at];
      if (value === 0) continue;
      values[count] = value;
      starts[count++] = k * width;
    }
    const start = row * width;
    if (width < 8) {
      for (let column = 0; column < width; column++) {
        let sum = bias === null ? 0 : bias[column];
        for (let k = 0; k < count; k++) sum += values[k] * right[starts[k] + column];
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
        const value = values[k];
        const from = starts[k] + column;
        a += value * right[from];
        b += value * right[from + 1];
        c += value * right[from + 2];
        d += value * right[from + 3];
        e += value * right[from + 4];
        f += value * right[from + 5];
        g += value * right[from + 6];
        h += value * right[from + 7];
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
