/**
 * The tasks of the study: a stretch of an evolution, a round of regression, and a match.
 *
 * @module
 */
import { fixedDepthPlayer } from "matchbox/agents/learners/genetic/fixed_depth.ts";
import {
  firstReversiGeneration,
  nextReversiGeneration,
  reachedWeights,
  reversiEvolution,
  reversiGames,
  type ReversiGeneration,
  type ReversiMeeting,
  type ReversiWeights,
  weightedHeuristics,
} from "matchbox/agents/learners/genetic/reversi_weights.ts";
import { pairedGames } from "matchbox/agents/learners/paired_games.ts";
import { randomOpenings } from "matchbox/agents/learners/random_opening.ts";
import { regressedWeights } from "matchbox/agents/learners/reversi_regression.ts";
import type { Random } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import { goOn, type Stretch } from "../../genetic_runs.ts";
import { ofEach } from "../../of_each.ts";
import { rounded } from "../../rounded.ts";
import { type MatchRow, weightColumns, type WeightsRow } from "./rows.ts";
import { EQUAL, HAND, OPENING, variants } from "./variants.ts";

/** Stretches of a run: tasks in a chain. */
export const STRETCHES = 4;
/** Points of a run at which its weights are noted, after the start. */
const POINTS = 40;

/** The parameters of a run. */
export interface RunOptions {
  readonly games: number;
  readonly population: number;
  readonly depth: number;
}

/** The coin in place of games. */
const lot: ReversiMeeting = (_one, _other, random) => random.below(2) === 0 ? 1 : -1;

/**
 * A stretch of a run of an evolution.
 *
 * @param before the generation that the stretch before has reached
 */
export function evolve(
  { learner, run, stretch }: Stretch,
  before: ReversiGeneration | undefined,
  { games, population, depth }: RunOptions,
  random: Random,
): { rows: WeightsRow[]; state: ReversiGeneration } {
  const { options, times = 1, byLot } = variants.find(({ name }) => name === learner)!;
  const evolution = reversiEvolution({ depth, population: times * population, ...options });
  const meet = byLot ? lot : reversiGames(evolution);
  const rows: WeightsRow[] = [];
  const state = goOn(
    before ?? firstReversiGeneration,
    { games, stretch, stretches: STRETCHES, points: POINTS },
    (generation) => nextReversiGeneration(generation, evolution, meet, random),
    (reached, games) => {
      const generation = reached.number;
      rows.push({ learner, run, games, generation, ...columnsOf(reachedWeights(reached)) });
    },
  );
  return { rows, state };
}

/** A round of regression, which begins with the weights of the round before. */
export function regress(
  { learner, run, stretch }: Stretch,
  before: ReversiWeights | undefined,
  { games, depth }: RunOptions,
  random: Random,
): { rows: WeightsRow[]; state: ReversiWeights } {
  const options = { games: Math.round(games / STRETCHES), opening: OPENING, depth };
  const state = regressedWeights(before ?? EQUAL, options, random);
  const note = (generation: number, weights: ReversiWeights): WeightsRow => ({
    ...{ learner, run, games: rounded(games * generation / STRETCHES), generation },
    ...columnsOf(weights),
  });
  return { rows: [...(before ? [] : [note(0, EQUAL)]), note(stretch, state)], state };
}

/** A match from random openings, each played with both colours. */
export function playWeights(
  match: Pick<MatchRow, "player" | "run" | "opponent" | "depth">,
  [own, other]: readonly [ReversiWeights, ReversiWeights],
  pairs: number,
  random: Random,
): MatchRow {
  const game = findGame("reversi");
  const openings = randomOpenings(game, { count: pairs, plies: OPENING }, random);
  const [one, two] = [own, other].map((weights) =>
    fixedDepthPlayer(game, weightedHeuristics(atEqualSum(weights)), match.depth)
  );
  return { ...match, ...pairedGames(one, two, openings, { random, clock: { now: () => 0 } }) };
}

/** Weights whose absolute values add up to as much as those of the hand weights. */
function atEqualSum(weights: ReversiWeights): ReversiWeights {
  const sum = (list: readonly number[]) =>
    list.reduce((total, weight) => total + Math.abs(weight), 0);
  const factor = sum(HAND) / sum(weights);
  return factor === 1
    ? weights
    : weights.map((weight) => factor * weight) as unknown as ReversiWeights;
}

function columnsOf(weights: ReversiWeights) {
  return ofEach(weightColumns, (_, index) => rounded(weights[index]));
}
