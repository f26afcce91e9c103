/**
 * Openings: the positions from which the games of a match are played, each by both colours. They are
 * drawn by random moves from the start of the game, so that no agent has a say in them.
 *
 * @module
 */
import { type Game, randomPosition } from "matchbox/games/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";

/** Which openings a match has. */
export interface OpeningOptions {
  /** How many, at least 1. */
  readonly count: number;
  /** Random plies that lead to each, 0 or more; 0 is the start of the game alone. */
  readonly plies: number;
  readonly seed: number | string;
}

/**
 * Draws different openings in which the game is not over. A longer list begins like a shorter one.
 *
 * @returns their notations; fewer than `count` when no more are found in many tries
 * @throws {UsageError} when there is none
 */
export function drawOpenings(game: Game, { count, plies, seed }: OpeningOptions): string[] {
  const random = randomStream(`${seed}/${game.spec}/openings of ${plies} plies`);
  const found = new Set<string>();
  // Were n openings equally likely, the last of them would be missed once in e^100 times.
  for (let misses = 0; found.size < count && misses < 100 * (found.size + 10); misses++) {
    const opening = randomPosition(game, plies, random)?.toString();
    if (opening === undefined || found.has(opening)) continue;
    found.add(opening);
    misses = -1;
  }
  if (found.size === 0) {
    throw new UsageError(`no game of ${game.spec} goes on after ${plies} random plies`);
  }
  return [...found];
}

/**
 * Plies of an opening unless given: a tenth of the longest game, even so that side 0 has the move, from
 * 2 to 8.
 */
export function defaultOpeningPlies(game: Game): number {
  return Math.min(Math.max(2 * Math.floor(game.maxPlies / 20), 2), 8);
}
