import { assert, assertEquals, assertGreater, assertStrictEquals } from "@std/assert";
import fc from "fast-check";
import { type Pentanomial, scoreInterval } from "matchbox/arena/score.ts";
import { simulatedPairs } from "matchbox/arena/simulated_match.ts";
import { sprt } from "matchbox/arena/sprt.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { decisionOf, scoreAtStop } from "matchbox/experiments/stopped_score.ts";
import { expectedScore } from "matchbox/arena/elo.ts";
import { sampleSize } from "../fixtures/sample_size.ts";

const reversed = ([a, b, c, d, e]: Pentanomial): Pentanomial => [e, d, c, b, a];

/** Pairs of any match that can have been played. */
const count = fc.nat(200);
const anyPairs = fc.tuple(count, count, count, count, count)
  .filter((pairs) => pairs.some((number) => number > 0));

Deno.test("the interval after a stop excludes an even score just when the test names a winner", () => {
  fc.assert(fc.property(anyPairs, fc.constantFrom(10, 50, 200), (pairs, elo) => {
    const { mean, low, high, count } = scoreAtStop(pairs, elo);
    assert(low! <= mean && mean <= high!);
    assertStrictEquals(count, scoreInterval(pairs).count);
    const test = sprt(pairs, { elo0: 0, elo1: elo, alpha: 0.025, beta: 0.025 });
    // At the very bound the search for the end may stop on either side.
    if (Math.abs(test.llr - test.upper) < 1e-3) return;
    assertStrictEquals(decisionOf(pairs, elo) === "first is stronger", low! > 0.5);
    if (decisionOf(pairs, elo) === "too close to matter") {
      assertGreater(low!, expectedScore(-elo) - 1e-5);
      assertGreater(expectedScore(elo) + 1e-5, high!);
    }
  }));
});

Deno.test("the second agent's interval is the mirror of the first one's", () => {
  fc.assert(fc.property(anyPairs, fc.constantFrom(20, 100), (pairs, elo) => {
    const [own, other] = [scoreAtStop(pairs, elo), scoreAtStop(reversed(pairs), elo)];
    assert(Math.abs(own.low! - (1 - other.high!)) < 1e-12);
    const names = {
      "first is stronger": "second is stronger",
      "second is stronger": "first is stronger",
    };
    const decision = decisionOf(pairs, elo) as keyof typeof names;
    assertEquals(decisionOf(reversed(pairs), elo), names[decision] ?? decision);
  }));
});

Deno.test("the interval covers the true score in 95 % of stopped matches or more", () => {
  const matches = sampleSize(200, 2000);
  // Equal players are named apart most often; the fixed-number interval covers 92 to 97 % of these.
  for (
    const [score, drawShare, openingBias] of [[0.5, 0, 0], [0.5, 0.4, 0.1], [0.55, 0.3, 0.1], [
      0.8,
      0.1,
      0,
    ]]
  ) {
    const random = randomStream(`stopped matches at ${score} with ${drawShare} draws`);
    let covered = 0;
    for (let match = 0; match < matches; match++) {
      let pairs: Pentanomial = [0, 0, 0, 0, 0];
      for (let wave = 0; wave < 40 && decisionOf(pairs, 60) === null; wave++) {
        const more = simulatedPairs({ score, drawShare, openingBias }, 10, random);
        pairs = pairs.map((count, index) => count + more[index]) as unknown as Pentanomial;
      }
      const { low, high } = scoreAtStop(pairs, 60);
      if (low! <= score && score <= high!) covered++;
    }
    // Three standard errors below 95 %.
    assertGreater(covered / matches, 0.95 - 3 * Math.sqrt(0.95 * 0.05 / matches));
  }
});
