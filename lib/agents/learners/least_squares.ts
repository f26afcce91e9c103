/**
 * Linear regression by least squares (A.-M. Legendre, 1805), summed up case by case, so that a million cases
 * need no more memory than one.
 *
 * @module
 */

/** Finds the coefficients whose weighted sums of the inputs are closest to the outputs. */
export class LeastSquares {
  readonly #inputs: number;
  /** The normal equations: a row for each input, with the sum of outputs as its last entry. */
  readonly #rows: number[][];

  /**
   * @param inputs numbers of a case
   * @param sums of the cases so far; default: none
   */
  constructor(inputs: number, sums?: readonly (readonly number[])[]) {
    this.#inputs = inputs;
    this.#rows = sums?.map((row) => [...row]) ??
      Array.from({ length: inputs }, () => Array(inputs + 1).fill(0));
  }

  /** A copy of the sums of all cases so far. */
  get sums(): number[][] {
    return this.#rows.map((row) => [...row]);
  }

  /** Adds a case. */
  add(inputs: readonly number[], output: number): void {
    for (let i = 0; i < this.#inputs; i++) {
      if (inputs[i] === 0) continue;
      const row = this.#rows[i];
      for (let j = 0; j < this.#inputs; j++) row[j] += inputs[i] * inputs[j];
      row[this.#inputs] += inputs[i] * output;
    }
  }

  /**
   * The coefficients, by Gaussian elimination with the largest pivot.
   *
   * @throws {RangeError} when the cases do not determine them
   */
  solve(): number[] {
    const found = this.solveOr(null);
    if (found) return found;
    throw new RangeError("these cases do not determine the coefficients");
  }

  /** The coefficients, or these when the cases do not determine any. */
  solveOr<D extends readonly number[] | null>(fallback: D): number[] | D {
    const size = this.#inputs;
    const rows = this.#rows.map((row) => [...row]);
    const scale = Math.max(...rows.map((row, i) => Math.abs(row[i])));
    for (let column = 0; column < size; column++) {
      const pivot = rows.slice(column).reduce((one, other) =>
        Math.abs(other[column]) > Math.abs(one[column]) ? other : one
      );
      if (Math.abs(pivot[column]) <= 1e-12 * scale) return fallback;
      rows[rows.indexOf(pivot)] = rows[column];
      rows[column] = pivot;
      for (const row of rows) {
        if (row === pivot) continue;
        const factor = row[column] / pivot[column];
        for (let j = column; j <= size; j++) row[j] -= factor * pivot[j];
      }
    }
    return rows.map((row, i) => row[size] / row[i]);
  }
}
