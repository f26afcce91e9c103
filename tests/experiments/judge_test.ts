import { assertStrictEquals } from "@std/assert";
import { judge } from "matchbox/experiments/mod.ts";

const estimate = (low: number | null, high: number | null) => ({
  mean: 1,
  low,
  high,
  count: low === null ? 1 : 9,
});

Deno.test("a claim is confirmed when the whole interval lies in its range, and refuted when all lies outside", () => {
  const range = { low: 0.5, high: 2 };
  assertStrictEquals(judge(estimate(0.5, 2), range), "confirmed");
  assertStrictEquals(judge(estimate(0.49, 1), range), "not decided");
  assertStrictEquals(judge(estimate(1, 2.01), range), "not decided");
  assertStrictEquals(judge(estimate(0.4, 2.1), range), "not decided");
  assertStrictEquals(judge(estimate(0.1, 0.49), range), "refuted");
  assertStrictEquals(judge(estimate(2.01, 3), range), "refuted");
  // The ends of the range belong to it, so an interval that touches it is not outside.
  assertStrictEquals(judge(estimate(0.1, 0.5), range), "not decided");
  assertStrictEquals(judge(estimate(2, 3), range), "not decided");
  assertStrictEquals(judge(estimate(-9, 0.5), { high: 0.5 }), "confirmed");
  assertStrictEquals(judge(estimate(0.5, 9), { low: 0.5 }), "confirmed");
});

Deno.test("the ends of an open range do not belong to it, so that equal values of 0 are no gain", () => {
  const gain = { low: 0, open: true };
  assertStrictEquals(judge(estimate(0, 0), { low: 0 }), "confirmed");
  assertStrictEquals(judge(estimate(0, 0), gain), "refuted");
  assertStrictEquals(judge(estimate(0.001, 1), gain), "confirmed");
  assertStrictEquals(judge(estimate(-0.001, 1), gain), "not decided");
  assertStrictEquals(judge(estimate(-1, -0.001), gain), "refuted");
  assertStrictEquals(judge(estimate(1, 2), { high: 2, open: true }), "not decided");
});

Deno.test("one value has no interval and decides nothing", () => {
  assertStrictEquals(judge(estimate(null, null), { low: 0 }), "not decided");
});
