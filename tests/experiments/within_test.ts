import { assertEquals } from "@std/assert";
import { within } from "matchbox/experiments/within.ts";
import { between } from "./around.ts";

Deno.test("an interval ends where its quantity does, and equal values have none", () => {
  assertEquals(within(between(-0.5, 0.75), [0, 1]), { ...between(-0.5, 0.75), low: 0 });
  assertEquals(within(between(0.5, 1.5), [0, 1]), { ...between(0.5, 1.5), high: 1 });
  assertEquals(within(between(0.5, 0.5), [0, 1]), {
    ...{ mean: 0.5, low: null, high: null, count: 50 },
  });
});
