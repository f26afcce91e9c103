/**
 * What an agent takes too much of costs it the game, and nobody else anything.
 *
 * @module
 */
import { assert, assertEquals, assertLess, assertMatch, assertStrictEquals } from "@std/assert";
import type { GameRecord } from "matchbox/arena/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import type { AgentLimits } from "matchbox/runner/own_agents/limits.ts";
import {
  runTournament,
  type TournamentRunOptions,
} from "matchbox/runner/tournaments/run_tournament.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";
import { denoIn, root, run, withFolder } from "../../fixtures/command.ts";
import { long, sampleSize } from "../../fixtures/sample_size.ts";
import type { Act } from "../../fixtures/intruding_agents.ts";

const ticTacToe = findGame("tictactoe");
const urlOf = (name: string) => new URL(`../../fixtures/${name}_agents.ts`, import.meta.url).href;

/** The games of agents of these fixtures. */
async function recordsOf(
  agents: readonly string[],
  limits: Partial<AgentLimits>,
  options: Partial<TournamentRunOptions> = {},
): Promise<GameRecord[]> {
  const records: GameRecord[] = [];
  const { failures } = await runTournament(ticTacToe, {
    agents,
    limits,
    games: 2,
    modules: ["faulty", "versatile"].map(urlOf),
    executors: localExecutors(0),
    store: ":memory:",
    onGame: (record) => records.push(record),
    ...options,
  });
  assertEquals(failures, []);
  return records;
}

Deno.test("an agent that does not return in time loses the game, which is not deterministic", async () => {
  for (const jobs of [1, 0].slice(0, sampleSize(1, 2))) {
    const executors = localExecutors(jobs);
    const records = await recordsOf(["endless:after=1", "following"], { seconds: 0.5 }, {
      executors,
    });
    assertStrictEquals(records.length, 2);
    for (const { agents, result, ending, reason, deterministic } of records) {
      assertStrictEquals(agents[result === 1 ? 1 : 0], "endless:after=1");
      assertStrictEquals(ending, "failure");
      assertStrictEquals(reason, "endless:after=1 failed: it did not return within 0.5 s");
      assertStrictEquals(deterministic, false);
    }
  }
});

Deno.test(
  "an agent that does not return from the end of a game loses it; the next games are played",
  long,
  async () => {
    const records = await recordsOf(["oblivious", "following", "random"], { seconds: 0.5 });
    for (const { agents, ending, reason } of records) {
      if (!agents.includes("oblivious")) assertStrictEquals(ending, "rules");
      else assertStrictEquals(reason, "oblivious failed: it did not return within 0.5 s");
    }
    assertStrictEquals(records.length, 6);
  },
);

Deno.test("a game that is lost because of memory is not deterministic", async () => {
  for (const agent of ["hogging", "hoarding"].slice(0, sampleSize(1, 2))) {
    const limits = { heapMegabytes: 40, arrayMegabytes: 40 };
    const modules = ["hostile", "versatile"].map(urlOf);
    for (const record of await recordsOf([agent, "following"], limits, { modules })) {
      assertStrictEquals(record.ending, "failure");
      assertMatch(record.reason, / than 40 MB/);
      assertStrictEquals(record.deterministic, false);
    }
  }
});

Deno.test("a file of agents that does not return when it is loaded is an error in one line", async () => {
  // In a process of its own, because nothing ends such a thread before.
  const script = `
    import { openOwnAgents } from "matchbox/runner/own_agents/open_own_agents.ts";
    try {
      openOwnAgents(["data:text/javascript,while (true);"], { loadSeconds: 1 });
    } catch ({ name, message }) {
      console.log(name, message);
    }
    Deno.exit();
  `;
  const { stdout, stderr } = await denoIn(root, ["eval", "--quiet", script]);
  const href = "data:text/javascript,while (true);";
  assert(stdout.startsWith(`UsageError agents of ${href} cannot be loaded: `), stderr);
  // More seconds on a machine where a thread takes long to start.
  assertMatch(stdout, /: it did not return within \d+ s\n$/);
});

// With workers: see tests/runner/tournaments/run_tournament_test.ts.
Deno.test(
  "with a clock the agent that does not return loses on time, without workers as well",
  long,
  async () => {
    const time = { base: 0.5, increment: 0 };
    const records = await recordsOf(["endless:after=1", "following"], {}, { time });
    assertStrictEquals(records.length, 2);
    for (const { result, agents, ending, reason } of records) {
      assertStrictEquals(agents[result === 1 ? 1 : 0], "endless:after=1");
      assertStrictEquals(ending, "time");
      assertStrictEquals(reason, "endless:after=1 exceeded its time of 0.5 s");
    }
  },
);

Deno.test(
  "a thread that computes ends after its limit when the worker was stopped that plays its games",
  long,
  async () => {
    // In a process of its own, because the time of all threads is measured.
    const script = `
    import { findGame } from "matchbox/games/mod.ts";
    import { runTournament } from "matchbox/runner/tournaments/run_tournament.ts";
    import { localExecutors } from "matchbox/runner/work/run_work.ts";
    const stop = new AbortController();
    const started = Deno.cpuUsage().user;
    setInterval(() => Deno.cpuUsage().user > started + 1.5e6 && stop.abort(), 50);
    await runTournament(findGame("tictactoe"), {
      agents: ["endless:after=0", "random"], games: 100, modules: ["${urlOf("faulty")}"],
      limits: { seconds: 1 }, executors: localExecutors(1), store: ":memory:", signal: stop.signal,
    });
    await new Promise((resolve) => setTimeout(resolve, 4000));
    const before = Deno.cpuUsage();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const after = Deno.cpuUsage();
    console.log(JSON.stringify([before.user - started, after.user - before.user]));
    Deno.exit();
  `;
    const { stdout, stderr } = await denoIn(root, ["eval", "--quiet", script]);
    assertMatch(stdout, /^\[/, stderr);
    const [during, afterwards] = JSON.parse(stdout) as number[];
    // Microseconds of computing: a thread that goes on would take all it gets.
    assert(during > 1e6, `${during}`);
    assertLess(afterwards, 1e5);
  },
);

Deno.test("a file of agents has no part in what all threads of the program share", async () => {
  const file = "tests/fixtures/reaching_agents.ts";
  const { code, stdout, stderr } = await run(
    "match",
    "tictactoe",
    "random",
    "random",
    "--agents",
    file,
  );
  assertMatch(stderr, /cannot be loaded: done: \[\]$/m);
  assertStrictEquals(stdout, "");
  assertStrictEquals(code, 2);
});

Deno.test("a file of agents that replaces what is built in is told so", async () => {
  await withFolder(async (folder) => {
    for (
      const [act, name] of [
        ["Array.prototype.map = () => [];", "Array.prototype.map"],
        ["String.prototype.slice = () => '';", "String.prototype.slice"],
        ["JSON.stringify = () => '{}';", "JSON.stringify"],
        ["Object.prototype.value = 1;", "Object.prototype.value"],
        ["Array.prototype[Symbol.iterator] = () => {};", "Array.prototype.Symbol(Symbol.iterator)"],
      ]
    ) {
      await Deno.writeTextFile(`${folder}/own.js`, `${act} export const agents = {};`);
      const args = ["match", "tictactoe", "random", "random", "--agents", `${folder}/own.js`];
      const { code, stderr } = await run(...args);
      assertStrictEquals(stderr.trimEnd().split("\n").length, 1, stderr);
      assertStrictEquals(
        stderr.includes(`cannot be loaded: they change ${name}, which`),
        true,
        stderr,
      );
      assertStrictEquals(code, 2);
    }
  });
});

Deno.test("an agent writes no files where its command may, and reads no variable and starts no program", async () => {
  const acts: Act[] = [
    ["writing", "out/mine.txt"],
    ["writing", ".matchbox/mine.txt"],
    ["asking", "TERM"],
    ["running", "sh"],
  ];
  await withFolder(async (folder) => {
    const file = `${folder}/acts.json`;
    await Deno.writeTextFile(file, JSON.stringify(acts));
    const { code, stdout, stderr } = await run(
      ...["match", "tictactoe", `intruding:acts=${file}`, "random", "--games", "2"],
      ...["--jobs", "0", "--agents", "tests/fixtures/intruding_agents.ts", "--store", ":memory:"],
    );
    assertStrictEquals(code, 0, stderr);
    assertMatch(stdout, /kept by: write write env run$/m);
    assertMatch(stdout, /0 won, 0 drawn, 2 lost by the first/);
  });
});
