/**
 * The evolution strategy with covariance matrix adaptation, CMA-ES (N. Hansen, "The CMA evolution strategy: a
 * tutorial", 2016, arXiv:1604.00772), with the names and the default numbers of the tutorial. Candidates are drawn from
 * a normal distribution: mean m, step σ, covariance C. The better half of them, the best with the largest weight, is
 * the next mean. C grows in the directions in which the mean has moved (the path p_c, rank one) and in which good
 * candidates lay (rank μ). σ grows when the steps of the mean point the same way (the path p_σ is long), and shrinks
 * when they take each other back.
 *
 * With many weights C can be kept to its diagonal (R. Ros and N. Hansen, "A simple modification in CMA-ES achieving
 * linear time and space complexity", 2008): it then learns the scale of each weight, faster, but no directions.
 *
 * @module
 */
import * as v from "valibot";
import type { Random } from "matchbox/base/mod.ts";
import { readState } from "../learner.ts";
import { eigen, type Matrix } from "./eigen.ts";
import {
  type Beginning,
  normals,
  type Optimiser,
  positive,
  ranked,
  type Vector,
  vectorOf,
} from "./optimiser.ts";

/** The forms of the covariance. */
export const COVARIANCES = ["full", "diagonal"] as const;

/** How a CMA-ES goes on. */
export interface CmaEsOptions {
  /** λ, candidates of a generation, at least 2; null for the tutorial's 4 + 3 ln n. */
  readonly population: number | null;
  readonly covariance: typeof COVARIANCES[number];
}

/** Eigenvalues of C are at least this part of the largest, as rounding may leave them below 0. */
const LEAST = 1e-14;

/** The candidates of a generation by default, for so many weights. */
export function usualPopulation(weights: number): number {
  return 4 + Math.floor(3 * Math.log(weights));
}

/** The optimiser. */
export class CmaEs implements Optimiser {
  readonly #rates: Rates;
  #mean: Vector;
  #step: number;
  /** The rows of C, or its diagonal alone as one row. */
  #covariance: Matrix;
  #shape: ReturnType<typeof shapeOf>;
  /** p_σ and p_c. */
  #stepPath: Vector;
  #path: Vector;
  #generation = 0;

  /**
   * Begins, or goes on from a state.
   *
   * @throws {UsageError} when the state does not fit
   */
  constructor(name: string, { mean, step }: Beginning, options: CmaEsOptions, state?: unknown) {
    const size = mean.length;
    const full = options.covariance === "full";
    this.#rates = ratesOf(size, options);
    this.#mean = mean;
    this.#step = step;
    this.#covariance = full
      ? mean.map((_, i) => mean.map((_, j) => Number(i === j)))
      : [mean.map(() => 1)];
    this.#shape = shapeOf(this.#covariance);
    this.#stepPath = this.#path = mean.map(() => 0);
    if (state === undefined) return;
    const saved = readState(
      name,
      v.strictObject({
        mean: vectorOf(size),
        step: positive,
        covariance: v.pipe(v.array(vectorOf(size)), v.length(full ? size : 1)),
        step_path: vectorOf(size),
        path: vectorOf(size),
        generation: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      }),
      state,
    );
    ({ mean: this.#mean, step: this.#step, covariance: this.#covariance } = saved);
    ({ step_path: this.#stepPath, path: this.#path, generation: this.#generation } = saved);
    this.#shape = shapeOf(this.#covariance);
  }

  get state() {
    return {
      mean: [...this.#mean],
      step: this.#step,
      covariance: this.#covariance.map((row) => [...row]),
      step_path: [...this.#stepPath],
      path: [...this.#path],
      generation: this.#generation,
    };
  }

  get mean(): Vector {
    return this.#mean;
  }

  ask(random: Random): Vector[] {
    const { stretch } = this.#shape;
    return Array.from({ length: this.#rates.population }, () => {
      const y = stretch(normals(this.#mean.length, random));
      return this.#mean.map((weight, i) => weight + this.#step * y[i]);
    });
  }

  tell(candidates: readonly Vector[], values: readonly number[]): void {
    const { weights, mueff, cs, ds, cc, c1, cmu, chi } = this.#rates;
    const size = this.#mean.length;
    const best = ranked(candidates, values).slice(0, weights.length);
    // The steps from the old mean, in units of σ, and their weighted mean.
    const steps = best.map((candidate) =>
      candidate.map((x, i) => (x - this.#mean[i]) / this.#step)
    );
    const moved = this.#mean.map((_, i) => dot(weights, steps.map((step) => step[i])));
    this.#mean = this.#mean.map((weight, i) => weight + this.#step * moved[i]);
    this.#generation++;

    const straight = this.#shape.unstretch(moved);
    const gain = Math.sqrt(cs * (2 - cs) * mueff);
    this.#stepPath = this.#stepPath.map((p, i) => (1 - cs) * p + gain * straight[i]);
    const length = Math.sqrt(dot(this.#stepPath, this.#stepPath));
    // The path waits while the step grows fast, as C would grow along with it.
    const expected = Math.sqrt(1 - (1 - cs) ** (2 * this.#generation)) * chi;
    const goes = length / expected < 1.4 + 2 / (size + 1) ? 1 : 0;
    const reach = goes * Math.sqrt(cc * (2 - cc) * mueff);
    this.#path = this.#path.map((p, i) => (1 - cc) * p + reach * moved[i]);

    const kept = 1 - c1 - cmu + (1 - goes) * c1 * cc * (2 - cc);
    const entry = (before: number, i: number, j: number) =>
      kept * before + c1 * this.#path[i] * this.#path[j] +
      cmu * weights.reduce((sum, weight, k) => sum + weight * steps[k][i] * steps[k][j], 0);
    const old = this.#covariance;
    const diagonal = old.length < size;
    this.#covariance = old.map((row, i) =>
      row.map((before, j) => {
        if (diagonal) return entry(before, j, j);
        // Computed once for both halves, so that the matrix stays symmetric.
        return i <= j ? entry(before, i, j) : entry(before, j, i);
      })
    );
    this.#shape = shapeOf(this.#covariance);
    this.#step *= Math.exp(cs / ds * (length / chi - 1));
  }
}

/** The numbers of the tutorial's table 1, without negative weights. */
type Rates = ReturnType<typeof ratesOf>;

function ratesOf(n: number, { population, covariance }: CmaEsOptions) {
  const lambda = population ?? usualPopulation(n);
  const raw = Array.from(
    { length: Math.max(1, Math.floor(lambda / 2)) },
    (_, i) => Math.log((lambda + 1) / 2) - Math.log(i + 1),
  );
  const sum = raw.reduce((total, weight) => total + weight, 0);
  const weights = raw.map((weight) => weight / sum);
  const mueff = 1 / dot(weights, weights);
  const cs = (mueff + 2) / (n + mueff + 5);
  const ds = 1 + 2 * Math.max(0, Math.sqrt((mueff - 1) / (n + 1)) - 1) + cs;
  const cc = (4 + mueff / n) / (n + 4 + 2 * mueff / n);
  // A diagonal has so many fewer numbers to learn that it may learn faster (Ros and Hansen).
  const faster = covariance === "diagonal" ? (n + 2) / 3 : 1;
  const c1 = Math.min(1, faster * 2 / ((n + 1.3) ** 2 + mueff));
  const cmu = Math.min(1 - c1, faster * 2 * (mueff - 2 + 1 / mueff) / ((n + 2) ** 2 + mueff));
  // The expected length of a vector of n normal numbers.
  const chi = Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n ** 2));
  return { population: lambda, weights, mueff, cs, ds, cc, c1, cmu, chi };
}

/** The square root of a covariance, and its inverse: from normal numbers to steps, and back. */
function shapeOf(covariance: Matrix) {
  const [first] = covariance;
  if (covariance.length < first.length) {
    const roots = rootsOf(first);
    return {
      stretch: (z: Vector) => z.map((x, i) => roots[i] * x),
      unstretch: (y: Vector) => y.map((x, i) => x / roots[i]),
    };
  }
  const { values, vectors } = eigen(covariance);
  const roots = rootsOf(values);
  const columns = vectors.map((_, j) => vectors.map((row) => row[j]));
  return {
    stretch: (z: Vector) =>
      vectors.map((row) => row.reduce((s, b, j) => s + b * roots[j] * z[j], 0)),
    unstretch(y: Vector) {
      const along = columns.map((column, j) => dot(column, y) / roots[j]);
      return vectors.map((row) => dot(row, along));
    },
  };
}

function rootsOf(values: Vector): number[] {
  const least = LEAST * Math.max(...values);
  return values.map((value) => Math.sqrt(Math.max(value, least)));
}

function dot(one: Vector, other: Vector): number {
  return one.reduce((sum, x, i) => sum + x * other[i], 0);
}
