/**
 * The figures of the study.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import { linesWithIntervals, seriesOf, seriesPanel, seriesPoint } from "matchbox/report/series.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Figure } from "matchbox/report/table.ts";
import { OF_ARTICLE } from "./calls.ts";
import { matchingCounts } from "./matching_counts.ts";
import {
  type ArticleFigures,
  callsAtPrinted,
  type ChangeName,
  CHANGES,
  PRINTED,
  type Way,
  wayOf,
} from "./summary.ts";

/** The figures of the pictured position and of the samples. */
export function figures(found: ArticleFigures): Figure[] {
  return [pictured(found), changes(found)];
}

/** The programs of the first figure, by the name of their line. */
const SHOWN = {
  "minimax": null,
  "cutoff only above beta": { ...OF_ARTICLE, ...CHANGES["cutoff only above beta"] },
  "the article's alpha-beta": OF_ARTICLE,
  "alpha carried at the root": { ...OF_ARTICLE, ...CHANGES["alpha carried at the root"] },
};

function pictured({ ways }: ArticleFigures): Figure {
  const points = Object.entries(SHOWN).flatMap(([name, choices]) => {
    const { calls } = wayOf(ways, choices);
    return calls.map((mean, i) => seriesPoint(i + 1, name, { mean, low: null, high: null }));
  });
  const printed = [PRINTED.minimax, PRINTED.alphaBeta].map((calls) => ({
    depth: PRINTED.depth,
    calls,
  }));
  return {
    name: "pictured",
    title: titleOf(ways),
    caption: "Calls below the root in the position of the article's picture, by depth of the " +
      "search. Circles: the numbers that the article prints. Logarithmic scale.",
    options: {
      x: { label: "depth (plies)", ticks: [1, 2, 3, 4], tickFormat: "d" },
      y: { type: "log", label: "calls below the root" },
      color: { domain: seriesOf(points), legend: "ends" },
    },
    marks: [
      ...linesWithIntervals(points),
      { mark: "dot", data: printed, options: { x: "depth", y: "calls", r: 9, strokeWidth: 1.5 } },
    ],
  };
}

function titleOf(ways: readonly Way[]): string {
  const { matching, counted } = matchingCounts(ways);
  const minimax = callsAtPrinted(ways[0]) === PRINTED.minimax;
  const number = matching.length === 0 ? "none" : `${matching.length}`;
  const alphaBeta = `Of ${counted} ways to count alpha-beta, ${number} ` +
    `${matching.length > 1 ? "give" : "gives"} the ${
      formatNumber(PRINTED.alphaBeta)
    } that an article prints`;
  return `${alphaBeta}; minimax makes ${minimax ? "the" : "other than the"} ${
    formatNumber(PRINTED.minimax)
  } calls printed for it`;
}

function changes({ samples }: ArticleFigures): Figure {
  const names = Object.keys(CHANGES);
  const panels = [...Map.groupBy(samples, ({ kind }) => kind)].map(([kind, own]) => ({
    kind,
    points: names.flatMap((name) =>
      own.map(({ depth, changes }) =>
        seriesPoint(depth, name, changes.find((change) => change.name === name)!.ratio)
      )
    ),
  }));
  const { depth, kind, changes } = samples.at(-1)!;
  const effect = (name: ChangeName) => effectOf(changes.find((each) => each.name === name)!.ratio);
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
      color: { domain: names, legend: "ends" },
    },
    marks: [{ mark: "ruleY", data: [1], options: { strokeDasharray: "4 3" } }],
    panels: panels.map(({ kind, points }) => seriesPanel(`Positions from ${kind}`, points)),
  };
}

/** A ratio in words; one whose interval has 1 in it is not certain to differ from 1. */
function effectOf({ mean, low, high }: Interval): string {
  const differs = low !== null && high !== null && (low > 1 || high < 1);
  return `${formatNumber(mean, 2)} times${differs ? "" : " (not certain to differ from 1)"}`;
}
