import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import {
  countedGame,
  type GameRecord,
  type MatchResult,
  playMatch,
  playScheduled,
  resultOfRecords,
  scheduledGames,
  setUpTournament,
  TournamentTally,
} from "matchbox/arena/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { randomStream, shuffle, UsageError } from "matchbox/base/mod.ts";
import { madeUpPair } from "./made_up_games.ts";

const game = findGame("reversi:size=6");

Deno.test("the records of a tournament give the result of the tournament", () => {
  const agents = ["alphabeta:depth=1", "greedy", "random"];
  const tournament = setUpTournament(game, { agents, games: 8 });
  const tally = new TournamentTally(tournament);
  const records = [...scheduledGames(tournament)].map((scheduled) => {
    const record = playScheduled(game, scheduled, {});
    tally.add(scheduled, countedGame(record));
    return record;
  });
  const expected = { result: tally.result(), alone: 0, contradicting: 0 };
  assertEquals(resultOfRecords(records), expected);
});

Deno.test("pairs are found in any order of their games", () => {
  // Two openings for ten pairs: only the seeds tell which games belong together.
  const options = { games: 20, openings: 2 };
  const { records, test: _test, ...match } = playMatch(game, "greedy", "random", options);
  fc.assert(fc.property(fc.nat(), (seed) => {
    const shuffled = shuffle([...records], randomStream(`order/${seed}`));
    const { result, alone } = resultOfRecords(shuffled);
    assertStrictEquals(alone, 0);
    assertEquals(countsOf(result.matches[0]), countsOf(match));
  }));
});

Deno.test("without its first record a match lacks only its first pair", () => {
  const options = { games: 20, openings: 1 };
  const { records } = playMatch(game, "greedy", "random", options);
  const { result, alone } = resultOfRecords(records.slice(1));
  assertStrictEquals(alone, 1);
  assertEquals(
    countsOf(result.matches[0]),
    countsOf(resultOfRecords(records.slice(2)).result.matches[0]),
  );
});

Deno.test("a game without the other one of its pair is left out and reported", () => {
  const pairs = [1, 2, 3].map((number) => madeUpPair({ number, results: [1, 0] }));
  for (const missing of [0, 1, 2, 3, 4, 5]) {
    const { result, alone } = resultOfRecords(pairs.flat().toSpliced(missing, 1));
    assertStrictEquals(alone, 1);
    const [{ first, second, games, wins, draws }] = result.matches;
    // The first agent is the same, even without the first game.
    assertEquals([first, second, games, wins, draws], ["first", "second", 4, 2, 2]);
  }
});

Deno.test("games from different openings are not a pair", () => {
  const [[one], [, other]] = [1, 2].map((number) => madeUpPair({ number, results: [1, 1] }));
  const whole = madeUpPair({ number: 3, results: [0, 0] });
  const { result, alone } = resultOfRecords([one, other, ...whole]);
  assertEquals([result.matches[0].games, alone], [2, 2]);
});

Deno.test("a duplicate game counts once", () => {
  const pairs = [1, 2].map((number) => madeUpPair({ number, results: [1, -1] })).flat();
  const once = resultOfRecords(pairs);
  assertEquals(resultOfRecords([...pairs, ...pairs]), once);
  assertEquals(resultOfRecords([pairs[0], ...pairs]), once);
  assertStrictEquals(resultOfRecords([pairs[0], pairs[0], ...pairs.slice(1)]).alone, 0);
});

Deno.test("of two different games with one seed the first counts, and the other is reported", () => {
  const pair = madeUpPair({ number: 1, results: [1, -1] });
  const others = madeUpPair({ number: 1, results: [1, -1], said: { moves: ["b2"] } });
  const { result, alone, contradicting } = resultOfRecords([...pair, ...others]);
  assertEquals(result, resultOfRecords(pair).result);
  assertEquals([alone, contradicting], [0, 2]);
});

Deno.test("a match in two files with the agents in different order is one match", () => {
  const agents = ["first", "second"] as const;
  const one = madeUpPair({ agents, number: 1, results: [1, 1] });
  const other = madeUpPair({ agents: [agents[1], agents[0]], number: 2, results: [1, 0] });
  const { result: { matches } } = resultOfRecords([...one, ...other]);
  assertStrictEquals(matches.length, 1);
  const [{ first, wins, draws, losses, pairs }] = matches;
  assertEquals([first, wins, draws, losses], ["first", 2, 1, 1]);
  assertEquals(pairs, [0, 1, 0, 0, 1]);
});

Deno.test("games that cannot be rated are refused in one line", () => {
  const pair = (agents: [string, string], number: number, said?: Partial<GameRecord>) =>
    madeUpPair({ agents, number, results: [1, -1], said });
  const refused = (records: readonly GameRecord[], message: RegExp) =>
    assertThrows(() => resultOfRecords(records), UsageError, message);
  const some = pair(["a", "b"], 1);
  refused([], /^there is no pair of games to rate$/);
  refused([some[0]], /^there is no pair of games to rate$/);
  refused(
    [...some, ...pair(["a", "b"], 2, { game: "chess" })],
    /^expected games of one kind but found tictactoe and chess$/,
  );
  refused(
    [...some, ...pair(["c", "d"], 2)],
    /^no chain of games connects "a", "b" with "c", "d", so they cannot be rated together$/,
  );
  refused(
    [...some, ...pair(["a", "a"], 2)],
    /^expected different agents, .* but found a against itself$/,
  );
});

/** What is counted of a match. */
function countsOf({ first, second, games, wins, draws, losses, pairs, faults }: MatchResult) {
  return { first, second, games, wins, draws, losses, pairs, faults };
}
