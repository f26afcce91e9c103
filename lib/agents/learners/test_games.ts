/**
 * Games that show how good a player in training is, and that it does not learn from.
 *
 * @module
 */
import { type Clock, type Random, randomStream } from "matchbox/base/mod.ts";
import type { Game, Position } from "matchbox/games/game.ts";
import type { Agent } from "../agent.ts";
import { pairedGames } from "./paired_games.ts";
import { randomOpening } from "./random_opening.ts";
import type { Tally } from "./trainer.ts";

/** Games of a test, from openings of so many plies. */
const GAMES = 40;
const OPENING = 4;

/**
 * Plays a test.
 *
 * @param label names the stream of the games, so that they do not change the training that follows
 * @returns the results of `player`
 */
export function testGames(
  game: Game,
  player: Agent,
  opponent: Agent,
  label: string,
  clock: Clock,
): Tally {
  const random = randomStream(label);
  return pairedGames(player, opponent, openings(game, random), { random, clock });
}

/** Random openings, each drawn when its games begin. */
function* openings(game: Game, random: Random): Iterable<Position> {
  for (let pair = 0; pair < GAMES / 2; pair++) yield randomOpening(game, OPENING, random);
}
