/**
 * Small figures, one for each possible drawing problem; each has a snapshot.
 *
 * @module
 */
import type { Figure } from "matchbox/report/table.ts";

const depths = [1, 2, 3, 4, 5, 6, 7];
const searches = ["minimax", "alpha-beta, best move first", "NegaScout"];

/** Made-up counts that grow like the nodes of a search, up to ten million. */
function nodes(game: string, search: string, depth: number): number {
  const width = { "Tic-tac-toe": 5, "Reversi 8x8": 10 }[game]!;
  return Math.round(width ** (depth * { minimax: 1, NegaScout: 0.62 }[search]! || depth * 0.7));
}

const points = ["Tic-tac-toe", "Reversi 8x8"].flatMap((game) =>
  searches.flatMap((search) =>
    depths.map((depth) => ({ game, search, depth, nodes: nodes(game, search, depth) }))
  )
);

/** Lines on a logarithmic scale, with a panel for each game and series that differ by colour and symbol. */
export function nodesByDepth(): Figure {
  const channels = { x: "depth", y: "nodes", fx: "game", stroke: "search" };
  return {
    name: "nodes_by_depth",
    title: "Nodes by depth",
    caption: "Nodes that three searches look at, by depth; logarithmic scale.",
    options: {
      x: { label: "depth (plies)" },
      y: { type: "log", label: "nodes", tickFormat: "," },
      fx: { label: null },
      color: { legend: true, domain: searches },
      symbol: { domain: searches },
    },
    marks: [
      { mark: "line", data: points, options: channels },
      { mark: "dot", data: points, options: { ...channels, symbol: "search" } },
    ],
  };
}

/** Bars with long names beside them and intervals on them. */
export function winsByAgent(): Figure {
  const bars = [
    { agent: "random", share: 0.021, low: 0.014, high: 0.031 },
    { agent: "maximum disc", share: 0.118, low: 0.1, high: 0.138 },
    { agent: "alphabeta:depth=4,eval=mobility", share: 0.874, low: 0.852, high: 0.893 },
  ];
  return {
    name: "wins_by_agent",
    title:
      "Share of games won by each agent against all of the others, colours swapped after every " +
      "game, with 95 % intervals",
    caption: "Bars: 95 % intervals.",
    options: { x: { label: "games won (share)", domain: [0, 1] }, y: { label: null } },
    marks: [
      { mark: "barX", data: bars, options: { x: "share", y: "agent", fill: "#0072b2" } },
      { mark: "ruleY", data: bars, options: { y: "agent", x1: "low", x2: "high" } },
      {
        mark: "text",
        data: bars,
        options: { x: "high", y: "agent", text: "share", textAnchor: "start", dx: 6 },
      },
    ],
  };
}

/** Cells with a continuous scale of colours and its legend. */
export function valueOfSquares(): Figure {
  const squares = [..."abcdefgh"].flatMap((file, x) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((rank) => ({
      file,
      rank,
      value: (x === 0 || x === 7 ? 1 : 0) + (rank === 1 || rank === 8 ? 1 : 0) - 0.5,
    }))
  );
  return {
    name: "value_of_squares",
    title: "Value of squares",
    caption: "Mean value of a disc on each square.",
    options: {
      width: 420,
      height: 420,
      grid: false,
      color: { legend: true, scheme: "BuRd", label: "value (discs)" },
      x: { label: "file" },
      y: { label: "rank", reverse: true },
    },
    marks: [
      { mark: "cell", data: squares, options: { x: "file", y: "rank", fill: "value" } },
    ],
  };
}

/** More series than fit in a line of the legend, one of them dashed, and a clipped area. */
export function manySeries(): Figure {
  const names = Array.from({ length: 7 }, (_, i) => `learner number ${i + 1} of seven`);
  const curve = names.flatMap((learner, i) =>
    [0, 1, 2, 3, 4].map((k) => ({ learner, games: k * 250_000, score: 0.3 + 0.1 * i + 0.02 * k }))
  );
  const channels = { x: "games", y: "score", stroke: "learner", clip: true };
  return {
    name: "many_series",
    title: "Learning curves <of seven> & more",
    caption: "Score against a random player after so many games.",
    options: {
      x: { label: "games played" },
      y: { label: "score (won + half of drawn, per game)", domain: [0, 1] },
      color: { legend: true, domain: names, label: "learner" },
    },
    marks: [
      { mark: "line", data: curve.slice(0, -5), options: channels },
      { mark: "line", data: curve.slice(-5), options: { ...channels, strokeDasharray: "5 3" } },
    ],
  };
}

/** Stacked bars in two rows of panels, with labels to the right. */
export function gameLengths(): Figure {
  const bars = ["Reversi 6x6", "Reversi 10x10"].flatMap((board, panel) =>
    ["dark", "light", "draw"].flatMap((winner, w) =>
      Array.from({ length: 9 }, (_, i) => ({
        board,
        winner,
        plies: 30 + 32 * panel + 4 * i,
        games: (5 - Math.abs(i - 4)) * (w === 2 ? 3 : 40 + 20 * w),
      }))
    )
  );
  return {
    name: "game_lengths",
    title: "Length of games",
    caption: "Length of random games on two boards, by winner.",
    options: {
      x: { label: "length (plies)" },
      y: { label: "games" },
      fy: { label: "board" },
      color: { legend: true },
    },
    marks: [
      {
        mark: "rectY",
        data: bars,
        options: { x: "plies", interval: 4, y: "games", fy: "board", fill: "winner" },
      },
      { mark: "ruleY", data: [0] },
    ],
  };
}

/** A plot that is narrower than a name in its legend; one of its series has no symbols. */
export function narrow(): Figure {
  const runs = ["long", "short"].flatMap((name) =>
    [1, 2, 3].map((x) => ({
      run: name === "long" ? "a run with a name that is wider than the whole of its plot" : name,
      x,
      y: name === "long" ? x : 4 - x,
    }))
  );
  const channels = { x: "x", y: "y", stroke: "run" };
  return {
    name: "narrow",
    title: "Narrow",
    caption: "Two lines that cross.",
    options: {
      width: 240,
      height: 200,
      x: { label: "time (s)" },
      y: { label: "value (points)" },
      color: { legend: true },
    },
    marks: [
      { mark: "line", data: runs, options: channels },
      { mark: "dot", data: runs.slice(3), options: { ...channels, symbol: "run" } },
    ],
  };
}

/** Names that are too long to fit side by side below their bars. */
export function longNames(): Figure {
  const bars = ["exactly best first", "best first by a shallow search", "unordered", "worst first"]
    .map((order, i) => ({ order, seconds: 10 ** (i - 4) }));
  return {
    name: "long_names",
    title: "Time by order",
    caption: "Seconds of a search by the order of its moves; logarithmic scale.",
    options: {
      width: 400,
      height: 360,
      x: { label: "order of moves", domain: bars.map(({ order }) => order) },
      y: { label: "time (s)", type: "log", domain: [1e-5, 1] },
    },
    marks: [{ mark: "dot", data: bars, options: { x: "order", y: "seconds", fill: "#0072b2" } }],
  };
}

/** All these figures. */
export const figures: readonly (() => Figure)[] = [
  nodesByDepth,
  winsByAgent,
  valueOfSquares,
  manySeries,
  gameLengths,
  longNames,
  narrow,
];
