/**
 * The finding of the study in one sentence.
 *
 * @module
 */
import { formatInterval } from "matchbox/report/statistics/interval.ts";
import { courseOf, type Summary } from "./summary.ts";

/** What the machine of the source gains in its first games. */
export function finding(summary: Summary): string {
  const gain = (opponent: string) => {
    const { gain } = courseOf(summary, "source", opponent)!;
    return `${
      formatInterval(gain, { digits: 3, count: false })
    } points a game against ${opponent} play`;
  };
  const { first, last, gain: { count } } = courseOf(summary, "source", "random")!;
  return `From games ${first.from} to ${first.to} to games ${last.from} to ${last.to} MENACE gains ` +
    `${gain("random")} and ${gain("perfect")} (${count.toLocaleString("en")} machines).`;
}
