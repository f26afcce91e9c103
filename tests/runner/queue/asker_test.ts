import { assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { loadWork } from "matchbox/experiments/catalogue.ts";
import { Asker } from "matchbox/runner/queue/asker.ts";
import { fingerprint } from "matchbox/runner/fingerprint/fingerprint.ts";
import { nameOf } from "matchbox/runner/files/project_files.ts";
import type { HandedTask, TaskOutcome } from "matchbox/runner/work/task.ts";

const plain = new URL("../../fixtures/plain_study.ts", import.meta.url);
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Rows as the plain study gives them, or with a column too few. */
function outcome(key: string, columns: number): TaskOutcome {
  const rows = JSON.stringify({ items: [[1, 0, 5, 6, 7].slice(0, columns)] });
  return { key, rows, artifact: null, file: null, seconds: 0.01 };
}

type Call = { readonly name: string; answer(value: unknown): void };

/** An asker with one task, and what became of it. */
async function ask() {
  const job = {
    ...{ module: nameOf(plain), fingerprint: fingerprint([plain]), seed: 1 },
    params: { tasks: 1, rows: 1, work: 0 },
  };
  const ready: HandedTask[] = [{ task: { key: "task 1", data: 1 }, inputs: [] }];
  let wake = () => {};
  const source = {
    take: (count: number) => ready.splice(0, count),
    get ready() {
      return ready.length;
    },
    more: () => new Promise<boolean>((resolve) => wake = () => resolve(true)),
    giveBack(tasks: readonly HandedTask[]) {
      ready.push(...tasks);
      wake();
    },
  };
  const [calls, outcomes, warnings] = [[], [], []] as [Call[], TaskOutcome[], string[]];
  const call = (name: string, ..._values: unknown[]) =>
    new Promise((answer) => void calls.push({ name, answer })) as Promise<never>;
  const controller = new AbortController();
  const asked = {
    ...{ work: await loadWork(plain.href), job, source, signal: controller.signal },
    onOutcomes: (some: TaskOutcome[]) => void outcomes.push(...some),
  };
  const warn = (line: string) => void warnings.push(line);
  const asker = new Asker({ call, shown: "redis://here" }, asked, { warn });
  const running = asker.run();
  const callsOf = (name: string) => calls.filter((call) => call.name === name);
  /** Answers the last request. */
  const answer = async (value: unknown) => {
    callsOf("results").at(-1)!.answer(value);
    await settled();
  };
  const sends = (worker: string, columns: number) =>
    answer({ results: [{ worker, outcomes: [outcome("task 1", columns)] }] });
  const stop = () => (controller.abort(), running);
  return { outcomes, warnings, callsOf, answer, sends, stop };
}

Deno.test("a worker whose rows did not fit is not believed again, and cannot make a task fail", async () => {
  const { outcomes, warnings, callsOf, sends, stop } = await ask();
  // What it sends later may look right.
  for (let lie = 0; lie < 50; lie++) await sends("liar", lie === 0 ? 4 : 5);
  assertEquals(outcomes, []);
  assertStrictEquals(callsOf("results").length, 51);
  assertStrictEquals(callsOf("distrust").length, 1);
  assertStrictEquals(warnings.length, 1);
  assertMatch(
    warnings[0],
    /^worker liar has sent rows that do not fit, and is not used any more: /,
  );

  await sends("honest", 5);
  assertEquals(outcomes, [outcome("task 1", 5)]);
  await stop();
});

Deno.test("a task fails when its result was lost eight times, by workers that differ", async () => {
  const { outcomes, answer, sends, stop } = await ask();
  for (let time = 1; time <= 8; time++) {
    assertEquals(outcomes, []);
    if (time % 2 === 0) await answer({ results: [], lost: "no answer" });
    else await sends(`worker ${time}`, 4);
  }
  assertEquals(outcomes, [{
    key: "task 1",
    error: "the queue has lost its result 8 times: no answer",
  }]);
  await stop();
});
