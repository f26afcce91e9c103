import { assert, assertEquals, assertLess, assertStrictEquals } from "@std/assert";
import fc from "fast-check";
import {
  countedGame,
  type GameRecord,
  playMatch,
  playScheduled,
  scheduledGames,
  setUpTournament,
  sprt,
  type SprtOptions,
  type Tournament,
  TournamentTally,
} from "matchbox/arena/mod.ts";
import { findGame } from "matchbox/games/mod.ts";

const ticTacToe = findGame("tictactoe");
const agents = ["alphabeta:depth=1", "random", "greedy"];

const test: SprtOptions = { elo0: 0, elo1: 100, alpha: 0.05, beta: 0.05 };

Deno.test("the matches of a tournament equal separate matches with its seed", () => {
  const game = findGame("reversi:size=4");
  const options = { games: 6, seed: 4 };
  const tournament = setUpTournament(game, { ...options, agents });
  const tally = new TournamentTally(tournament);
  for (const scheduled of scheduledGames(tournament)) {
    tally.add(scheduled, countedGame(playScheduled(game, scheduled, tournament.rules)));
  }
  const alone = tournament.pairings.map(([first, second]) => {
    const { records: _records, test: _test, ...match } = playMatch(game, first, second, options);
    return match;
  });
  assertEquals(tally.matches(), alone);
  assertStrictEquals(tally.games, 3 * 6);
});

Deno.test("a tournament has a result when every pairing has a pair", () => {
  const tournament = setUpTournament(ticTacToe, { agents, games: 4 });
  const tally = new TournamentTally(tournament);
  const counted: (number | undefined)[] = [];
  const matches: number[] = [];
  for (const scheduled of scheduledGames(tournament)) {
    tally.add(scheduled, countedGame(playScheduled(ticTacToe, scheduled, {})));
    counted.push(tally.result()?.matches.length);
    matches.push(tally.matches().length);
  }
  // Three pairings have their first pair after six games.
  assertEquals(counted, [...Array(5).fill(undefined), ...Array(7).fill(3)]);
  assertEquals(matches, [0, 1, 1, 2, 2, ...Array(7).fill(3)]);
  const result = tally.result()!;
  assertStrictEquals(result.game, "tictactoe");
  assertEquals(result.agents.toSorted(), tournament.agents.toSorted());
  assertStrictEquals(result.ratings.length, 3);
  assert(result.ratings.every(({ games }) => games === 8));
});

Deno.test("an agent that plays itself has a match, but no rating", () => {
  const tournament = setUpTournament(ticTacToe, { agents: ["random", "random"], games: 2 });
  const tally = tallied(tournament, [1, 1]);
  assertStrictEquals(tally.matches().length, 1);
  assertStrictEquals(tally.result(), null);
});

Deno.test("a game that could not be played leaves its pair out, and no other", () => {
  const results = [1, 1, null, 1, 1, null, null, null, 1, -1];
  const tally = tallied(
    setUpTournament(ticTacToe, { agents: agents.slice(0, 2), games: 10 }),
    results,
  );
  assertStrictEquals(tally.games, 4);
  const [{ wins, losses, pairs }] = tally.matches();
  assertEquals([wins, losses, pairs], [3, 1, [0, 0, 1, 0, 1]]);
});

Deno.test("all complete pairs are counted, whatever games could not be played", () => {
  const anyGame = fc.constantFrom(1, 0, -1, null);
  const anyGames = fc.array(fc.tuple(anyGame, anyGame), { minLength: 3, maxLength: 30 });
  fc.assert(fc.property(anyGames, (pairs) => {
    const played = pairs.slice(0, 3 * Math.floor(pairs.length / 3));
    const tournament = setUpTournament(ticTacToe, { agents, games: 2 * played.length / 3 });
    const tally = tallied(tournament, played.flat());
    const whole = (pairing: number) =>
      played.filter((pair, index) => index % 3 === pairing && !pair.includes(null)).length;
    const expected = tournament.pairings
      .map(([first, second], pairing) => ({ first, second, games: 2 * whole(pairing) }))
      .filter(({ games }) => games > 0);
    assertEquals(
      tally.matches().map(({ first, second, games }) => ({ first, second, games })),
      expected,
    );
    assertStrictEquals(tally.games, expected.reduce((sum, { games }) => sum + games, 0));
    assertStrictEquals(tally.result() === null, expected.length < 3);
  }));
});

Deno.test("the state of a test follows from its pairs, after each pair", () => {
  const tournament = setUpTournament(ticTacToe, { agents: agents.slice(0, 2), games: 100 });
  const tally = new TournamentTally(tournament, test);
  assertEquals([tally.test, tally.trace], [sprt([0, 0, 0, 0, 0], test), []]);
  assertStrictEquals(tally.decided, false);
  // The first agent wins as side 0 and draws as side 1.
  let pairs = 0;
  for (const scheduled of scheduledGames(tournament)) {
    if (tally.decided) break;
    tally.add(scheduled, countedGame(gameWith(scheduled.swapped ? 0 : 1)));
    if (!scheduled.swapped) continue;
    pairs++;
    assertEquals(tally.test, sprt([0, 0, 0, pairs, 0], test));
    assertEquals(tally.trace.at(-1), { pairs, llr: tally.test!.llr });
  }
  assertStrictEquals(tally.test!.decision, "H1");
  assert(tally.decided);
  assertLess(pairs, 50);
  assertStrictEquals(tally.trace.length, pairs);
});

Deno.test("without a test nothing is decided", () => {
  const tournament = setUpTournament(ticTacToe, { agents: agents.slice(0, 2), games: 100 });
  const tally = tallied(tournament, Array.from({ length: 100 }, (_, index) => index % 2 ? -1 : 1));
  assertEquals([tally.test, tally.trace, tally.decided], [null, [], false]);
  assertStrictEquals(tally.matches()[0].wins, 100);
});

/** The tally of games with these results for side 0, in the order of the schedule. */
function tallied(tournament: Tournament, results: readonly (number | null)[]): TournamentTally {
  const tally = new TournamentTally(tournament);
  for (const [index, scheduled] of [...scheduledGames(tournament)].entries()) {
    const result = results[index];
    tally.add(scheduled, result === null ? null : countedGame(gameWith(result)));
  }
  return tally;
}

function gameWith(result: number): GameRecord {
  return {
    game: "tictactoe",
    agents: ["", ""],
    seed: "",
    opening: "",
    moves: [],
    result: result as GameRecord["result"],
    ending: "rules",
    reason: "",
    deterministic: false,
  };
}
