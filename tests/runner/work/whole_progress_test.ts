import { assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import { noProgress, type Progress } from "matchbox/runner/work/progress.ts";
import { wholeProgress } from "matchbox/runner/work/whole_progress.ts";

/** A progress whose estimate of the time left can be asked. */
function observed(): { progress: Progress; left: (done: number) => number } {
  let left: (done: number) => number = () => NaN;
  const start: Progress["start"] = (_label, _total, _done, estimate) => left = estimate!;
  return { progress: { ...noProgress, start }, left: (done) => left(done) };
}

Deno.test("the time left counts all parts, at the speed of what is done", () => {
  const { progress, left } = observed();
  let now = 100;
  const parts = [
    { label: "a", seconds: 10 },
    { label: "b", seconds: 30 },
    { label: "c", seconds: 60 },
  ];
  const whole = wholeProgress(progress, parts, () => now);
  whole.start("a", 5, 0);
  // Nothing is done yet: as long as the other time.
  assertAlmostEquals(left(0), 100);
  now = 104;
  whole.update(1);
  // A fifth of `a` took 4 s instead of 2 s.
  assertAlmostEquals(left(1), (8 + 30 + 60) * 2);
  now = 120;
  whole.update(5);
  whole.end();
  // `b` is skipped.
  whole.start("c", 6, 0);
  assertAlmostEquals(left(0), 60 * 2);
  now = 140;
  // 20 s for 10 s, and 20 s for 20 s.
  whole.update(2);
  assertAlmostEquals(left(2), 40 * 40 / 30);
});

Deno.test("a part that has begun before leaves only its rest", () => {
  const { progress, left } = observed();
  let now = 0;
  const whole = wholeProgress(progress, [{ label: "a", seconds: 40 }], () => now);
  whole.start("a", 4, 2);
  assertAlmostEquals(left(2), 20);
  now = 5;
  whole.update(3);
  // The quarter that took 10 s took 5 s.
  assertAlmostEquals(left(3), 5);
  assertEquals(left(4), 0);
  assertThrows(() => whole.start("x", 1, 0), TypeError, "unknown part x");
});
