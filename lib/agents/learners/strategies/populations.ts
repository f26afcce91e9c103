/**
 * The evolution strategies as populations that `deno task train` trains. In each generation every candidate plays the
 * weights reached so far.
 *
 * @module
 */
import * as v from "valibot";
import {
  integer,
  oneOf,
  type Parameters,
  type Random,
  randomStream,
  real,
  UsageError,
} from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import { type PlainData, readState } from "../learner.ts";
import type { PopulationEntry } from "../population.ts";
import { EVEN, valuesByGames } from "../tuned/by_games.ts";
import {
  gamesWithWeights,
  tunedParameters,
  type TunedValues,
  tunedWeights,
} from "../tuned/tuned_games.ts";
import type { TunedWeights } from "../tuned/tuned_weights.ts";
import { CmaEs, COVARIANCES, usualPopulation } from "./cma_es.ts";
import { CrossEntropy } from "./cross_entropy.ts";
import { OnePlusOne } from "./one_plus_one.ts";
import type { Beginning, Optimiser } from "./optimiser.ts";

/** More weights have no full covariance: it takes the cube of their number in time. */
const MOST_FULL = 150;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const schema = v.strictObject({ generation: count, games: count, optimiser: v.unknown() });

/** What all strategies are told. */
interface Values extends TunedValues {
  readonly pairs: number;
  readonly opening: number;
}

/** A strategy that goes on, and the games that it has played. */
export interface Strategy {
  /** Generations so far. */
  readonly generation: number;
  /** Games so far. */
  readonly games: number;
  readonly optimiser: Optimiser;
}

/** The next generation of a strategy; its optimiser goes on. */
export function nextGeneration(
  { generation, games, optimiser }: Strategy,
  tuned: TunedWeights,
  options: { readonly pairs: number; readonly opening: number },
  random: Random,
): Strategy {
  const candidates = optimiser.ask(random);
  const values = valuesByGames(candidates, optimiser.mean, tuned, options, random);
  optimiser.tell(candidates, values, EVEN);
  games += 2 * options.pairs * candidates.length;
  return { generation: generation + 1, games, optimiser };
}

/** A strategy by games as a population. */
function strategy<V extends Values>(
  summary: string,
  pairs: number,
  parameters: (game: Game) => Parameters,
  make: (name: string, beginning: Beginning, values: V, state?: unknown) => Optimiser,
): PopulationEntry<V> {
  return {
    summary,
    games: gamesWithWeights,
    parameters: (game) => ({
      ...tunedParameters(game),
      pairs: integer(1, 10_000, pairs, "openings of a candidate, each with both sides"),
      opening: integer(0, 40, 4, "random plies before a game"),
      ...parameters(game),
    }),
    create(name, game, values, { state, random }) {
      const tuned = tunedWeights(game, values);
      const saved = state === undefined ? null : readState(name, schema, state);
      // What goes on from a state draws nothing here, so that its stream is where it was.
      const beginning = tuned.begin(saved ? randomStream("not used") : random);
      let current: Strategy = {
        generation: saved?.generation ?? 0,
        games: saved?.games ?? 0,
        optimiser: make(name, beginning, values, saved?.optimiser),
      };
      return {
        get state(): PlainData {
          const { generation, games, optimiser } = current;
          return { generation, games, optimiser: optimiser.state };
        },
        get generation() {
          return current.generation;
        },
        advance(random) {
          current = nextGeneration(current, tuned, values, random);
        },
        best: (name) => ({ ...tuned.player(current.optimiser.mean), name }),
      };
    },
  };
}

/** Listed in ../list.ts. */
export const onePlusOne: PopulationEntry<Values> = strategy<Values>(
  "a search by weights that a (1+1) evolution strategy with the one-fifth rule has reached",
  10,
  () => ({}),
  (name, beginning, _values, state) => new OnePlusOne(name, beginning, state),
);

type CrossEntropyValues = Values & {
  readonly population: number;
  readonly elite: number;
  readonly smoothing: number;
};

/** Listed in ../list.ts. */
export const crossEntropy: PopulationEntry<CrossEntropyValues> = strategy<CrossEntropyValues>(
  "a search by weights that the cross-entropy method has reached",
  2,
  () => ({
    population: integer(2, 10_000, 20, "candidates of a generation"),
    elite: real(0.01, 1, 0.25, "share of them that says where to go on"),
    smoothing: real(0.01, 1, 0.7, "part that they have in the next distribution"),
  }),
  (name, beginning, values, state) => new CrossEntropy(name, beginning, values, state),
);

type CmaEsValues = Values & {
  readonly population: number | null;
  readonly covariance: typeof COVARIANCES[number];
};

/** Listed in ../list.ts. */
export const cmaEs: PopulationEntry<CmaEsValues> = strategy<CmaEsValues>(
  "a search by weights that the CMA-ES has reached",
  2,
  () => ({
    population: integer(
      2,
      10_000,
      null,
      `candidates of a generation; 4 + 3 ln n for n weights if not set, ${
        usualPopulation(4)
      } for 4`,
    ),
    covariance: oneOf(COVARIANCES, "full", "how weights go together, or the scale of each alone"),
  }),
  (name, beginning, values, state) => {
    const { length } = beginning.mean;
    if (values.covariance === "full" && length > MOST_FULL) {
      throw new UsageError(
        `parameter covariance of learner cma_es: expected diagonal for ${length} weights, ` +
          `as full is for at most ${MOST_FULL}`,
      );
    }
    return new CmaEs(name, beginning, values, state);
  },
);
