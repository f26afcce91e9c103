import { randomStream } from "matchbox/base/mod.ts";
import { type Game, type Position, randomPosition } from "matchbox/games/mod.ts";

/**
 * Unfinished positions from random games, early and late.
 *
 * @param label equal labels give equal positions
 */
export function samplePositions(game: Game, count: number, label = "search test"): Position[] {
  const random = randomStream(`${label} ${game.spec}`);
  const longest = Math.min(game.maxPlies, 120);
  const positions: Position[] = [];
  while (positions.length < count) {
    const position = randomPosition(game, random.below(longest), random);
    if (position) positions.push(position);
  }
  return positions;
}
