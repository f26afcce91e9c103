import {
  assert,
  assertEquals,
  assertNotEquals,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import fc from "fast-check";
import { addAgents, createAgent } from "matchbox/agents/mod.ts";
import {
  drawOpenings,
  type Format,
  formats,
  Schedule,
  scheduledGames,
  setUpTournament,
  type TournamentOptions,
} from "matchbox/arena/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { agents as faultyAgents } from "../fixtures/faulty_agents.ts";

addAgents(faultyAgents);

const ticTacToe = findGame("tictactoe");
const reversi = findGame("reversi");

/** Six different agents. */
const specs = ["random", ...[1, 2, 3, 4, 5].map((depth) => `alphabeta:depth=${depth}`)];

const anyTournament = fc.record({
  count: fc.integer({ min: 2, max: specs.length }),
  format: fc.constantFrom<Format>(...formats),
  pairs: fc.integer({ min: 1, max: 5 }),
  openings: fc.integer({ min: 1, max: 5 }),
  seed: fc.nat(),
}).map(({ count, format, pairs, openings, seed }) =>
  setUpTournament(reversi, {
    agents: specs.slice(0, count),
    format,
    games: 2 * pairs,
    openings: Math.min(openings, pairs),
    seed,
  })
);

Deno.test("in a round robin every two agents meet once, in a gauntlet the first meets all the others", () => {
  const pairingsOf = (count: number, format?: Format) =>
    setUpTournament(ticTacToe, { agents: specs.slice(0, count), format, games: 2 }).pairings;
  for (const count of [2, 3, 4, 5, 6]) {
    const everybody = pairingsOf(count, "round robin");
    assertStrictEquals(everybody.length, count * (count - 1) / 2);
    assertStrictEquals(
      new Set(everybody.map((pair) => pair.toSorted().join())).size,
      everybody.length,
    );
    assertEquals(pairingsOf(count), everybody);
    const gauntlet = pairingsOf(count, "gauntlet");
    assertStrictEquals(gauntlet.length, count - 1);
    assert(gauntlet.every(([first]) => first === "random"));
    assertStrictEquals(new Set(gauntlet.map(([, second]) => second)).size, count - 1);
  }
  assertEquals(pairingsOf(2, "gauntlet"), pairingsOf(2, "round robin"));
});

Deno.test("every two agents that meet play the given number of games, each opening from both sides", () => {
  fc.assert(fc.property(anyTournament, (tournament) => {
    const { pairings, pairs, openings } = tournament;
    const games = [...scheduledGames(tournament)];
    assertStrictEquals(games.length, 2 * pairs * pairings.length);
    for (const [index, [first, second]] of pairings.entries()) {
      const own = games.filter(({ pairing }) => pairing === index);
      assertStrictEquals(own.length, 2 * pairs);
      for (let pair = 0; pair < pairs; pair++) {
        const [one, other] = own.slice(2 * pair, 2 * pair + 2);
        assertEquals([one.pair, other.pair], [pair + 1, pair + 1]);
        assertEquals([one.swapped, other.swapped], [false, true]);
        assertEquals([one.agents, other.agents], [[first, second], [second, first]]);
        assertStrictEquals(one.opening, other.opening);
        assertStrictEquals(one.opening, openings[pair % openings.length]);
      }
    }
  }));
});

Deno.test("games have different keys and seeds", () => {
  fc.assert(fc.property(anyTournament, (tournament) => {
    const games = [...scheduledGames(tournament)];
    assertStrictEquals(new Set(games.map(({ key }) => key)).size, games.length);
    assertStrictEquals(new Set(games.map(({ seed }) => seed)).size, games.length);
  }));
});

Deno.test("games from different openings have different keys, so a store cannot confuse them", () => {
  const gamesOf = (options: { openings?: number; plies?: number }) => [
    ...scheduledGames(
      setUpTournament(reversi, { agents: ["random", "greedy"], games: 12, ...options }),
    ),
  ];
  const games = [gamesOf({}), gamesOf({ openings: 2 }), gamesOf({ plies: 4 })].flat();
  const openings = new Map<string, string>();
  for (const { key, opening } of games) {
    assertStrictEquals(openings.get(key) ?? opening, opening);
    openings.set(key, opening);
  }
  // The first two pairs of the second list are those of the first one.
  assertStrictEquals(openings.size, 3 * 12 - 4);
});

Deno.test("games are in pairs: the first pairs of all pairings before any second pair", () => {
  fc.assert(fc.property(anyTournament, (tournament) => {
    const games = [...scheduledGames(tournament)];
    games.forEach(({ pairing, pair, swapped }, index) => {
      const place = 2 * ((pair - 1) * tournament.pairings.length + pairing) + Number(swapped);
      assertStrictEquals(place, index);
    });
  }));
});

Deno.test("a match within a tournament has the same games as the match alone", () => {
  const options = { games: 8, openings: 3, seed: 5 };
  const tournament = setUpTournament(reversi, { ...options, agents: specs });
  for (const [index, agents] of tournament.pairings.entries()) {
    const alone = setUpTournament(reversi, { ...options, agents });
    const within = [...scheduledGames(tournament)].filter(({ pairing }) => pairing === index);
    assertEquals(within.map((game) => ({ ...game, pairing: 0 })), [...scheduledGames(alone)]);
  }
});

Deno.test("a longer tournament begins with a shorter one, and another seed gives other games", () => {
  const gamesOf = (games: number, seed: number) => [
    ...scheduledGames(setUpTournament(reversi, { agents: specs.slice(0, 3), games, seed })),
  ];
  const short = gamesOf(4, 1);
  assertEquals(gamesOf(10, 1).slice(0, short.length), short);
  const other = gamesOf(4, 2);
  assert(short.every(({ seed }, index) => seed !== other[index].seed));
  assertNotEquals(other.map(({ opening }) => opening), short.map(({ opening }) => opening));
});

Deno.test("each pair has its own opening as long as there are any; then they are repeated", () => {
  // Two plies of tic-tac-toe lead to 9 * 8 positions.
  const { openings, ...tournament } = setUpTournament(ticTacToe, {
    agents: ["random", "greedy"],
    games: 200,
  });
  assertStrictEquals(openings.length, 72);
  const games = [...scheduledGames({ openings, ...tournament })];
  const played = games.filter(({ swapped }) => !swapped).map(({ opening }) => opening);
  assertEquals(played, [...openings, ...openings.slice(0, 100 - 72)]);
  assertStrictEquals(new Set(games.map(({ seed }) => seed)).size, 200);
});

Deno.test("openings depend on the seed, with the given number and length", () => {
  const agents = ["random", "greedy"];
  const { openings } = setUpTournament(reversi, {
    agents,
    games: 20,
    openings: 3,
    plies: 5,
    seed: 9,
  });
  assertEquals(openings, drawOpenings(reversi, { count: 3, plies: 5, seed: 9 }));
});

Deno.test("asking for more openings than exist is refused with their number", () => {
  refused(
    { openings: 100, games: 300 },
    /^openings: expected at most 72, all that tictactoe has of 2 plies, but found 100$/,
  );
  refused(
    { openings: 2, plies: 0 },
    /^openings: expected at most 1, all that tictactoe has of 0 plies, but found 2$/,
  );
  refused({ plies: 9 }, /^every game of tictactoe is over after 9 random plies$/);
});

Deno.test("a number of games that is not even, or below two, is refused", () => {
  for (const games of [1, 3, 99, 0, -2, 2.5, NaN, Infinity]) {
    refused(
      { games },
      new RegExp(`^games: expected an even number of at least 2, .* found ${games}$`),
    );
  }
  for (
    const [option, what, count] of [
      ["openings", "openings", 0],
      ["openings", "openings", 1.5],
      ["plies", "plies of an opening", -1],
      ["maxPlies", "most plies of a game", 0],
    ] as const
  ) {
    refused(
      { [option]: count },
      new RegExp(`^${what}: expected a whole number of at least \\d but found ${count}$`),
    );
  }
});

Deno.test("games under other rules have other seeds", () => {
  const seedOf = (rules: Partial<TournamentOptions>) => {
    const agents = ["random", "greedy"];
    const [game] = scheduledGames(setUpTournament(ticTacToe, { agents, games: 2, ...rules }));
    return game.seed;
  };
  const adjudication = { evaluation: "lines", margin: 2, plies: 1 };
  const seeds = [
    {},
    { maxPlies: 5 },
    { adjudication },
    { adjudication: { ...adjudication, margin: 3 } },
    { time: { base: 1, increment: 0 } },
  ].map(seedOf);
  assertStrictEquals(new Set(seeds).size, seeds.length);
});

Deno.test("fewer than two agents, unknown ones and wrong parameters are refused", () => {
  refused({ agents: [] }, /^expected two agents or more but found 0$/);
  refused({ agents: ["random"] }, /^expected two agents or more but found 1$/);
  refused(
    { agents: ["random", "gready"] },
    /^unknown agent "gready"; did you mean "greedy"\? available: random, greedy, /,
  );
  refused({ agents: ["random", "minimax:depth=0"] }, /^parameter depth of agent minimax: /);
});

Deno.test("a duplicate agent is refused in a tournament, however it is written", () => {
  const agents = ["alphabeta", "random", createAgent("alphabeta", ticTacToe).name];
  const message = new RegExp(`^agent ${agents[2]} is given twice; expected different agents$`);
  refused({ agents }, message);
  refused({ agents, format: "gauntlet" }, message);
});

Deno.test("in a match an agent may play itself, and the two games of a pair still differ", () => {
  const tournament = setUpTournament(ticTacToe, { agents: ["random", "random"], games: 6 });
  const games = [...scheduledGames(tournament)];
  assertStrictEquals(new Set(games.map(({ key }) => key)).size, 6);
  assertStrictEquals(new Set(games.map(({ seed }) => seed)).size, 6);
});

Deno.test("agents are listed by their full names", () => {
  const { agents, pairings } = setUpTournament(ticTacToe, {
    agents: ["minimax", "greedy"],
    games: 2,
  });
  assertEquals(agents, ["minimax:depth=3,eval=lines", "greedy:eval=lines"]);
  assertEquals<readonly (readonly string[])[]>(pairings, [agents]);
});

Deno.test("an agent that cannot be made is accepted and loses its games", () => {
  const { agents } = setUpTournament(ticTacToe, { agents: ["unmade", "random"], games: 2 });
  assertEquals(agents, ["unmade", "random"]);
});

function refused(options: Partial<TournamentOptions>, message: RegExp): void {
  assertThrows(
    () => setUpTournament(ticTacToe, { agents: ["random", "greedy"], games: 2, ...options }),
    UsageError,
    message,
  );
}

Deno.test("a game is found by its key and by its seed, and nothing else is", () => {
  fc.assert(fc.property(anyTournament, fc.nat(), (tournament, number) => {
    const schedule = new Schedule(tournament);
    const index = number % schedule.length;
    const { key, seed } = schedule.at(index);
    assertStrictEquals(schedule.indexOf(key), index);
    assertStrictEquals(schedule.hasSeed(seed), true);
    const others = [
      key.replace(/\d+\/game/, `${tournament.pairs + 1}/game`),
      key.replace(/\d+\/game/, "0/game"),
      key.replace(/\d+\/game/, "01/game"),
      key.replace(/\.\d+\/pair/, `.${tournament.openings.length + 1}/pair`),
      key.replace(/opening \d+/, "opening 99"),
      key.replace(/game [12]$/, "game 3"),
      `${key} and 3 more`,
      `greedy v ${key}`,
      "",
    ];
    for (const other of others) {
      assertStrictEquals(schedule.indexOf(other), null, other);
      assertStrictEquals(schedule.hasSeed(seed.replace(key, other)), false, other);
    }
    assertStrictEquals(schedule.hasSeed(`1${seed}`), false);
    assertStrictEquals(schedule.hasSeed(key), false);
  }));
});

Deno.test("the schedule of 20 agents with a million games each is there at once, and not listed", () => {
  const agents = Array.from({ length: 20 }, (_, depth) => `alphabeta:depth=${depth + 1}`);
  const tournament = setUpTournament(ticTacToe, { agents, games: 1_000_000, openings: 5 });
  const schedule = new Schedule(tournament);
  // 190 pairings: ten times what a Set can hold.
  assertStrictEquals(schedule.length, 190_000_000);
  const { key, seed } = schedule.at(schedule.length - 1);
  assertStrictEquals(schedule.indexOf(key), schedule.length - 1);
  assertStrictEquals(schedule.hasSeed(seed), true);
});
