/**
 * Small figures with names at the ends of lines, panels, and wide intervals.
 *
 * @module
 */
import type { Figure } from "matchbox/report/table.ts";

const searches = ["minimax", "alpha-beta", "alpha-beta, best move first", "NegaScout"];

/** Made-up counts: all searches except minimax end close together, and minimax ends earlier. */
const nodes = ["Tic-tac-toe", "Reversi 8x8"].flatMap((game, panel) =>
  searches.flatMap((search, i) =>
    Array.from({ length: search === "minimax" ? 5 : 8 }, (_, depth) => ({
      game,
      search,
      depth: depth + 1,
      nodes: Math.round((6 + 4 * panel) ** ((depth + 1) * [1, 0.71, 0.7, 0.69][i])),
    }))
  )
);

/** Lines that end close together, and one that ends within the frame. */
export function lineEnds(): Figure {
  const data = nodes.filter(({ game }) => game === "Reversi 8x8");
  return {
    name: "line_ends",
    title: "Alpha-beta searches the same tree with far fewer nodes",
    caption: "Nodes by depth, logarithmic scale.",
    options: {
      x: { label: "depth (plies)" },
      y: { type: "log", label: "nodes" },
      color: { legend: "ends", domain: searches },
      symbol: { domain: searches },
    },
    marks: [
      { mark: "line", data, options: { x: "depth", y: "nodes", stroke: "search" } },
      {
        mark: "dot",
        data,
        options: { x: "depth", y: "nodes", stroke: "search", symbol: "search" },
      },
    ],
  };
}

/**
 * The same with a second game: the names stand in the last column. A series only in the first has a legend.
 */
export function facetedLineEnds(): Figure {
  const data = [
    ...nodes,
    ...[1, 2, 3].map((depth) => (
      { game: "Reversi 8x8", search: "MTD(f)", depth, nodes: 7 ** depth }
    )),
  ];
  const options = { x: "depth", y: "nodes", fx: "game", stroke: "search" };
  return {
    ...lineEnds(),
    name: "faceted_line_ends",
    options: {
      x: { label: "depth (plies)" },
      y: { type: "log", label: "nodes" },
      fx: { label: null, domain: ["Reversi 8x8", "Tic-tac-toe"] },
      color: { legend: "ends" },
    },
    marks: [{ mark: "line", data, options }],
  };
}

/**
 * Panels with their own x axes, a shared y axis, shared colours, and names in the last panel of a series.
 */
export function panels(): Figure {
  const learners = ["MENACE", "delta rule", "evolution, population of 20"];
  const curve = (games: number, from: number) =>
    learners.slice(0, games > 5000 ? 3 : 2).flatMap((learner, i) =>
      Array.from({ length: 9 }, (_, k) => {
        const score = from + (0.5 - 0.1 * i) * (1 - Math.exp(-k / (2 + i)));
        return { learner, games: games * k / 8, score, low: score - 0.04, high: score + 0.04 };
      })
    );
  const panel = (title: string, games: number, from: number) => ({
    title,
    marks: [
      {
        mark: "ruleX",
        data: curve(games, from),
        options: {
          ...{ x: "games", y1: "low", y2: "high", stroke: "learner" },
          ...{ strokeOpacity: 0.35, strokeWidth: 4 },
        },
      },
      {
        mark: "line",
        data: curve(games, from),
        options: { x: "games", y: "score", stroke: "learner" },
      },
    ],
  });
  return {
    name: "panels",
    title:
      "What a learner gains in a hundred games of tic-tac-toe it needs a hundred thousand of " +
      "Reversi for, and chess it does not learn at all",
    caption: "Score against a random player by games of training; bars: 95 % intervals.",
    options: {
      x: { label: "games of training" },
      y: { label: "score" },
      color: { legend: "ends" },
    },
    marks: [{ mark: "ruleY", data: [0.5], options: { strokeDasharray: "4 3" } }],
    panels: [
      panel("Tic-tac-toe", 100, 0.55),
      panel("Metelyk, side 3", 4000, 0.5),
      panel("Reversi 8x8, opening positions after ten random plies", 100_000, 0.4),
    ],
  };
}

/** Four panels in two rows; each has its own y axis. */
export function ownAxes(): Figure {
  return {
    name: "own_axes",
    title: "Four sizes",
    caption: "Four lines.",
    options: { height: 180, x: { label: "time (s)" }, y: { label: "value" } },
    marks: [],
    panels: [1, 10, 1000, 100_000].map((size) => ({
      title: `Size ${size}`,
      options: { y: { domain: [0, size] } },
      marks: [{
        mark: "line",
        data: [0, 1, 2, 3].map((k) => ({ x: k * size, y: k * size / 3 })),
        options: { x: "x", y: "y", stroke: "#0072b2" },
      }],
    })),
  };
}

/** Intervals beyond the given domain, and intervals with an infinite end. */
export function wideIntervals(): Figure {
  const data = [
    { name: "within", mean: 0.5, low: 0.4, high: 0.6 },
    { name: "below", mean: 0.1, low: -0.2, high: 0.4 },
    { name: "beyond", mean: 1.1, low: 0.7, high: 1.5 },
    { name: "without an upper end", mean: 0.9, low: 0.3, high: Infinity },
  ];
  return {
    name: "wide_intervals",
    title: "No interval is cut off",
    caption: "Bars: 95 % intervals; an arrow: the interval has no end.",
    options: { height: 200, x: { label: "score", domain: [0, 1] }, y: { label: null } },
    marks: [
      { mark: "ruleY", data, options: { y: "name", x1: "low", x2: "high", strokeWidth: 2 } },
      { mark: "dot", data, options: { y: "name", x: "mean", fill: "currentColor" } },
    ],
  };
}

/** A logarithmic scale, which cannot show an interval's end at zero. */
export function intervalsFromZero(): Figure {
  const data = [0, 0.001, 0.01].map((low, i) => ({
    player: `player ${i + 1}`,
    games: i + 1,
    low,
    mean: 0.03 * (i + 1),
    high: 0.2 * (i + 1),
  }));
  return {
    name: "intervals_from_zero",
    title: "Shares of games won",
    caption: "Logarithmic scale; bars: 95 % intervals.",
    options: {
      height: 260,
      x: { label: "games", ticks: [1, 2, 3] },
      y: { type: "log", label: "share won", domain: [0.01, 1] },
    },
    marks: [
      {
        mark: "ruleX",
        data,
        options: { x: "games", y1: "low", y2: "high", stroke: "player", strokeWidth: 2 },
      },
      { mark: "dot", data, options: { x: "games", y: "mean", fill: "player" } },
    ],
  };
}

/** All these figures. */
export const figuresWithPanels: readonly (() => Figure)[] = [
  lineEnds,
  facetedLineEnds,
  panels,
  ownAxes,
  wideIntervals,
  intervalsFromZero,
];
