import { assertEquals, assertStrictEquals } from "@std/assert";
import { measure, timing, timingColumns } from "matchbox/experiments/mod.ts";

/** Work that moves the clock by these milliseconds at each run, by the last of them when there are no more. */
function workThatTakes(...milliseconds: number[]) {
  let now = 0;
  let runs = 0;
  return {
    clock: { now: () => now },
    work: () => {
      now += milliseconds[Math.min(runs, milliseconds.length - 1)];
      runs++;
    },
    runs: () => runs,
  };
}

Deno.test("a timing is the median of the runs after the warm-up, with quartiles around it", () => {
  const { clock, work } = workThatTakes(900, 10, 40, 20, 30, 50);
  const { seconds, low, high, repeats } = measure(clock, 5, work);
  assertEquals({ seconds, repeats }, { seconds: 0.03, repeats: 5 });
  assertEquals([low, high], [0.02, 0.04]);
});

Deno.test("long work is run once to warm up, and shorter work again to see that the clock can tell its time", () => {
  const long = workThatTakes(50);
  measure(long.clock, 3, long.work);
  assertStrictEquals(long.runs(), 1 + 3);
  const shorter = workThatTakes(49);
  measure(shorter.clock, 3, shorter.work);
  assertStrictEquals(shorter.runs(), 2 + 3);
});

Deno.test("work that is shorter than a millisecond is repeated within a run, and its time is that of one", () => {
  const { clock, work, runs } = workThatTakes(0.25);
  assertEquals(measure(clock, 2, work), {
    ...{ seconds: 0.00025, low: 0.00025, high: 0.00025, repeats: 2 },
  });
  // A run of 1, then of 1, 2 and 4 until it lasts a millisecond, then twice 4.
  assertStrictEquals(runs(), 1 + 1 + 2 + 4 + 2 * 4);
});

Deno.test("a timing as columns has the median between its quartiles", () => {
  const { clock, work } = workThatTakes(900, 10, 40, 20, 30, 50);
  const row = timing(clock, 5, work);
  assertEquals(row, { seconds: 0.03, seconds_low: 0.02, seconds_high: 0.04, repeats: 5 });
  assertEquals(Object.keys(row), Object.keys(timingColumns("median time")));
});
