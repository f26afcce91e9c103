/**
 * The genetic algorithm for the weights of Reversi (B5). All five weights start at 1. In each generation
 *
 * 1. every individual multiplies each weight by a random factor between 0.5 and 1.5;
 * 2. individuals play in pairs, and the weights of a loser are forgotten;
 * 3. the next generation starts from the mean of the winners' weights and its own starting weights, scaled
 *    to a sum of 5: as one list, or by another reading as the mean of two, that of the winners and the start.
 *
 * Colours are drawn by lot, and a draw keeps both. Larger tournaments, crossover, an elite, more games and
 * random openings are options.
 *
 * @module
 */
import {
  checkParameters,
  integer,
  oneOf,
  type ParameterValues,
  type Random,
  real,
  shuffle,
  UsageError,
} from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import type { Evaluation } from "../../evaluate/evaluation.ts";
import { heuristics } from "../../evaluate/reversi/heuristics.ts";
import { playEpisode } from "../episode.ts";
import { fixedDepthPlayer } from "./fixed_depth.ts";
import { randomOpening } from "../random_opening.ts";

/** The weights of B3: discs, legal moves, centre, corners, edges. */
export type ReversiWeights = readonly [number, number, number, number, number];

/** A generation, as plain data: an evolution continues from it. */
export interface ReversiGeneration {
  /** 0 for the start. */
  readonly number: number;
  /** The starting weights of its individuals: one set, but with crossover one for each survivor. */
  readonly parents: readonly ReversiWeights[];
  /** Games played so far. */
  readonly games: number;
}

/** The options, with B5 as the default. */
export const reversiEvolutionParameters = {
  population: integer(2, 10_000, 20, "individuals of a generation"),
  mutation: real(0, 1, 0.5, "largest relative change of a weight"),
  tournament: integer(
    2,
    100,
    2,
    "tournament size: so many individuals play each other, and only the best of them survive",
  ),
  crossover: oneOf(
    ["none", "uniform"],
    "none",
    "uniform: a child has each weight from one of two random survivors, in place of the mean",
  ),
  start: oneOf(
    ["one", "half"],
    "one",
    "the starting weights in the mean: one of a list with the winners', or half of it",
  ),
  elite: integer(0, 9_999, 0, "individuals that keep the weights of a parent unchanged"),
  games: integer(1, 1000, 1, "games of two individuals, with colours exchanged after each"),
  opening: integer(0, 40, 0, "random plies before a game, the same for two games"),
  depth: integer(1, 20, 2, "search depth in plies"),
};

/** Values of the options. */
export type ReversiEvolution = ParameterValues<typeof reversiEvolutionParameters>;

/** Two individuals play: more than 0 when the first one is better, less when the second one is. */
export type ReversiMeeting = (one: ReversiWeights, other: ReversiWeights, random: Random) => number;

/** The start of every evolution. */
export const firstReversiGeneration: ReversiGeneration = {
  number: 0,
  parents: [[1, 1, 1, 1, 1]],
  games: 0,
};

/**
 * Checks the options and fills in the defaults.
 *
 * @throws {UsageError} on a value that is not allowed, on an elite without room for a new individual, and on a
 *   tournament of more individuals than there are
 */
export function reversiEvolution(options: Record<string, unknown> = {}): ReversiEvolution {
  const owner = "the evolution of Reversi weights";
  const values = checkParameters(owner, reversiEvolutionParameters, options);
  if (values.elite >= values.population) {
    throw new UsageError(
      `parameter elite of ${owner}: expected less than the population of ${values.population} ` +
        `but found ${values.elite}`,
    );
  }
  if (values.tournament > values.population) {
    throw new UsageError(
      `parameter tournament of ${owner}: expected at most the population of ${values.population} ` +
        `but found ${values.tournament}`,
    );
  }
  return values;
}

/**
 * The next generation.
 *
 * @param meet decides between two individuals; for B5 that of `reversiGames`
 */
export function nextReversiGeneration(
  { number, parents, games }: ReversiGeneration,
  options: ReversiEvolution,
  meet: ReversiMeeting,
  random: Random,
): ReversiGeneration {
  const { population, mutation, elite, tournament } = options;
  const individuals = Array.from(
    { length: population },
    (_, index) => index < elite ? parents[index % parents.length] : mutated(child(parents, random)),
  );
  shuffle(individuals, random);

  const survivors: ReversiWeights[] = [];
  for (let from = 0; from < population; from += tournament) {
    const members = individuals.slice(from, from + tournament);
    survivors.push(...best(members, (one, other) => meet(one, other, random)));
    games += options.games * members.length * (members.length - 1) / 2;
  }
  const list = options.start === "half"
    ? [mean(survivors), mean(parents)]
    : [...survivors, ...parents];
  const next = options.crossover === "none" ? [mean(list)] : survivors;
  return { number: number + 1, parents: next.map(scaled), games };

  function mutated(weights: ReversiWeights): ReversiWeights {
    return each(weights, (weight) => weight * (1 + mutation * (2 * random.float() - 1)));
  }
}

/** The weights that a generation has reached: the mean of its parents. */
export function reachedWeights({ parents }: ReversiGeneration): ReversiWeights {
  return mean(parents);
}

/** Weights from one of two random parents each; the same parents, when there is one. */
function child(parents: readonly ReversiWeights[], random: Random): ReversiWeights {
  if (parents.length === 1) return parents[0];
  const [one, other] = [0, 0].map(() => parents[random.below(parents.length)]);
  return each(one, (weight, index) => random.below(2) === 0 ? weight : other[index]);
}

/** Those with most points after each has met each: in a tournament of two the winner, or both after a draw. */
function best(
  members: readonly ReversiWeights[],
  meet: (one: ReversiWeights, other: ReversiWeights) => number,
): ReversiWeights[] {
  const points = members.map(() => 0);
  for (let second = 1; second < members.length; second++) {
    for (let first = 0; first < second; first++) {
      const result = Math.sign(meet(members[first], members[second]));
      points[first] += result;
      points[second] -= result;
    }
  }
  const most = Math.max(...points);
  return members.filter((_, index) => points[index] === most);
}

function mean(list: readonly ReversiWeights[]): ReversiWeights {
  return each(
    list[0],
    (_, index) => list.reduce((sum, weights) => sum + weights[index], 0) / list.length,
  );
}

/** Scaled to a sum of 5. Only ratios matter to the choice of a move. */
function scaled(weights: ReversiWeights): ReversiWeights {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return each(weights, (weight) => 5 * weight / sum);
}

function each(
  weights: ReversiWeights,
  change: (weight: number, index: number) => number,
): ReversiWeights {
  return weights.map(change) as unknown as ReversiWeights;
}

/** A meeting by games: colours are drawn by lot and exchanged after each game. */
export function reversiGames({ games, opening, depth }: ReversiEvolution): ReversiMeeting {
  const reversi = findGame("reversi");
  const clock = { now: () => 0 };
  return (one, other, random) => {
    const players = [one, other].map((weights) =>
      fixedDepthPlayer(reversi, weightedHeuristics(weights), depth)
    );
    let first = random.below(2);
    let points = 0;
    let position = randomOpening(reversi, opening, random);
    for (let game = 0; game < games; game++) {
      if (game > 0 && game % 2 === 0) position = randomOpening(reversi, opening, random);
      const result = playEpisode(position, [players[first], players[1 - first]], { random, clock });
      points += first === 0 ? result : -result;
      first = 1 - first;
    }
    return points;
  };
}

/** The evaluation of B3 with these weights. */
export function weightedHeuristics(
  weights: ReversiWeights,
  game: Game = findGame("reversi"),
): Evaluation<ReversiPosition> {
  const [w1, w2, w3, w4, w5] = weights;
  const values = { w1, w2, w3, w4, w5, weights: null, tempo: null, plies: null };
  return heuristics.create(game, values);
}
