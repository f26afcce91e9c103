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

  /** @param inputs numbers of a case */
  constructor(inputs: number) {
    this.#inputs = inputs;
    this.#rows = Array.from({ length: inputs }, () => Array(inputs + 1).fill(0));
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
    const size = this.#inputs;
    const rows = this.#rows.map((row) => [...row]);
    const scale = Math.max(...rows.map((row, i) => Math.abs(row[i])));
    for (let column = 0; column < size; column++) {
      const pivot = rows.slice(column).reduce((one, other) =>
        Math.abs(other[column]) > Math.abs(one[column]) ? other : one
      );
      if (Math.abs(pivot[column]) <= 1e-12 * scale) {
        throw new RangeError("these cases do not determine the coefficients");
      }
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
