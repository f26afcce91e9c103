/**
 * The figures of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { seriesOf, seriesPanel, seriesPoint } from "matchbox/report/series.ts";
import type { Figure } from "matchbox/report/table.ts";
import { nameInSentence } from "../../game_names.ts";
import { type Aspiration, bestWidth } from "./aspirations.ts";
import type { FirstMoves } from "./first_moves.ts";
import { ORDERS } from "./programs.ts";
import { type Cost, type Deepening, deepest, programName, sampled } from "./summary.ts";

/** The figures of the cost by depth, of first moves, and of aspiration windows. */
export function figures({ costs, firstMoves, aspirations }: Deepening): Figure[] {
  return [costByDepth(sampled(costs)), cutoffs(sampled(firstMoves)), windows(aspirations)];
}

const overPositions = "bars: 95 % intervals over the positions";

function costByDepth(costs: readonly Cost[]): Figure {
  const shown = costs.filter(({ algorithm, order }) =>
    algorithm === "alpha-beta with table" || order === "as generated"
  );
  const names = [...new Set(shown.map(programName))];
  const withTable = deepest(costs).filter(({ algorithm }) => algorithm === "alpha-beta with table");
  const [plain, sorted] = ORDERS.map((order) => withTable.filter((cost) => cost.order === order));
  const ratios = (ends: readonly Cost[]) =>
    inWords(ends.map(({ ratio }) => formatNumber(ratio.mean, 2)));
  return {
    name: "cost_by_depth",
    title: `With a table, all depths together visit ${ratios(plain)} times the nodes of the last ` +
      `alone; with killers and history, ${ratios(sorted)} times`,
    caption:
      "Nodes of iterative deepening up to a depth, divided by those of a search to this depth " +
      `alone, by the same program. Below 1 deepening is cheaper. Geometric means; ${overPositions}; ` +
      "logarithmic scale.",
    options: {
      x: { label: "depth (plies)" },
      y: { type: "log", label: "nodes, deepening / fixed depth", tickFormat: ".1f" },
      color: { domain: names, legend: true },
      symbol: { domain: names },
    },
    marks: [{ mark: "ruleY", data: [1], options: { strokeDasharray: "4 3" } }],
    panels: [...Map.groupBy(shown, ({ game }) => game)].map(([game, own]) =>
      seriesPanel(
        titleOf(game),
        own.map((cost) => seriesPoint(cost.depth, programName(cost), cost.ratio)),
      )
    ),
  };
}

function cutoffs(all: readonly FirstMoves[]): Figure {
  const points = all.flatMap((each) => {
    const at = { game: titleOf(each.game), program: programName(each) };
    return [
      { ...at, tried: "first", ...endsOf(each.first) },
      { ...at, tried: "among the first three", ...endsOf(each.firstThree) },
    ];
  });
  const hashMove = all.filter(({ algorithm, order }) =>
    algorithm === "alpha-beta with table" && order === "as generated"
  );
  const shares = hashMove.map(({ first }) => 100 * first.mean);
  const range = [Math.min(...shares), Math.max(...shares)].map((share) => formatNumber(share, 0));
  return {
    name: "first_moves",
    title: `With the hash move first, ${
      range[0] === range[1] ? range[0] : range.join(" to ")
    } % of the cutoffs come from the first move tried; the source says about 75 %`,
    caption:
      "Share of the cutoffs in the last iteration by the place of the move that caused them. " +
      `Dashed lines: the numbers of the source, 75 % and 90 %. Points: all cutoffs together; ${overPositions}.`,
    options: {
      height: 400,
      x: { label: "share of the cutoffs", domain: [0, 1], ticks: [0, 0.2, 0.4, 0.6, 0.8, 1] },
      y: { label: null, domain: [...new Set(points.map(({ program }) => program))] },
      fy: { label: null, domain: [...new Set(points.map(({ game }) => game))] },
      color: { domain: ["first", "among the first three"], legend: true },
      symbol: { domain: ["first", "among the first three"] },
    },
    marks: [
      { mark: "ruleX", data: [0.75, 0.9], options: { strokeDasharray: "4 3" } },
      {
        mark: "ruleY",
        data: points,
        options: {
          ...{ fy: "game", y: "program", x1: "low", x2: "high", stroke: "tried" },
          ...{ strokeWidth: 4, strokeOpacity: 0.35 },
        },
      },
      {
        mark: "dot",
        data: points,
        options: { fy: "game", y: "program", x: "mean", stroke: "tried", symbol: "tried" },
      },
    ],
  };
}

function windows(aspirations: readonly Aspiration[]): Figure {
  const [inside, nodes] = ["value inside the window (share)", "nodes / nodes with open windows"];
  const points = aspirations.flatMap(({ game, widths }) =>
    widths.flatMap((each) => [
      { game, ...seriesPoint(each.width, inside, each.inside) },
      { game, ...seriesPoint(each.width, nodes, each.nodes) },
    ])
  );
  const best = aspirations.map((each) => {
    const { width, nodes: { mean, high } } = bestWidth(each);
    const certain = high !== null && high < 1;
    const name = nameInSentence(each.game);
    return certain
      ? `${formatNumber(100 * (1 - mean), 0)} % in ${name} (e=${width})`
      : `nothing for certain in ${name}`;
  });
  return {
    name: "windows",
    title: `Nodes that the best of these aspiration windows saves: ${best.join(", ")}`,
    caption:
      "Aspiration windows (X - e, X + e) around the value X of the depth before. Share of the " +
      "iterations whose value is inside, and nodes of all iterations, re-searches included, over " +
      `those with open windows. ${overPositions[0].toUpperCase()}${overPositions.slice(1)}.`,
    options: {
      x: { label: "e (units of the evaluation)" },
      y: { label: "ratio" },
      color: { domain: seriesOf(points), legend: true },
      symbol: { domain: seriesOf(points) },
    },
    marks: [{ mark: "ruleY", data: [1], options: { strokeDasharray: "4 3" } }],
    panels: aspirations.map(({ game, widths }) => {
      const panel = seriesPanel(titleOf(game), points.filter((point) => point.game === game));
      const domain = widths.map(({ width }) => width);
      return { ...panel, options: { x: { type: "point", domain } } };
    }),
  };
}

function titleOf(game: string): string {
  return findGame(game).title;
}

function endsOf({ mean, low, high }: FirstMoves["first"]) {
  return { mean, low: low ?? mean, high: high ?? mean };
}

function inWords(words: readonly string[]): string {
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
