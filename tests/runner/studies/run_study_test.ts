import {
  assert,
  assertEquals,
  assertGreater,
  assertMatch,
  assertNotEquals,
  assertRejects,
  assertStrictEquals,
} from "@std/assert";
import { fromFileUrl, join } from "@std/path";
import { UsageError } from "matchbox/base/mod.ts";
import { type RunOptions, runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";
import { withFolder } from "../../fixtures/command.ts";

const plain = fixture("plain_study");

Deno.test("rows are the same in this thread and with 1 and 3 workers, in the order of the tasks", async () => {
  const alone = await exact(plain, { executors: localExecutors(0) });
  assertStrictEquals(alone.length, 60);
  assertEquals(
    alone.map(([number]) => number),
    [...alone.keys()].map((i) => 1 + Math.floor(i / 3)),
  );
  for (const jobs of [1, 3]) {
    assertEquals(await exact(plain, { executors: localExecutors(jobs) }), alone);
  }
});

Deno.test("a task's random stream depends only on seed and key, not on other parameters", async () => {
  const draws = async (options: RunOptions) => (await exact(plain, options)).map((row) => row[2]);
  const base = await draws({ seed: 1 });
  assertEquals(await draws({ seed: 1, shard: { index: 1, count: 1 } }), base);
  assertNotEquals(await draws({ seed: 2 }), base);
  assertEquals(await draws({ seed: 1, set: { work: 1 } }), base);
  assertStrictEquals(new Set(base).size, base.length);
});

Deno.test("tasks with the same label share a stream", async () => {
  const rows = await exact(plain, {});
  assertStrictEquals(new Set(rows.map((row) => row[3])).size, 1);
});

Deno.test("the shards of a run together have all its rows, each task once", async () => {
  const whole = await exact(plain, {});
  const parts = await Promise.all(
    [1, 2, 3].map((index) => exact(plain, { shard: { index, count: 3 } })),
  );
  const sorted = parts.flat().sort((a, b) =>
    Number(a[0]) - Number(b[0]) || Number(a[1]) - Number(b[1])
  );
  assertEquals(sorted, whole);
});

Deno.test("a run that merges the stores of all shards has no tasks left", async () => {
  await withFolder(async (folder) => {
    const store = (name: string) => `${folder}/${name}`;
    for (const index of [1, 2]) {
      await runStudy(plain, {
        executors: localExecutors(0),
        store: store(`${index}`),
        shard: { index, count: 2 },
      });
    }
    const merged = await runStudy(plain, {
      executors: localExecutors(0),
      store: store("all"),
      merge: [1, 2].map((index) => `${store(`${index}`)}/plain-study.sqlite`),
    });
    assertStrictEquals(merged.resumed, 20);
    assertEquals(merged.rows.items.map(exactValues), await exact(plain, {}));
  });
});

Deno.test("a second run takes everything from the store", async () => {
  await withFolder(async (folder) => {
    const first = await runStudy(plain, { executors: localExecutors(2), store: folder });
    const second = await runStudy(plain, { executors: localExecutors(0), store: folder });
    assertStrictEquals(first.resumed, 0);
    assertStrictEquals(second.resumed, 20);
    assertEquals(second.rows, first.rows);
    // The time of the tasks is known although they did not run again.
    assertGreater(first.taskSeconds, 0);
    assertStrictEquals(second.taskSeconds, first.taskSeconds);
  });
});

Deno.test("another seed, other parameters and changed code read nothing from the store", async () => {
  await withFolder(async (folder) => {
    const copy = `${folder}/copied_study.ts`;
    const source = `import { madeUpStudy } from "${new URL(
      "../../fixtures/made_up.ts",
      import.meta.url,
    )}";\nexport const study = madeUpStudy("copied-study");\n`;
    await Deno.writeTextFile(copy, source);
    const run = (options: RunOptions) =>
      runStudy(copy, { executors: localExecutors(0), store: folder, ...options });
    await run({});
    assertStrictEquals((await run({})).resumed, 20);
    assertStrictEquals((await run({ seed: 2 })).resumed, 0);
    assertStrictEquals((await run({ set: { rows: 2 } })).resumed, 0);
    await Deno.writeTextFile(copy, source + "// changed\n");
    assertStrictEquals((await run({})).resumed, 0);
  });
});

Deno.test("a task that throws is reported with its error; the others finish and are stored", async () => {
  await withFolder(async (folder) => {
    for (const jobs of [0, 2]) {
      const store = `${folder}/${jobs}`;
      const run = await runStudy(fixture("throwing_study"), {
        executors: localExecutors(jobs),
        store,
      });
      assertStrictEquals(run.failures.length, 1);
      assertStrictEquals(run.failures[0].task.key, "task 7");
      assertMatch(run.failures[0].error, /RangeError: seven is too many/);
      assertStrictEquals(run.rows.items.length, 19 * 3);
      assertStrictEquals(run.complete, false);
      const again = await runStudy(fixture("throwing_study"), {
        executors: localExecutors(jobs),
        store,
      });
      assertStrictEquals(again.resumed, 19);
    }
  });
});

Deno.test("a task without progress within its limit is stopped and reported; the others finish", async () => {
  const run = await runStudy(fixture("stalling_study"), {
    executors: localExecutors(2),
    store: ":memory:",
  });
  assertEquals(run.failures.map(({ task, error }) => [task.key, error]), [
    ["task 7", "no progress within 2 s"],
  ]);
  assertStrictEquals(run.rows.items.length, 19 * 3);
});

Deno.test("a row that does not fit the columns fails its task, with the name of the column", async () => {
  const run = await runStudy(fixture("misfit_study"), {
    executors: localExecutors(0),
    store: ":memory:",
  });
  assertStrictEquals(run.failures.length, 20);
  assertMatch(run.failures[0].error, /column draw: expected .* but found NaN/);
});

Deno.test("an aborted run keeps finished tasks, and the next run completes the same rows", async () => {
  await withFolder(async (folder) => {
    const set = { work: 10 };
    const controller = new AbortController();
    const progress = {
      start() {},
      update: (done: number) => done >= 4 && controller.abort(),
      end() {},
    };
    const options = { set, executors: localExecutors(2), store: folder };
    const stopped = await runStudy(plain, { ...options, progress, signal: controller.signal });
    assertStrictEquals(stopped.complete, false);
    assert(stopped.rows.items.length >= 4 * 3 && stopped.rows.items.length < 60);
    const finished = await runStudy(plain, options);
    assertStrictEquals(finished.resumed, stopped.rows.items.length / 3);
    assertEquals(finished.rows.items.map(exactValues), await exact(plain, { set }));
  });
});

Deno.test("unknown studies, presets and parameters are errors with a list of the allowed ones", async () => {
  const refused = (run: Promise<unknown>, message: RegExp) =>
    assertRejects(() => run, UsageError, message);
  await refused(runStudy("no-such"), /unknown study "no-such"; available: .*node-counts/);
  await refused(runStudy("missing/file.ts"), /no study file "missing\/file.ts"/);
  await refused(
    runStudy(plain, { preset: "huge" as "quick" }),
    /unknown preset "huge"; available: quick, published/,
  );
  await refused(
    runStudy(plain, { set: { depht: 3 } }),
    /unknown parameter "depht" of study plain-study; allowed: tasks \(a whole number/,
  );
  for (const value of ["-1", "1e9", "abc", "", "2.5"]) {
    await refused(
      runStudy(plain, { set: { rows: value } }),
      /parameter rows of study plain-study: expected a whole number from 1 to 1000000/,
    );
  }
});

function fixture(name: string): string {
  return fromFileUrl(new URL(`../../fixtures/${name}.ts`, import.meta.url));
}

/** Key and exact columns of a run without a store; in this thread, because workers give the same. */
async function exact(reference: string, options: RunOptions) {
  const { rows } = await runStudy(reference, {
    executors: localExecutors(0),
    store: ":memory:",
    ...options,
  });
  return rows.items.map(exactValues);
}

function exactValues({ number, item, draw, common }: Record<string, unknown>) {
  return [number, item, draw, common];
}

Deno.test("a study file is found with any characters in its path", async () => {
  await withFolder(async (folder) => {
    const odd = join(folder, "a b ö", "50%41#1");
    Deno.mkdirSync(odd, { recursive: true });
    const file = join(odd, "odd study.ts");
    Deno.copyFileSync(fixture("plain_study"), file);
    Deno.copyFileSync(fixture("made_up"), join(odd, "made_up.ts"));
    const found = await runStudy(file, { store: ":memory:", executors: localExecutors(1) });
    assertStrictEquals(found.failures.length, 0);
    assertStrictEquals(found.complete, true);
  });
});
