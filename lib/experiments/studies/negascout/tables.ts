/**
 * The tables of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import type { Table } from "matchbox/report/table.ts";
import { tableOf, type ValueColumn } from "matchbox/report/table_of.ts";
import { groupBy, rowsWith } from "../../groups.ts";
import { GEOMETRIC } from "../../phrases.ts";
import { depthOfRow, gameOfRow, positionsOfRow } from "../../shown_columns.ts";
import { UNIFORM_TREES } from "./conditions.ts";
import { sets } from "./rows.ts";
import { type Comparison, deepest, HALF_AGAIN, type Summary } from "./summary.ts";

const {
  searches: { column: ofSearch },
  trees: { column: ofTree },
  visits: { column: ofVisit },
  windows: { column: ofWindow },
} = sets;

const keys = [gameOfRow, depthOfRow];
const orderOfRow: ValueColumn<Comparison> = { ...ofSearch.order, value: ({ order }) => order };

const scoutOfRow: ValueColumn<Comparison> = {
  name: "NegaScout / alpha-beta",
  meaning: `all nodes of NegaScout divided by those of alpha-beta, ${GEOMETRIC}`,
  value: ({ scout }) => scout,
};
const factorColumn = {
  name: "times as fast in nodes",
  meaning: `all nodes of alpha-beta divided by those of NegaScout, ${GEOMETRIC}`,
  value: ({ factor }) => factor,
} satisfies ValueColumn<Comparison>;

/**
 * The tables of the orders without a table, of the searches with one, by depth, of times, of the uniform
 * trees, of the visited nodes, and of the null windows.
 */
export function tables({ comparisons, trees, visits, windows }: Summary): Table[] {
  const last = deepest(comparisons);
  return [
    tableOf(
      "orders",
      "NegaScout beside alpha-beta at the greatest depth of each order, without a table",
      rowsWith(last, { memory: "none" }),
      [
        ...keys,
        orderOfRow,
        positionsOfRow,
        {
          name: "alpha-beta",
          unit: "nodes",
          digits: 0,
          meaning: `all nodes of alpha-beta, sorting included, ${GEOMETRIC}`,
          value: ({ alphaBeta }) => alphaBeta,
        },
        scoutOfRow,
        {
          name: "NegaScout / minimax",
          meaning: `nodes of NegaScout divided by those of minimax, without sorting, ${GEOMETRIC}`,
          value: ({ overMinimax }) => overMinimax,
        },
        { ...factorColumn, detail: true },
        {
          name: `above ${HALF_AGAIN}`,
          unit: "positions",
          detail: true,
          meaning: `positions in which NegaScout is more than ${HALF_AGAIN} times as fast in nodes`,
          value: ({ above }) => above,
        },
        {
          name: "re-searches",
          unit: "per 1000 nodes",
          digits: 1,
          detail: true,
          meaning: "moves searched again, per thousand nodes of NegaScout",
          value: ({ reSearches }) => reSearches,
        },
      ],
    ),
    tableOf(
      "memories",
      "NegaScout and MTD(f) beside alpha-beta, all with a table, at the greatest depth",
      last.filter(({ memory }) => memory !== "none"),
      [
        ...keys,
        orderOfRow,
        {
          name: "memory",
          kind: "key",
          meaning: "a table for one search, or for the searches to all depths, which all count",
          value: ({ memory }) => memory,
        },
        positionsOfRow,
        scoutOfRow,
        {
          name: "MTD(f) / alpha-beta",
          meaning: `all nodes of MTD(f) divided by those of alpha-beta, ${GEOMETRIC}`,
          value: ({ mtdf }) => mtdf,
        },
        {
          name: "with / without",
          meaning: "NegaScout / alpha-beta with the table divided by the same without, " +
            `${GEOMETRIC}; below 1 NegaScout gains more with the table`,
          value: ({ tableGain }) => tableGain,
        },
      ],
    ),
    byDepth(rowsWith(comparisons, { memory: "none" })),
    tableOf(
      "times",
      "How many times as fast as alpha-beta NegaScout is, by nodes and by time",
      comparisons.filter(({ timeFactor }) => timeFactor !== null),
      [
        ...keys,
        orderOfRow,
        { ...factorColumn, name: "by nodes" },
        {
          name: "processes",
          meaning: "fresh processes among which the positions are dealt",
          value: ({ timeFactor }) => timeFactor!.count,
        },
        {
          name: "by time",
          kind: "measured",
          meaning: `time of alpha-beta divided by that of NegaScout, ${GEOMETRIC}`,
          value: ({ timeFactor }) => timeFactor,
        },
      ],
    ),
    tableOf("trees", "Uniform trees with random leaves, by the order of the moves", trees, [
      { ...ofTree.width, value: ({ width }) => width },
      { ...ofTree.depth, value: ({ depth }) => depth },
      { ...ofTree.order, value: ({ order }) => order },
      { ...ofTree.best_first, name: "best first", value: ({ best_first }) => best_first },
      { name: "n", meaning: "trees", value: ({ count }) => count },
      {
        name: "NegaScout / alpha-beta",
        meaning: `nodes of NegaScout divided by those of alpha-beta, ${GEOMETRIC}`,
        value: ({ scout }) => scout,
      },
      {
        name: "alpha-beta / minimax",
        meaning: `nodes of alpha-beta divided by those of minimax, ${GEOMETRIC}`,
        value: ({ alphaBetaOverMinimax }) => alphaBetaOverMinimax,
      },
      {
        name: "NegaScout / minimax",
        meaning: `nodes of NegaScout divided by those of minimax, ${GEOMETRIC}`,
        value: ({ overMinimax }) => overMinimax,
      },
      {
        name: "more than minimax",
        unit: "trees",
        meaning: "trees in which NegaScout visits more nodes than minimax",
        value: ({ moreThanMinimax }) => moreThanMinimax,
      },
    ]),
    tableOf(
      "tree_times",
      "Uniform trees with the worst move first, by time",
      trees.filter(({ timeOverMinimax }) => timeOverMinimax !== null),
      [
        { ...ofTree.width, value: ({ width }) => width },
        { ...ofTree.depth, value: ({ depth }) => depth },
        {
          name: "processes",
          meaning: "fresh processes among which the trees are dealt",
          value: ({ timeOverMinimax }) => timeOverMinimax!.count,
        },
        {
          name: "time / minimax",
          kind: "measured",
          meaning: `time of NegaScout divided by that of minimax, ${GEOMETRIC}`,
          value: ({ timeOverMinimax }) => timeOverMinimax,
        },
      ],
    ),
    tableOf(
      "visits",
      "The nodes that alpha-beta and another search visit, compared one by one",
      visits,
      [
        {
          ...ofVisit.sample,
          meaning: "uniform trees, or the game of the positions",
          value: ({ sample }) => sample === UNIFORM_TREES ? sample : findGame(sample).title,
        },
        { ...ofVisit.condition, name: "search", value: ({ condition }) => condition },
        { name: "n", meaning: "trees or positions", value: ({ count }) => count },
        { ...ofVisit.alpha_beta, name: "alpha-beta", value: ({ alphaBeta }) => alphaBeta },
        { ...ofVisit.compared, name: "it", value: ({ compared }) => compared },
        { ...ofVisit.extra, name: "only it", value: ({ extra }) => extra },
        {
          name: "trees with such",
          meaning: "trees or positions in which it visits a node that alpha-beta cuts off",
          value: ({ withExtra }) => withExtra,
        },
        { ...ofVisit.spared, name: "only alpha-beta", value: ({ spared }) => spared },
        { ...ofVisit.repeated, name: "visited again", value: ({ repeated }) => repeated },
      ],
    ),
    tableOf("windows", "A null window beside an open one, by its distance to the value", windows, [
      ...keys,
      { ...ofWindow.side, value: ({ side }) => side },
      {
        name: "distance",
        kind: "key",
        meaning: "from the null window to the value, in the values of the evaluation",
        value: ({ distance }) => distance,
      },
      positionsOfRow,
      {
        name: "nodes / open",
        meaning: `nodes divided by those of the open window, ${GEOMETRIC}`,
        value: ({ nodes }) => nodes,
      },
      {
        name: "with a second search",
        meaning:
          "nodes, with those of a second search from the bound on, divided by those of the " +
          `open window, ${GEOMETRIC}`,
        value: ({ twice }) => twice,
      },
      {
        name: "wrong",
        unit: "searches",
        meaning: "bounds that are not true, and second searches with another value",
        value: ({ wrong }) => wrong,
      },
    ]),
  ];
}

/** A row for each game and depth, a column for each order. */
function byDepth(comparisons: readonly Comparison[]): Table {
  const rows = groupBy(comparisons, "game", "depth", "count").rollup((own) => ({ own }));
  return tableOf("by_depth", "NegaScout / alpha-beta by depth, without a table", rows, [
    ...keys,
    positionsOfRow,
    ...[...new Set(comparisons.map(({ order }) => order))].map((
      order,
    ): ValueColumn<typeof rows[number]> => ({
      name: order,
      meaning: scoutOfRow.meaning,
      value: ({ own }) => own.find((each) => each.order === order)?.scout ?? null,
    })),
  ]);
}
