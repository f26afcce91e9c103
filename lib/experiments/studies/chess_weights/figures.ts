/**
 * The figures of the study.
 *
 * @module
 */
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { formatNumber } from "matchbox/report/format.ts";
import type { Figure } from "matchbox/report/table.ts";
import { EVEN, judge } from "../../judge.ts";
import { NEAR, VIABLE } from "./claims.ts";
import { pieces, SOURCE, START, TEXTBOOK } from "./learners.ts";
import type { Summary } from "./summary.ts";

/** Height of a line of a forest plot, in pixels. */
const LINE = 26;

/** The weights by games, and the strength of the populations. */
export function figures(summary: Summary): Figure[] {
  return [weightsByGames(summary), strength(summary)];
}

function weightsByGames({ stages, ends }: Summary): Figure {
  const own = stages.filter(({ learner }) => learner === SOURCE);
  const end = ends.find(({ learner }) => learner === SOURCE)!;
  const near = pieces.filter((piece) => {
    const right = TEXTBOOK[piece] / 100;
    const range = { low: right - NEAR, high: right + NEAR };
    return judge(end.weights[piece], range) === "confirmed";
  });
  const values = pieces.map((piece) => `${piece} ${formatNumber(end.weights[piece].mean, 1)}`);
  const series = ["a run", "mean of the runs", "textbook"];
  return {
    name: "weights",
    title: `After ${formatNumber(end.games)} games: ${values.join(", ")}; ` +
      (near.length === 0
        ? "none of them is shown to be near the textbook"
        : `near the textbook: ${near.join(", ")}`),
    caption:
      "Values in pawns by games of evolution, when four wins decide a duel. Thin lines: the " +
      "mean of the population of each run. Thick line: the mean of the runs. Dashed line: the " +
      "textbook.",
    options: {
      x: { label: "games", nice: true },
      y: { label: "value (pawns)", zero: true },
      color: { domain: series, legend: true },
    },
    marks: [],
    panels: pieces.map((piece) => ({
      title: piece,
      options: { x: { ticks: [0, end.games / 2, end.games] } },
      marks: [
        {
          mark: "line",
          data: own.flatMap(({ games, runs }) =>
            runs.map((run) => ({ games, value: run[piece], run: run.run, series: series[0] }))
          ),
          options: { x: "games", y: "value", z: "run", stroke: "series", strokeOpacity: 0.5 },
        },
        {
          mark: "line",
          data: own.map(({ games, weights }) => ({
            games,
            value: weights[piece].mean,
            series: series[1],
          })),
          options: { x: "games", y: "value", stroke: "series", strokeWidth: 3 },
        },
        {
          mark: "line",
          data: [0, end.games].map((games) => ({
            games,
            value: TEXTBOOK[piece] / 100,
            series: series[2],
          })),
          options: { x: "games", y: "value", stroke: "series", strokeDasharray: "4 3" },
        },
      ],
    })),
  };
}

function strength({ matches, gains }: Summary): Figure {
  const lines = matches.map(({ player, score }) => ({ name: player, ...score }));
  const of = (wanted: string) => lines.find(({ name }) => name === wanted)!;
  const start = judge(of(START), { high: VIABLE });
  const named = (verdict: string, word: string) => {
    const found = gains.filter(({ gain }) => judge(gain, { low: 0 }) === verdict);
    return found.length ? [`${word}: ${found.map(({ learner }) => learner).join(", ")}`] : [];
  };
  const apart = [...named("confirmed", "stronger"), ...named("refuted", "weaker")];
  return {
    name: "strength",
    title: `Random weights score ${formatNumber(of(START).mean, 2)} points a game` +
      (start === "confirmed" ? "" : start === "refuted" ? ", not a useless start" : "") +
      `, evolved ones ${formatNumber(of(SOURCE).mean, 2)}; ` +
      (apart.length === 0 ? "the length of the duels is not shown to matter" : apart.join("; ")),
    caption:
      "Points per game against the textbook's weights: mean over runs; bars: 95 % intervals. " +
      "Evolutions play with the mean weights of their last populations, after equally many games. " +
      "The line is an even score.",
    ...forestPlot(lines, { none: EVEN, label: "points per game", line: LINE }),
  };
}
