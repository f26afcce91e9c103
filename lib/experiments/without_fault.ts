/**
 * The rule for faults in the games of studies: an agent that fails has lost no game. In a tournament it loses, but in
 * a study that would be a number about something else.
 *
 * @module
 */
import { type GameRecord, isFault } from "matchbox/arena/game_record.ts";

/**
 * The record of a game in which no agent failed.
 *
 * @throws {Error} when the game ended with an illegal move, an error of an agent or an exceeded time
 */
export function withoutFault(record: GameRecord): GameRecord {
  const { seed, ending, reason } = record;
  if (isFault(ending)) throw new Error(`game ${seed}: ${reason}`);
  return record;
}
