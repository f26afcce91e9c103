/**
 * The record of a move in words.
 *
 * @module
 */
import { gamesOf, type MoveRecord, scoreOf } from "./position_statistics.ts";

/** A record in words, e.g. `12 games, 6 won, 4 drawn, 2 lost, score 0.667`. */
export function describeRecord(record: MoveRecord): string {
  const { wins, draws, losses } = record;
  const games = gamesOf(record);
  return `${games} ${games === 1 ? "game" : "games"}, ${wins} won, ${draws} drawn, ` +
    `${losses} lost, score ${scoreOf(record).toFixed(3)}`;
}
