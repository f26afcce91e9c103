/**
 * Rivals of the learner of positions: learners that generalise, taught by as many games. Each says how it is taught;
 * to add one, list it. Afterwards all look equally far ahead, so that they differ in what they have learned.
 *
 * @module
 */
import type { Agent } from "matchbox/agents/agent.ts";
import { fixedDepthPlayer } from "matchbox/agents/learners/genetic/fixed_depth.ts";
import {
  type ReversiWeights,
  weightedHeuristics,
} from "matchbox/agents/learners/genetic/reversi_weights.ts";
import { playEpisode } from "matchbox/agents/learners/episode.ts";
import { createLearner } from "matchbox/agents/learners/mod.ts";
import { randomOpening } from "matchbox/agents/learners/random_opening.ts";
import { regressedWeights } from "matchbox/agents/learners/reversi_regression.ts";
import type { TupleLearner } from "matchbox/agents/learners/temporal_difference/ntuple/ntuple.ts";
import type { Clock, Random } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import { boards, type CompanyName, opponentsOf, playOne } from "./companies.ts";
import { tuplePlayer } from "./tuple_player.ts";

/** A rival. */
export interface Rival {
  readonly name: string;
  /** The boards that it can play on. */
  readonly boards: readonly string[];
  /** Whether it practises with a company, as the learners of positions do; otherwise it plays against itself. */
  readonly inCompany: boolean;
  /**
   * The player after so many games.
   *
   * @param company whom it practises with, if it is `inCompany`
   */
  teach(
    game: Game,
    games: number,
    context: { readonly random: Random; readonly clock: Clock },
    company: CompanyName | null,
  ): Agent;
}

/** The rival with few weights; the others are networks with many. */
export const REGRESSION = "regression";

/** Plies that the players look ahead, as the level that learns positions. */
const DEPTH = 2;
/** Random plies before a game of self-play. */
const OPENING = 6;
/** All heuristics alike, before any game. */
const ALIKE: ReversiWeights = [1, 1, 1, 1, 1];

/** The rivals. */
export const rivals: readonly Rival[] = [
  {
    name: REGRESSION,
    boards: ["reversi:size=8"],
    inCompany: false,
    teach(game, games, { random }) {
      const weights = regressedWeights(ALIKE, { games, opening: OPENING, depth: 1 }, random);
      return fixedDepthPlayer(game, weightedHeuristics(weights), DEPTH);
    },
  },
  {
    name: "TD against itself",
    boards: Object.keys(boards),
    inCompany: false,
    teach(game, games, context) {
      const learner = tupleLearner("ntuple", game, context.random);
      for (let number = 0; number < games; number++) {
        const opening = randomOpening(game, OPENING, context.random);
        playEpisode(opening, [learner, learner], context);
      }
      return tuplePlayer(game, learner.network, DEPTH);
    },
  },
  {
    name: "TD in company",
    boards: Object.keys(boards),
    inCompany: true,
    teach(game, games, context, company) {
      const learner = tupleLearner("ntuple:self=false", game, context.random);
      const opponents = opponentsOf(game, company!);
      for (let number = 0; number < games; number++) {
        playOne(game, company!, learner, opponents, number, context);
      }
      return tuplePlayer(game, learner.network, DEPTH);
    },
  },
];

/** An n-tuple network that has learned nothing yet. */
function tupleLearner(spec: string, game: Game, random: Random): TupleLearner {
  return createLearner(spec, game, undefined, random) as TupleLearner;
}
