// @ts-nocheck AssemblyScript has types of its own; its compiler checks them.
/**
 * The arithmetic of a network that learns: the twin of agents/networks/arithmetic.ts, in single precision
 * with four numbers at a time. Arrays are places in the memory, which JavaScript hands out; each begins at a
 * multiple of 16 bytes and has room up to the next one, so that the last vector may reach beyond its end.
 */
import { multiply as multiplyNumbers } from "./product.ts";

/** Where memory begins that is free for arrays. */
export function free(): usize {
  return __heap_base;
}

export function multiply(
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
  multiplyNumbers<f32>(product, bias, left, transposed, right, rows, inner, width, terms);
}

export function transpose(matrix: usize, rows: i32, columns: i32, out: usize): void {
  const rowBytes = <usize> columns << 2;
  for (let column = 0; column < columns; column++) {
    let at = matrix + (<usize> column << 2);
    for (let row = 0; row < rows; row++) {
      store<f32>(out, load<f32>(at));
      at += rowBytes;
      out += 4;
    }
  }
}

export function rectify(sums: usize, count: i32): void {
  const zero = f32x4.splat(0);
  for (const end = sums + (<usize> count << 2); sums < end; sums += 16) {
    const values = v128.load(sums);
    v128.store(sums, v128.and(values, f32x4.gt(values, zero)));
  }
}

export function rectifyErrors(values: usize, errors: usize, count: i32): void {
  const zero = f32x4.splat(0);
  for (const end = values + (<usize> count << 2); values < end; values += 16, errors += 16) {
    v128.store(errors, v128.and(v128.load(errors), f32x4.gt(v128.load(values), zero)));
  }
}

export function momentum(
  weights: usize,
  gradient: usize,
  velocity: usize,
  count: i32,
  momentum: f32,
  rate: f32,
): void {
  const kept = f32x4.splat(momentum);
  const rates = f32x4.splat(rate);
  const bytes = <usize> count << 2;
  for (let at: usize = 0; at < bytes; at += 16) {
    const moved = f32x4.add(
      f32x4.mul(kept, v128.load(velocity + at)),
      v128.load(gradient + at),
    );
    v128.store(velocity + at, moved);
    v128.store(weights + at, f32x4.sub(v128.load(weights + at), f32x4.mul(rates, moved)));
  }
}

export function adam(
  weights: usize,
  gradient: usize,
  mean: usize,
  square: usize,
  count: i32,
  beta1: f32,
  rest1: f32,
  beta2: f32,
  rest2: f32,
  rate: f32,
  unbias2: f32,
  epsilon: f32,
): void {
  const bytes = <usize> count << 2;
  for (let at: usize = 0; at < bytes; at += 16) {
    const slopes = v128.load(gradient + at);
    const means = f32x4.add(
      f32x4.mul(f32x4.splat(beta1), v128.load(mean + at)),
      f32x4.mul(f32x4.splat(rest1), slopes),
    );
    const squares = f32x4.add(
      f32x4.mul(f32x4.splat(beta2), v128.load(square + at)),
      f32x4.mul(f32x4.splat(rest2), f32x4.mul(slopes, slopes)),
    );
    const divisors = f32x4.add(
      f32x4.sqrt(f32x4.mul(squares, f32x4.splat(unbias2))),
      f32x4.splat(epsilon),
    );
    const steps = f32x4.div(f32x4.mul(f32x4.splat(rate), means), divisors);
    v128.store(mean + at, means);
    v128.store(square + at, squares);
    v128.store(weights + at, f32x4.sub(v128.load(weights + at), steps));
  }
}
