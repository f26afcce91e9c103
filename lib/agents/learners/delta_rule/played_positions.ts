/**
 * The positions of a played game that a learner of D6 learns from (D8).
 *
 * @module
 */
import type { Game, Move, Side } from "matchbox/games/game.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { positionText } from "./position_text.ts";

/**
 * The positions in which each side placed a disc, as texts.
 *
 * @param moves legal moves in turn
 * @param opening the notation of the position before the first move; default: the start of the game
 */
export function playedPositions(
  game: Game,
  moves: Iterable<Move>,
  opening?: string,
): readonly [string[], string[]] {
  const position = game.start(opening) as ReversiPosition;
  const met: readonly [string[], string[]] = [[], []];
  for (const move of moves) {
    const text = positionText(position, move);
    if (text !== null) met[position.side as Side].push(text);
    position.play(move);
  }
  return met;
}
