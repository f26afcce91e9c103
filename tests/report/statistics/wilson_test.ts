import { assert, assertStrictEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { proportion, wilson } from "matchbox/report/statistics/mod.ts";
import { near } from "./near.ts";
import { newcombe } from "./newcombe.ts";

Deno.test("a share has Wilson's interval: the worked cases of Newcombe (1998), table I", () => {
  for (const { successes, trials, wilson: [low, high] } of newcombe) {
    const share = proportion(successes, trials);
    near(share.mean, successes / trials, 1e-15);
    near(share.low, low, 5e-5);
    near(share.high, high, 5e-5);
    assertStrictEquals(share.count, trials);
  }
});

Deno.test("the interval of a share is within 0 and 1, contains it, and is mirrored for failures", () => {
  const counts = fc.integer({ min: 1, max: 1e6 }).chain((trials) =>
    fc.tuple(fc.integer({ min: 0, max: trials }), fc.constant(trials))
  );
  fc.assert(fc.property(counts, ([successes, trials]) => {
    const share = proportion(successes, trials);
    const mirror = proportion(trials - successes, trials);
    assert(0 <= share.low && share.low <= share.mean);
    assert(share.mean <= share.high && share.high <= 1);
    near(mirror.low, 1 - share.high, 1e-12);
  }));
});

Deno.test("the observed share is exactly z standard errors from each end", () => {
  // This is the definition of the interval; trials and level may be fractional.
  const points: [number, number][] = [[0.9, 1.6448536], [0.95, 1.9599640], [0.99, 2.5758293]];
  const share = fc.double({ min: 0.001, max: 0.999, noNaN: true });
  const trials = fc.double({ min: 0.1, max: 1e4, noNaN: true });
  fc.assert(
    fc.property(share, trials, fc.constantFrom(...points), (share, trials, [level, point]) => {
      const { low, high } = wilson(share, trials, level);
      for (const end of [low, high]) {
        const errors = Math.abs(share - end) / Math.sqrt(end * (1 - end) / trials);
        near(errors / point, 1, 1e-5);
      }
    }),
  );
});

Deno.test("invalid counts are an error", () => {
  for (const [successes, trials] of [[0, 0], [3, 2], [-1, 5], [0.5, 2]]) {
    assertThrows(() => proportion(successes, trials), RangeError);
  }
  for (
    const [share, trials, level] of [[1.1, 5, 0.95], [NaN, 5, 0.95], [0.5, 0, 0.95], [0.5, 5, 1]]
  ) {
    assertThrows(() => wilson(share, trials, level), RangeError);
  }
});
