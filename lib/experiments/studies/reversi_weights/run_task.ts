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
import { randomOpening } from "matchbox/agents/learners/random_opening.ts";
import { regressedWeights } from "matchbox/agents/learners/reversi_regression.ts";
import type { Random } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import { rounded } from "../../rounded.ts";
import type { MatchRow, WeightsRow } from "./rows.ts";
import { OPENING, REGRESSION, variants } from "./variants.ts";

/** Stretches of a run: tasks in a chain. */
export const STRETCHES = 4;
/** Points of a run at which its weights are noted, after the start. */
const POINTS = 40;

/** The hand weights of B4, and the start of the evolution. */
export const HAND: ReversiWeights = [1, 4, 4, 5, 5];
export const EQUAL: ReversiWeights = [1, 1, 1, 1, 1];

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
 * @param stretch from 1 to `STRETCHES`
 */
export function evolve(
  name: string,
  { run, stretch }: { readonly run: number; readonly stretch: number },
  before: ReversiGeneration | undefined,
  { games, population, depth }: RunOptions,
  random: Random,
): { rows: WeightsRow[]; state: ReversiGeneration } {
  const { options, times = 1, byLot } = variants.find((variant) => variant.name === name)!;
  const evolution = reversiEvolution({ depth, population: times * population, ...options });
  const meet = byLot ? lot : reversiGames(evolution);
  let state = before ?? firstReversiGeneration;
  const rows: WeightsRow[] = [];
  const note = (games: number) => {
    const { number: generation } = state;
    rows.push({ learner: name, run, games, generation, ...columnsOf(reachedWeights(state)) });
  };
  if (!before) note(0);
  for (let point = 1; point <= POINTS / STRETCHES; point++) {
    const wanted = games * (stretch - 1 + point * STRETCHES / POINTS) / STRETCHES;
    while (state.games < wanted) state = nextReversiGeneration(state, evolution, meet, random);
    note(rounded(wanted));
  }
  return { rows, state };
}

/** A round of regression, which begins with the weights of the round before. */
export function regress(
  { run, stretch }: { readonly run: number; readonly stretch: number },
  before: ReversiWeights | undefined,
  { games, depth }: RunOptions,
  random: Random,
): { rows: WeightsRow[]; state: ReversiWeights } {
  const round = Math.round(games / STRETCHES);
  const options = { games: round, opening: OPENING, depth };
  const state = regressedWeights(before ?? EQUAL, options, random);
  const note = (stretch: number, weights: ReversiWeights): WeightsRow => ({
    ...{ learner: REGRESSION, run, games: rounded(games * stretch / STRETCHES) },
    generation: stretch,
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
  const openings = Array.from({ length: pairs }, () => randomOpening(game, OPENING, random));
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
  const [w1, w2, w3, w4, w5] = weights.map(rounded);
  return { w1, w2, w3, w4, w5 };
}
