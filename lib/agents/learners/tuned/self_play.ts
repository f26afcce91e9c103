/**
 * Games of a player with tuned weights against itself, for a regression: what stands on the board, and who won.
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import type { Agent } from "../../agent.ts";
import { playEpisode } from "../episode.ts";
import { randomOpening } from "../random_opening.ts";
import type { TunedTerms } from "./tuned_weights.ts";

/** A position of a game. */
export interface PlayedPosition {
  /** How often the side to move has each term more than the enemy. */
  readonly terms: readonly number[];
  /** The result of its game for the side to move: 1, 0 or -1. */
  readonly result: number;
}

/**
 * Plays a game.
 *
 * @param player plays both sides
 * @param opening random plies before the game
 * @returns the positions that say something of the terms
 */
export function selfPlay(
  tuned: Pick<TunedTerms, "game" | "terms">,
  player: Agent,
  opening: number,
  random: Random,
): PlayedPosition[] {
  const noted: { terms: number[]; sign: number }[] = [];
  const watched: Agent = {
    name: player.name,
    choose(position, context) {
      const move = player.choose(position, context);
      const terms = tuned.terms(position, move);
      if (terms) noted.push({ terms, sign: position.side === 0 ? 1 : -1 });
      return move;
    },
  };
  const start = randomOpening(tuned.game, opening, random);
  const result = playEpisode(start, [watched, watched], { random, clock: { now: () => 0 } });
  return noted.map(({ terms, sign }) => ({ terms, result: sign * result }));
}
