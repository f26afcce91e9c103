/**
 * The figures of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { levelLine, seriesPanels, seriesPoint } from "matchbox/report/series.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Figure, Panel } from "matchbox/report/table.ts";
import { rowsWith, rowWith } from "../../groups.ts";
import { percent } from "../../phrases.ts";
import {
  type Addition,
  BEST_FIRST,
  type CutName,
  FRAME,
  FULL,
  ORDERS,
  WORST_FIRST,
} from "./searches.ts";
import type { AdditionSummary, CutSummary, SearchSummary, Summary } from "./summary.ts";

/** Height of a line, in pixels. */
const LINE = 30;
/** Ticks of a logarithmic axis that leave room for their texts in a narrow panel. */
const TICKS = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];
const ALONE = "alone";
const BESIDE = "with the other orders";

/** What the quiescence search leaves out, as the subject of a sentence. */
const LEFT_OUT = [
  ["delta pruning", "delta pruning"],
  ["leaving out losing exchanges", "losing exchanges"],
] as const satisfies readonly (readonly [string, CutName])[];

const intervals = "geometric means over the positions; bars: 95 % intervals; logarithmic scale";

/** The figures of what each addition saves, of the nodes of all orders by depth, and of the cuts. */
export function figures({ additions, searches, cuts }: Summary): Figure[] {
  return [whatEachSaves(additions), nodesByDepth(searches), whatCutsSave(cuts)];
}

function whatEachSaves(additions: readonly AdditionSummary[]): Figure {
  const names = [...new Set(additions.map(({ addition }) => addition))];
  const domain = rangeOf(
    additions.flatMap(({ alone, beside }) => [alone.nodes, beside.nodes]),
  );
  const lineOf = (addition: Addition, series: string, { mean, low, high }: Interval) => ({
    ...{ addition, series, mean, low: low ?? mean, high: high ?? mean },
  });
  const panels = [...Map.groupBy(additions, ({ game }) => game)].map(([game, own]): Panel => {
    const lines = own.flatMap(({ addition, alone, beside }) => [
      lineOf(addition, ALONE, alone.nodes),
      lineOf(addition, BESIDE, beside.nodes),
    ]);
    const series = { y: "addition", stroke: "series" };
    return {
      title: `${findGame(game).title}, depth ${own[0].depth}`,
      marks: [
        {
          mark: "ruleY",
          data: lines,
          options: { ...series, x1: "low", x2: "high", strokeOpacity: 0.35, strokeWidth: 4 },
        },
        { mark: "dot", data: lines, options: { ...series, x: "mean", symbol: "series" } },
      ],
    };
  });
  return {
    name: "additions",
    title: mostAloneAndBeside(additions),
    caption:
      "Nodes with an addition divided by the nodes without it. Left of 1 it saves nodes. Alone: it " +
      "is added to deepening and table. With the other orders: it is added to a search that has all " +
      `orders but this one. Nodes that sort the moves are counted. Values are ${intervals}.`,
    options: {
      height: LINE * names.length + 50,
      marginLeft: 100,
      x: {
        type: "log",
        label: "nodes with / nodes without",
        domain,
        ticks: ticksIn(domain),
        tickFormat: "~g",
      },
      y: { label: null, domain: names },
      color: { domain: [ALONE, BESIDE], legend: true },
      symbol: { domain: [ALONE, BESIDE], legend: true },
    },
    marks: [{ mark: "ruleX", data: [1], options: { strokeDasharray: "4 3" } }],
    panels,
  };
}

/** From the least to the greatest end of an interval, with some room. */
function rangeOf(estimates: readonly Interval[]): [number, number] {
  const ends = estimates.flatMap(({ mean, low, high }) => [low ?? mean, high ?? mean]);
  return [Math.min(...ends) / 1.1, Math.max(1, ...ends) * 1.1];
}

/** The ticks within a domain. */
function ticksIn([from, to]: readonly [number, number]): number[] {
  return TICKS.filter((tick) => tick >= from && tick <= to);
}

/** The largest saving in chess of an order alone, and of one beside the others. */
function mostAloneAndBeside(additions: readonly AdditionSummary[]): string {
  const orders = rowsWith(additions, { game: "chess" })
    .filter(({ addition }) => ORDERS.some((order) => order === addition));
  const best = (some: readonly AdditionSummary[], of: (summary: AdditionSummary) => Interval) =>
    some.toSorted((one, other) => of(one).mean - of(other).mean)
      .find((summary) => isBelowOne(of(summary)));
  const alone = best(orders, ({ alone }) => alone.nodes);
  const beside = best(orders, ({ beside }) => beside.nodes);
  const saved = ({ mean }: Interval) => percent(1 - mean, 0);
  const first = alone
    ? `In chess the best order alone (${alone.addition}) saves ${saved(alone.alone.nodes)} of ` +
      "the nodes"
    : "In chess no order alone is seen to save nodes";
  return beside
    ? `${first}; beside all others the best (${beside.addition}) saves ${
      saved(beside.beside.nodes)
    }`
    : `${first}; beside all others none is seen to save any`;
}

function isBelowOne({ high }: Interval): boolean {
  return high !== null && high < 1;
}

function nodesByDepth(all: readonly SearchSummary[]): Figure {
  const shown = [WORST_FIRST, BEST_FIRST, FRAME, FULL];
  const points = all.filter(({ search, depth }) => shown.includes(search) && depth > 1)
    .map(({ game, depth, search, overPlain }) => ({
      game,
      ...seriesPoint(depth, search, overPlain),
    }));
  const { depth, overPlain } = rowWith(all, { game: "chess", search: FULL, deepest: true });
  return {
    name: "by_depth",
    title: `At depth ${depth} of chess the full order, with deepening and table, needs ` +
      `${percent(overPlain.mean, 0)} of the nodes of alpha-beta alone`,
    caption: "Nodes divided by those of alpha-beta with the moves as generated, by depth of the " +
      `search; those of the shallow searches are counted too. Values are ${intervals}.`,
    options: {
      x: { label: "depth (plies)" },
      y: { type: "log", label: "nodes / nodes of alpha-beta alone", nice: true, tickFormat: "~g" },
      color: { domain: shown, legend: true },
      symbol: { domain: shown, legend: true },
    },
    marks: [levelLine(1)],
    panels: seriesPanels(points, ({ game }) => findGame(game).title),
  };
}

function whatCutsSave(cuts: readonly CutSummary[]): Figure {
  const saved = ([name, cut]: readonly [string, CutName]) => {
    const { nodes } = rowWith(cuts, { cut }).alone;
    return isBelowOne(nodes) ? [`${name} saves ${percent(1 - nodes.mean, 0)} of the nodes`] : [];
  };
  const savings = LEFT_OUT.flatMap(saved);
  const label = "nodes with / nodes without";
  const domain = rangeOf(cuts.map(({ alone }) => alone.nodes));
  const { options, marks } = forestPlot(
    cuts.map(({ cut, alone }) => ({ name: cut, ...alone.nodes })),
    { none: 1, label },
  );
  return {
    name: "cuts",
    title: savings.length > 0
      ? `In chess with quiescence ${savings.join("; ")}`
      : "In chess with quiescence nothing that is left out there is seen to save nodes",
    caption: "Nodes with a cut or an extension, divided by those of the full order with " +
      `quiescence and null windows, at depth ${cuts[0].depth}. Left of 1 it saves nodes. Values ` +
      `are ${intervals}.`,
    options: {
      ...options,
      marginLeft: 220,
      x: { type: "log", label, domain, ticks: ticksIn(domain), tickFormat: "~g" },
    },
    marks,
  };
}
