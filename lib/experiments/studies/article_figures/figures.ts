/**
 * The figures of the study.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import {
  levelLine,
  linesWithIntervals,
  seriesOf,
  seriesPanels,
  seriesPoint,
} from "matchbox/report/series.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Figure } from "matchbox/report/table.ts";
import { rowWith } from "../../groups.ts";
import { OF_ARTICLE } from "./calls.ts";
import { PRINTED } from "./positions.ts";
import { changed, type ChangeName, changeNames, type Summary } from "./summary.ts";

/** The figures of the pictured position and of the samples. */
export function figures(summary: Summary): Figure[] {
  return [pictured(summary), changes(summary)];
}

/** The programs of the first figure, by the name of their line. */
const SHOWN = {
  "minimax": { algorithm: "minimax" },
  "cutoff only above beta": changed("cutoff only above beta"),
  "the article's alpha-beta": OF_ARTICLE,
  "alpha carried at the root": changed("alpha carried at the root"),
} as const;

function pictured({ ways, matching, counted }: Summary): Figure {
  const points = Object.entries(SHOWN).flatMap(([name, choices]) =>
    rowWith(ways, choices).calls.map((mean, index) =>
      seriesPoint(index + 1, name, { mean, low: null, high: null })
    )
  );
  const { depth, ...printed } = PRINTED;
  const circles = Object.values(printed).map((calls) => ({ depth, calls }));
  const minimax = rowWith(ways, SHOWN.minimax);
  return {
    name: "pictured",
    title: `Of ${counted} ways to count alpha-beta, ${matching || "none"} ` +
      `${matching > 1 ? "give" : "gives"} the ${formatNumber(printed["alpha-beta"])} that an ` +
      `article prints; minimax makes ` +
      `${minimax.below === minimax.printed ? "the" : "other than the"} ` +
      `${formatNumber(printed.minimax)} calls printed for it`,
    caption: "Calls below the root in the position of the article's picture, by depth of the " +
      "search. Circles: the numbers that the article prints. Logarithmic scale.",
    options: {
      x: { label: "depth (plies)", ticks: [1, 2, 3, 4], tickFormat: "d" },
      y: { type: "log", label: "calls below the root" },
      color: { domain: seriesOf(points), legend: "ends" },
    },
    marks: [
      ...linesWithIntervals(points),
      { mark: "dot", data: circles, options: { x: "depth", y: "calls", r: 9, strokeWidth: 1.5 } },
    ],
  };
}

function changes({ samples }: Summary): Figure {
  const points = changeNames.flatMap((name) =>
    samples.map(({ kind, depth, changes }) => ({
      kind,
      ...seriesPoint(depth, name, rowWith(changes, { name }).ratio),
    }))
  );
  const { depth, kind, changes } = samples.at(-1)!;
  const effect = (name: ChangeName) => effectOf(rowWith(changes, { name }).ratio);
  return {
    name: "changes",
    title:
      `Alpha carried at the root takes ${effect("alpha carried at the root")} the calls of the ` +
      `article's program, a cutoff only above beta ${effect("cutoff only above beta")}`,
    caption: `The title is about depth ${depth} in positions from ${kind}. ` +
      "Calls of alpha-beta with a choice changed, divided by those of the article's program. " +
      "Geometric means over the positions; bars: 95 % intervals; logarithmic scale.",
    options: {
      x: { label: "depth (plies)" },
      y: { type: "log", label: "calls / calls of the article's program", tickFormat: "~g" },
      color: { domain: changeNames, legend: "ends" },
    },
    marks: [levelLine(1)],
    panels: seriesPanels(points, ({ kind }) => `Positions from ${kind}`),
  };
}

/** A ratio in words; one whose interval has 1 in it is not certain to differ from 1. */
function effectOf({ mean, low, high }: Interval): string {
  const differs = low !== null && high !== null && (low > 1 || high < 1);
  return `${formatNumber(mean, 2)} times${differs ? "" : " (not certain to differ from 1)"}`;
}
