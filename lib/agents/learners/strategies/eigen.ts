/**
 * Eigenvalues of symmetric matrices, by the rotations of C. G. J. Jacobi (1846): each makes one entry beside the
 * diagonal 0, and after some rounds over all of them hardly anything but the diagonal is left.
 *
 * @module
 */

/** A symmetric matrix as its rows, or one whose columns are eigenvectors. */
export type Matrix = readonly (readonly number[])[];

/** Rounds at most; matrices of a hundred rows take about ten. */
const ROUNDS = 60;

/**
 * The eigenvalues of a symmetric matrix, in no order, and a matrix whose columns are their eigenvectors, each of
 * length 1.
 */
export function eigen(symmetric: Matrix): { values: number[]; vectors: Matrix } {
  const size = symmetric.length;
  const a = symmetric.map((row) => [...row]);
  const vectors = symmetric.map((_, i) => symmetric.map((_, j) => Number(i === j)));
  for (let round = 0; round < ROUNDS; round++) {
    let rotated = false;
    for (let p = 0; p < size; p++) {
      for (let q = p + 1; q < size; q++) {
        // What is small beside both entries of the diagonal changes no digit of them.
        if (Math.abs(a[p][q]) <= 1e-16 * Math.sqrt(Math.abs(a[p][p] * a[q][q]))) continue;
        rotated = true;
        const slope = (a[q][q] - a[p][p]) / (2 * a[p][q]);
        const tangent = (slope < 0 ? -1 : 1) / (Math.abs(slope) + Math.sqrt(slope * slope + 1));
        const cosine = 1 / Math.sqrt(tangent * tangent + 1);
        const sine = tangent * cosine;
        for (let k = 0; k < size; k++) {
          [a[k][p], a[k][q]] = [
            cosine * a[k][p] - sine * a[k][q],
            sine * a[k][p] + cosine * a[k][q],
          ];
        }
        rotateRows(a[p], a[q], cosine, sine);
        for (const row of vectors) {
          [row[p], row[q]] = [cosine * row[p] - sine * row[q], sine * row[p] + cosine * row[q]];
        }
      }
    }
    if (!rotated) break;
  }
  return { values: a.map((row, i) => row[i]), vectors };
}

function rotateRows(one: number[], other: number[], cosine: number, sine: number): void {
  for (let k = 0; k < one.length; k++) {
    [one[k], other[k]] = [cosine * one[k] - sine * other[k], sine * one[k] + cosine * other[k]];
  }
}
