/**
 * Rivals of the learner of positions: learners that generalise, taught by as many games. Each says how it is taught;
 * to add one, list it.
 *
 * @module
 */
import type { Agent } from "matchbox/agents/agent.ts";
import { fixedDepthPlayer } from "matchbox/agents/learners/genetic/fixed_depth.ts";
import {
  type ReversiWeights,
  weightedHeuristics,
} from "matchbox/agents/learners/genetic/reversi_weights.ts";
import { regressedWeights } from "matchbox/agents/learners/reversi_regression.ts";
import type { Clock, Random } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";

/** A rival. */
export interface Rival {
  readonly name: string;
  /** The boards that it can play on. */
  readonly boards: readonly string[];
  /** The player after so many games. */
  teach(
    game: Game,
    games: number,
    context: { readonly random: Random; readonly clock: Clock },
  ): Agent;
}

/** Plies that the players look ahead, as the level that learns positions. */
const DEPTH = 2;
/** Random plies before a game of self-play. */
const OPENING = 6;
/** All heuristics alike, before any game. */
const ALIKE: ReversiWeights = [1, 1, 1, 1, 1];

/** The rivals. */
export const rivals: readonly Rival[] = [
  {
    name: "regression",
    boards: ["reversi:size=8"],
    teach(game, games, { random }) {
      const weights = regressedWeights(ALIKE, { games, opening: OPENING, depth: 1 }, random);
      return fixedDepthPlayer(game, weightedHeuristics(weights), DEPTH);
    },
  },
];
