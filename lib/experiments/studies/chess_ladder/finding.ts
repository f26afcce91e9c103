/**
 * The finding of the study in one sentence.
 *
 * @module
 */
import { fromTo } from "../../from_to.ts";
import { stepMatches } from "./claims.ts";
import type { Summary } from "./summary.ts";

/** What each step scores against the one before. */
export function finding({ ladder }: Summary): string {
  const steps = stepMatches(ladder);
  const scores = steps.map(({ first, second, score }) =>
    [`${first} against ${second}`, score] as const
  );
  return `Each step scores ${fromTo(scores, 3)} points a game against the one before ` +
    `(${steps[0].score.count} games each).`;
}
