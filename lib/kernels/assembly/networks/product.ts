// @ts-nocheck AssemblyScript has types of its own; its compiler checks them.
/**
 * The product of two matrices, in single or double precision: the twin of `multiply` in
 * agents/networks/arithmetic.ts and of `weightedSums` in agents/networks/dense_network.ts. Each number of a
 * product has a lane of its own, in which its terms are added in their order; so the bits are those of
 * TypeScript.
 */

/** Bytes of a vector: four numbers in single precision, or two in double precision. */
const VECTOR: usize = 16;

/**
 * Writes `bias` + `left` times `right` into `product`: see `Arithmetic.multiply`. All matrices are places in
 * the memory.
 *
 * @param bias 0 for none
 * @param terms place for `inner` terms: a factor of a row, and where its row of `right` begins
 */
export function multiply<T>(
  product: usize,
  bias: usize,
  left: usize,
  transposed: bool,
  right: usize,
  rows: i32,
  inner: i32,
  width: i32,
  terms: usize,
): void {
  const size = sizeof<T>();
  const rowBytes = <usize> width * size;
  const step = transposed ? <usize> rows * size : size;
  for (let row = 0; row < rows; row++) {
    let end = terms;
    let at = left + <usize> (transposed ? row : row * inner) * size;
    let from = right;
    for (let k = 0; k < inner; k++) {
      const factor = load<T>(at);
      store<T>(end, factor);
      store<usize>(end, from, sizeof<T>());
      // A term with the factor 0 is overwritten. To jump around it would cost more, as zeros come at random.
      end += <usize> (factor != 0) * (2 * size);
      at += step;
      from += rowBytes;
    }
    multiplyRow<T>(product, bias, rowBytes, terms, end);
    product += rowBytes;
  }
}

/** A row of a product, from the terms up to `end`; it has so many bytes. */

function multiplyRow<T>(
  product: usize,
  bias: usize,
  bytes: usize,
  terms: usize,
  end: usize,
): void {
  let offset: usize = 0;
  for (; offset + 8 * VECTOR <= bytes; offset += 8 * VECTOR) {
    eightVectors<T>(product, bias, offset, terms, end);
  }
  if (bytes < 2 * VECTOR) {
    for (; offset < bytes; offset += sizeof<T>()) oneNumber<T>(product, bias, offset, terms, end);
    return;
  }
  for (; offset < bytes; offset += 2 * VECTOR) {
    // The last two vectors may overlap those before, and give the same numbers again.
    const own = offset + 2 * VECTOR <= bytes ? offset : bytes - 2 * VECTOR;
    twoVectors<T>(product, bias, own, terms, end);
  }
}

/** Eight vectors are kept at a time, so that they are not stored and loaded again at each term. */

function eightVectors<T>(
  product: usize,
  bias: usize,
  offset: usize,
  terms: usize,
  end: usize,
): void {
  const zero = v128.splat<T>(<T> 0);
  const from = bias + offset;
  let a = bias ? v128.load(from) : zero;
  let b = bias ? v128.load(from, 16) : zero;
  let c = bias ? v128.load(from, 32) : zero;
  let d = bias ? v128.load(from, 48) : zero;
  let e = bias ? v128.load(from, 64) : zero;
  let f = bias ? v128.load(from, 80) : zero;
  let g = bias ? v128.load(from, 96) : zero;
  let h = bias ? v128.load(from, 112) : zero;
  for (let term = terms; term < end; term += 2 * sizeof<T>()) {
    const factor = v128.load_splat<T>(term);
    const at = load<usize>(term, sizeof<T>()) + offset;
    a = v128.add<T>(a, v128.mul<T>(factor, v128.load(at)));
    b = v128.add<T>(b, v128.mul<T>(factor, v128.load(at, 16)));
    c = v128.add<T>(c, v128.mul<T>(factor, v128.load(at, 32)));
    d = v128.add<T>(d, v128.mul<T>(factor, v128.load(at, 48)));
    e = v128.add<T>(e, v128.mul<T>(factor, v128.load(at, 64)));
    f = v128.add<T>(f, v128.mul<T>(factor, v128.load(at, 80)));
    g = v128.add<T>(g, v128.mul<T>(factor, v128.load(at, 96)));
    h = v128.add<T>(h, v128.mul<T>(factor, v128.load(at, 112)));
  }
  const to = product + offset;
  v128.store(to, a);
  v128.store(to, b, 16);
  v128.store(to, c, 32);
  v128.store(to, d, 48);
  v128.store(to, e, 64);
  v128.store(to, f, 80);
  v128.store(to, g, 96);
  v128.store(to, h, 112);
}

/** The same for what is left of a row. */

function twoVectors<T>(product: usize, bias: usize, offset: usize, terms: usize, end: usize): void {
  const zero = v128.splat<T>(<T> 0);
  const from = bias + offset;
  let a = bias ? v128.load(from) : zero;
  let b = bias ? v128.load(from, 16) : zero;
  for (let term = terms; term < end; term += 2 * sizeof<T>()) {
    const factor = v128.load_splat<T>(term);
    const at = load<usize>(term, sizeof<T>()) + offset;
    a = v128.add<T>(a, v128.mul<T>(factor, v128.load(at)));
    b = v128.add<T>(b, v128.mul<T>(factor, v128.load(at, 16)));
  }
  const to = product + offset;
  v128.store(to, a);
  v128.store(to, b, 16);
}

/** The same for a row that is shorter than two vectors. */

function oneNumber<T>(product: usize, bias: usize, offset: usize, terms: usize, end: usize): void {
  let sum: T = bias ? load<T>(bias + offset) : <T> 0;
  for (let term = terms; term < end; term += 2 * sizeof<T>()) {
    sum += load<T>(term) * load<T>(load<usize>(term, sizeof<T>()) + offset);
  }
  store<T>(product + offset, sum);
}
