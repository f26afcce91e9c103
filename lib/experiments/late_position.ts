/**
 * Positions of Reversi near the end of a game.
 *
 * @module
 */
import { createAgent } from "matchbox/agents/registry.ts";
import type { Clock, Random } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import { randomPosition } from "matchbox/games/random_position.ts";
import { emptySquares } from "matchbox/games/reversi/final_score.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";

/** Random plies before the players take over, as in a match. */
const OPENING = 8;

/**
 * A position with so many empty squares from a game of two equal players who look one move ahead: they play
 * well enough for usual positions, and fast.
 */
export function latePosition(
  game: Game,
  empties: number,
  random: Random,
  clock: Clock,
): ReversiPosition {
  const agent = createAgent("greedy:eval=mobility", game);
  while (true) {
    const position = randomPosition(game, OPENING, random) as ReversiPosition | null;
    while (position && position.result() === null) {
      if (emptySquares(position) === empties) return position;
      position.play(agent.choose(position, { random, clock }));
    }
  }
}
