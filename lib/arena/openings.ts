/**
 * Openings: the start positions of the games of a match, each played with both colours. They are random
 * positions, independent of the agents.
 *
 * @module
 */
import type { Game } from "matchbox/games/game.ts";
import { randomPosition } from "matchbox/games/random_position.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";

/** The openings of a match. */
export interface OpeningOptions {
  /** Number of openings, at least 1. */
  readonly count: number;
  /** Random plies of each, 0 or more; with 0 the only opening is the start of the game. */
  readonly plies: number;
  /** Master seed, from which the openings are drawn. */
  readonly seed: number | string;
}

/**
 * Draws different openings in which the game is not over. A longer list begins with a shorter one.
 *
 * @returns their notations; fewer than `count` when no more are found in many tries
 * @throws {UsageError} when there is none
 */
export function drawOpenings(game: Game, { count, plies, seed }: OpeningOptions): string[] {
  const random = randomStream(`${seed}/${game.spec}/openings of ${plies} plies`);
  const found = new Set<string>();
  // With n equally likely openings, the last one would be missed with a probability of e^-100.
  for (let misses = 0; found.size < count && misses < 100 * (found.size + 10); misses++) {
    const opening = randomPosition(game, plies, random)?.toString();
    if (opening === undefined || found.has(opening)) continue;
    found.add(opening);
    misses = -1;
  }
  if (found.size === 0) {
    throw new UsageError(`every game of ${game.spec} is over after ${plies} random plies`);
  }
  return [...found];
}

/**
 * The default number of plies of an opening: a tenth of the longest game, from 2 to 8, and even so that
 * side 0 is to move.
 */
export function defaultOpeningPlies(game: Game): number {
  return Math.min(Math.max(2 * Math.floor(game.maxPlies / 20), 2), 8);
}
