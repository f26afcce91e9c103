import { assertGreater, assertLess, assertStrictEquals } from "@std/assert";
import { shareOf } from "matchbox/experiments/share.ts";

Deno.test("a share is that of all events together, so that large positions weigh more", () => {
  const counts = [{ wanted: 1, all: 2 }, { wanted: 0, all: 8 }];
  assertStrictEquals(shareOf(counts, "two")!.mean, 0.1);
});

Deno.test("positions without events do not count, and without any there is no share", () => {
  const none = { wanted: 0, all: 0 };
  assertStrictEquals(shareOf([none, none], "none"), null);
  assertStrictEquals(shareOf([none, { wanted: 1, all: 4 }], "one")!.count, 1);
});

Deno.test("the interval is over positions: equal ones have none, and others hold their share", () => {
  const equal = Array.from({ length: 10 }, () => ({ wanted: 1, all: 4 }));
  assertStrictEquals(shareOf(equal, "equal")!.low, null);
  const apart = equal.map((_, i) => ({ wanted: i % 2 ? 3 : 0, all: 4 }));
  const { mean, low, high } = shareOf(apart, "apart")!;
  assertLess(low!, mean);
  assertGreater(high!, mean);
});
