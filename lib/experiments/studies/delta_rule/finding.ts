/**
 * The finding of the study in one sentence.
 *
 * @module
 */
import { fromTo } from "../../from_to.ts";
import { settingName } from "./names.ts";
import type { Summary } from "./summary.ts";

/** What the learner gains on the openings that it knows, from weights of 0. */
export function finding({ settings }: Summary): string {
  const judged = settings.filter(({ start }) => start === 0);
  const gains = judged.map((setting) =>
    [settingName(setting).replace(/, from 0$/, ""), setting.gain] as const
  );
  const counts = judged.map(({ gain }) => gain.count);
  return `With its games the learner gains ${
    fromTo(gains, 3)
  } points a game on the openings that ` +
    `it knows (${Math.min(...counts)} learners or more).`;
}
