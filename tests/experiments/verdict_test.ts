import {
  assertAlmostEquals,
  assertEquals,
  assertMatch,
  assertStrictEquals,
  assertStringIncludes,
} from "@std/assert";
import { heldIn } from "matchbox/experiments/verdict_text.ts";
import {
  casesThat,
  type Claim,
  judgeCases,
  planOf,
  pooledVerdict,
  type Rule,
  titled,
  verdictOn,
  verdictP,
} from "matchbox/experiments/mod.ts";
import { between } from "./around.ts";

const yes = between(0.1, 0.3);
const no = between(-0.3, -0.1);
const unsure = between(-0.1, 0.3);

/** The word for these cases of the claim that a number lies above 0. */
function word(rule: Rule, ...estimates: ReturnType<typeof between>[]): string {
  const cases = estimates.map((estimate, index) => ({ name: `case ${index + 1}`, estimate }));
  return judgeCases({ cases, allowed: { low: 0, reason: "because" }, rule }).verdict;
}

Deno.test("the p-value of a mixture is that of the cases that decide, times the number of tries", () => {
  const judged = (rule: Rule, ...estimates: ReturnType<typeof between>[]) =>
    judgeCases({
      cases: estimates.map((estimate, index) => ({ name: `case ${index + 1}`, estimate })),
      allowed: { low: 0, reason: "because" },
      rule,
    });
  // 0.2 is 3.92 standard errors from 0: the tables give 0.0000886.
  const p = 0.0000886;
  for (
    const [rule, cases, expected] of [
      ["each", [no, unsure], 2 * p],
      ["each", [no, no], p],
      ["each", [yes, no, unsure], 3 * p],
      ["every", [yes, no], 2 * p],
      ["every", [yes, yes], p],
      ["some", [yes, unsure], 2 * p],
      ["some", [no, no], p],
    ] as const
  ) assertAlmostEquals(verdictP(judged(rule, ...cases))!, expected, 1e-6);
});

Deno.test("a case that a seed does not have is not pooled", () => {
  const run = (names: readonly string[], more = 0) =>
    verdictOn({
      ...{ claim: "Q1", sentence: "It gains.", estimand: "gain", rule: "each" },
      cases: names.map((name) => ({ name, estimate: { ...yes, mean: yes.mean + more } })),
      allowed: { low: 0, reason: "because more is more" },
    });
  const pilot = run(["chess", "Reversi"]);
  const [planned] = planOf({ study: "x", preset: "published", params: {} }, [pilot]).claims;
  const { cases } = pooledVerdict(planned, [pilot, run(["chess", "Metelyk"], 0.01)]);
  assertEquals(cases.map(({ name, count }) => [name, count]), [["chess", 100]]);
});

Deno.test("one case is judged by the ends of its interval, by every rule", () => {
  for (const rule of ["every", "some", "each", "pooled"] as const) {
    assertStrictEquals(word(rule, yes), "confirmed");
    assertStrictEquals(word(rule, no), "refuted");
    assertStrictEquals(word(rule, unsure), "not decided");
    assertStrictEquals(word(rule), "not decided");
  }
});

Deno.test("cases that agree give their word, by every rule", () => {
  for (const rule of ["every", "some", "each"] as const) {
    assertStrictEquals(word(rule, yes, yes), "confirmed");
    assertStrictEquals(word(rule, no, no), "refuted");
    assertStrictEquals(word(rule, unsure, unsure), "not decided");
  }
});

Deno.test("every: one refuted case refutes; undecided only while all could still be confirmed", () => {
  assertStrictEquals(word("every", yes, no, unsure), "refuted");
  assertStrictEquals(word("every", yes, unsure), "not decided");
});

Deno.test("some: one confirmed case confirms; undecided only while one could still be confirmed", () => {
  assertStrictEquals(word("some", yes, no, unsure), "confirmed");
  assertStrictEquals(word("some", no, unsure), "not decided");
});

Deno.test("each: a mixture holds in part and is never undecided", () => {
  assertStrictEquals(word("each", yes, no), "partly");
  assertStrictEquals(word("each", yes, unsure), "partly");
  assertStrictEquals(word("each", yes, no, unsure), "partly");
  assertStrictEquals(word("each", no, unsure), "refuted");
});

const claim: Claim = {
  claim: "Q1",
  sentence: "It is positive.",
  estimand: "the gain",
  unit: "points a game",
  digits: 2,
  cases: [
    { name: "chess", estimate: { ...yes, unit: "games" } },
    { name: "Reversi", estimate: { ...unsure, count: 40, unit: "games" } },
  ],
  allowed: { low: 0, reason: "because a gain is positive" },
  rule: "each",
  beside: ["It costs 3 nodes."],
};

Deno.test("the line of the ledger has the counts, the extremes, the unit and the units of the intervals", () => {
  assertStrictEquals(
    verdictOn(claim).measured,
    "1 of 2 cases confirmed, 1 undecided; the gain: 0.10 [-0.10, 0.30] (Reversi) to " +
      "0.20 [0.10, 0.30] (chess) points a game, 40 to 50 games",
  );
});

Deno.test("the evidence has all numbers, what stands beside them, and what confirmed means", () => {
  assertStrictEquals(
    verdictOn(claim).evidence,
    "The gain, in points a game: 0.20 [0.10, 0.30] (chess); 0.10 [-0.10, 0.30] (Reversi) " +
      "(95 % intervals over 40 to 50 games). It costs 3 nodes. Confirmed means that the whole " +
      "interval lies above 0, because a gain is positive.",
  );
});

Deno.test("a claim of the sources has their sentence", () => {
  const { sentence } = verdictOn({ ...claim, claim: "C37a", sentence: undefined });
  assertStrictEquals(
    sentence,
    "In chess an opening book makes the gap to a stronger player much smaller.",
  );
});

Deno.test("a question is measured: its numbers are not compared with a range", () => {
  const { verdict, rule, evidence, cases } = verdictOn({
    ...{ kind: "question", claim: "Q1", sentence: "How much?", estimand: "the gain" },
    cases: [{ name: "", estimate: 12 }],
  });
  assertEquals([verdict, rule, evidence], ["measured", null, "The gain: 12."]);
  assertEquals([cases[0].p, cases[0].low], [null, null]);
});

Deno.test("an exact number is judged by itself", () => {
  const exact = (estimate: number) =>
    verdictOn({ ...claim, cases: [{ name: "", estimate }], beside: [] });
  assertStrictEquals(exact(0.5).verdict, "confirmed");
  assertStrictEquals(exact(-0.5).verdict, "refuted");
  assertStrictEquals(
    exact(0.5).evidence,
    "The gain, in points a game: 0.50. Confirmed means that the number is at least 0, because " +
      "a gain is positive.",
  );
});

Deno.test("an exact number can be foretold exactly, each case its own", () => {
  const { verdict, evidence } = verdictOn({
    ...{ claim: "Q1", sentence: "The counts are printed.", estimand: "calls", rule: "each" },
    cases: [
      { name: "first", estimate: 19, allowed: { low: 19, high: 19 } },
      { name: "one", estimate: 19, allowed: { low: 19, high: 19 } },
      { name: "other", estimate: 20, allowed: { low: 21, high: 21 } },
    ],
    allowed: { reason: "because counts are exact" },
  });
  assertStrictEquals(verdict, "partly");
  assertStrictEquals(
    evidence,
    "Calls: 19 (first); 19 (one) (each allowed: 19); 20 (other) (allowed: 21). Confirmed means " +
      "that the number is where it is allowed, because counts are exact.",
  );
});

Deno.test("cases with the same exact number have one number in the ledger", () => {
  const equal = (...estimates: number[]) =>
    verdictOn({
      ...{ ...claim, unit: undefined, beside: [] },
      cases: estimates.map((estimate, index) => ({ name: `proof ${index + 1}`, estimate })),
      allowed: { low: 4, high: 4, reason: "because it is known" },
      rule: "every",
    });
  assertEquals([equal(4, 4).verdict, equal(4, 4).measured], ["confirmed", "the gain: 4"]);
  assertStrictEquals(
    equal(4, 4).evidence,
    "The gain: 4 (proof 1); 4 (proof 2). Confirmed means that the number is 4 in every case, " +
      "because it is known.",
  );
  const { verdict, measured } = equal(4, 3);
  assertStrictEquals(verdict, "refuted");
  assertMatch(measured, /the gain: 3 \(proof 2\) to 4 \(proof 1\)$/);
});

Deno.test("a check holds only if it holds without exception", () => {
  const check = (holds: number) =>
    verdictOn({
      ...{ kind: "check", claim: "Q1", sentence: "They are equal." },
      holds: [{ name: "chess", holds, of: 9, unit: "positions" }],
    });
  assertStrictEquals(check(9).verdict, "confirmed");
  assertStrictEquals(check(8).verdict, "refuted");
  assertStrictEquals(check(8).measured, "holds in 8 of 9 positions (chess)");
  assertStrictEquals(check(9).rule, "check");
});

Deno.test("a check of several cases has their sum in the ledger, and the evidence only what stands beside", () => {
  const { measured, evidence, cases } = verdictOn({
    ...{ kind: "check", claim: "Q1", sentence: "They are equal." },
    holds: [
      { name: "chess", holds: 8, of: 9, unit: "positions" },
      { name: "Reversi", holds: 1000, of: 1000, unit: "positions" },
    ],
    beside: ["Draws count too."],
  });
  assertStrictEquals(measured, "holds in 1,008 of 1,009 positions");
  assertStrictEquals(evidence, "Draws count too.");
  assertEquals(cases.map(heldIn), ["8 of 9 positions", "1,000 of 1,000 positions"]);
});

Deno.test("without any case nothing is decided, and the words say so", () => {
  const { verdict, measured, evidence } = verdictOn({ ...claim, cases: [] });
  assertEquals([verdict, measured], ["not decided", "the gain: 0 cases"]);
  assertMatch(evidence, /Confirmed means that the whole interval lies above 0,/);
});

Deno.test("the end of a range is written with at most three significant digits, a whole one in full", () => {
  const { evidence } = verdictOn({ ...claim, allowed: { low: 1 / 1.5, high: 1234, reason: "so" } });
  assertEquals(evidence.includes("lies between 0.667 and 1,234, so."), true);
});

Deno.test("a case can have a range of its own", () => {
  const cases = [{ name: "first", estimate: between(0.7, 0.8), allowed: { low: 0.6, high: 0.9 } }];
  const { verdict, evidence } = verdictOn({ ...claim, cases, unit: undefined, beside: [] });
  assertStrictEquals(verdict, "confirmed");
  assertStrictEquals(
    evidence,
    "The gain: 0.75 [0.70, 0.80] (first) (allowed: between 0.6 and 0.9). Confirmed means that the " +
      "whole interval lies where it is allowed, because a gain is positive.",
  );
});

/** The p-value of an interval against a range. */
function pOf(estimate: ReturnType<typeof between>, allowed: { low?: number; high?: number }) {
  const cases = [{ name: "", estimate }];
  return judgeCases({ cases, allowed: { ...allowed, reason: "" }, rule: "each" }).cases[0].p!;
}

Deno.test("an interval that touches the end of the range has p = 0.05, one around it p = 1", () => {
  assertAlmostEquals(pOf(between(0, 2), { low: 0 }), 0.05, 1e-9);
  assertAlmostEquals(pOf(between(-2, 0), { low: 0 }), 0.05, 1e-9);
  assertAlmostEquals(pOf(between(-1, 1), { low: 0 }), 1, 1e-9);
  // Twice the half width are 3.92 standard errors: the normal tail of 3.92 on both sides.
  assertAlmostEquals(pOf(between(1, 3), { low: 0 }), 0.0000886, 1e-6);
});

Deno.test("in a range with two ends the nearer end decides", () => {
  const range = { low: 0, high: 10 };
  assertStrictEquals(pOf(between(1, 3), range), pOf(between(1, 3), { low: 0 }));
  assertStrictEquals(pOf(between(7, 9), range), pOf(between(7, 9), { high: 10 }));
  assertStrictEquals(pOf(between(-3, -1), range), pOf(between(-3, -1), { low: 0 }));
});

Deno.test("a title is chosen by the verdict and may name the cases", () => {
  const judged = judgeCases(claim);
  assertEquals(casesThat("not decided", judged), ["Reversi"]);
  const titles = {
    confirmed: "all",
    partly: ({ confirmed, undecided }: { confirmed: string; undecided: string }) =>
      `${confirmed}, not ${undecided}`,
    otherwise: "none",
  };
  assertStrictEquals(titled(judged, titles), "chess, not Reversi");
  assertStrictEquals(titled({ ...judged, verdict: "refuted" }, titles), "none");
  assertStrictEquals(titled({ ...judged, verdict: "confirmed" }, titles), "all");
});

Deno.test("a test that could not have failed is void, whatever its interval says", () => {
  const what = "flags that fell without the margin";
  const claim = (count: number): Claim => ({
    ...{ claim: "Q1", sentence: "No flag falls.", estimand: "flags that fell a game" },
    cases: [{ name: "", estimate: { mean: 0, low: 0, high: 0.05, count: 72, unit: "games" } }],
    allowed: { high: 0.1, reason: "because one in ten is a nuisance" },
    rule: "every",
    couldFail: { what, count, of: 72 },
  });
  assertStrictEquals(verdictOn(claim(9)).verdict, "confirmed");
  assertStringIncludes(
    verdictOn(claim(9)).evidence,
    "Flags that fell without the margin: 9 of 72.",
  );
  assertStrictEquals(verdictOn(claim(0)).verdict, "void");
  assertStringIncludes(verdictOn(claim(0)).evidence, "could not have failed");
});
