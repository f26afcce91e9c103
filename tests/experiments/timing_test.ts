import { assert, assertEquals, assertStrictEquals } from "@std/assert";
import { randomStream } from "matchbox/base/mod.ts";
import {
  dealtTo,
  measure,
  timeSideBySide,
  timing,
  timingColumns,
} from "matchbox/experiments/mod.ts";

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
  const parts = workThatTakes(900, 10, 40, 20, 30, 50);
  // 30 ms for 9 parts, to six digits.
  assertStrictEquals(timing(parts.clock, 5, parts.work, 9).seconds, 0.00333333);
});

Deno.test("all that is timed is dealt to the processes, each number to one", () => {
  const hands = [1, 2, 3].map((process) => dealtTo(process, 3, 8));
  assertEquals(hands, [[1, 4, 7], [2, 5, 8], [3, 6]]);
  assertEquals([1, 2, 3, 4, 5].map((process) => dealtTo(process, 5, 2)), [[1], [2], [1], [2], [1]]);
  assertEquals(dealtTo(1, 1, 3), [1, 2, 3]);
  assertEquals(dealtTo(4, 4, 4), [4]);
});

Deno.test("works that are compared are timed side by side, in another order in each round", () => {
  let now = 0;
  const order: number[] = [];
  const works = [100, 200, 300, 400].map((milliseconds, index) => ({
    key: { index },
    run: () => {
      now += milliseconds;
      order.push(index);
    },
  }));
  const source = { clock: { now: () => now }, random: randomStream("side by side") };
  const rows = timeSideBySide(works, 5, source);
  assertEquals(rows.map(({ index, seconds, repeats }) => [index, seconds, repeats]), [
    ...[[0, 0.1, 5], [1, 0.2, 5], [2, 0.3, 5], [3, 0.4, 5]],
  ]);
  // Each runs once to warm up, as they are long, and once in each round.
  const rounds = Array.from({ length: 1 + 5 }, (_, round) => order.slice(4 * round, 4 * round + 4));
  assertStrictEquals(order.length, 4 * rounds.length);
  for (const round of rounds) assertEquals(round.toSorted(), [0, 1, 2, 3]);
  assert(new Set(rounds.map(String)).size > 2);
});

Deno.test("short works warm up together before the first of them is timed", () => {
  let now = 0;
  let runs = 0;
  // The first hundred runs are slow, as long as the code is not compiled.
  const work = { key: {}, run: () => void (now += ++runs <= 100 ? 2.9 : 1) };
  const [row] = timeSideBySide([work], 1, {
    clock: { now: () => now },
    random: randomStream("warm-up"),
  });
  assertStrictEquals(row.seconds, 0.001);
});
