import {
  assert,
  assertEquals,
  assertGreaterOrEqual,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import { fromFileUrl } from "@std/path";
import { findGame } from "matchbox/games/mod.ts";
import { runStudy, type StudyRun } from "matchbox/runner/run_study.ts";
import { runTournament } from "matchbox/runner/run_tournament.ts";
import { runTraining } from "matchbox/runner/run_training.ts";
import { localExecutors } from "matchbox/runner/run_work.ts";
import { EngineSite } from "../../fixtures/engine_site.ts";
import { hasRedis, redisCommand, withRedis } from "../../fixtures/redis.ts";

const fixture = (name: string) =>
  fromFileUrl(new URL(`../../fixtures/${name}.ts`, import.meta.url));
const alone = { executors: localExecutors(0), store: ":memory:" };

/** The rows without the column that is measured, as text. */
function exact({ rows }: StudyRun): string {
  return JSON.stringify(rows, (name, value) => name === "elapsed" ? undefined : value);
}

Deno.test({
  name: "tasks give the same bytes on 1, 2 and 4 workers of an engine as in this thread",
  ignore: !hasRedis,
  fn: () =>
    withRedis(async ({ url, port }) => {
      const site = new EngineSite(url);
      try {
        const engine = site.ask();
        const options = { executors: engine.executors, store: ":memory:" };
        await site.work("one");

        const plain = { set: { tasks: 60, work: 2 } };
        const expected = exact(await runStudy(fixture("plain_study"), { ...alone, ...plain }));
        const run = async () =>
          exact(await runStudy(fixture("plain_study"), { ...options, ...plain }));
        assertStrictEquals(await run(), expected);
        await site.work("two");
        assertStrictEquals(await run(), expected);
        await site.work("with two cores", 2);
        assertStrictEquals(await run(), expected);
        assertMatch(site.notes.join("\n"), /two takes tasks of plain-study, seed 1/);

        site.dismiss(["with two cores"]);
        // Tasks that come after others, and use their artifacts.
        for (const name of ["chained_study", "weighty_study"]) {
          const study = fixture(name);
          assertEquals(exact(await runStudy(study, options)), exact(await runStudy(study, alone)));
        }

        const game = findGame("tictactoe");
        const games = { agents: ["random", "greedy"], games: 20, plies: 1, store: ":memory:" };
        const [here, there] = await Promise.all([
          runTournament(game, { ...games, executors: alone.executors }),
          runTournament(game, { ...games, executors: engine.executors }),
        ]);
        assertEquals(there.matches, here.matches);
        const training = { steps: 40, every: 20, store: ":memory:" };
        const learned = await runTraining(game, "menace", {
          ...training,
          executors: alone.executors,
        });
        const away = await runTraining(game, "menace", {
          ...training,
          executors: engine.executors,
        });
        assertEquals(away.learned, learned.learned);

        // Three askers share the tasks of a study; one of them gives up, and the others go on.
        const before = (await site.status()).workers.map(({ tasks }) => tasks);
        const stop = new AbortController();
        const giveUp = { start() {}, update: () => stop.abort(), end() {} };
        const askers = [
          runStudy(fixture("plain_study"), { ...options, ...plain, seed: 2 }),
          runStudy(fixture("plain_study"), { ...options, ...site.ask(), ...plain, seed: 2 }),
        ];
        const third = await runStudy(fixture("plain_study"), {
          ...{ ...options, ...site.ask(), ...plain, seed: 2 },
          ...{ progress: giveUp, signal: stop.signal },
        });
        assert(!third.complete);
        const again = exact(
          await runStudy(fixture("plain_study"), { ...alone, ...plain, seed: 2 }),
        );
        for (const asker of askers) assertStrictEquals(exact(await asker), again);

        // When nobody asks any more, only the workers are left.
        const { workers, runs } = await site.status();
        assertEquals(workers.map(({ name }) => name), ["one", "two"]);
        // Each tenth task measures time and does not travel; the others are shared. On a busy machine an asker
        // may be silent for so long that it counts as gone; its tasks are then run again, to the same bytes.
        const done = workers.reduce((sum, { tasks }, index) => sum + tasks - before[index], 0);
        assertGreaterOrEqual(done, 54);
        assertEquals(runs, []);
        const keys = await redisCommand(port, "KEYS", "*run*");
        assertEquals(keys, "*0\r\n");
        assertEquals(site.warnings, []);
        assert(engine.executors.workers!().startsWith("2 workers: "));
      } finally {
        site.close();
      }
    }),
});
