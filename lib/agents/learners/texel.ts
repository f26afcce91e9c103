/**
 * Weights of an evaluation by the results of own games. In each generation the player meets itself from random
 * openings, and then its weights are fitted to the positions of these games: by logistic regression, as in Texel's
 * tuning method (P. Österlund 2014), or by linear regression on the results, the older way, which counts the positions
 * of all generations alike.
 *
 * @module
 */
import * as v from "valibot";
import { integer, oneOf, type ParameterValues, type Random, real } from "matchbox/base/mod.ts";
import { type PlainData, readState } from "./learner.ts";
import { LeastSquares } from "./least_squares.ts";
import { LogisticRegression, type ValueModel } from "./logistic_regression.ts";
import type { PopulationEntry } from "./population.ts";
import { finite, positive, type Vector, vectorOf } from "./strategies/optimiser.ts";
import { type PlayedPosition, selfPlay } from "./tuned/self_play.ts";
import {
  gamesWithTerms,
  tunedParameters,
  tunedTerms,
  type TunedValues,
} from "./tuned/tuned_games.ts";
import type { TunedTerms } from "./tuned/tuned_weights.ts";

const own = {
  fit: oneOf(["logistic", "linear"], "logistic", "the regression"),
  games: integer(1, 100_000, 100, "games of a generation"),
  opening: integer(0, 40, 8, "random plies before a game"),
  trust: real(0.001, 1, 0.3, "how much a position counts (logistic)"),
  memory: real(
    0,
    1,
    0.9,
    "what is left of the precision of a weight after a generation (logistic)",
  ),
};

/** How the weights are fitted. */
export type TexelOptions = ParameterValues<typeof own>;

/** A generation, as plain data. */
export interface TexelState {
  readonly generation: number;
  readonly games: number;
  /** The coefficients of the terms. */
  readonly coefficients: Vector;
  /** Logistic: the precision of each coefficient; linear: the normal equations. */
  readonly known: readonly Vector[];
}

/** Listed in list.ts. */
export const texel: PopulationEntry<TexelOptions & TunedValues> = {
  summary: "a search by weights that are fitted to the results of its games (Texel's method)",
  games: gamesWithTerms,
  parameters: (game) => ({ ...tunedParameters(game), ...own }),
  create(name, game, values, { state }) {
    const tuned = tunedTerms(game, values);
    let current = state === undefined
      ? firstTexelState(tuned, values)
      : readState(name, schemaOf(tuned, values), state);
    return {
      get state(): PlainData {
        const { coefficients, known } = current;
        return {
          ...current,
          coefficients: [...coefficients],
          known: known.map((each) => [...each]),
        };
      },
      get generation() {
        return current.generation;
      },
      advance(random) {
        current = nextTexelState(current, tuned, values, random);
      },
      best: (name) => ({ ...tuned.player(tuned.weightsOf(current.coefficients)), name }),
    };
  },
};

function schemaOf({ coefficients }: TunedTerms, { fit }: TexelOptions) {
  const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
  const { length } = coefficients;
  const known = fit === "logistic"
    ? v.pipe(v.array(v.pipe(v.array(positive), v.length(length))), v.length(1))
    : v.pipe(v.array(v.pipe(v.array(finite), v.length(length + 1))), v.length(length));
  return v.strictObject({
    ...{ generation: count, games: count, coefficients: vectorOf(length), known },
  });
}

/** What a regression begins with. */
export function firstTexelState(tuned: TunedTerms, { fit }: Pick<TexelOptions, "fit">): TexelState {
  const { coefficients, regression } = tuned;
  const known = fit === "logistic"
    ? [coefficients.map(() => regression.spread ** -2)]
    : new LeastSquares(coefficients.length).sums;
  return { generation: 0, games: 0, coefficients, known };
}

/** Plays the games of a generation, and fits the weights to them. */
export function nextTexelState(
  { generation, games, coefficients, known }: TexelState,
  tuned: TunedTerms,
  options: TexelOptions,
  random: Random,
): TexelState {
  const player = tuned.player(tuned.weightsOf(coefficients), random);
  const played = Array.from(
    { length: options.games },
    () => selfPlay(tuned, player, options.opening, random),
  );
  const fitted = options.fit === "logistic"
    ? byLogistic(played, coefficients, known[0], tuned, options)
    : byLeastSquares(played, coefficients, known);
  return { generation: generation + 1, games: games + options.games, ...fitted };
}

function byLogistic(
  played: readonly (readonly PlayedPosition[])[],
  coefficients: Vector,
  precisions: Vector,
  { regression }: TunedTerms,
  { trust, memory }: TexelOptions,
) {
  const fit = new LogisticRegression(sumOfTerms, coefficients, {
    ...{ ...regression, trust, memory, heldOut: null },
  });
  fit.precisions.set(precisions);
  fit.learn(
    played.map((game) => game.map(({ terms, result }) => ({ terms, score: (result + 1) / 2 }))),
  );
  return { coefficients: [...fit.weights], known: [[...fit.precisions]] };
}

function byLeastSquares(
  played: readonly (readonly PlayedPosition[])[],
  coefficients: Vector,
  sums: readonly Vector[],
) {
  const fit = new LeastSquares(coefficients.length, sums);
  for (const { terms, result } of played.flat()) fit.add(terms, result);
  return { coefficients: fit.solveOr(coefficients), known: fit.sums };
}

interface Case {
  readonly terms: readonly number[];
  readonly score: number;
}

/** The value of a position as the sum of its terms, each times its weight. */
const sumOfTerms: ValueModel<Case> = {
  value: (weights, { terms }) => terms.reduce((sum, count, i) => sum + count * weights[i], 0),
  addDerivatives(_weights, { terms }, factor, sums) {
    terms.forEach((count, i) => sums[i] += factor * count);
  },
  addSquares(_weights, { terms }, factor, sums) {
    terms.forEach((count, i) => sums[i] += factor * count ** 2);
  },
};
