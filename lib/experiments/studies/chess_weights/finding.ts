/**
 * The finding of the study in one sentence.
 *
 * @module
 */
import { formatInterval } from "matchbox/report/statistics/interval.ts";
import { SOURCE, START } from "./learners.ts";
import type { Summary } from "./summary.ts";

/** Random and evolved weights against those of the textbook. */
export function finding({ matches }: Summary): string {
  const scoreOf = (wanted: string) => {
    const { score } = matches.find(({ player }) => player === wanted)!;
    return formatInterval(score, { digits: 3, count: false });
  };
  return `Against the textbook's weights random ones score ${
    scoreOf(START)
  } points a game, evolved ` +
    `ones ${scoreOf(SOURCE)} (${matches[0].score.count} runs).`;
}
