import {
  assert,
  assertEquals,
  assertGreater,
  assertLess,
  assertNotEquals,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import { addAgents } from "matchbox/agents/mod.ts";
import {
  eloDifference,
  likelihoodOfSuperiority,
  type MatchOptions,
  playMatch,
  scoreInterval,
  sprt,
  type SprtOptions,
} from "matchbox/arena/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { agents as faultyAgents } from "../fixtures/faulty_agents.ts";

addAgents(faultyAgents);

const ticTacToe = findGame("tictactoe");
const reversi = findGame("reversi:size=6");

Deno.test("two perfect players of tic-tac-toe draw every game from its start", () => {
  const options = { games: 20, plies: 0 };
  const match = playMatch(ticTacToe, "alphabeta:depth=9", "minimax:depth=9", options);
  assertEquals([match.wins, match.draws, match.losses], [0, 20, 0]);
  // There is one opening, from both sides: one pair, which was drawn.
  assertEquals([match.distinct, match.deterministic], [2, true]);
  assertEquals([match.pairs, match.score.count], [[0, 0, 1, 0, 0], 2]);
});

Deno.test("two deterministic players have as many different games as openings from both sides", () => {
  for (const openings of [1, 3, 10]) {
    const match = playMatch(reversi, "alphabeta:depth=2", "minimax:depth=1", {
      games: 20,
      openings,
    });
    assertEquals([match.games, match.deterministic], [20, true]);
    assertStrictEquals(match.distinct, 2 * openings);
    assertStrictEquals(match.pairs.reduce((sum, count) => sum + count), openings);
  }
});

Deno.test("a match with a random player in it is not deterministic, and all of it is evidence", () => {
  const options = { games: 20, openings: 1 };
  const match = playMatch(reversi, "alphabeta:depth=1", "random", options);
  assertStrictEquals(match.deterministic, false);
  assertStrictEquals(match.score.count, 20);
});

Deno.test("a perfect player never loses to a random one", () => {
  const match = playMatch(ticTacToe, "alphabeta:depth=9", "random", { games: 60, plies: 0 });
  assertStrictEquals(match.losses, 0);
  assertGreater(match.wins, 40);
  assertStrictEquals(match.wins + match.draws + match.losses, 60);
  assert(match.score.low! > 0.5 && match.superiority > 0.999);
});

Deno.test("a match is a function of its seed, and a longer one begins like a shorter one", () => {
  const play = (games: number, seed?: number) =>
    playMatch(reversi, "random", "greedy", { games, seed }).records;
  const short = play(6, 1);
  assertEquals(play(10, 1).slice(0, 6), short);
  assertEquals(play(6), short);
  assertNotEquals(play(6, 2), short);
});

Deno.test("both agents play both sides of every opening", () => {
  const { records, first, second } = playMatch(reversi, "random", "greedy", { games: 20 });
  for (let pair = 0; pair < 10; pair++) {
    const [one, other] = records.slice(2 * pair, 2 * pair + 2);
    assertEquals([one.agents, other.agents], [[first, second], [second, first]]);
    assertStrictEquals(one.opening, other.opening);
  }
  assertStrictEquals(new Set(records.map(({ opening }) => opening)).size, 10);
});

Deno.test("an agent may play itself in a match", () => {
  const { first, second, games, score } = playMatch(ticTacToe, "random", "random", { games: 200 });
  assertEquals([first, second, games], ["random", "random", 200]);
  assert(score.low! < 0.5 && score.high! > 0.5);
});

Deno.test("the estimates of a match follow from its pairs", () => {
  const { pairs, score, elo, superiority } = playMatch(reversi, "greedy", "random", { games: 40 });
  assertEquals(score, scoreInterval(pairs));
  assertEquals(elo, eloDifference(pairs));
  assertStrictEquals(superiority, likelihoodOfSuperiority(pairs));
});

Deno.test("a match continues to its last game, whatever an agent does wrong", () => {
  const faults: [spec: string, ending: string][] = [
    ["illegal", "illegal move"],
    ["throwing", "failure"],
    ["meddling", "failure"],
    ["slow", "time"],
    ["unmade", "failure"],
    ["throwing_at_start", "failure"],
    ["throwing_at_end", "failure"],
  ];
  for (const [spec, ending] of faults) {
    let milliseconds = 0;
    const options: MatchOptions = {
      games: 10,
      time: { base: 0.2, increment: 0 },
      clock: { now: () => milliseconds++ },
    };
    const lost = playMatch(reversi, spec, "random", options);
    assertEquals([lost.games, lost.losses, lost.faults], [10, 10, [10, 0]], spec);
    assert(lost.records.every((record) => record.ending === ending));
    const won = playMatch(reversi, "random", spec, options);
    assertEquals([won.games, won.wins, won.faults], [10, 10, [0, 10]], spec);
  }
});

Deno.test("the length cap and the adjudicator end games if they are set", () => {
  const capped = playMatch(reversi, "random", "random", { games: 10, maxPlies: 6 });
  assertEquals([capped.draws, capped.plies.mean], [10, 6]);
  const judged = playMatch(reversi, "greedy", "random", {
    games: 10,
    adjudication: { evaluation: "material", margin: 6, plies: 2 },
  });
  assert(judged.records.some(({ ending }) => ending === "adjudication"));
});

Deno.test("a test ends a match with the pair that decides it", () => {
  const test: SprtOptions = { elo0: 0, elo1: 200, alpha: 0.05, beta: 0.05 };
  const match = playMatch(reversi, "alphabeta:depth=2", "random", { games: 1000, sprt: test });
  assertStrictEquals(match.test!.decision, "H1");
  assertEquals(match.test, sprt(match.pairs, test));
  assertLess(match.games, 1000);
  // One pair before it was undecided: the same match, shorter by a pair, is played to its end.
  const shorter = playMatch(reversi, "alphabeta:depth=2", "random", {
    games: match.games - 2,
    sprt: test,
  });
  assertStrictEquals(shorter.games, match.games - 2);
  assertStrictEquals(shorter.test!.decision, null);
});

Deno.test("a test also ends a match in which one side loses every game", () => {
  const test: SprtOptions = { elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05 };
  const match = playMatch(ticTacToe, "illegal:after=0", "random", { games: 1000, sprt: test });
  assertStrictEquals(match.losses, match.games);
  assertLess(match.games, 1000);
  assertStrictEquals(match.test!.decision, "H0");
});

Deno.test("without a test its state is null", () => {
  assertStrictEquals(playMatch(ticTacToe, "random", "random", { games: 2 }).test, null);
});

Deno.test("an aborted match ends after the current pair, but plays at least one", () => {
  const stopped = new AbortController();
  stopped.abort();
  const options = { games: 50, signal: stopped.signal };
  assertStrictEquals(playMatch(ticTacToe, "random", "random", options).games, 2);
  for (let stopping = 80; stopping < 120; stopping++) {
    const stop = new AbortController();
    let readings = 0;
    const { games, records } = playMatch(ticTacToe, "random", "random", {
      games: 50,
      signal: stop.signal,
      time: { base: 1000, increment: 0 },
      clock: {
        now() {
          // Some pairs later, in the first or second game of a pair.
          if (++readings === stopping) stop.abort();
          return 0;
        },
      },
    });
    assert(games > 2 && games < 50 && games % 2 === 0, `${games}`);
    assertStrictEquals(records.length, games);
  }
});

Deno.test("invalid options are refused before a game is played", () => {
  const refused = (options: MatchOptions, message: RegExp, second = "random") =>
    assertThrows(() => playMatch(ticTacToe, "random", second, options), UsageError, message);
  refused({ games: 3 }, /^games: expected an even number of at least 2, .* but found 3$/);
  refused({ games: 2 }, /^unknown agent "luck"/, "luck");
  const test: SprtOptions = { elo0: 50, elo1: 0, alpha: 0.05, beta: 0.05 };
  refused({ games: 2, sprt: test }, /the lower one first: found 50 and 0$/);
});
