/**
 * Made-up intervals on either side of a threshold.
 *
 * @module
 */
import { assertEquals } from "@std/assert";
import type { Interval } from "matchbox/report/statistics/mod.ts";

/** An interval with these ends. */
export function between(low: number, high: number): Interval {
  return { mean: (low + high) / 2, low, high, count: 50 };
}

/** The verdicts for intervals just above, across and just below a threshold. */
export function around(at: number, judged: (interval: Interval) => string): string[] {
  const step = 0.001;
  return [
    judged(between(at + step, at + 2 * step)),
    judged(between(at - step, at + step)),
    judged(between(at - 2 * step, at - step)),
  ];
}

/** For figures that name no verdict. */
export function noVerdict(): never {
  throw new Error("unexpected");
}

/** Checks that a claim is confirmed on this side of a threshold, refuted on the other, and open across it. */
export function assertTurns(
  at: number,
  confirmed: "above" | "below",
  judged: (interval: Interval) => string,
): void {
  const expected = ["confirmed", "not decided", "refuted"];
  assertEquals(around(at, judged), confirmed === "above" ? expected : expected.toReversed());
}
