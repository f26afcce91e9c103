import { assert, assertEquals, assertMatch, assertRejects, assertStrictEquals } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { randomStream } from "matchbox/base/mod.ts";
import { type RunOptions, runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";
import { withFolder } from "../../fixtures/command.ts";

const chained = fromFileUrl(new URL("../../fixtures/chained_study.ts", import.meta.url));

Deno.test("a task gets the results of the tasks before it, with any number of workers", async () => {
  for (const jobs of [0, 3]) {
    const { rows, artifacts, complete } = await run({ executors: localExecutors(jobs) });
    assert(complete);
    assertEquals(rows.steps.map(({ sum }) => sum), expectedSums(3, 20).flat());
    const ends = expectedSums(3, 20).map((sums) => sums.at(-1)!);
    assertEquals(rows.champions.map(({ sum }) => sum), ends);
    // Only an artifact with a file name is published.
    assertEquals([...artifacts], [["champions.json", JSON.stringify(ends)]]);
  }
});

Deno.test("stopped chains continue where they stopped, with the same rows", async () => {
  await withFolder(async (folder) => {
    const controller = new AbortController();
    const progress = {
      start() {},
      update: (done: number) => done >= 10 && controller.abort(),
      end() {},
    };
    const options = { set: { work: 5 }, store: folder, executors: localExecutors(2) };
    const stopped = await run({ ...options, progress, signal: controller.signal });
    assert(!stopped.complete);
    assertEquals(stopped.failures, []);
    const finished = await run(options);
    assert(finished.resumed >= 10 && finished.resumed < 61, `${finished.resumed} resumed`);
    assertEquals(finished.rows.steps.map(({ sum }) => sum), expectedSums(3, 20).flat());
  });
});

Deno.test("a failed step ends its chain, and the later tasks report it; other chains finish", async () => {
  for (const jobs of [0, 2]) {
    const set = { fails: 18 };
    const { rows, failures } = await run({ set, executors: localExecutors(jobs) });
    assertStrictEquals(rows.steps.length, 17 + 20 + 20);
    assertEquals(failures.map(({ task }) => task.key), [
      ...[18, 19, 20].map((step) => `chain 1 step ${step}`),
      "all",
    ]);
    assertMatch(failures[0].error, /RangeError: this step fails/);
    assertStrictEquals(failures[1].error, 'the task before it, "chain 1 step 18", did not finish');
  }
});

Deno.test("a chain stays in one shard; a task after several shards is left to the merging run", async () => {
  await withFolder(async (folder) => {
    const parts = [1, 2].map((index) => ({
      shard: { index, count: 2 },
      store: `${folder}/${index}`,
    }));
    const tasks: number[] = [];
    for (const part of parts) tasks.push((await run(part)).tasks);
    assertEquals(tasks, [40, 20]);
    const merge = parts.map(({ store }) => `${store}/chained-study.sqlite`);
    const merged = await run({ store: `${folder}/all`, merge });
    assertStrictEquals(merged.resumed, 60);
    assertStrictEquals(merged.rows.champions.length, 3);
  });
});

Deno.test("a task can only come after tasks listed before it", async () => {
  await withFolder(async (folder) => {
    const source = await Deno.readTextFile(chained);
    const file = `${folder}/backward_study.ts`;
    await Deno.writeTextFile(file, source.replace("key(step - 1)", "key(step + 1)"));
    await assertRejects(
      () => runStudy(file, { store: ":memory:" }),
      TypeError,
      'task "chain 1 step 2" comes after "chain 1 step 3", which is not listed before it',
    );
  });
});

Deno.test("rows are shown while a study runs: at first some of them, in the order of the tasks", async () => {
  const seen: number[][] = [];
  const set = { chains: 2, steps: 8, work: 100 };
  const { rows } = await run({
    set,
    executors: localExecutors(2),
    onRows: ({ steps }) => seen.push(steps.map(({ sum }) => sum as number)),
  });
  assert(seen.length >= 1, "a run of a second and a half shows them once at least");
  for (const sums of seen) {
    assert(sums.length > 0 && sums.length <= rows.steps.length);
    for (const sum of sums) assert(rows.steps.some((row) => row.sum === sum));
  }
});

function run(options: RunOptions) {
  return runStudy(chained, { store: ":memory:", executors: localExecutors(0), ...options });
}

/** By definition: the sums of the first numbers of the tasks' random streams. */
function expectedSums(chains: number, steps: number): number[][] {
  return Array.from({ length: chains }, (_, chain) => {
    let sum = 0;
    return Array.from({ length: steps }, (_, step) => {
      const key = `1/chained-study/task chain ${chain + 1} step ${step + 1}`;
      return sum += randomStream(key).below(1000);
    });
  });
}
