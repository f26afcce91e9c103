/**
 * Random openings, so that players without chance play different games.
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import type { Game, Position } from "matchbox/games/game.ts";
import { randomPosition } from "matchbox/games/random_position.ts";

/**
 * The position after random plies from the start, with the game not over.
 *
 * @typeParam P the positions of this game, as the caller knows
 * @param plies few enough that games of this length exist
 */
export function randomOpening<P extends Position>(game: Game, plies: number, random: Random): P {
  while (true) {
    const position = randomPosition(game, plies, random);
    if (position) return position as P;
  }
}

/** So many of them, each drawn by itself: some may be the same. */
export function randomOpenings<P extends Position>(
  game: Game,
  { count, plies }: { readonly count: number; readonly plies: number },
  random: Random,
): P[] {
  return Array.from({ length: count }, () => randomOpening<P>(game, plies, random));
}
