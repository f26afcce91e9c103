/**
 * What games came to that were read from record files.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import type { GameRecord } from "./game_record.ts";
import { countedGame } from "./counted_game.ts";
import { MatchTally } from "./match_result.ts";
import { placeInPair } from "./schedule.ts";
import { type TournamentResult, tournamentResult } from "./tournament_result.ts";

/** What became of the games. */
export interface RecordsResult {
  readonly result: TournamentResult;
  /** Games left out, because the other game of their pair is not there. */
  readonly alone: number;
  /** Games left out, because one of the same seed but with other moves came before. */
  readonly contradicting: number;
}

/**
 * Puts the games of each pair together again, which their seeds tell, and counts them. A game that is
 * there twice counts once; when the two differ, as games against the clock may, it is the first.
 *
 * @throws {UsageError} when there is no pair, the games are of several kinds, an agent plays itself, or there
 * are agents that no chain of games connects
 */
export function resultOfRecords(records: readonly GameRecord[]): RecordsResult {
  const specs = [...new Set(records.map(({ game }) => game))];
  if (specs.length > 1) {
    throw new UsageError(`expected games of one kind but found ${specs.join(" and ")}`);
  }
  const own = records.find(({ agents: [side0, side1] }) => side0 === side1);
  if (own) {
    throw new UsageError(`there are games of ${own.agents[0]} against itself, which is no rating`);
  }
  const { pairs, ...leftOut } = pairsAmong(records);
  if (pairs.length === 0) throw new UsageError("there is no pair of games to rate");
  const tallies = new Map<string, MatchTally>();
  for (const [one, other] of pairs) {
    // In another file the same two may have met with the other one named first.
    const turned = tallies.has(other.agents.join(" v "));
    const pair = turned ? [other, one] as const : [one, other] as const;
    const [{ agents }] = pair;
    const match = agents.join(" v ");
    const tally = tallies.get(match) ?? new MatchTally(...agents);
    tally.add(countedGame(pair[0]), countedGame(pair[1]));
    tallies.set(match, tally);
  }
  const matches = [...tallies.values()].map((tally) => tally.result());
  return { result: tournamentResult(matches), ...leftOut };
}

function pairsAmong(records: readonly GameRecord[]) {
  const found = new Map<string, { one?: GameRecord; other?: GameRecord }>();
  let alone = 0;
  let contradicting = 0;
  for (const record of records) {
    const place = placeInPair(record.seed);
    if (!place) {
      alone++;
      continue;
    }
    const pair = found.get(place.pair) ?? {};
    found.set(place.pair, pair);
    const slot = place.swapped ? "other" : "one";
    const before = pair[slot] ??= record;
    if (before.result !== record.result || before.moves.join() !== record.moves.join()) {
      contradicting++;
    }
  }
  const pairs: (readonly [GameRecord, GameRecord])[] = [];
  for (const { one, other } of found.values()) {
    if (one && other) pairs.push([one, other]);
    else alone++;
  }
  return { pairs, alone, contradicting };
}
