import { assertEquals, assertGreater } from "@std/assert";
import type { Task } from "matchbox/experiments/mod.ts";
import { batches } from "matchbox/runner/work/batches.ts";

/** Tasks that take a millisecond each to be listed. */
function* slowTasks(count: number): Generator<Task> {
  for (let i = 0; i < count; i++) {
    for (const start = performance.now(); performance.now() < start + 1;);
    yield { key: `${i}`, data: null };
  }
}

Deno.test("while many tasks are listed, others have their turn in this thread", async () => {
  let turns = 0;
  const timer = setInterval(() => turns++);
  const seen: number[] = [];
  for await (const batch of batches(slowTasks(1200))) seen.push(batch.length);
  clearInterval(timer);
  assertEquals(seen, [500, 500, 200]);
  assertGreater(turns, 0);
});

Deno.test("batches have all tasks in their order, and none of nothing is a batch", async () => {
  const tasks = Array.from({ length: 1000 }, (_, i) => ({ key: `${i}`, data: null }));
  const listed = await Array.fromAsync(batches(tasks));
  assertEquals(listed.flat(), tasks);
  assertEquals(await Array.fromAsync(batches([])), []);
});
