/**
 * Agents that go for the games of others lose their own at most: the others are as if played alone.
 *
 * @module
 */
import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { playMatch } from "matchbox/arena/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { runTournament } from "matchbox/runner/run_tournament.ts";
import { workerExecutor } from "matchbox/runner/worker_executor.ts";
import { run } from "../fixtures/command.ts";

const hostile = new URL("../fixtures/hostile_agents.ts", import.meta.url).href;
const game = findGame("tictactoe");
const GAMES = 20;

/** The agent, and two that play each other beside it, on a single worker. */
async function besides(agent: string, games = GAMES, heapMegabytes = 120) {
  const executor = workerExecutor(1, { heapMegabytes });
  const { matches, failures } = await runTournament(game, {
    agents: [agent, "greedy", "random"],
    games,
    openings: 5,
    modules: [hostile],
    executors: { shared: executor, alone: executor },
    store: ":memory:",
  });
  const others = matches.find(({ first, second }) => ![first, second].includes(agent));
  return { matches, failures, others };
}

/** The match of the two without it. */
function alone(games = GAMES) {
  const { records: _, test: __, ...match } = playMatch(game, "greedy", "random", {
    games,
    openings: 5,
  });
  return match;
}

for (const agent of ["forging", "stringifying", "mapping", "numbering", "winning", "naming"]) {
  Deno.test(`the games of others are as they were beside an agent that is ${agent}`, async () => {
    const { matches, failures, others } = await besides(agent);
    assertEquals(failures, []);
    assertEquals(others, alone());
    assertStrictEquals(matches.length, 3);
    for (const { games } of matches) assertStrictEquals(games, GAMES);
  });
}

Deno.test("an agent that would kill the program loses its games", async () => {
  for (const agent of ["killing", "signalling", "aborting"]) {
    const { matches, others } = await besides(agent);
    assertEquals(others, alone());
    const [{ losses, firstFaults }] = matches;
    assertStrictEquals(losses, GAMES);
    assertMatch(firstFaults[0]!, /failed: Error: a task cannot end its worker$/);
  }
});

Deno.test("an agent that would take permissions from the program loses its games", async () => {
  const before = Deno.permissions.querySync({ name: "ffi" }).state;
  const { matches: [{ losses, firstFaults }], others } = await besides("revoking");
  assertEquals(others, alone());
  assertStrictEquals(losses, GAMES);
  assertMatch(firstFaults[0]!, /failed: Error: a task cannot give up permissions$/);
  assertStrictEquals(Deno.permissions.querySync({ name: "ffi" }).state, before);
});

Deno.test("an agent that fills the memory loses its worker, and with it a game; the rest goes on", async () => {
  // Little memory is filled sooner than much.
  const { failures, others } = await besides("hogging", 2, 60);
  assertEquals(others, alone(2));
  assertStrictEquals(failures.length, 4);
  for (const { error } of failures) assertMatch(error, /the worker died: .*memory/);
});

Deno.test("what agents write past the console stays off standard output", async () => {
  const file = "tests/fixtures/hostile_agents.ts";
  const line = `match tictactoe shouting random --games 2 --jobs 1 --agents ${file} --json`;
  const { stdout } = await run(...line.split(" "), "--store", ":memory:");
  assertStrictEquals(JSON.parse(stdout).games, 2);
  assert(!stdout.includes("winning"));
});
