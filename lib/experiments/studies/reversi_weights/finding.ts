/**
 * The finding of the study in one sentence.
 *
 * @module
 */
import { formatInterval, type Interval } from "matchbox/report/statistics/interval.ts";
import type { Summary } from "./summary.ts";
import { REGRESSION, SOURCE } from "./variants.ts";

/** The evolved weights against the hand weights, and regression beside them. */
export function finding({ matches }: Summary): string {
  const scoreOf = (wanted: string) =>
    matches.find(({ player, opponent }) => player === wanted && opponent === matches[0].opponent)!
      .score;
  const [evolved, regression] = [SOURCE, REGRESSION].map(scoreOf);
  return `Evolved weights score ${
    points(evolved)
  } points a game against the hand weights, those of ` +
    `regression ${points(regression)} (${evolved.count} runs).`;
}

function points(score: Interval): string {
  return formatInterval(score, { digits: 3, count: false });
}
