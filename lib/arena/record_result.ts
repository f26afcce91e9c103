/**
 * The results of games that were read from record files.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import type { GameRecord } from "./game_record.ts";
import { countedGame } from "./counted_game.ts";
import { MatchTally } from "./match_result.ts";
import { placeInPair } from "./schedule.ts";
import { type TournamentResult, tournamentResult } from "./tournament_result.ts";

/** The results, and the number of games left out. */
export interface RecordsResult {
  /** The matches and the ratings. */
  readonly result: TournamentResult;
  /** Games left out because the other game of their pair is missing. */
  readonly alone: number;
  /** Games left out because they differ from an earlier game with the same seed. */
  readonly contradicting: number;
}

/**
 * Finds the pairs of games by their seeds and counts them. A duplicate game counts once; if duplicates
 * differ, as games with a clock may, the first one counts.
 *
 * @throws {UsageError} when there is no pair, the games are of several kinds, an agent plays itself, or no
 * chain of games connects some of the agents
 */
export function resultOfRecords(records: readonly GameRecord[]): RecordsResult {
  const specs = [...new Set(records.map(({ game }) => game))];
  if (specs.length > 1) {
    throw new UsageError(`expected games of one kind but found ${specs.join(" and ")}`);
  }
  const own = records.find(({ agents: [side0, side1] }) => side0 === side1);
  if (own) {
    throw new UsageError(
      `expected different agents, because ratings need an opponent, but found ${
        own.agents[0]
      } against itself`,
    );
  }
  const { pairs, ...leftOut } = pairsAmong(records);
  if (pairs.length === 0) throw new UsageError("there is no pair of games to rate");
  const tallies = new Map<string, MatchTally>();
  for (const [one, other] of pairs) {
    // In another file the same agents may be named in the other order.
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
