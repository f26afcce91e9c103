import {
  assert,
  assertEquals,
  assertGreaterOrEqual,
  assertLess,
  assertRejects,
  assertStrictEquals,
} from "@std/assert";
import { toFileUrl } from "@std/path";
import type { GameRecord } from "matchbox/arena/mod.ts";
import { loadAgents } from "matchbox/agents/mod.ts";
import { playMatch, playScheduled, scheduledGames, setUpTournament } from "matchbox/arena/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { loadWork } from "matchbox/experiments/catalogue.ts";
import type { Executor } from "matchbox/runner/work/executor.ts";
import { locate } from "matchbox/runner/files/project_files.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";
import {
  runTournament,
  type TournamentRunOptions,
} from "matchbox/runner/tournaments/run_tournament.ts";
import { runTask } from "matchbox/runner/work/task.ts";
import { command, root, run, sizeOf, withFolder } from "../../fixtures/command.ts";
import { long } from "../../fixtures/sample_size.ts";

const reversi = findGame("reversi:size=6");
const faulty = new URL("../../fixtures/faulty_agents.ts", import.meta.url).href;
const stateful = new URL("../../fixtures/stateful_agents.ts", import.meta.url).href;
await loadAgents(stateful);
const agents = ["random", "greedy", "alphabeta:depth=2"];

/** Runs a tournament without a store; returns its result without the duration. */
async function play(options: Partial<TournamentRunOptions>, game = reversi) {
  const records: GameRecord[] = [];
  const { matches, result, test, trace, resumed, failures, complete } = await runTournament(game, {
    agents,
    games: 8,
    executors: localExecutors(1),
    store: ":memory:",
    onGame: (record) => records.push(record),
    ...options,
  });
  return { outcome: { matches, result, test, trace, records, complete }, resumed, failures };
}

Deno.test("a tournament is the same in this thread and with 1 and 3 workers", async () => {
  const { outcome } = await play({ executors: localExecutors(0) });
  assertStrictEquals(outcome.records.length, 3 * 8);
  assertStrictEquals(outcome.complete, true);
  for (const jobs of [1, 3]) {
    assertEquals((await play({ executors: localExecutors(jobs) })).outcome, outcome);
  }
});

Deno.test("agents that are reused play the same games as new ones, on any number of workers", async () => {
  const specs = ["random", "greedy", "alphabeta:depth=2,order=best", "remembering"];
  const schedule = [...scheduledGames(setUpTournament(reversi, { agents: specs, games: 8 }))];
  const modules = [stateful];
  let anew: unknown;
  for (const jobs of [0, 2]) {
    const { outcome } = await play({ agents: specs, modules, executors: localExecutors(jobs) });
    // Without a cache agents are made for the one game. Those of the file are known by now.
    anew ??= schedule.map((scheduled) => playScheduled(reversi, scheduled, {}));
    assertEquals(outcome.records, anew);
  }
});

Deno.test("weights from a file reach the workers, and games depend on its content when it was read", async () => {
  await withFolder(async (folder) => {
    const path = `${folder}/weights.json`;
    const weights = { w1: 1, w2: 0, w3: 0, w4: 20, w5: 2 };
    Deno.writeTextFileSync(path, JSON.stringify(weights));
    const byFile = { agents: [`greedy:eval=heuristics(weights=${path})`, "random"] };
    const alone = await play({ ...byFile, executors: localExecutors(0) });
    for (const { ending } of alone.outcome.records) assertStrictEquals(ending, "rules");
    assertEquals((await play({ ...byFile, executors: localExecutors(2) })).outcome, alone.outcome);
    // This thread knows the digest, so the file itself may have changed.
    const [{ first }] = alone.outcome.matches;
    Deno.writeTextFileSync(path, JSON.stringify({ ...weights, w4: -20 }));
    assertEquals(
      (await play({ agents: [first, "random"], executors: localExecutors(1) })).outcome,
      alone.outcome,
    );
    const changed = await play({ ...byFile, executors: localExecutors(0) });
    assert(changed.outcome.matches[0].first !== first);
  });
});

Deno.test("an agent that can play only one side is an error before the first game of a match", async () => {
  const error = await assertRejects(
    () => play({ agents: ["menace", "random"] }, findGame("tictactoe")),
    UsageError,
  );
  assertStrictEquals(
    error.message,
    "agent menace plays only X; in a match each agent plays both sides",
  );
});

Deno.test("a match with a test ends at the same pair with any number of workers", async () => {
  const sprt = { elo0: 0, elo1: 100, alpha: 0.05, beta: 0.05 };
  const options = { agents: ["alphabeta:depth=2", "random"], games: 2000, sprt };
  const { outcome } = await play({ ...options, executors: localExecutors(0) });
  assertStrictEquals(outcome.test!.decision, "H1");
  assertLess(outcome.records.length, 200);
  assertStrictEquals(outcome.trace.length, outcome.records.length / 2);
  assertStrictEquals(outcome.trace.at(-1)!.llr, outcome.test!.llr);
  assertEquals((await play({ ...options, executors: localExecutors(2) })).outcome, outcome);
});

Deno.test("workers play the games that this thread plays", async () => {
  const { outcome } = await play({ agents: ["greedy", "random"], games: 12, seed: 5 });
  const { records } = playMatch(reversi, "greedy", "random", { games: 12, seed: 5 });
  assertEquals(outcome.records, records);
});

Deno.test("games are stored: a longer tournament with one more agent plays only the new games", async () => {
  await withFolder(async (store) => {
    // In this thread, because the store is the same with workers.
    const options = { store, openings: 4, executors: localExecutors(0) };
    const first = await play({ ...options, games: 8 });
    const again = await play({ ...options, games: 8 });
    assertEquals(again.outcome, first.outcome);
    assertStrictEquals(again.resumed, 24);
    const more = await play({
      ...options,
      games: 10,
      agents: [...agents, "alphabeta:depth=1"],
    });
    assertStrictEquals(more.resumed, 24);
    assertStrictEquals(more.outcome.records.length, 6 * 10);
    // With another seed or another rule no stored game fits.
    assertStrictEquals((await play({ ...options, seed: 2 })).resumed, 0);
    assertStrictEquals((await play({ ...options, maxPlies: 10 })).resumed, 0);
  });
});

Deno.test("a test that stored games decide plays no further game", async () => {
  await withFolder(async (store) => {
    const sprt = { elo0: 0, elo1: 100, alpha: 0.05, beta: 0.05 };
    const options = {
      store,
      agents: ["alphabeta:depth=2", "random"],
      games: 2000,
      sprt,
      executors: localExecutors(0),
    };
    const first = await play(options);
    const again = await play(options);
    assertEquals(again.outcome, first.outcome);
  });
});

Deno.test("an aborted run counts the games before the first missing one, and continues from there", async () => {
  await withFolder(async (store) => {
    const controller = new AbortController();
    const options = {
      store,
      agents: ["greedy", "random"],
      games: 40,
      executors: localExecutors(0),
    };
    // Of the first twelve games the fifth has not ended when the run is aborted.
    const shared: Executor = {
      async run(job, source, onOutcomes) {
        const work = await loadWork(locate(job.module).href);
        const outcomes = source.take(12).map((task) => runTask(work, job, task));
        onOutcomes(outcomes.toSpliced(4, 1));
        controller.abort();
      },
    };
    const stopped = await play({
      ...options,
      executors: { shared, alone: shared },
      signal: controller.signal,
    });
    assertStrictEquals(stopped.outcome.complete, false);
    assertStrictEquals(stopped.outcome.records.length, 4);
    assertStrictEquals(stopped.outcome.matches[0].games, 4);
    const finished = await play(options);
    assertStrictEquals(finished.resumed, 11);
    assertEquals(finished.outcome, (await play({ ...options, store: ":memory:" })).outcome);
  });
});

Deno.test("a killed match continues where it stopped, with the same records and results", async () => {
  await withFolder(async (folder) => {
    const line = (store: string, out: string, jobs: number) =>
      `match reversi alphabeta:depth=3 alphabeta:depth=2 --games 64 --json --jobs ${jobs}`
        .split(" ").concat(["--store", store, "--out", out]);
    const whole = await run(...line(":memory:", `${folder}/whole`, 2));
    assertStrictEquals(whole.code, 0, whole.stderr);

    const store = `${folder}/store`;
    const child = command(line(store, `${folder}/killed`, 1)).spawn();
    while (await sizeOf(`${folder}/killed.part`) < 2000) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    child.kill("SIGKILL");
    await child.output();

    const resumed = await run(...line(store, `${folder}/killed`, 2));
    const { resumed: kept, seconds: _, ...result } = JSON.parse(resumed.stdout);
    const { resumed: none, seconds: __, ...expected } = JSON.parse(whole.stdout);
    assertStrictEquals(none, 0);
    assert(kept >= 2 && kept < 64, `${kept} games kept`);
    assertEquals(result, expected);
    assertStrictEquals(
      await Deno.readTextFile(`${folder}/killed`),
      await Deno.readTextFile(`${folder}/whole`),
    );
  });
});

Deno.test("an agent that never returns loses on time, with its moves in the record", async () => {
  const { outcome } = await play({
    agents: ["random", "endless"],
    games: 2,
    executors: localExecutors(2),
    modules: [faulty],
    time: { base: 1, increment: 0 },
  });
  const [match] = outcome.matches;
  assertEquals([match.wins, match.draws, match.losses, match.faults], [2, 0, 0, [0, 2]]);
  for (const { ending, reason, agents, result, moves } of outcome.records) {
    // First both sides make two moves each.
    assertGreaterOrEqual(moves.length, 4);
    assertStrictEquals(ending, "time");
    assertStrictEquals(reason, "endless:after=2 exceeded its time of 1 s");
    assertStrictEquals(agents[result === 1 ? 1 : 0], "endless:after=2");
  }
});

Deno.test(
  "side effects of an agent have the same result with any number of workers",
  long,
  async () => {
    const rude = new URL("../../fixtures/rude_agents.ts", import.meta.url).href;
    // Together, because their file is loaded anew for every run and worker.
    const options = {
      agents: ["rejecting", "timing", "talking", "random"],
      modules: [rude],
      games: 4,
    };
    const { outcome } = await play({ ...options, executors: localExecutors(0) });
    assertStrictEquals(outcome.complete, true);
    assertStrictEquals(outcome.matches.length, 6);
    for (const { faults } of outcome.matches) assertEquals(faults, [0, 0]);
    assertEquals((await play({ ...options, executors: localExecutors(2) })).outcome, outcome);

    const ending = await play({
      agents: ["random", "exiting", "closing"],
      modules: [rude],
      games: 2,
    });
    for (const { first, second, wins, faults, firstFaults } of ending.outcome.matches) {
      if (first !== "random") continue;
      assertEquals([wins, faults], [2, [0, 2]]);
      assertStrictEquals(firstFaults[1], `${second} failed: Error: a task cannot end its worker`);
    }
  },
);

Deno.test("agents that cannot be loaded end the run at once, on workers or not", async () => {
  const homeless = "data:text/javascript,throw new Error('no home here')";
  for (const jobs of [0, 2]) {
    await assertRejects(
      () => play({ modules: [homeless], executors: localExecutors(jobs) }),
      UsageError,
      `agents of ${homeless} cannot be loaded: no home here`,
    );
  }
});

Deno.test("two files with an agent of the same name are an error", async () => {
  const namesake = new URL("../../fixtures/namesake_agents.ts", import.meta.url).href;
  await assertRejects(
    () => play({ modules: [faulty, namesake] }),
    UsageError,
    /^both file:.*faulty_agents.ts and file:.*namesake_agents.ts have an agent "illegal"/,
  );
});

Deno.test("agents of a file play on workers, and are distinguished from others with the same name by their code", async () => {
  await withFolder(async (folder) => {
    const path = `${folder}/mine.ts`;
    const source = (index: number) =>
      `import { legalMoves } from "${root}lib/games/mod.ts";
       export const agents = { mine${index}: { summary: "", parameters: () => ({}), create: (name, game) =>
         ({ name, choose: (position) => legalMoves(game, position).at(0) }) } };`;
    await Deno.writeTextFile(path, source(1));
    const options = {
      ...{ modules: [toFileUrl(path).href], agents: ["mine1", "random"] },
      ...{ store: folder, games: 4 },
    };
    const first = await play(options);
    assertEquals(first.outcome.matches[0].faults, [0, 0]);
    const here = { ...options, executors: localExecutors(0) };
    assertStrictEquals((await play(here)).resumed, 4);
    await Deno.writeTextFile(path, `${source(1)} // changed`);
    assertStrictEquals((await play(here)).resumed, 0);
  });
});

Deno.test("invalid tournaments are errors before the first game", async () => {
  const sprt = { elo0: 50, elo1: 0, alpha: 0.05, beta: 0.05 };
  const wrong: [Partial<TournamentRunOptions>, RegExp][] = [
    [{ agents: ["random"] }, /two agents or more but found 1/],
    [{ agents: ["random", "unheard-of"] }, /unknown agent "unheard-of"/],
    [{ games: 0 }, /even number of at least 2.*found 0/],
    [{ games: 7 }, /even number of at least 2.*found 7/],
    [{ agents: ["random", "greedy"], sprt }, /the lower one first: found 50 and 0/],
    [{ sprt: { ...sprt, elo0: -50 } }, /a sequential test compares two agents/],
    [{ modules: ["file:///no/such/agents.ts"] }, /no\/such\/agents.ts cannot be loaded/],
  ];
  for (const [options, message] of wrong) {
    await assertRejects(() => play(options), UsageError, message, String(message));
  }
});
