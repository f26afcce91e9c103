/**
 * Logistic regression of expected scores on what positions have ("Texel's tuning method", P. Österlund 2014): the
 * weights are those by which the scores are most likely, if a value v means an expected score of 1 / (1 + e^(-v / s)),
 * with s the scale of the values.
 *
 * It learns from one batch of games after the other, as Bayes has it: what a batch leaves of each weight, a value and
 * a precision, is what the next one begins with, less a part of the precision, because earlier games were played with
 * worse weights. Within a batch Adam (Kingma and Ba, "Adam: a method for stochastic optimization", 2015) goes through
 * the positions some times, with shorter and shorter steps. If games are held out, the weights that predict them best
 * are kept: that matters where there are many weights.
 *
 * @module
 */

/** How the value of a position follows from the weights. */
export interface ValueModel<C> {
  /** The value, in the unit of the weights. */
  value(weights: Float64Array, of: C): number;
  /** Adds `factor` times the derivative of the value by each weight to the sums. */
  addDerivatives(weights: Float64Array, of: C, factor: number, sums: Float64Array): void;
  /** Adds `factor` times the square of each of these derivatives. */
  addSquares(weights: Float64Array, of: C, factor: number, sums: Float64Array): void;
}

/** A position with an expected score, from 0, a loss, to 1. */
export interface Scored {
  readonly score: number;
}

/** The value in centipawns by which the odds of a win grow by the factor e: 400 are worth ten times the odds. */
export const CENTIPAWNS: number = 400 / Math.LN10;

/** How weights learn. */
export interface RegressionOptions {
  /** How far a weight may well be away from where it began. */
  readonly spread: number;
  /** How much a position counts, from 0 to 1: those of one game have one result. */
  readonly trust: number;
  /** What is left of the precision of a weight after a batch. */
  readonly memory: number;
  /** The value by which the odds of a win grow by the factor e. */
  readonly scale: number;
  /** The first steps of Adam, in the unit of the weights; those of a batch add up to about 32 of them. */
  readonly rate: number;
  /** One game in so many is held out; null for none. */
  readonly heldOut: number | null;
}

/** Adam: the usual decay of its means, and the decay of its steps. */
const DECAYS = [0.9, 0.999];
const SLOWER = 0.97;
/** Passes through a batch. */
const PASSES = 100;

/** Weights that learn. */
export class LogisticRegression<C extends Scored> {
  readonly weights: Float64Array;
  /** One over the variance of each. */
  readonly precisions: Float64Array;
  readonly #gradient: Float64Array;
  readonly #model: ValueModel<C>;
  readonly #options: RegressionOptions;

  /** Begins with these weights. */
  constructor(model: ValueModel<C>, weights: ArrayLike<number>, options: RegressionOptions) {
    this.weights = Float64Array.from(weights);
    this.precisions = this.weights.map(() => options.spread ** -2);
    this.#gradient = this.weights.map(() => 0);
    this.#model = model;
    this.#options = options;
  }

  /**
   * Learns from a batch of games.
   *
   * @param games the positions of each
   */
  learn(games: readonly (readonly C[])[]): void {
    const each = this.#options.heldOut ?? Infinity;
    const isHeld = (index: number) => index % each === each - 1;
    const held = games.filter((_, index) => isHeld(index)).flat();
    const cases = games.filter((_, index) => !isHeld(index)).flat();
    const before = this.weights.slice();
    const best = before.slice();
    let least = this.loss(held);
    const adam = new Adam(this.weights.length);
    for (let pass = 0, rate = this.#options.rate; pass < PASSES; pass++, rate *= SLOWER) {
      this.#findGradient(cases, before);
      adam.step(this.weights, this.#gradient, rate);
      const loss = this.loss(held);
      if (held.length > 0 && loss >= least) continue;
      least = loss;
      best.set(this.weights);
    }
    this.weights.set(best);
    this.#addPrecisions(cases);
  }

  /** The mean negative logarithm of the likelihood of the scores, in bits; 0 without positions. */
  loss(cases: readonly C[]): number {
    let sum = 0;
    for (const each of cases) {
      const expected = this.#expected(each);
      const { score } = each;
      sum -= score * Math.log2(expected) + (1 - score) * Math.log2(1 - expected);
    }
    return cases.length === 0 ? 0 : sum / cases.length;
  }

  /** The value of a position. */
  value(of: C): number {
    return this.#model.value(this.weights, of);
  }

  #expected(of: C): number {
    return expectedScore(this.value(of), this.#options.scale);
  }

  /** The mean gradient of the loss, with its share of what the weights were before. */
  #findGradient(cases: readonly C[], before: Float64Array): void {
    const gradient = this.#gradient;
    const { trust, scale } = this.#options;
    for (let i = 0; i < gradient.length; i++) {
      gradient[i] = this.precisions[i] * (this.weights[i] - before[i]) / cases.length;
    }
    const unit = trust / (scale * cases.length);
    for (const each of cases) {
      const error = unit * (this.#expected(each) - each.score);
      this.#model.addDerivatives(this.weights, each, error, gradient);
    }
  }

  /** What the positions of a batch say of each weight by itself (the diagonal of the Fisher information). */
  #addPrecisions(cases: readonly C[]): void {
    const { trust, memory, spread, scale } = this.#options;
    const { precisions } = this;
    const least = spread ** -2;
    for (let i = 0; i < precisions.length; i++) {
      precisions[i] = least + memory * (precisions[i] - least);
    }
    for (const each of cases) {
      const expected = this.#expected(each);
      const known = trust * expected * (1 - expected) / scale ** 2;
      this.#model.addSquares(this.weights, each, known, precisions);
    }
  }
}

/** The score that a value means, by default one in centipawns. */
export function expectedScore(value: number, scale: number = CENTIPAWNS): number {
  return 1 / (1 + Math.exp(-value / scale));
}

/** The steps of Adam. */
class Adam {
  readonly #means: Float64Array;
  readonly #squares: Float64Array;
  #steps = 0;

  constructor(length: number) {
    this.#means = new Float64Array(length);
    this.#squares = new Float64Array(length);
  }

  /** Changes the weights against the gradient, by about `rate` each. */
  step(weights: Float64Array, gradient: Float64Array, rate: number): void {
    this.#steps++;
    const [first, second] = DECAYS;
    const known = [1 - first ** this.#steps, 1 - second ** this.#steps];
    for (let i = 0; i < weights.length; i++) {
      this.#means[i] += (1 - first) * (gradient[i] - this.#means[i]);
      this.#squares[i] += (1 - second) * (gradient[i] ** 2 - this.#squares[i]);
      const size = Math.sqrt(this.#squares[i] / known[1]);
      if (size > 0) weights[i] -= rate * this.#means[i] / known[0] / size;
    }
  }
}
