import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { Queue } from "bullmq";
import { queueAddress } from "matchbox/runner/queue/address.ts";
import { QueueThread } from "matchbox/runner/queue/queue_thread.ts";
import { digestOf } from "matchbox/runner/queue/contents.ts";
import { ASKERS, keysOf } from "matchbox/runner/queue/keys.ts";
import { FORM, toText } from "matchbox/runner/queue/messages.ts";
import { type RunOptions, runStudy, type StudyRun } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";
import { QueueSite } from "../../fixtures/queue_site.ts";
import { hastyTiming } from "../../fixtures/hasty_timing.ts";
import { hasRedis, redisCommand, withRedis } from "../../fixtures/redis.ts";
import { long } from "../../fixtures/sample_size.ts";

const plain = fromFileUrl(new URL("../../fixtures/plain_study.ts", import.meta.url));
const workerFile = fromFileUrl(new URL("../../fixtures/queue_worker.ts", import.meta.url));
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The rows without the column that is measured, as text. */
function exact({ rows, failures, complete }: StudyRun): string {
  assertEquals(failures, []);
  assert(complete);
  return JSON.stringify(rows, (name, value) => name === "elapsed" ? undefined : value);
}

/** What a run without faults gives. */
async function expected(options: RunOptions): Promise<string> {
  const run = await runStudy(plain, {
    ...options,
    set: { ...options.set, work: 0 },
    executors: localExecutors(0),
    store: ":memory:",
  });
  return exact(run);
}

/** Begins a run; the other promises resolve when so many of its tasks have ended. */
function runUntil(
  few: number,
  options: RunOptions,
  more = few,
): [Promise<StudyRun>, Promise<void>, Promise<void>] {
  const [some, others] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const update = (done: number) => {
    if (done >= few) some.resolve();
    if (done >= more) others.resolve();
  };
  const progress = { start() {}, update, end() {} };
  return [runStudy(plain, { ...options, progress }), some.promise, others.promise];
}

/** Starts a worker as a process of its own; resolves when it is ready. */
async function workerProcess(url: string, name: string): Promise<Deno.ChildProcess> {
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      ...["run", "--quiet", "--no-check", "--no-prompt", "--allow-read", "--allow-net=127.0.0.1"],
      ...[workerFile, url, name],
    ],
    stdout: "piped",
  }).spawn();
  const { value } = await child.stdout.getReader().read();
  assertStrictEquals(new TextDecoder().decode(value), "ready\n");
  return child;
}

async function withSite(
  url: string,
  test: (site: QueueSite) => Promise<void>,
): Promise<void> {
  const site = new QueueSite(url);
  try {
    await test(site);
  } finally {
    site.close();
  }
}

Deno.test({
  name:
    "a queue gives the same bytes when workers are killed, are slow or lie, and drops forged jobs",
  ignore: !hasRedis,
  fn: () =>
    withRedis(({ url, port }) =>
      withSite(url, async (site) => {
        const { executors } = site.ask();
        const set = { tasks: 40, work: 40 };
        const options = { executors, store: ":memory:", set };

        // One is killed, another stands still for longer than its batches wait for it.
        const [killed, slow] = await Promise.all(
          ["killed", "slow"].map((name) => workerProcess(url, name)),
        );
        const [running, underWay] = runUntil(5 + Math.floor(5 * Math.random()), options);
        await underWay;
        killed.kill("SIGKILL");
        slow.kill("SIGSTOP");
        await site.work("steady");
        await pause(hastyTiming.lock + 500);
        slow.kill("SIGCONT");
        assertStrictEquals(exact(await running), await expected({ set }));
        slow.kill("SIGKILL");

        // A liar, faster than the honest one, sends too few columns, a nested value, and another task's rows.
        const lies = [
          '{"items":[[1,2]]}',
          '{"items":[[1,2,3,4,{"a":1}]]}',
          '{"strange":[[1]]}',
          "7",
        ];
        const liar = new QueueThread(queueAddress(url), hastyTiming);
        let lie = 0;
        liar.onNews = (news) => {
          if (news.kind === "run") void liar.call("accept", news.run);
          if (news.kind !== "batch") return;
          const outcomes = news.tasks.map(({ task: { key } }) => ({
            key,
            rows: lies[lie++ % lies.length],
            ...{ artifact: null, file: null, seconds: 0.01 },
          }));
          void liar.call("finish", news.batch, outcomes);
        };
        await liar.call("serve", { name: "liar", machine: "here", jobs: 1 });
        const lied = { ...options, set: { ...set, work: 2 }, seed: 2 };
        assertStrictEquals(exact(await runStudy(plain, lied)), await expected(lied));
        assertMatch(site.warnings.join("\n"), /worker liar has sent rows that do not fit/);
        liar.close();

        // Forged runs and jobs, while a run is on.
        const forged = (record: string, id?: string) => forgeRun(port, record, id);
        const notes = site.notes.length;
        const honest = { ...options, set: { ...set, work: 15 }, seed: 3 };
        const [run, begun] = runUntil(3, honest);
        await begun;
        const record = (changes: Record<string, unknown>) =>
          toText({
            ...{ form: FORM, work: "evil", module: "cli.ts", modules: ["cli.ts"] },
            ...{ fingerprint: "0".repeat(16), sources: {}, params: {}, seed: 1, ...changes },
          });
        await forged("this is no record");
        await forged(record({}), "f".repeat(32));
        await forged(record({}));
        for (const module of ["../evil.ts", "/etc/passwd", "https://example.com/x.ts"]) {
          await forged(record({ module, modules: [module] }));
        }
        const { module, own } = { module: "tests/fixtures/plain_study.ts", own: "deno.json" };
        await forged(record({ module, modules: [own] }));
        await forged(record({ module, modules: [module] }));
        await forged(record({ module, modules: [module], code: "Deno.exit()" }));
        await forgeJobs(port);
        assertStrictEquals(exact(await run), await expected(honest));
        await pause(hastyTiming.beat * 3);
        const said = site.notes.slice(notes).join("\n");
        assertMatch(said, /drops a message: a message that cannot be read/);
        assertMatch(said, /drops a message: a run whose text has another digest/);
        assertMatch(said, /refuses evil: cli.ts exports neither a study nor other work/);
        assertMatch(said, /wrong field module: expected the path of a module in the project/);
        assertMatch(said, /wrong field modules.0/);
        assertMatch(said, /refuses evil: the version here is [0-9a-f]{16}, that of the run 0{16}/);
        assertMatch(said, /wrong field code/);
        assertMatch(said, /drops a message: a job without a message/);
        assertMatch(said, /drops a message: a content is no longer on the server/);
        assertMatch(said, /drops a message: a batch with a wrong field tasks.0.code/);
      })
    ),
});

/** Writes a run into the server, as anyone can who reaches it. */
async function forgeRun(port: number, record: string, run = digestOf(record)): Promise<void> {
  await redisCommand(port, "SET", keysOf(run).record, record);
  await redisCommand(port, "ZADD", ASKERS, `${Date.now() / 1000}`, `${run} evil`);
}

/** Puts jobs of any kind into the queues of all runs. */
async function forgeJobs(port: number): Promise<void> {
  const keys = await redisCommand(port, "KEYS", "matchbox:run-*:meta");
  const names = [...keys.matchAll(/matchbox:(run-[0-9a-f]+):meta/g)].map(([, name]) => name);
  assert(names.length > 0);
  const handed = { task: { key: "task 1", data: 1 }, inputs: [] };
  for (const name of names) {
    const queue = new Queue(name, { connection: { host: "127.0.0.1", port }, prefix: "matchbox" });
    await queue.addBulk([
      { evil: 1 },
      "no message",
      toText({ part: new Date(0) }, { Kept: (part) => part instanceof Date && ["../x", true] }),
      toText({ tasks: [{ ...handed, code: "Deno.exit()" }] }),
    ].map((data) => ({ name: "batch", data, opts: { lifo: true } })));
    await queue.close();
  }
}

Deno.test({
  name: "a queue gives the same bytes when its server is killed, forgets everything, or hangs",
  ignore: !hasRedis || long.ignore,
  fn: () =>
    withRedis(async (server) => {
      await withSite(server.url, async (site) => {
        const { executors } = site.ask();
        await Promise.all(["one", "two"].map((name) => site.work(name)));
        const set = { tasks: 40, work: 40 };
        const options = { executors, store: ":memory:", set };
        const [running, underWay, furtherOn] = runUntil(5, options, 15);
        await underWay;
        await server.kill();
        await server.start();
        await furtherOn;
        await server.kill();
        await server.forget();
        await server.start();
        await pause(300);
        Deno.kill(server.pid, "SIGSTOP");
        await pause(hastyTiming.answer + 300);
        Deno.kill(server.pid, "SIGCONT");
        assertStrictEquals(exact(await running), await expected({ set }));
        assertMatch(site.warnings.join("\n"), /cannot be reached .*; trying again/);
      });
    }, ["--appendonly", "yes", "--appendfsync", "always"]),
});
