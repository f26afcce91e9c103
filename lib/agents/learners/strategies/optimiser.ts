/**
 * The contract of an optimiser that knows no derivatives: it asks for candidates, is told how good each of them was,
 * and moves on. A generation of it is one `ask` and one `tell`.
 *
 * @module
 */
import * as v from "valibot";
import type { Random } from "matchbox/base/mod.ts";
import type { PlainData } from "../learner.ts";

/** Weights as an optimiser sees them. */
export type Vector = readonly number[];

/** Searches for the weights with the largest values. */
export interface Optimiser {
  /** A copy of all that its future depends on, but for the random stream. */
  readonly state: PlainData;
  /** The weights that it has reached. */
  readonly mean: Vector;
  /** The candidates of the next generation. */
  ask(random: Random): Vector[];
  /**
   * Learns how good the candidates of the last `ask` were; larger is better.
   *
   * @param values a value for each candidate
   * @param own the value of `mean`, measured in the same way
   */
  tell(candidates: readonly Vector[], values: readonly number[], own: number): void;
}

/** Where an optimiser begins. */
export interface Beginning {
  readonly mean: Vector;
  /** How far from there good weights may be: the standard deviation of the first candidates. */
  readonly step: number;
}

/** A finite number, or so many of them, in a state. */
export const finite = v.pipe(v.number(), v.finite());
export const vectorOf = (length: number) =>
  v.pipe(v.array(finite), v.length(length, `expected ${length} numbers`));
/** A step is more than 0. */
export const positive = v.pipe(v.number(), v.finite(), v.gtValue(0));

/** A number of the normal distribution with mean 0 and variance 1 (G. Box and M. Muller, 1958). */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.float())) * Math.cos(2 * Math.PI * random.float());
}

/** So many of them. */
export function normals(count: number, random: Random): number[] {
  return Array.from({ length: count }, () => normal(random));
}

/** The candidates from the best to the worst; of equal ones the first stays first. */
export function ranked(candidates: readonly Vector[], values: readonly number[]): Vector[] {
  const order = candidates.map((_, index) => index).sort((a, b) => values[b] - values[a]);
  return order.map((index) => candidates[index]);
}
