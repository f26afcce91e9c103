import { assertStrictEquals, assertThrows } from "@std/assert";
import { UsageError } from "matchbox/base/mod.ts";
import { BlockingThread } from "matchbox/runner/threads/blocking_thread.ts";
import type { BlockingFunctions } from "../../fixtures/blocking_thread.ts";

Deno.test("a blocking call returns what the thread returns, without a turn of the event loop", () => {
  const thread = new BlockingThread<BlockingFunctions, number>({
    url: new URL("../../fixtures/blocking_thread.ts", import.meta.url),
    name: "test",
    permissions: { read: "inherit", import: "inherit" },
    setup: 40,
    errorOf: ([kind], message) => new UsageError(`${kind}: ${message}`),
  });
  let turned = false;
  const timer = setTimeout(() => turned = true);
  assertStrictEquals(thread.call("add", 0, 2), 42);
  assertStrictEquals(thread.call("later", 0, 7), 7);
  assertThrows(() => thread.call("refuse", 0), UsageError, "RangeError: expected less");
  assertStrictEquals(thread.call("add", 0, 3), 43);
  assertStrictEquals(turned, false);
  clearTimeout(timer);
});
