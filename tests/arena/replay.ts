/**
 * Replays records of games.
 *
 * @module
 */
import type { GameRecord } from "matchbox/arena/mod.ts";
import { findGame } from "matchbox/games/mod.ts";

/** The position after the moves of a record, each of which is legal. */
export function replay({ game, opening, moves }: GameRecord) {
  const rules = findGame(game);
  const position = rules.start(opening);
  for (const move of moves) position.play(rules.parse(position, move));
  return position;
}
