/**
 * Agents that go for the games of others lose their own at most: the others are as if played alone.
 *
 * @module
 */
import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { addAgents } from "matchbox/agents/mod.ts";
import { playMatch } from "matchbox/arena/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { runTournament } from "matchbox/runner/tournaments/run_tournament.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";
import { run } from "../../fixtures/command.ts";
import { agents } from "../../fixtures/hostile_agents.ts";
import { sampleSize } from "../../fixtures/sample_size.ts";

const hostile = new URL("../../fixtures/hostile_agents.ts", import.meta.url).href;
const game = findGame("tictactoe");
const GAMES = 10;

/** The agent, and two that play each other beside it: in this thread, or on a single worker. */
async function besides(agent: string, { games = GAMES, jobs = 0 } = {}) {
  const { matches, failures } = await runTournament(game, {
    agents: [agent, "greedy", "random"],
    games,
    openings: 5,
    modules: [hostile],
    limits: { heapMegabytes: 40, arrayMegabytes: 40 },
    executors: localExecutors(jobs),
    store: ":memory:",
  });
  assertEquals(failures, []);
  assertStrictEquals(matches.length, 3);
  for (const match of matches) assertStrictEquals(match.games, games);
  const others = matches.find(({ first, second }) => ![first, second].includes(agent));
  return { matches, others };
}

/** A match in this thread, without any worker. */
function matchOf(first: string, second: string, games = GAMES) {
  const { records: _, test: __, ...match } = playMatch(game, first, second, { games, openings: 5 });
  return match;
}

/** The match of the two without it. */
function alone(games = GAMES) {
  return matchOf("greedy", "random", games);
}

/** Asserts that the agent loses all its games, for this reason, and that the others are as they were. */
async function losesItsGames(agent: string, reason: RegExp, jobs = 0): Promise<void> {
  const { matches, others } = await besides(agent, { games: 2, jobs });
  assertEquals(others, alone(2), agent);
  for (const { first, losses, firstFaults } of matches) {
    if (first !== agent) continue;
    assertStrictEquals(losses, 2, agent);
    assertMatch(firstFaults[0]!, reason);
  }
}

Deno.test("the games of others are as they were beside an agent that forges or patches", async () => {
  const forgers = ["forging", "stringifying", "mapping", "numbering", "winning", "naming"];
  for (const agent of forgers.slice(0, sampleSize(3, 6))) {
    assertEquals((await besides(agent)).others, alone(), agent);
  }
});

Deno.test("an agent that patches the referee or forges messages plays the games of an honest one", async () => {
  for (const agent of ["forging", "refereeing"]) {
    const { matches } = await besides(agent, { jobs: 1 });
    // Under the same name, because the random streams of its games are named by it.
    const undo = addAgents({ [agent]: agents.honest });
    assertEquals(matches, [
      matchOf(agent, "greedy"),
      matchOf(agent, "random"),
      matchOf("greedy", "random"),
    ]);
    undo();
  }
});

Deno.test("an agent that would end the program loses its games, on a worker and in this thread", async () => {
  await losesItsGames("killing", /failed: Error: a task cannot end its worker$/, 1);
  const enders = ["killing", "signalling", "aborting", "inheriting"];
  for (const agent of enders.slice(0, sampleSize(2, 4))) {
    await losesItsGames(agent, /failed: Error: a task cannot end its worker$/);
  }
  await losesItsGames("threading", /failed: TypeError: .*not a constructor$/);
  assertEquals((await besides("reaching", { games: 2 })).others, alone(2));
});

Deno.test("an agent that would take permissions from the program loses its games", async () => {
  const before = Deno.permissions.querySync({ name: "ffi" }).state;
  await losesItsGames("revoking", /failed: Error: a task cannot give up permissions$/);
  assertStrictEquals(Deno.permissions.querySync({ name: "ffi" }).state, before);
});

Deno.test("an agent that fills the memory loses its games; the rest goes on", async () => {
  await losesItsGames("hogging", /failed: Error: it needs more than 40 MB for its objects$/, 1);
  for (const agent of ["hoarding", "grasping"].slice(0, sampleSize(1, 2))) {
    await losesItsGames(agent, /failed: RangeError: its typed arrays need more than 40 MB$/);
  }
});

Deno.test("what agents write past the console stays off standard output", async () => {
  const file = "tests/fixtures/hostile_agents.ts";
  for (const jobs of ["1", "0"].slice(0, sampleSize(1, 2))) {
    const line = `match tictactoe shouting random --games 2 --jobs ${jobs} --agents ${file} --json`;
    const { stdout, stderr } = await run(...line.split(" "), "--store", ":memory:");
    assertStrictEquals(JSON.parse(stdout).games, 2);
    assert(!stdout.includes("winning"));
    assertMatch(stderr, /I am winning/);
  }
});
