import { assert, assertEquals, assertRejects, assertStrictEquals } from "@std/assert";
import { loadStudy } from "matchbox/experiments/mod.ts";
import { SetupError } from "matchbox/base/mod.ts";
import { fingerprint } from "matchbox/runner/fingerprint/fingerprint.ts";
import { nameOf } from "matchbox/runner/files/project_files.ts";
import { type DecodedTask, localExecutors, runWork } from "matchbox/runner/work/run_work.ts";
import { openRunStore } from "matchbox/runner/store/store.ts";
import { type Job, sameForAll } from "matchbox/runner/work/task.ts";

const url = new URL("../../fixtures/plain_study.ts", import.meta.url);
const study = await loadStudy(url.href);
const params = { ...study.presets.quick, work: 20 };
const job: Job = { module: nameOf(url), fingerprint: fingerprint([url]), params, seed: 1 };
const fingerprints = sameForAll(job.fingerprint.digest);
const identity = { study: study.id, params: "", seed: 1, fingerprints };

Deno.test("a run whose tasks cannot be stored ends with the store's error, with and without workers", async () => {
  // In this thread the outcomes of short tasks are all handed over at the end.
  for (const [jobs, milliseconds] of [[0, 20], [0, 0], [2, 20], [2, 0]]) {
    const store = openRunStore(identity, ":memory:");
    const short = { ...params, work: milliseconds };
    const save = (): void => {
      throw new SetupError("no room");
    };
    const full = { ...bound(store), save };
    const ended: DecodedTask[] = [];
    await assertRejects(
      () =>
        runWork(study.tasks(short), localExecutors(jobs).shared, {
          ...{
            work: study,
            job: { ...job, params: short },
            store: full,
            signal: new AbortController().signal,
          },
          onEnded: (finished) => ended.push(...finished),
        }),
      SetupError,
      "no room",
    );
    assertEquals(ended, []);
    store.close();
  }
});

Deno.test("tasks stored by another process meanwhile count as finished and are not run again", async () => {
  for (const jobs of [0, 1]) {
    const store = openRunStore(identity, ":memory:");
    const theirs = new Set<string>();
    const ended: DecodedTask[] = [];
    await runWork(study.tasks(params), localExecutors(jobs).shared, {
      ...{ work: study, job, store, signal: new AbortController().signal },
      onEnded(finished) {
        ended.push(...finished);
        // When the first task has ended, another process has stored the last ten.
        if (theirs.size > 0) return;
        for (let number = 11; number <= 20; number++) theirs.add(`task ${number}`);
        store.save([...theirs].map((key) => ({
          ...{ key, artifact: null, file: null, seconds: 99 },
          rows: JSON.stringify({ items: [[1, 2, 3, 4, 5]] }),
        })));
      },
    });
    assertEquals(ended.map(({ key }) => key).toSorted(), allKeys());
    for (const { key, decoded, seconds } of ended) {
      assertStrictEquals(seconds === 99, theirs.has(key), key);
      assertStrictEquals(decoded.items.length, theirs.has(key) ? 1 : 3, key);
    }
    assert([...store.all()].length === 20);
    store.close();
  }
});

function allKeys(): string[] {
  return Array.from({ length: 20 }, (_, i) => `task ${i + 1}`).toSorted();
}

/** The methods of a store as properties, so that one of them can be replaced. */
function bound(store: ReturnType<typeof openRunStore>): ReturnType<typeof openRunStore> {
  return {
    has: (key) => store.has(key),
    hasAll: (keys) => store.hasAll(keys),
    get: (key) => store.get(key),
    rowsOf: (keys) => store.rowsOf(keys),
    all: () => store.all(),
    merge: (path) => store.merge(path),
    save: (tasks) => store.save(tasks),
    close: () => store.close(),
  };
}
