/**
 * Matches of a network: pairs of games from the same random openings, with sides changed.
 *
 * @module
 */
import { playOut } from "matchbox/agents/networks/network_games.ts";
import { randomOpenings } from "matchbox/agents/learners/random_opening.ts";
import type { ChooseMove } from "matchbox/agents/networks/choose_move.ts";
import { createAgent } from "matchbox/agents/registry.ts";
import type { Random } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import { findGame } from "matchbox/games/registry.ts";
import { plainPlayer } from "../../plain_evaluations.ts";

/** The board of the source. */
export const METELYK = findGame("metelyk:side=4");

/** Random plies of an opening. */
const PLIES = 6;

/** The opponents of the champions, by the names in the rows; see `plainPlayer`. */
export const OPPONENTS = [
  "random",
  "greedy",
  ...[1, 2, 3, 4].map((depth) => `alphabeta:depth=${depth}`),
];

/** Different openings are drawn for each call. */
export function drawOpenings(
  count: number,
  random: Random,
  game: Game = METELYK,
): MetelykPosition[] {
  return randomOpenings(game, { count, plies: PLIES }, random);
}

/** Plays two games from each opening; wins are those of `one`. */
export function duel(one: ChooseMove, other: ChooseMove, openings: readonly MetelykPosition[]) {
  let [wins, draws] = [0, 0];
  for (const position of openings) {
    // The first player of an opening is the side to move.
    for (const result of [playOut(position, one, other), -playOut(position, other, one)]) {
      if (result > 0) wins++;
      else if (result === 0) draws++;
    }
  }
  return { games: 2 * openings.length, wins, draws };
}

/** An agent as the opponent of a network, by its name in the rows. */
export function opponentOf(name: string, random: Random): ChooseMove {
  return chooserOfAgent(plainPlayer(name, METELYK), METELYK, random);
}

/** An agent as the opponent of a network, by its spec. */
export function chooserOfAgent(spec: string, game: Game, random: Random): ChooseMove {
  const agent = createAgent(spec, game);
  const context = { random, clock: { now: () => 0 } };
  agent.gameStart?.(0);
  return (position) => agent.choose(position, context);
}
