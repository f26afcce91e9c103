/**
 * Start positions for searches.
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import type { Game, Position } from "matchbox/games/game.ts";
import { randomPosition } from "matchbox/games/random_position.ts";

/**
 * Different positions after random moves, with the game not over.
 *
 * @param count how many
 * @param plies random moves before each position
 * @throws {RangeError} when there are fewer positions
 */
export function startPositions(
  game: Game,
  count: number,
  plies: number,
  random: Random,
): Position[] {
  const found = new Map<string, Position>();
  for (let attempt = 0; found.size < count; attempt++) {
    if (attempt > 100 * count) {
      throw new RangeError(
        `${game.title} has fewer than ${count} unfinished positions after ${plies} random plies, ` +
          `as far as ${attempt} tries can tell: found ${found.size}`,
      );
    }
    const position = randomPosition(game, plies, random);
    if (position) found.set(position.toString(), position);
  }
  return [...found.values()];
}
