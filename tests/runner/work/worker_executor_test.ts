import { assert, assertEquals, assertLessOrEqual, assertStrictEquals } from "@std/assert";
import { loadStudy } from "matchbox/experiments/mod.ts";
import { fingerprint } from "matchbox/runner/fingerprint/fingerprint.ts";
import { nameOf } from "matchbox/runner/files/project_files.ts";
import type { TaskSource } from "matchbox/runner/work/executor.ts";
import type { ToWorker } from "matchbox/runner/work/serve_tasks.ts";
import type { HandedTask, Job } from "matchbox/runner/work/task.ts";
import { workerExecutor } from "matchbox/runner/work/worker_executor.ts";

const url = new URL("../../fixtures/plain_study.ts", import.meta.url);
const study = await loadStudy(url.href);
const params = { ...study.presets.quick, work: 20, tasks: 10_000 };
const job: Job = { module: nameOf(url), fingerprint: fingerprint([url]), params, seed: 1 };

/** One worker runs a task while the outcome of the one before is taken. */
const OF_ONE_WORKER = 2;

Deno.test("another worker is started when there is much left to do, or when nobody knows how much", async () => {
  for (const secondsLeft of [() => 60, undefined]) {
    const tasks = new WatchedTasks(secondsLeft);
    // Without end, until two workers have tasks.
    while (tasks.mostAtOnce <= OF_ONE_WORKER) await tasks.run(200, 2);
    assertLessOrEqual(tasks.mostAtOnce, 2 * OF_ONE_WORKER);
  }
});

Deno.test("no other worker is started when it would come too late", async () => {
  const tasks = new WatchedTasks(() => 0.01);
  await tasks.run(20, 4);
  assertStrictEquals(tasks.ended, 20);
  assertStrictEquals(tasks.mostAtOnce, OF_ONE_WORKER);
});

Deno.test("a worker that has not loaded its work when the run is stopped gets no tasks", async () => {
  const sent: ToWorker[] = [];
  const stop = new AbortController();
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (this: MessagePort, message: ToWorker) {
    sent.push(message);
    if (sent.length > 1) throw new Error("a second message");
    stop.abort();
    postMessage.call(this, message);
  };
  try {
    await new WatchedTasks().run(1, 1, stop);
  } finally {
    MessagePort.prototype.postMessage = postMessage;
  }
  assertEquals(sent, [{ job }]);
});

/** Tasks that are given out one at a time. */
class WatchedTasks implements TaskSource {
  ended = 0;
  /** The most tasks that were given out at once. */
  mostAtOnce = 0;
  #running = 0;
  #left = 0;
  #wake = Promise.withResolvers<void>();
  readonly #tasks = study.tasks(params)[Symbol.iterator]();

  constructor(readonly secondsLeft?: () => number) {}

  async run(count: number, workers: number, enough = new AbortController()): Promise<void> {
    this.#left = count;
    await workerExecutor(workers).run(job, this, (outcomes) => {
      for (const outcome of outcomes) assert(!("error" in outcome));
      this.ended += outcomes.length;
      this.#running -= outcomes.length;
      if (this.mostAtOnce > OF_ONE_WORKER) enough.abort();
      this.#wake.resolve();
    }, enough.signal);
    this.#running = 0;
  }

  get ready(): number {
    return this.#left;
  }

  take(): HandedTask[] {
    if (this.#left === 0) return [];
    this.#left--;
    this.#running++;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#running);
    return [{ task: this.#tasks.next().value!, inputs: [] }];
  }

  async more(): Promise<boolean> {
    while (this.#left === 0 && this.#running > 0) {
      await this.#wake.promise;
      this.#wake = Promise.withResolvers();
    }
    return this.#left > 0;
  }

  giveBack(): void {
    throw new Error("no worker dies here");
  }
}
