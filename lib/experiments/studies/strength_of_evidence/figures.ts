/**
 * The figures of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/mod.ts";
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { type Interval, proportion } from "matchbox/report/statistics/mod.ts";
import type { Figure, Mark, Row } from "matchbox/report/table.ts";
import { rules, wrongShare } from "./rules.ts";
import { playersApart } from "./simulated_game.ts";
import { TEST } from "./sequential.ts";
import {
  coverageSummaries,
  matchName,
  pairSummaries,
  ruleSummaries,
  testSummaries,
  verdictSummaries,
} from "./summary.ts";

/** Coverage of a 95 % interval that is as good as promised. */
const PROMISED = { low: 0.93, high: 0.97 };
/** Height of a line of a figure of matches, in pixels. */
const LINE = 26;
/** Of the curves of duels, in Elo. */
const STEP = 5;

/** False verdicts, pairs, duels, sequential tests, and coverage. */
export function figures(rows: readonly Row[]): Figure[] {
  return [
    verdictsFigure(rows),
    ...pairsFigures(rows),
    rulesFigure(rows),
    testsFigure(rows),
    coverageFigure(rows),
  ];
}

/** What is counted of matches, panel by panel. */
const EVENTS = [
  "the weaker leads",
  "the interval names the stronger",
  "the interval names the wrong one",
];

function verdictsFigure(rows: readonly Row[]): Figure {
  const points = verdictSummaries(rows).flatMap(({ truth, games, shares }) => {
    const point = (event: string, share: Interval) => ({
      ...{ event, truth: `${truth} Elo`, games },
      ...share,
    });
    const wrong = shares["interval names second"];
    // Of equal players nobody is the weaker, and whoever is named is the wrong one.
    if (truth === 0) return [point(EVENTS[2], either(wrong, shares["interval names first"]))];
    return [
      point(EVENTS[0], shares["second leads"]),
      point(EVENTS[1], shares["interval names first"]),
      point(EVENTS[2], wrong),
    ];
  });
  const truths = [...new Set(points.map(({ truth }) => truth))];
  const series = { x: "games", fx: "event", stroke: "truth" };
  return {
    name: "verdicts",
    title: "What so many games can and cannot tell",
    caption:
      "Share of matches between simulated players in which the weaker one leads, in which the 95 % " +
      "interval lies on the side of the stronger one, and in which it lies on the wrong side (of " +
      "equal players, on either), by length of the match and true difference. Bars: 95 % " +
      "intervals; logarithmic scale.",
    options: {
      width: 900,
      x: { type: "log", label: "games" },
      y: { label: "share of matches", domain: [0, 1] },
      fx: { label: null, domain: EVENTS, padding: 0.15 },
      color: { domain: truths, legend: true, label: "true difference" },
      symbol: { domain: truths },
    },
    marks: [
      ...withBars(points, series),
      { mark: "dot", data: points, options: { ...series, y: "mean", symbol: "truth" } },
    ],
  };
}

/** The share of two events that exclude each other. */
function either(one: Interval, other: Interval): Interval {
  return proportion(Math.round((one.mean + other.mean) * one.count), one.count);
}

/** Both figures of what pairs are worth: how sure a score is, and where it lies. */
function pairsFigures(rows: readonly Row[]): Figure[] {
  const summaries = pairSummaries(rows);
  const lineOf = (of: "variance" | "firstMove") =>
    summaries.map((summary) => ({
      name: `${findGame(summary.match.game).title}: ${matchName(summary.match)}`,
      ...summary[of],
    }));
  return [
    {
      name: "pairs",
      title: "What pairs save",
      caption:
        "Variance of the score of a match that is played in pairs, over that of as many games each " +
        "from an opening of its own. Left of the line pairs need fewer games. Bars: 95 % intervals " +
        "by bootstrap.",
      ...forestPlot(lineOf("variance"), {
        none: 1,
        label: "variance of pairs / variance of single games",
        line: LINE,
      }),
    },
    {
      name: "first_move",
      title: "What it is worth always to move first",
      caption:
        "Points a game that the first agent would have had more if it had always moved first. " +
        "Bars: 95 % intervals.",
      ...forestPlot(lineOf("firstMove"), { none: 0, label: "points a game", line: LINE }),
    },
  ];
}

function rulesFigure(rows: readonly Row[]): Figure {
  const names = rules.map(({ source, title }) => `${source}: ${title}`);
  const summaries = ruleSummaries(rows);
  const points = summaries.map(({ rule, truth, wrong }) => ({
    rule: names[rules.indexOf(rule)],
    truth,
    ...wrong,
  }));
  const { draws, bias } = summaries[0];
  const most = Math.max(...points.map(({ truth }) => truth));
  const curves = rules.flatMap((rule, index) =>
    Array.from({ length: most / STEP + 1 }, (_, step) => ({
      rule: names[index],
      truth: STEP * step,
      exact: wrongShare(rule, playersApart(STEP * step, draws, bias)),
    }))
  );
  const series = { x: "truth", stroke: "rule" };
  return {
    name: "rules",
    title: "How often a duel of the sources keeps the worse one",
    caption:
      "Share of duels in which the weaker of two simulated players is kept and the stronger one " +
      "goes, by true difference. Lines: by arithmetic; dots: simulated, with 95 % intervals.",
    options: {
      x: { label: "true difference (Elo)" },
      y: { label: "share of duels", domain: [0, 0.55] },
      color: { domain: names, legend: true },
      symbol: { domain: names },
    },
    marks: [
      { mark: "line", data: curves, options: { ...series, y: "exact" } },
      bars(points, series),
      { mark: "dot", data: points, options: { ...series, y: "mean", symbol: "rule" } },
    ],
  };
}

function testsFigure(rows: readonly Row[]): Figure {
  const points = testSummaries(rows).map(({ truth, games, fixedGames }) => ({
    ...{ truth, fixedGames },
    ...games,
  }));
  const { elo0, elo1, alpha, beta } = TEST;
  const fixed = points[0].fixedGames;
  const label = `fixed: ${fixed} games`;
  const series = { x: "truth", stroke: "currentColor" };
  return {
    name: "tests",
    title: "Games to a decision",
    caption:
      `Mean number of games of the sequential test of ${elo0} against ${elo1} Elo, alpha = ${alpha} ` +
      `and beta = ${beta}, by true difference; bars: 95 % intervals. Dashed: the fixed number of ` +
      "games that has the same errors.",
    options: {
      x: { label: "true difference (Elo)" },
      y: {
        label: "games",
        domain: [0, 1.12 * Math.max(fixed, ...points.map(({ high }) => high!))],
      },
    },
    marks: [
      { mark: "ruleY", data: [fixed], options: { strokeDasharray: "4 3" } },
      {
        mark: "text",
        data: [{ fixed, label }],
        options: { y: "fixed", text: "label", frameAnchor: "right", textAnchor: "end", dy: -9 },
      },
      ...withBars(points, series),
      { mark: "dot", data: points, options: { ...series, y: "mean", fill: "currentColor" } },
    ],
  };
}

function coverageFigure(rows: readonly Row[]): Figure {
  const points = coverageSummaries(rows).flatMap(({ score, bias, games, covered }) => {
    const openings = bias === 0 ? "even" : "biased";
    const point = (interval: string, share: Interval) => ({
      series: `${interval}, ${openings} openings`,
      ...{ score: `score ${score}`, games },
      ...share,
    });
    return [point("by pairs", covered.pairs), point("textbook", covered.textbook)];
  });
  const names = [...new Set(points.map(({ series }) => series))].sort();
  const series = { x: "games", fx: "score", stroke: "series" };
  return {
    name: "coverage",
    title: "How often an interval covers the truth",
    caption:
      "Share of matches between simulated players whose 95 % interval covers the true score, by " +
      "length of the match: the interval that Matchbox computes from pairs, and the textbook's mean " +
      "plus or minus 1.96 standard errors of independent games. Bars: 95 % intervals; the band is " +
      "93 to 97 %; logarithmic scale.",
    options: {
      width: 900,
      x: { type: "log", label: "games" },
      y: { label: "share of matches", domain: [Math.min(...points.map(({ low }) => low!)), 1] },
      fx: { label: null, domain: [...new Set(points.map(({ score }) => score))], padding: 0.15 },
      color: { domain: names, legend: true },
      symbol: { domain: names },
    },
    marks: [
      {
        mark: "rect",
        data: [PROMISED],
        options: { y1: "low", y2: "high", fill: "currentColor", fillOpacity: 0.12 },
      },
      ...withBars(points, series),
      { mark: "dot", data: points, options: { ...series, y: "mean", symbol: "series" } },
    ],
  };
}

/** Lines through the points, with their intervals. */
function withBars(points: readonly object[], series: object): Mark[] {
  return [bars(points, series), { mark: "line", data: points, options: { ...series, y: "mean" } }];
}

function bars(points: readonly object[], series: object): Mark {
  return {
    mark: "ruleX",
    data: points,
    options: { ...series, y1: "low", y2: "high", strokeOpacity: 0.35, strokeWidth: 4 },
  };
}
