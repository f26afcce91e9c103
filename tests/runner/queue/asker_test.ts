import { assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
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
  const [told, outcomes, warnings] = [[], [], []] as [unknown[], TaskOutcome[], string[]];
  const thread = { tell: (message: unknown) => void told.push(message), shown: "redis://here" };
  const controller = new AbortController();
  const asker = new Asker(
    thread,
    job,
    source,
    (some) => void outcomes.push(...some),
    controller.signal,
    { warn: (line) => void warnings.push(line) },
  );
  const running = asker.run();
  const toldOf = (kind: string) =>
    told.filter((message) => (message as { kind: string }).kind === kind);
  while (toldOf("add").length === 0) await settled();
  return { asker, outcomes, warnings, toldOf, stop: () => (controller.abort(), running) };
}

Deno.test("a worker whose rows did not fit is not believed again, and cannot make a task fail", async () => {
  const { asker, outcomes, warnings, toldOf, stop } = await ask();
  for (let lie = 0; lie < 50; lie++) {
    // What it sends later may look right.
    asker.told({
      kind: "outcomes",
      worker: "liar",
      outcomes: [outcome("task 1", lie === 0 ? 4 : 5)],
    });
    await settled();
  }
  assertEquals(outcomes, []);
  assertStrictEquals(toldOf("add").length, 51);
  assertStrictEquals(toldOf("distrust").length, 50);
  assertStrictEquals(warnings.length, 1);
  assertMatch(
    warnings[0],
    /^worker liar has sent rows that do not fit, and is not used any more: /,
  );

  asker.told({ kind: "outcomes", worker: "honest", outcomes: [outcome("task 1", 5)] });
  assertEquals(outcomes, [outcome("task 1", 5)]);
  await stop();
});

Deno.test("a task fails when its result was lost eight times, by workers that differ", async () => {
  const { asker, outcomes, stop } = await ask();
  for (let time = 1; time <= 8; time++) {
    assertEquals(outcomes, []);
    if (time % 2 === 0) asker.told({ kind: "returned", keys: ["task 1"], reason: "no answer" });
    else {
      const worker = `worker ${time}`;
      asker.told({ kind: "outcomes", worker, outcomes: [outcome("task 1", 4)] });
    }
    await settled();
  }
  assertEquals(outcomes, [{
    key: "task 1",
    error: "the queue has lost its result 8 times: no answer",
  }]);
  await stop();
});
