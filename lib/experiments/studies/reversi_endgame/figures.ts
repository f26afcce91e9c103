/**
 * The figures of the study.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import { linesWithIntervals, seriesPoint } from "matchbox/report/series.ts";
import type { Figure, Mark } from "matchbox/report/table.ts";
import { rowsWith } from "../../groups.ts";
import { plays } from "./games.ts";
import { growthIn, MOST, type Summary } from "./summary.ts";

/** Height of a line of a figure by parts, in pixels, and of its axis. */
const LINE = 48;
const AXIS = 50;

/** The figures of the share solved within a second, of time, of nodes, and of the parts of the solver. */
export function figures(summary: Summary): Figure[] {
  return [
    solvedWithinASecond(summary),
    timeByEmpties(summary),
    nodesByEmpties(summary),
    partsOfTheSolver(summary),
  ];
}

const xOfEmpties = { label: "empty squares" };

function solvedWithinASecond({ times, within }: Summary): Figure {
  const points = times.map(({ empties, solved }) => ({ empties, ...solved }));
  return {
    name: "within_a_second",
    title: howFar(within),
    caption: "Share of positions that the solver solves within a second on one thread, by empty " +
      "squares; positions of games of alpha-beta; bars: 95 % intervals. The line is a half.",
    options: { x: xOfEmpties, y: { label: "share solved within a second", domain: [0, 1] } },
    marks: [
      { mark: "ruleY", data: [MOST], options: { strokeDasharray: "4 3" } },
      ...withBars(points),
    ],
  };
}

function howFar({ every, most, timed }: Summary["within"]): string {
  if (every === timed) {
    return `Up to ${timed} empty squares every position is solved within a second`;
  }
  if (every === null) return "No number of empty squares has every position solved within a second";
  return `Every position is solved within a second up to ${every} empty squares, most up to ${most}`;
}

function timeByEmpties({ times }: Summary): Figure {
  const points = times.map(({ empties, seconds: { median, low, high } }) => ({
    empties,
    ...{ mean: median, low, high },
  }));
  const slowest = times.findLast(({ seconds }) => seconds.median < 1);
  return {
    name: "time_by_empties",
    title: slowest
      ? `With ${slowest.empties} empty squares the median time is ${
        seconds(slowest.seconds.median)
      }`
      : "The median time is more than a second with every number of empty squares",
    caption: "Median time of the solver on one thread, by empty squares; positions of games of " +
      "alpha-beta; bars: quartiles; logarithmic scale. What takes more than a second, the line, " +
      "counts as a second.",
    options: { x: xOfEmpties, y: { type: "log", label: "time (s)" } },
    marks: [
      { mark: "ruleY", data: [1], options: { strokeDasharray: "4 3" } },
      ...withBars(points),
    ],
  };
}

function nodesByEmpties(summary: Summary): Figure {
  const { nodes } = summary;
  const [ours, theirs] = (["solver", "alpha-beta"] as const)
    .map((method) => growthIn(summary, method).factor.mean.toFixed(1));
  const series = [...new Set(nodes.map(({ method }) => method))];
  return {
    name: "nodes_by_empties",
    title: `One more empty square multiplies the nodes of the solver by ${ours}, those of the ` +
      `textbook's alpha-beta by ${theirs}`,
    caption: "Nodes by empty squares, in games of random players and in games of alpha-beta; " +
      "geometric means over the games; bars: 95 % intervals; logarithmic scale. The factors of the " +
      "title are those in games of alpha-beta.",
    options: {
      x: xOfEmpties,
      y: { type: "log", label: "nodes" },
      color: { domain: series, legend: true },
      symbol: { domain: series, legend: true },
    },
    marks: [],
    panels: plays.map((play) => ({
      title: play === "random" ? "games of random players" : "games of alpha-beta",
      marks: linesWithIntervals(
        rowsWith(nodes, { play }).map((each) => seriesPoint(each.empties, each.method, each.nodes)),
      ),
    })),
  };
}

function partsOfTheSolver({ parts }: Summary): Figure {
  const [{ empties }] = parts;
  const points = parts.flatMap(({ name: part, nodes, seconds }) => [
    { ...{ part, of: "nodes" }, ...nodes },
    ...(seconds ? [{ ...{ part, of: "time" }, ...seconds }] : []),
  ]);
  return {
    name: "parts",
    title: worthMost(parts),
    caption: `Nodes and time of the solver without one of its parts, over those of the whole ` +
      `solver, with ${empties} empty squares in games of alpha-beta; geometric means over the ` +
      "games; bars: 95 % intervals; logarithmic scale. The line is no difference. Short searches " +
      "that sort the moves are not counted as nodes; time contains them.",
    options: {
      height: LINE * parts.length + AXIS,
      x: { type: "log", label: "without the part / whole solver" },
      y: { label: null, domain: ["nodes", "time"], axis: null },
      fy: { label: null, domain: parts.map(({ name }) => name) },
      color: { legend: true },
      symbol: { legend: true },
    },
    marks: [
      { mark: "ruleX", data: [1], options: { strokeDasharray: "4 3" } },
      {
        mark: "ruleY",
        data: points.filter(({ low }) => low !== null),
        options: { fy: "part", y: "of", x1: "low", x2: "high", stroke: "of", strokeWidth: 2 },
      },
      {
        mark: "dot",
        data: points,
        options: { fy: "part", y: "of", x: "mean", stroke: "of", symbol: "of" },
      },
    ],
  };
}

/** The part whose loss costs most nodes. */
function worthMost(parts: Summary["parts"]): string {
  const [most] = parts.toSorted((one, other) => other.nodes.mean - one.nodes.mean);
  const times = formatNumber(most.nodes.mean, 1);
  return most.nodes.low !== null && most.nodes.low > 1
    ? `Without ${most.name} the solver needs ${times} times the nodes, more than ` +
      "without any other part"
    : "No part of the solver is seen to save nodes";
}

/** A line through points with their intervals as bars behind it. */
function withBars(data: readonly unknown[]): Mark[] {
  const x = "empties";
  return [
    {
      mark: "ruleX",
      data,
      options: { x, y1: "low", y2: "high", strokeOpacity: 0.35, strokeWidth: 4 },
    },
    { mark: "line", data, options: { x, y: "mean" } },
    { mark: "dot", data, options: { x, fill: "currentColor", y: "mean" } },
  ];
}

function seconds(value: number): string {
  return value < 1 ? `${formatNumber(1000 * value, 0)} ms` : `${formatNumber(value, 1)} s`;
}
