import { assert, assertEquals, assertRejects, assertStrictEquals } from "@std/assert";
import { UsageError } from "matchbox/base/mod.ts";
import { Thread } from "matchbox/runner/threads/thread.ts";
import type { TestFunctions } from "../../fixtures/called_thread.ts";

const url = new URL("../../fixtures/called_thread.ts", import.meta.url);

Deno.test("each call gets its own answer, and what the thread tells comes before it", async () => {
  const told: number[] = [];
  const thread = new Thread<TestFunctions, number>({
    ...{ url, name: "test", onNews: (news) => void told.push(news) },
  });
  assert(!thread.running);
  const answers = await Promise.all([thread.call("later", 7), thread.call("double", 4)]);
  assertEquals(answers, [7, 8]);
  await thread.call("count", 3);
  assertEquals(told, [1, 2, 3]);
  thread.end(new Error("over"));
});

Deno.test("an error of a call has its classes and first line, and the thread goes on", async () => {
  const kinds: string[] = [];
  const thread = new Thread<TestFunctions>({
    ...{ url, name: "test" },
    errorOf([kind, next], message) {
      kinds.push(`${kind}, ${next}`);
      return new UsageError(message);
    },
  });
  const { message } = await assertRejects(() => thread.call("refuse"), UsageError);
  assertStrictEquals(message, "expected less");
  await assertRejects(() => thread.call("unsendable"), UsageError);
  assertEquals(kinds, ["NotationError, UsageError", "DOMException, Error"]);
  assertStrictEquals(await thread.call("double", 1), 2);
  thread.end(new Error("over"));
});

Deno.test("who waits for a thread that ends or fails is told, and the next call starts another one", async () => {
  const thread = new Thread<TestFunctions>({ url, name: "test" });
  const waiting = [thread.call("never"), thread.call("never")];
  thread.end(new Error("over"));
  for (const each of waiting) await assertRejects(() => each, Error, "over");
  assert(!thread.running);
  await assertRejects(() => thread.call("fail"), Error, "out of turn");
  assert(!thread.running);
  assertStrictEquals(await thread.call("double", 3), 6);
  thread.end(new Error("over"));
});
