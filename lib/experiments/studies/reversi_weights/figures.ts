/**
 * The figures of the study.
 *
 * @module
 */
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { levelLine, seriesPoint } from "matchbox/report/series.ts";
import type { Figure } from "matchbox/report/table.ts";
import { weightPanel } from "../../genetic_summary.ts";
import { rowsWith, rowWith } from "../../groups.ts";
import { EVEN } from "../../judge.ts";
import { judgeCases, type Judged } from "../../judge_cases.ts";
import type { VerdictOn } from "../../study.ts";
import { type Title, titled } from "../../titled.ts";
import { heuristicNames, weightColumns } from "./rows.ts";
import { CONVERGED, SCALED_HAND, type Summary } from "./summary.ts";
import { BY_LOT, HAND_WEIGHTS, LARGER, REGRESSION, SOURCE } from "./variants.ts";

/** The weights by generation, the distance between runs, and the strength of all learners. */
export function figures(summary: Summary, verdictOn: VerdictOn): Figure[] {
  return [
    weightsByGames(summary, verdictOn),
    convergence(summary, verdictOn),
    strength(summary, verdictOn),
  ];
}

function weightsByGames({ stages, ends }: Summary, verdictOn: VerdictOn): Figure {
  const own = rowsWith(stages, { learner: SOURCE });
  const end = rowWith(ends, { learner: SOURCE });
  const width = (column: typeof weightColumns[number]) =>
    end.ranges[column][1] - end.ranges[column][0];
  const widest = weightColumns.reduce((one, other) => width(other) > width(one) ? other : one);
  const [least, most] = end.ranges[widest].map((weight) => formatNumber(weight, 2));
  const agree = titled(firstOf(verdictOn("C3a")), {
    confirmed: "The runs end near each other",
    refuted: "The runs do not end at the same weights",
    otherwise: "The runs are not shown to end near each other",
  });
  const series = "evolved weights";
  return {
    name: "weights",
    title:
      `${agree}: after ${formatNumber(end.games)} games that of ${heuristicNames[widest]} is ` +
      `between ${least} and ${most}`,
    caption:
      "Weights by games of evolution, scaled to a sum of 5: the mean over runs; the band is " +
      "from the smallest to the largest weight of a run. Dashed line: the hand weights.",
    options: {
      x: { label: "games", nice: true },
      y: { label: "weight", domain: [0, 5] },
      color: { domain: [series, HAND_WEIGHTS], legend: true },
    },
    marks: [],
    panels: weightColumns.map((column) =>
      weightPanel({
        title: heuristicNames[column],
        behind: {
          mark: "areaY",
          data: own.map(({ games, ranges }) => {
            const [low, high] = ranges[column];
            return { games, low, high, series };
          }),
          options: { x: "games", y1: "low", y2: "high", fill: "series", fillOpacity: 0.2 },
        },
        means: {
          series,
          points: own.map(({ games, weights }) => ({ games, weight: weights[column].mean })),
        },
        level: { series: HAND_WEIGHTS, weight: SCALED_HAND[column] },
      })
    ),
  };
}

function convergence({ stages, ends }: Summary, verdictOn: VerdictOn): Figure {
  const shown = [BY_LOT, SOURCE, LARGER, REGRESSION];
  const points = shown.flatMap((learner) =>
    rowsWith(stages, { learner }).map(({ games, between }) => seriesPoint(games, learner, between))
  );
  const judged = judgeCases({
    allowed: CONVERGED,
    cases: shown.map((learner) => ({
      name: learner,
      estimate: rowWith(ends, { learner }).between,
    })),
    rule: "each",
  });
  const source = titled(firstOf(verdictOn("C3a")), {
    confirmed: "",
    refuted: ", but not with the source's algorithm",
    otherwise: "; with the source's algorithm this is not shown",
  });
  const together: Title = ({ confirmed }) => `The runs come together with ${confirmed}${source}`;
  return {
    name: "convergence",
    title: titled(judged, {
      ...{ confirmed: together, partly: together },
      otherwise: "With none of these learners the runs are shown to come together",
    }),
    caption: "Distance of a run from the mean of the other runs, as a share of the sum of the " +
      "weights: mean over runs, band: 95 % interval. Dashed line: half the distance between equal " +
      "weights and the hand weights. Where a lot decides, nothing is selected.",
    options: {
      x: { label: "games", nice: true },
      y: { label: "distance between runs", zero: true },
      color: { domain: shown, legend: "ends" },
    },
    marks: [
      levelLine(CONVERGED.high),
      {
        mark: "areaY",
        data: points,
        options: { x: "x", y1: "low", y2: "high", fill: "series", fillOpacity: 0.15 },
      },
      { mark: "line", data: points, options: { x: "x", y: "mean", stroke: "series" } },
    ],
  };
}

function strength({ alike }: Summary, verdictOn: VerdictOn): Figure {
  const [{ opponent, depth }] = alike;
  const [evolved, regression] = [SOURCE, REGRESSION].map((player) =>
    formatNumber(rowWith(alike, { player }).score.mean, 2)
  );
  const versus = titled(firstOf(verdictOn("C3b")), {
    confirmed: `Evolved weights beat the hand weights with ${evolved} points a game`,
    refuted: `Evolved weights score only ${evolved} points a game against the hand weights`,
    otherwise: "Evolved weights are not shown to differ from the hand weights, with " +
      `${evolved} points a game`,
  });
  return {
    name: "strength",
    title: `${versus}; regression scores ${regression}`,
    caption: `Points per game against the ${opponent} at depth ${depth}, by what has found the ` +
      "weights, after an equal number of games: mean over runs; bars: 95 % intervals. The line is " +
      "an even score.",
    ...forestPlot(alike.map(({ player, score }) => ({ name: player, ...score })), {
      ...{ none: EVEN, label: "points per game" },
    }),
  };
}

/** The first case alone: the source's algorithm as we read it, at the depth of its training. */
function firstOf({ cases: [first], rule }: Judged): Judged {
  return { verdict: first.verdict, rule, cases: [first] };
}
