import { assertGreaterOrEqual, assertLess, assertStrictEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { clopperPearson, proportion } from "matchbox/report/statistics/mod.ts";
import { near } from "./near.ts";
import { newcombe } from "./newcombe.ts";

Deno.test("a share has the exact interval: the worked cases of Newcombe (1998), table I", () => {
  for (const { successes, trials, exact: [low, high] } of newcombe) {
    const share = clopperPearson(successes, trials);
    near(share.mean, successes / trials, 1e-15);
    near(share.low, low, 5e-5);
    near(share.high, high, 5e-5);
    assertStrictEquals(share.count, trials);
  }
});

Deno.test("at its ends the observed count or a more extreme one has a probability of 2.5 %", () => {
  const counts = fc.integer({ min: 2, max: 200 }).chain((trials) =>
    fc.tuple(fc.integer({ min: 1, max: trials - 1 }), fc.constant(trials))
  );
  fc.assert(fc.property(counts, ([successes, trials]) => {
    const { low, high } = clopperPearson(successes, trials);
    const tail = (share: number, from: number, to: number) =>
      binomial(trials, share).slice(from, to + 1).reduce((sum, chance) => sum + chance, 0);
    near(tail(low, successes, trials), 0.025, 1e-6);
    near(tail(high, 0, successes), 0.025, 1e-6);
  }));
});

Deno.test("it covers every share with 95 % or more, while Wilson's has 95 % on average", () => {
  const trials = 20;
  const shares = Array.from({ length: 999 }, (_, i) => (i + 1) / 1000);
  const coverage = (interval: typeof proportion) => {
    const intervals = Array.from({ length: trials + 1 }, (_, x) => interval(x, trials));
    return shares.map((share) =>
      binomial(trials, share).reduce((sum, chance, successes) => {
        const { low, high } = intervals[successes];
        return sum + (low <= share && share <= high ? chance : 0);
      }, 0)
    );
  };
  assertGreaterOrEqual(Math.min(...coverage(clopperPearson)), 0.95);
  const wilson = coverage(proportion);
  assertLess(Math.min(...wilson), 0.95);
  // To half a percentage point, as in Agresti and Coull (1998), who recommend it for that.
  near(wilson.reduce((sum, chance) => sum + chance, 0) / shares.length, 0.95, 0.005);
});

Deno.test("invalid counts are an error", () => {
  for (const [successes, trials] of [[0, 0], [3, 2], [-1, 5], [0.5, 2]]) {
    assertThrows(() => clopperPearson(successes, trials), RangeError);
  }
});

/** The probabilities of 0, 1, ... successes, each from the previous one; `share` between 0 and 1. */
function binomial(trials: number, share: number): number[] {
  const logarithms = [trials * Math.log1p(-share)];
  for (let k = 1; k <= trials; k++) {
    logarithms.push(logarithms[k - 1] + Math.log((trials - k + 1) / k * share / (1 - share)));
  }
  return logarithms.map(Math.exp);
}
