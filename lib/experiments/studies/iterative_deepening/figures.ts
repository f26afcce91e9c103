/**
 * The figures of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import { capitalized, formatNumber } from "matchbox/report/format.ts";
import { levelLine, seriesOf, seriesPanels, seriesPoint } from "matchbox/report/series.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Figure } from "matchbox/report/table.ts";
import { nameInSentence } from "../../game_names.ts";
import { groupBy, rowsWith } from "../../groups.ts";
import { fromLeastToMost } from "../../phrases.ts";
import { listed } from "../../titled.ts";
import {
  type Cost,
  deepest,
  type FirstMoves,
  HASH_MOVE,
  programName,
  sampled,
  type Summary,
} from "./summary.ts";

/** The figures of the cost by depth, of first moves, and of aspiration windows. */
export function figures({ costs, firstMoves, windows }: Summary): Figure[] {
  return [costByDepth(sampled(costs)), cutoffs(sampled(firstMoves)), byWidth(windows)];
}

const overPositions = "bars: 95 % intervals over the positions";

function costByDepth(costs: readonly Cost[]): Figure {
  const shown = costs.filter(({ algorithm, order }) =>
    algorithm === "alpha-beta with table" || order === "as generated"
  );
  const points = shown.map((cost) => ({
    game: cost.game,
    ...seriesPoint(cost.depth, programName(cost), cost.ratio),
  }));
  const names = [...new Set(shown.map(programName))];
  const ratios = (order: Cost["order"]) =>
    listed(
      rowsWith(deepest(costs), { ...HASH_MOVE, order })
        .map(({ ratio }) => formatNumber(ratio.mean, 2)),
    );
  return {
    name: "cost_by_depth",
    title: `With a table, all depths together visit ${ratios("as generated")} times the nodes of ` +
      `the last alone; with killers and history, ${ratios("killers and history")} times`,
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
    marks: [levelLine(1)],
    panels: seriesPanels(points, ({ game }) => findGame(game).title),
  };
}

function cutoffs(all: readonly FirstMoves[]): Figure {
  const points = all.flatMap((each) => {
    const at = { game: findGame(each.game).title, program: programName(each) };
    return [
      { ...at, tried: "first", ...endsOf(each.first) },
      { ...at, tried: "among the first three", ...endsOf(each.firstThree) },
    ];
  });
  const shares = rowsWith(all, HASH_MOVE).map(({ first }) => 100 * first.mean);
  return {
    name: "first_moves",
    title: `With the hash move first, ${fromLeastToMost(shares, 0)} % of the cutoffs come from ` +
      "the first move tried; the source says about 75 %",
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

function byWidth(windows: Summary["windows"]): Figure {
  const [inside, nodes] = ["value inside the window (share)", "nodes / nodes with open windows"];
  const points = windows.flatMap(({ game, width, ...each }) => [
    { game, ...seriesPoint(width, inside, each.inside) },
    { game, ...seriesPoint(width, nodes, each.nodes) },
  ]);
  const best = groupBy(windows, "game").rollup((own, { game }) => {
    const [{ width, nodes: { mean, high } }] = own.toSorted((one, other) =>
      one.nodes.mean - other.nodes.mean
    );
    const certain = high !== null && high < 1;
    const name = nameInSentence(game);
    return {
      saved: certain
        ? `${formatNumber(100 * (1 - mean), 0)} % in ${name} (e=${width})`
        : `nothing for certain in ${name}`,
    };
  });
  return {
    name: "windows",
    title: `Nodes that the best of these aspiration windows saves: ${
      best.map(({ saved }) => saved).join(", ")
    }`,
    caption:
      "Aspiration windows (X - e, X + e) around the value X of the depth before. Share of the " +
      "iterations whose value is inside, and nodes of all iterations, re-searches included, over " +
      `those with open windows. ${capitalized(overPositions)}.`,
    options: {
      x: { label: "e (units of the evaluation)" },
      y: { label: "ratio" },
      color: { domain: seriesOf(points), legend: true },
      symbol: { domain: seriesOf(points) },
    },
    marks: [levelLine(1)],
    panels: seriesPanels(points, ({ game }) => game).map((panel) => ({
      ...panel,
      title: findGame(panel.title).title,
      options: {
        x: {
          type: "point",
          domain: rowsWith(windows, { game: panel.title }).map((each) => each.width),
        },
      },
    })),
  };
}

/** Estimates without an interval have a bar without a length. */
function endsOf({ mean, low, high }: Interval) {
  return { mean, low: low ?? mean, high: high ?? mean };
}
