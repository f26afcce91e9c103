import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { findGame } from "matchbox/games/mod.ts";
import { runStudy, type StudyRun } from "matchbox/runner/studies/run_study.ts";
import { runTournament } from "matchbox/runner/tournaments/run_tournament.ts";
import { runTraining } from "matchbox/runner/training/run_training.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";
import { QueueSite } from "../../fixtures/queue_site.ts";
import { hasRedis, redisCommand, withRedis } from "../../fixtures/redis.ts";

const fixture = (name: string) =>
  fromFileUrl(new URL(`../../fixtures/${name}.ts`, import.meta.url));
const alone = { executors: localExecutors(0), store: ":memory:" };

/** The rows without the column that is measured, as text. */
function exact({ rows }: StudyRun): string {
  return JSON.stringify(rows, (name, value) => name === "elapsed" ? undefined : value);
}

/** Waits until a value is as it should be, but not longer than a minute. */
async function until<T>(look: () => Promise<T>, isSo: (value: T) => boolean): Promise<void> {
  const end = Date.now() + 60_000;
  for (let value = await look(); !isSo(value); value = await look()) {
    assert(Date.now() < end, `after a minute still ${Deno.inspect(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

Deno.test({
  name: "tasks give the same bytes on 1, 2 and 4 workers of a queue as in this thread",
  ignore: !hasRedis,
  fn: () =>
    withRedis(async ({ url, port }) => {
      const site = new QueueSite(url);
      try {
        // Of a run that nobody asks for any more nothing is left.
        const noKeys = () =>
          until(() => redisCommand(port, "KEYS", "*run*"), (keys) => keys === "*0\r\n");
        const queue = site.ask();
        const options = { executors: queue.executors, store: ":memory:" };
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

        await noKeys();
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
          runTournament(game, { ...games, executors: queue.executors }),
        ]);
        assertEquals(there.matches, here.matches);
        const training = { steps: 40, every: 20, store: ":memory:" };
        const learned = await runTraining(game, "menace", {
          ...training,
          executors: alone.executors,
        });
        const away = await runTraining(game, "menace", {
          ...training,
          executors: queue.executors,
        });
        assertEquals(away.learned, learned.learned);

        // Three askers share the tasks of a study; one of them gives up, and the others go on. The workers come
        // back when all have asked: what an asker leaves behind is cleared away unless another one has joined.
        await noKeys();
        site.dismiss(["one", "two"]);
        const slow = { set: { ...plain.set, work: 20 }, seed: 2 };
        const notes: string[] = [];
        const listen = {
          start() {},
          update() {},
          end() {},
          note: (line: string) => notes.push(line),
        };
        const stop = new AbortController();
        const giveUp = { start() {}, update: () => stop.abort(), end() {} };
        const askers = [
          runStudy(fixture("plain_study"), { ...options, ...slow, progress: listen }),
          runStudy(fixture("plain_study"), { ...options, ...site.ask(), ...slow }),
        ];
        const third = runStudy(fixture("plain_study"), {
          ...{ ...options, ...site.ask(), ...slow },
          ...{ progress: giveUp, signal: stop.signal },
        });
        await until(async () => (await site.status()).runs, ([run]) => run?.askers === 3);
        for (const name of ["one", "two"]) await site.work(name);
        assert(!(await third).complete);
        const again = exact(await runStudy(fixture("plain_study"), { ...alone, ...slow }));
        for (const asker of askers) assertStrictEquals(exact(await asker), again);

        // When nobody asks any more, only the workers are left.
        const { workers, runs } = await site.status();
        assertEquals(workers.map(({ name }) => name), ["one", "two"]);
        // Each tenth task measures time and does not travel; of the others none is run twice. Workers tell their
        // tasks with their signs of life.
        const done = async () =>
          (await site.status()).workers.reduce((sum, { tasks }) => sum + tasks, 0);
        await until(done, (tasks) => tasks >= 59);
        assertEquals(await done(), 59);
        assertEquals(runs, []);
        await noKeys();
        // For a while there was none.
        const others = site.warnings.filter((line) => !line.startsWith("no worker takes this run"));
        assertEquals(others, []);
        assert(notes.some((line) => line.startsWith("2 workers with 2 cores: ")), notes.join("\n"));
      } finally {
        site.close();
      }
    }),
});
