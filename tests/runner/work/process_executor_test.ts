import { assertEquals, assertGreater, assertMatch, assertNotEquals } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { type RunOptions, runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";

const reference = fromFileUrl(new URL("../../fixtures/timed_study.ts", import.meta.url));

interface TimeRow {
  readonly variant: string;
  readonly process: number;
  readonly draw: number;
  readonly pid: number;
  readonly parent: number;
  readonly began: number;
}

async function run(options: RunOptions = {}) {
  const executors = localExecutors(1);
  const made = await runStudy(reference, { store: ":memory:", executors, ...options });
  return { ...made, times: made.rows.times as unknown as TimeRow[] };
}

/** The tasks in the order in which they began. */
function orderOf(times: readonly TimeRow[]): string[] {
  return times.toSorted((one, other) => one.began - other.began)
    .map(({ variant, process }) => `${variant} ${process}`);
}

Deno.test("each timed task has a process of its own, in a random order that the seed determines", async () => {
  const made = await run({ set: { processes: 4 } });
  const { times, failures } = made;
  assertEquals([times.length, failures], [8, []]);
  assertEquals(new Set(times.map(({ pid }) => pid)).size, 8);
  assertEquals(times.map(({ parent }) => parent), Array(8).fill(Deno.pid));
  const listed = times.map(({ variant, process }) => `${variant} ${process}`);
  const order = orderOf(times);
  assertNotEquals(order, listed);
  assertEquals(order.toSorted(), listed.toSorted());
  assertEquals(orderOf((await run({ set: { processes: 4 } })).times), order);
});

Deno.test("in this thread the exact rows are the same, and it is said that no task has a process of its own", async () => {
  const exact = (times: readonly TimeRow[]) =>
    times.map(({ variant, process, draw }) => ({ variant, process, draw }));
  const executors = localExecutors(0);
  const notes: string[] = [];
  const warn = (line: string) => notes.push(line);
  const [made, here] = [await run(), await run({ executors, warn })];
  assertEquals(exact(here.times), exact(made.times));
  assertEquals(new Set(here.times.map(({ pid }) => pid)), new Set([Deno.pid]));
  assertEquals(notes.length, 1);
  assertMatch(notes[0], /not in a fresh process each/);
});

Deno.test("an error in a process is the failure of its task alone", async () => {
  const { times, failures } = await run({ set: { fails: 1 } });
  assertEquals(times.length, 3);
  assertEquals(failures.map(({ task }) => task.key), ["one, process 1"]);
  assertMatch(failures[0].error, /^Error: it fails/);
});

Deno.test("a run that is stopped ends the process that runs", async () => {
  const stop = new AbortController();
  // The order of seed 1 begins with others or with the one that stays; it never ends by itself.
  setTimeout(() => stop.abort(), 1500);
  const { complete, seconds } = await run({ set: { stays: 2 }, signal: stop.signal });
  assertEquals(complete, false);
  assertGreater(seconds, 1);
});
