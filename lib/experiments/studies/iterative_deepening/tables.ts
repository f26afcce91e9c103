/**
 * The tables of the study.
 *
 * @module
 */
import type { Table } from "matchbox/report/table.ts";
import { tableOf, type ValueColumn } from "matchbox/report/table_of.ts";
import { GEOMETRIC } from "../../phrases.ts";
import { depthOfRow, gameOfRow, positionsOfRow } from "../../shown_columns.ts";
import { sets } from "./rows.ts";
import {
  type Cost,
  deepest,
  type FirstMoves,
  programName,
  type RootMoves,
  type Summary,
} from "./summary.ts";

const { uniform: { column: ofTree } } = sets;

const programOfRow: ValueColumn<Parameters<typeof programName>[0]> = {
  name: "program",
  kind: "key",
  meaning: "the algorithm, and the order of the moves behind the hash move if they are sorted",
  value: programName,
};
const keys = [gameOfRow, depthOfRow, programOfRow, positionsOfRow];

/** What a share of events is, for the meaning of its column. */
const TOGETHER = "all positions together";

const firstOfRow: ValueColumn<FirstMoves | RootMoves>[] = [
  {
    ...{ name: "first move", unit: "share", digits: 3 },
    meaning: `share of the best moves that were tried first; ${TOGETHER}`,
    value: ({ first }) => first,
  },
  {
    ...{ name: "first three", unit: "share", digits: 3 },
    meaning: `share of the best moves that were among the first three; ${TOGETHER}`,
    value: ({ firstThree }) => firstThree,
  },
];

/**
 * The tables of the cost at the greatest depth and by depth, of uniform trees, of first moves at inner nodes
 * and at the root, of aspiration windows, and of time.
 */
export function tables(summary: Summary): Table[] {
  const { costs, firstMoves, rootMoves, uniform, times } = summary;
  return [
    costTable("cost", "What iterative deepening costs, at the greatest depth", deepest(costs)),
    tableOf(
      "widths",
      "Minimax: the price of iterative deepening beside the formula",
      deepest(costs).filter(({ foretold }) => foretold !== null),
      [
        ...[gameOfRow, depthOfRow, positionsOfRow],
        {
          name: "W",
          digits: 2,
          meaning: `moves per position: the depth-th root of the leaves, ${GEOMETRIC}`,
          value: ({ foretold }) => foretold!.width,
        },
        {
          name: "deepening / fixed",
          meaning: `nodes of the depths from 1 to this one over those of this depth, ${GEOMETRIC}`,
          value: ({ ratio }) => ratio,
        },
        {
          name: "above 1 / foretold",
          digits: 2,
          meaning:
            `what this ratio is above 1, divided by the 1/(W - 1) of the formula, ${GEOMETRIC}`,
          value: ({ foretold }) => foretold!.over,
        },
      ],
    ),
    tableOf("uniform", "Minimax of uniform trees", uniform, [
      { ...ofTree.width, name: "W", value: ({ width }) => width },
      { ...ofTree.depth, value: ({ depth }) => depth },
      { ...ofTree.fixed, value: ({ fixed }) => fixed },
      { ...ofTree.deepening, value: ({ deepening }) => deepening },
      {
        name: "deepening / fixed",
        digits: 4,
        meaning: "the ratio of both",
        value: ({ ratio }) => ratio,
      },
      {
        name: "W/(W - 1)",
        digits: 4,
        meaning: "the formula",
        value: ({ foretold }) => foretold,
      },
    ]),
    tableOf(
      "first_moves",
      "Inner nodes: the move that causes the cutoff, in the last iteration",
      firstMoves,
      [...keys, ...firstOfRow],
    ),
    tableOf(
      "root_moves",
      "The root: the best move at one depth, tried by the order of the depth before",
      rootMoves,
      [
        gameOfRow,
        { ...depthOfRow, meaning: "the last depth; all from 2 are counted" },
        ...[programOfRow, positionsOfRow],
        ...firstOfRow,
        {
          ...{ name: "first by chance", unit: "share", digits: 3 },
          meaning: "the share of the first move if the moves came in random order",
          value: ({ byChance }) => byChance.first,
        },
        {
          ...{ name: "three by chance", unit: "share", digits: 3, detail: true },
          meaning: "the share of the first three moves if the moves came in random order",
          value: ({ byChance }) => byChance.firstThree,
        },
      ],
    ),
    ...windowTables(summary),
    tableOf("time", "How many times as fast deepening is, with a table", times, [
      ...[gameOfRow, depthOfRow, programOfRow],
      { ...positionsOfRow, meaning: "timed positions" },
      {
        name: "by nodes",
        digits: 2,
        meaning: `nodes of the fixed depth over those of deepening, ${GEOMETRIC}`,
        value: ({ nodes }) => nodes,
      },
      {
        name: "processes",
        meaning: "fresh processes among which the positions are dealt",
        value: ({ speedup }) => speedup.count,
      },
      {
        name: "by time",
        kind: "measured",
        digits: 2,
        meaning: `time of the fixed depth over that of deepening, ${GEOMETRIC}`,
        value: ({ speedup }) => speedup,
      },
    ]),
    costTable("cost_by_depth", "What iterative deepening costs, by depth", costs),
  ];
}

function costTable(name: string, title: string, costs: readonly Cost[]): Table {
  return tableOf(name, title, costs, [
    ...keys,
    {
      name: "nodes, fixed depth",
      digits: 0,
      meaning: `nodes of the search to this depth alone, ${GEOMETRIC}`,
      value: ({ fixedNodes }) => fixedNodes,
    },
    {
      name: "deepening / fixed",
      digits: 2,
      meaning: `nodes of the depths from 1 to this one over those of this depth alone, ` +
        `${GEOMETRIC}; below 1 deepening is cheaper`,
      value: ({ ratio }) => ratio,
    },
    {
      name: "deepening / plain alpha-beta",
      detail: true,
      meaning: "nodes of the depths from 1 to this one over those of alpha-beta without a table, " +
        `to this depth alone and with the moves as generated, ${GEOMETRIC}`,
      value: ({ overPlain }) => overPlain,
    },
  ]);
}

/** The windows by their width, and the steps of the value, which a window has to hold. */
function windowTables({ windows, steps }: Summary): Table[] {
  const share = (
    name: string,
    of: "inside" | "low" | "high",
    meaning: string,
    detail = false,
  ): ValueColumn<Summary["windows"][number]> => ({
    ...{ name, unit: "share", digits: 3, detail },
    meaning: `share of the iterations from the second on ${meaning}; ${TOGETHER}`,
    value: (row) => row[of],
  });
  return [
    tableOf("windows", "Aspiration windows (X - e, X + e) by their width", windows, [
      gameOfRow,
      {
        name: "e",
        kind: "key",
        meaning: "half the width, in units of the evaluation",
        value: ({ width }) => width,
      },
      positionsOfRow,
      share("inside", "inside", "with the value inside the window"),
      share("fails low", "low", "with the value below the window", true),
      share("fails high", "high", "with the value above the window", true),
      {
        name: "re-searches",
        digits: 3,
        meaning: `searches repeated for each of these iterations; ${TOGETHER}`,
        value: ({ reSearches }) => reSearches,
      },
      {
        name: "nodes / open",
        digits: 3,
        meaning: `nodes of all iterations over those with open windows, ${GEOMETRIC}`,
        value: ({ nodes }) => nodes,
      },
    ]),
    tableOf("steps", "How far the value moves from one depth to the next", steps, [
      gameOfRow,
      {
        name: "half of the steps",
        meaning: "half of |v(d) - v(d-1)| are at most this",
        value: ({ half }) => half,
      },
      {
        name: "nine of ten",
        meaning: "nine of ten |v(d) - v(d-1)| are at most this",
        value: ({ most }) => most,
      },
    ]),
  ];
}
