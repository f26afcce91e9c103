/**
 * What the rows say of minimax and alpha-beta.
 *
 * @module
 */
import { formatInterval, type Interval } from "matchbox/report/statistics/interval.ts";
import { defineStudy } from "../../study.ts";
import { claims } from "./claims.ts";
import { figures } from "./figures.ts";
import { experiment } from "./run.ts";
import { ofReversi, summarise } from "./summary.ts";
import { tables } from "./tables.ts";

export const study = defineStudy(experiment, {
  title: "Minimax against alpha-beta",
  question:
    "How many nodes does alpha-beta save, and how does this depend on the order of the moves?",
  sources: ["D1", "C6", "C6a", "C6b", "C9", "C9a", "C9b", "C10"],
  ...{ summarise, tables, claims, figures },

  finding({ games }) {
    const [{ depth, count, best, worst }] = ofReversi(games);
    return `At depth ${depth} of Reversi alpha-beta visits ${inPercent(best.overLeaves, 2)} of ` +
      "the leaves of minimax with the exactly best order of the moves, and " +
      `${inPercent(worst.overLeaves, 0)} with the worst when no two leaves have the same value ` +
      `(${count} positions).`;
  },
});

function inPercent({ mean, low, high, count }: Interval, digits: number): string {
  const times = (value: number | null) => value === null ? null : 100 * value;
  const scaled = { mean: 100 * mean, low: times(low), high: times(high), count };
  return `${formatInterval(scaled, { digits, count: false })} %`;
}
