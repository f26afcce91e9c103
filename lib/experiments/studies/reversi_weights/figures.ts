/**
 * The figures of the study.
 *
 * @module
 */
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { formatNumber } from "matchbox/report/format.ts";
import type { Figure } from "matchbox/report/table.ts";
import { EVEN, judge } from "../../judge.ts";
import { NEAR } from "./claims.ts";
import { heuristicNames, weightColumns } from "./rows.ts";
import type { Summary } from "./summary.ts";
import { BY_LOT, LARGER, REGRESSION, SOURCE } from "./variants.ts";

/** Height of a line of a forest plot, in pixels. */
const LINE = 26;
const HAND = "hand weights";

/** The weights by generation, the distance between runs, and the strength of all learners. */
export function figures(summary: Summary): Figure[] {
  return [weightsByGames(summary), convergence(summary), strength(summary)];
}

function weightsByGames({ stages, ends }: Summary): Figure {
  const own = stages.filter(({ learner }) => learner === SOURCE);
  const end = ends.find(({ learner }) => learner === SOURCE)!;
  const width = (column: typeof weightColumns[number]) =>
    end.ranges[column][1] - end.ranges[column][0];
  const widest = weightColumns.reduce((one, other) => width(other) > width(one) ? other : one);
  const [least, most] = end.ranges[widest].map((weight) => formatNumber(weight, 2));
  const agree = judge(end.between, { high: NEAR }) === "confirmed";
  return {
    name: "weights",
    title:
      (agree ? "The runs end near each other: " : "The runs do not end at the same weights: ") +
      `after ${formatNumber(end.games)} games that of ${
        heuristicNames[widest]
      } is between ${least} ` +
      `and ${most}`,
    caption:
      "Weights by games of evolution, scaled to a sum of 5: the mean over runs; the band is " +
      "from the smallest to the largest weight of a run. Dashed line: the hand weights.",
    options: {
      x: { label: "games", nice: true },
      y: { label: "weight", domain: [0, 5] },
      color: { domain: ["evolved weights", HAND], legend: true },
    },
    marks: [],
    panels: weightColumns.map((column, index) => ({
      title: heuristicNames[column],
      options: { x: { ticks: [0, end.games / 2, end.games] } },
      marks: [
        {
          mark: "areaY",
          data: own.map(({ games, ranges }) => ({
            games,
            low: ranges[column][0],
            high: ranges[column][1],
            series: "evolved weights",
          })),
          options: { x: "games", y1: "low", y2: "high", fill: "series", fillOpacity: 0.2 },
        },
        {
          mark: "line",
          data: own.map(({ games, weights }) => ({
            games,
            mean: weights[column].mean,
            series: "evolved weights",
          })),
          options: { x: "games", y: "mean", stroke: "series" },
        },
        {
          mark: "line",
          data: [0, end.games].map((games) => ({
            games,
            mean: 5 * [1, 4, 4, 5, 5][index] / 19,
            series: HAND,
          })),
          options: { x: "games", y: "mean", stroke: "series", strokeDasharray: "4 3" },
        },
      ],
    })),
  };
}

function convergence({ stages, ends }: Summary): Figure {
  const shown = [BY_LOT, SOURCE, LARGER, REGRESSION];
  const points = shown.flatMap((learner) =>
    stages.filter((stage) => stage.learner === learner).map(({ games, between }) => ({
      ...{ games, series: learner, mean: between.mean },
      low: between.low ?? between.mean,
      high: between.high ?? between.mean,
    }))
  );
  const near = shown.filter((learner) =>
    judge(ends.find((end) => end.learner === learner)!.between, { high: NEAR }) === "confirmed"
  );
  return {
    name: "convergence",
    title: near.length === 0
      ? "With none of these learners the runs come together"
      : `The runs come together with ${near.join(" and ")}` +
        (near.includes(SOURCE) ? "" : ", but not with the source's algorithm"),
    caption: "Distance of a run from the mean of the other runs, as a share of the sum of the " +
      "weights: mean over runs, band: 95 % interval. Dashed line: half the distance between equal " +
      "weights and the hand weights. Where a lot decides, nothing is selected.",
    options: {
      x: { label: "games", nice: true },
      y: { label: "distance between runs", zero: true },
      color: { domain: shown, legend: "ends" },
    },
    marks: [
      { mark: "ruleY", data: [NEAR], options: { strokeDasharray: "4 3" } },
      {
        mark: "areaY",
        data: points,
        options: { x: "games", y1: "low", y2: "high", fill: "series", fillOpacity: 0.15 },
      },
      { mark: "line", data: points, options: { x: "games", y: "mean", stroke: "series" } },
    ],
  };
}

function strength({ matches }: Summary): Figure {
  const [{ opponent, depth }] = matches;
  const lines = matches.filter((match) => match.opponent === opponent && match.depth === depth)
    .map(({ player, score }) => ({ name: player, ...score }));
  const of = (wanted: string) => lines.find(({ name }) => name === wanted)!;
  const versus = judge(of(SOURCE), { low: EVEN });
  const own = formatNumber(of(SOURCE).mean, 2);
  const evolved = versus === "confirmed"
    ? `Evolved weights beat the hand weights with ${own} points a game`
    : versus === "refuted"
    ? `Evolved weights score only ${own} points a game against the hand weights`
    : `Evolved weights are not shown to differ from the hand weights, with ${own} points a game`;
  return {
    name: "strength",
    title: `${evolved}; regression scores ${formatNumber(of(REGRESSION).mean, 2)}`,
    caption: `Points per game against the ${opponent} at depth ${depth}, by what has found the ` +
      "weights, after an equal number of games: mean over runs; bars: 95 % intervals. The line is " +
      "an even score.",
    ...forestPlot(lines, { none: EVEN, label: "points per game", line: LINE }),
  };
}
