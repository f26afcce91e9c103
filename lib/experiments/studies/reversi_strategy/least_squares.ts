/**
 * A linear fit of several numbers at once.
 *
 * @module
 */
import jstat from "jstat";
import type { Interval } from "matchbox/report/statistics/interval.ts";

/**
 * The coefficients of numbers in a least-squares fit with a constant, which has no place in the result. Intervals are
 * made from standard errors that allow for errors of unequal size (HC1; H. White, "A heteroskedasticity-consistent
 * covariance matrix estimator", 1980). Rows must not depend on each other.
 *
 * @param rows the numbers of each row, as many in each
 * @param ys what is fitted
 * @param unit of the intervals
 * @returns a coefficient for each number; null for all where the rows do not tell them apart
 */
export function leastSquares(
  rows: readonly (readonly number[])[],
  ys: readonly number[],
  unit: string,
): (Interval | null)[] {
  const width = rows[0].length + 1;
  const xs = rows.map((row) => [1, ...row]);
  const inverse = inverseOf(productSum(xs, () => 1));
  const free = rows.length - width;
  if (!inverse || free < 1) return rows[0].map(() => null);
  const right = xs[0].map((_, i) => sum(xs.map((x, row) => x[i] * ys[row])));
  const fitted = inverse.map((line) => sum(line.map((each, i) => each * right[i])));
  const residuals = xs.map((x, row) => ys[row] - sum(x.map((each, i) => each * fitted[i])));
  const meat = productSum(xs, (row) => residuals[row] ** 2);
  const spread = times(times(inverse, meat), inverse);
  const half = jstat.studentt.inv(0.975, free);
  return fitted.slice(1).map((mean, index) => {
    const error = Math.sqrt(spread[index + 1][index + 1] * rows.length / free);
    return { mean, low: mean - half * error, high: mean + half * error, count: rows.length, unit };
  });
}

type Matrix = number[][];

/** The sum over the rows of each number times each number, times a factor of the row. */
function productSum(xs: readonly number[][], factor: (row: number) => number): Matrix {
  const sums = xs[0].map(() => xs[0].map(() => 0));
  xs.forEach((x, row) => {
    const times = factor(row);
    for (const [i, one] of x.entries()) {
      for (const [j, other] of x.entries()) sums[i][j] += times * one * other;
    }
  });
  return sums;
}

function times(one: Matrix, other: Matrix): Matrix {
  return one.map((line) => other[0].map((_, j) => sum(line.map((each, i) => each * other[i][j]))));
}

/** By Gauss and Jordan, with the largest pivot; null when there is none. */
function inverseOf(matrix: Matrix): Matrix | null {
  const size = matrix.length;
  const work = matrix.map((line, i) => [...line, ...line.map((_, j) => Number(i === j))]);
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let row = column; row < size; row++) {
      if (Math.abs(work[row][column]) > Math.abs(work[best][column])) best = row;
    }
    const pivot = work[best][column];
    if (Math.abs(pivot) < 1e-9) return null;
    [work[column], work[best]] = [work[best], work[column]];
    work[column] = work[column].map((each) => each / pivot);
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = work[row][column];
      work[row] = work[row].map((each, j) => each - factor * work[column][j]);
    }
  }
  return work.map((line) => line.slice(size));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
