/**
 * The score of a match that a sequential test ended. A match that stops as soon as one agent is ahead by
 * enough tends to stop while that agent is lucky: the plain score is too far from even on average, and its
 * usual interval is too narrow. The interval here holds whenever the match is stopped.
 *
 * @module
 */
import { expectedScore } from "matchbox/arena/elo.ts";
import { type Pentanomial, scoreInterval } from "matchbox/arena/score.ts";
import { sprt } from "matchbox/arena/sprt.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";

/** Why a match ended: one agent is stronger, or neither is by as much as the Elo difference. */
export type Decision = "first is stronger" | "second is stronger" | "too close to matter";

/** The error rate on each side, so that the interval has 95 %. */
const RATE = 0.025;

/**
 * What two sequential tests say after these pairs: whether the first agent is stronger by `elo` rather than
 * equal, and the same of the second. Null while one of them is open and neither agent is shown to be stronger.
 *
 * @param elo the least difference that matters; above 0
 */
export function decisionOf(pairs: Pentanomial, elo: number): Decision | null {
  const [first, second] = [pairs, reversed(pairs)].map((own) => test(own, 0, elo));
  if (first === "H1") return "first is stronger";
  if (second === "H1") return "second is stronger";
  return first && second ? "too close to matter" : null;
}

/**
 * The points per game of the first agent, with a 95 % interval that holds at any stop: each end is the score
 * that a sequential test against a score better or worse by `elo` rejects just now. So it excludes an even
 * score when `decisionOf` names an agent, and lies within `elo` of it when the agents are too close.
 *
 * The mean is the plain score, which is too far from even on average after an early stop. In simulations the
 * interval covers the true score in 95 % of matches or more; see tests/experiments/stopped_score_test.ts.
 *
 * @throws {RangeError} when there are no pairs
 */
export function scoreAtStop(pairs: Pentanomial, elo: number): Interval {
  const { mean, count } = scoreInterval(pairs);
  const low = expectedScore(rejected(pairs, elo));
  const high = 1 - expectedScore(rejected(reversed(pairs), elo));
  // Where every game was won, no score up to 1 is rejected.
  return { mean, low: Math.min(low, mean), high: Math.max(high, mean), count, scale: "share" };
}

/** The largest Elo difference of the first agent that is rejected for one larger by `step`. */
function rejected(pairs: Pentanomial, step: number): number {
  let [low, high] = [-MOST_ELO, MOST_ELO - step];
  while (high - low > PRECISION) {
    const middle = (low + high) / 2;
    if (test(pairs, middle, middle + step) === "H1") low = middle;
    else high = middle;
  }
  return low;
}

function test(pairs: Pentanomial, elo0: number, elo1: number) {
  return sprt(pairs, { elo0, elo1, alpha: RATE, beta: RATE }).decision;
}

/** The same pairs from the side of the second agent. */
function reversed([a, b, c, d, e]: Pentanomial): Pentanomial {
  return [e, d, c, b, a];
}

/** Differences beyond it are a score of practically 0 or 1. */
const MOST_ELO = 2000;
const PRECISION = 0.001;
