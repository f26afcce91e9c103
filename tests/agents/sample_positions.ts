import { randomStream } from "matchbox/base/mod.ts";
import { type Game, legalMoves, type Position } from "matchbox/games/mod.ts";

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
    const position = game.start();
    for (let ply = random.below(longest); ply > 0 && position.result() === null; ply--) {
      const moves = legalMoves(game, position);
      position.play(moves[random.below(moves.length)]);
    }
    if (position.result() === null) positions.push(position);
  }
  return positions;
}
