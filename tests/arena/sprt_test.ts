import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertLess,
  assertLessOrEqual,
  assertMatch,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import fc from "fast-check";
import { expectedScore } from "matchbox/arena/elo.ts";
import type { Pentanomial } from "matchbox/arena/score.ts";
import { simulatedPairs } from "matchbox/arena/simulated_match.ts";
import {
  checkSprt,
  describeSprt,
  sprt,
  type SprtOptions,
  type SprtState,
} from "matchbox/arena/sprt.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { sampleSize } from "../fixtures/sample_size.ts";

const test = (elo0: number, elo1: number, alpha = 0.05, beta = 0.05): SprtOptions => ({
  elo0,
  elo1,
  alpha,
  beta,
});

/** Simulated matches for an error rate. */
const MATCHES = sampleSize(500, 2000);

/** Tests with a published log-likelihood ratio, from the time when fishtest's bounds were logistic Elo. */
const published: { source: string; pairs: Pentanomial; bounds: [number, number]; llr: number }[] = [
  {
    source: "fastchess, app/tests/sprt_test.cpp, logistic pentanomial 1",
    pairs: [223, 9863, 20279 + 1000, 10037, 246],
    bounds: [0.5, 2.5],
    llr: -3.07,
  },
  {
    source: "fastchess, app/tests/sprt_test.cpp, logistic pentanomial 2",
    pairs: [871, 26175, 55003 + 980, 26678, 821],
    bounds: [0, 2],
    llr: -4.98,
  },
  {
    source: "Stockfish pull request 2493 (January 2020)",
    pairs: [424, 2948, 5832, 3045, 460],
    bounds: [-1, 3],
    llr: 2.94,
  },
  {
    source: "Stockfish pull request 2598 (March 2020), long games",
    pairs: [444, 5546, 17841, 5604, 428],
    bounds: [-1.5, 0.5],
    llr: 2.63,
  },
  {
    source: "Stockfish pull request 2971 (August 2020), short games",
    pairs: [17, 253, 1042, 337, 39],
    bounds: [-0.5, 1.5],
    llr: 2.96,
  },
  {
    source: "Stockfish pull request 2971 (August 2020), long games",
    pairs: [11, 407, 3238, 513, 11],
    bounds: [0.25, 1.75],
    llr: 2.93,
  },
  {
    source: "Stockfish pull request 3209 (November 2020), long games",
    pairs: [58, 3302, 33130, 3518, 84],
    bounds: [0.25, 1.25],
    llr: 2.97,
  },
  {
    source: "Stockfish pull request 3331 (January 2021), long games",
    pairs: [14, 1030, 14318, 1163, 19],
    bounds: [0.25, 1.25],
    llr: 2.93,
  },
];

Deno.test("published tests have their published log-likelihood ratio to two decimals", () => {
  for (const { source, pairs, bounds, llr } of published) {
    assertStrictEquals(sprt(pairs, test(...bounds)).llr.toFixed(2), llr.toFixed(2), source);
  }
});

Deno.test("the bounds are Wald's: ln 19 either way for errors of 5 %", () => {
  const { lower, upper } = sprt([0, 0, 0, 0, 0], test(0, 10));
  assert(Math.abs(upper - Math.log(19)) < 1e-12 && Math.abs(lower + Math.log(19)) < 1e-12);
  // The bounds of fishtest's lines, such as those above, and of OpenBench's, which takes beta = 0.1.
  assertEquals([lower.toFixed(2), upper.toFixed(2)], ["-2.94", "2.94"]);
  const openBench = sprt([0, 0, 0, 0, 0], test(0, 10, 0.05, 0.1));
  assertEquals([openBench.lower.toFixed(2), openBench.upper.toFixed(2)], ["-2.25", "2.89"]);
});

Deno.test("error rates stay within alpha and beta, also with many draws and biased openings", () => {
  for (
    const [elo0, elo1, drawShare, openingBias] of [
      [0, 50, 0.3, 0],
      [0, 50, 0.3, 0.2],
      [-50, 0, 0.6, 0],
      [0, 200, 0, 0],
      [0, 200, 0, 0.2],
      [0, 200, 0.3, 0],
    ]
  ) {
    const options = test(elo0, elo1);
    for (const [truth, wrong] of [[elo0, "H1"], [elo1, "H0"]] as const) {
      const name = `${elo0}:${elo1}, draws ${drawShare}, bias ${openingBias}, truth ${truth}`;
      const random = randomStream(`sprt/${name}`);
      const players = { score: expectedScore(truth), drawShare, openingBias };
      let errors = 0;
      for (let match = 0; match < MATCHES; match++) {
        const { decision } = playTest(options, () => simulatedPairs(players, 1, random));
        if (decision === wrong) errors++;
      }
      // 5 % of them, and two standard errors of the simulation.
      assertLessOrEqual(
        errors,
        0.05 * MATCHES + 2 * Math.sqrt(MATCHES * 0.05 * 0.95),
        `${name}: ${errors} errors`,
      );
    }
  }
});

Deno.test("error rates stay within alpha and beta for bounds 10 Elo apart, in 200 tests", () => {
  const options = test(0, 10);
  for (const [truth, wrong] of [[0, "H1"], [10, "H0"]] as const) {
    const random = randomStream(`sprt/0:10, truth ${truth}`);
    const players = { score: expectedScore(truth), drawShare: 0.6, openingBias: 0 };
    let errors = 0;
    for (let match = 0; match < 200; match++) {
      const { decision } = playTest(options, () => simulatedPairs(players, 1, random));
      if (decision === wrong) errors++;
    }
    // 5 % of 200 plus two standard errors; this cannot exclude rates of up to 8 %.
    assertLessOrEqual(
      errors,
      10 + 2 * Math.sqrt(200 * 0.05 * 0.95),
      `truth ${truth}: ${errors} errors`,
    );
  }
});

Deno.test("the ratio of drawn pairs agrees with its closed form, with one virtual pair won and one lost", () => {
  // With n drawn pairs, one won and one lost, and the share p of drawn ones, a mean of s leaves s - p / 2 for
  // those won and 1 - s - p / 2 for those lost. p^n (s - p / 2) (1 - s - p / 2) is greatest where
  // (n + 2) p^2 - 2 (n + 1) p + 4 n s (1 - s) = 0.
  const share = (n: number, s: number) => {
    const root = Math.sqrt((n + 1) ** 2 - (n + 2) * 4 * n * s * (1 - s));
    return (n + 1 - root) / (n + 2);
  };
  for (const n of [1, 5, 20, 100]) {
    for (const [elo0, elo1] of [[0, 10], [0, 200], [-100, 50]]) {
      const [p0, p1] = [elo0, elo1].map((elo) => share(n, expectedScore(elo)));
      const { llr } = sprt([0, 0, n, 0, 0], test(elo0, elo1));
      assertAlmostEquals(llr, n * Math.log(p1 / p0), 1e-9, `${n} pairs: ${llr}`);
    }
  }
});

Deno.test("symmetric pairs decide nothing between symmetric bounds", () => {
  for (const pairs of [[0, 0, 1000, 0, 0], [100, 0, 800, 0, 100]] as const) {
    const { llr, decision } = sprt(pairs as unknown as Pentanomial, test(-50, 50));
    assertLess(Math.abs(llr), 1e-9);
    assertStrictEquals(decision, null);
  }
});

Deno.test("tests of only wins, draws or losses end with the right decision", () => {
  for (const [elo0, elo1] of [[0, 10], [0, 50], [0, 200], [-50, 0]]) {
    const options = test(elo0, elo1);
    const won = playTest(options, () => [0, 0, 0, 0, 1]);
    const drawn = playTest(options, () => [0, 0, 1, 0, 0]);
    const lost = playTest(options, () => [1, 0, 0, 0, 0]);
    assertEquals([won.decision, lost.decision], ["H1", "H0"]);
    // An even score is nearer to the bound that is 0.
    assertStrictEquals(drawn.decision, elo0 === 0 ? "H0" : "H1");
    const most = 2000 / (elo1 - elo0);
    for (const { pairs } of [won, drawn, lost]) assertLessOrEqual(pairs, most, `${pairs} pairs`);
  }
});

Deno.test("the first few pairs decide nothing, even if they are all alike", () => {
  for (let index = 0; index <= 4; index++) {
    const pairs = [0, 0, 0, 0, 0];
    pairs[index] = 3;
    assertStrictEquals(sprt(pairs as unknown as Pentanomial, test(0, 200)).decision, null);
  }
});

Deno.test("the ratio of many pairs is that of a normal mean with the pairs' variance", () => {
  // Wald's ratio of two means m0 and m1 of n values with mean m and variance v:
  // n (m1 - m0) (2 m - m0 - m1) / (2 v); the generalised one tends to it when the bounds are close.
  const [low, high] = [expectedScore(-1), expectedScore(2)];
  const share = fc.integer({ min: 1000, max: 10000 });
  fc.assert(fc.property(share, share, share, share, share, (a, b, c, d, e) => {
    // With the pairs mirrored and added the score is one half.
    const pairs: Pentanomial = [a + e, b + d, 2 * c, b + d, a + e];
    const count = pairs.reduce((sum, number) => sum + number);
    const variance = pairs.reduce((sum, n, i) => sum + n * (i / 4 - 0.5) ** 2, 0) / count;
    const normal = count * (high - low) * (1 - low - high) / (2 * variance);
    const { llr } = sprt(pairs, test(-1, 2));
    assertAlmostEquals(llr / normal, 1, 0.01, `${llr} is not ${normal}`);
  }));
});

Deno.test("for the other agent, the test is the same with its sign changed", () => {
  const count = fc.nat(50);
  fc.assert(fc.property(count, count, count, count, count, (a, b, c, d, e) => {
    const { llr, decision } = sprt([a, b, c, d, e], test(10, 60));
    const other = sprt([e, d, c, b, a], test(-60, -10));
    assertLess(Math.abs(llr + other.llr), 1e-9);
    assertStrictEquals(decision === "H1", other.decision === "H0");
  }));
});

Deno.test("without pairs nothing is decided", () => {
  const { llr, decision } = sprt([0, 0, 0, 0, 0], test(0, 10));
  assertStrictEquals(llr, 0);
  assertStrictEquals(decision, null);
});

Deno.test("bounds in the wrong order and impossible rates are refused in one clear line", () => {
  checkSprt(test(0, 10));
  for (
    const [options, message] of [
      [test(10, 0), /lower one first: found 10 and 0/],
      [test(5, 5), /lower one first/],
      [test(NaN, 5), /from -1000 to 1000/],
      [test(0, Infinity), /from -1000 to 1000/],
      [test(0, 10, 0, 0.05), /alpha between 0 and 0.5: found 0/],
      [test(0, 10, 0.05, 0.5), /beta between 0 and 0.5: found 0.5/],
    ] as const
  ) {
    assertThrows(() => checkSprt(options), UsageError, message);
  }
});

Deno.test("a test says which bound it crossed", () => {
  const options = test(0, 50);
  const say = (pairs: Pentanomial) => describeSprt(sprt(pairs, options), options);
  assertMatch(say([0, 0, 0, 0, 100]), /crossed the upper bound 2\.94: H1 \(50 Elo\) accepted/);
  assertMatch(say([0, 0, 100, 0, 0]), /crossed the lower bound -2\.94: H0 \(0 Elo\) accepted/);
  assertMatch(say([0, 0, 1, 0, 0]), /between -2\.94 and 2\.94: undecided/);
});

/** Plays pairs until the test is decided. */
function playTest(
  options: SprtOptions,
  nextPair: () => Pentanomial,
): { decision: SprtState["decision"]; pairs: number } {
  let pairs: Pentanomial = [0, 0, 0, 0, 0];
  for (let count = 1;; count++) {
    const next = nextPair();
    pairs = pairs.map((number, index) => number + next[index]) as unknown as Pentanomial;
    const { decision } = sprt(pairs, options);
    if (decision !== null) return { decision, pairs: count };
  }
}
