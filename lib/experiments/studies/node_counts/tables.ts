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
import { depthOfRow, gameOfRow, positionsOfRow, processesOfRow } from "../../shown_columns.ts";
import { sets } from "./rows.ts";
import { FEWEST, searchName, shownByDepth, type Summary } from "./summary.ts";

const { searches: { column: ofSearch }, trees: { column: ofTree } } = sets;

const keys = [gameOfRow, depthOfRow, positionsOfRow];

/** The search of a row, by its name. */
const searchOfRow: ValueColumn<Parameters<typeof searchName>[0]> = {
  name: "search",
  kind: "key",
  meaning: "algorithm and order of the moves",
  value: searchName,
};

/** The tables of the study. */
export function tables(summary: Summary): Table[] {
  const { depths, deepest, fullSearches, prices, improved, times } = summary;
  return [
    tableOf("by_game", "Do the claims hold in each game, at each depth?", depths, [
      ...keys,
      {
        name: "best / root",
        digits: 2,
        meaning:
          "leaves with the exactly best order, divided by the square root of the leaves of " +
          `minimax, ${GEOMETRIC}; about 1 by the first claim`,
        value: ({ best }) => best.overRoot,
      },
      {
        name: "worst / minimax",
        digits: 2,
        meaning: "leaves with the exactly worst order and unique values, divided by those of " +
          `minimax, ${GEOMETRIC}; 1 by the second claim`,
        value: ({ worst }) => worst.overLeaves,
      },
      {
        name: "minimax / W^d",
        digits: 2,
        meaning:
          `leaves of minimax divided by W^depth, where W is the moves of the position itself, ${GEOMETRIC}`,
        value: ({ full }) => full.overForetold,
      },
      {
        name: "best / fewest",
        digits: 2,
        meaning: "leaves with the exactly best order, divided by W^ceil(d/2) + W^floor(d/2) - 1, " +
          GEOMETRIC,
        value: ({ best }) => best.overMinimum,
      },
      {
        name: "cutoffs",
        unit: "nodes",
        meaning: "nodes with a cutoff, with the exactly worst order and unique values, in all " +
          "positions together; none by the third claim",
        value: ({ worst }) => worst.cutoffs,
      },
    ]),
    cost(summary),
    tableOf(
      "trees",
      "The leaves that alpha-beta visits with each order, at that depth",
      rowsWith(deepest, { algorithm: "alpha-beta" }),
      [
        ...[gameOfRow, depthOfRow],
        searchOfRow,
        positionsOfRow,
        {
          name: "leaves",
          digits: 0,
          meaning: `nodes at which no move was searched, ${GEOMETRIC}`,
          value: ({ leaves }) => leaves,
        },
        {
          name: "leaves / minimax",
          unit: "share",
          meaning: `leaves divided by those of minimax, ${GEOMETRIC}`,
          value: ({ overLeaves }) => overLeaves,
        },
        {
          name: "leaves / fewest",
          digits: 2,
          meaning: `leaves divided by the minimum, W^ceil(d/2) + W^floor(d/2) - 1, ${GEOMETRIC}`,
          value: ({ overMinimum }) => overMinimum,
        },
        { ...ofSearch.branching, detail: true, value: ({ branching }) => branching },
        {
          name: "cutoffs",
          unit: "nodes",
          detail: true,
          meaning: "nodes with a cutoff, the sum over the positions",
          value: ({ cutoffs }) => cutoffs,
        },
      ],
    ),
    tableOf("width", "How the tree of minimax grows", fullSearches, [
      ...keys,
      { ...ofTree.width, name: "W", value: ({ width }) => width },
      {
        name: "leaves / foretold",
        digits: 2,
        meaning:
          `leaves divided by W^depth, where W is the moves of the position itself, ${GEOMETRIC}`,
        value: ({ overForetold }) => overForetold,
      },
    ]),
    tableOf("ordering", "Alpha-beta with a shallow order, relative to alpha-beta without", prices, [
      ...keys,
      {
        name: "nodes",
        digits: 2,
        meaning: `all nodes with the order divided by those without, ${GEOMETRIC}; below 1 it pays`,
        value: ({ nodes }) => nodes,
      },
    ]),
    tableOf(
      "algorithms",
      "Algorithms made from alpha-beta, relative to alpha-beta at the greatest depth",
      improved.filter(({ game, depth }) =>
        depth === Math.max(...rowsWith(improved, { game }).map(({ depth }) => depth))
      ),
      [
        ...[gameOfRow, depthOfRow],
        {
          name: "algorithm",
          kind: "key",
          meaning: "the algorithm, with the moves as generated",
          value: ({ algorithm }) => algorithm,
        },
        positionsOfRow,
        {
          name: "nodes",
          digits: 2,
          meaning: `its nodes divided by those of alpha-beta, ${GEOMETRIC}`,
          value: ({ nodes }) => nodes,
        },
      ],
    ),
    nodesByDepth(summary),
    tableOf("times", "The time of the searches that a player could afford", times, [
      ...[gameOfRow, depthOfRow, searchOfRow, processesOfRow],
      {
        name: "time",
        unit: "s",
        kind: "measured",
        meaning: `sorting of the moves included, ${GEOMETRIC}`,
        value: ({ seconds }) => seconds,
      },
      {
        name: "over alpha-beta",
        kind: "measured",
        digits: 2,
        meaning: `divided by the time of alpha-beta without an order, ${GEOMETRIC}`,
        value: ({ ratio }) => ratio,
      },
    ]),
  ];
}

/** A row for each search, a column for each game. */
function cost({ games, deepest }: Summary): Table {
  const shown = rowsWith(deepest, { leaf_values: "as evaluated" });
  const searches = groupBy(shown, "algorithm", "order", "leaf_values").rollup((own) => ({ own }));
  type Row = typeof searches[number];
  return tableOf(
    "cost",
    "All nodes of each search divided by those of minimax, at its greatest depth",
    searches,
    [
      searchOfRow,
      ...games.flatMap(({ game, depth }): ValueColumn<Row>[] => {
        const { title } = findGame(game);
        const found = ({ own }: Row) => own.find((search) => search.game === game);
        return [
          {
            name: title,
            meaning: `all nodes divided by the nodes of minimax at depth ${depth}, ${GEOMETRIC}`,
            value: (row) => found(row)?.share ?? null,
          },
          {
            name: `${title}, nodes`,
            digits: 0,
            detail: true,
            meaning: `nodes of the search and of sorting the moves, ${GEOMETRIC}`,
            value: (row) => found(row)?.allNodes ?? null,
          },
        ];
      }),
    ],
  );
}

/** The series of the figure with that name, side by side. */
function nodesByDepth(summary: Summary): Table {
  const shown = shownByDepth(summary);
  const rows = groupBy(shown, "game", "depth", "count").rollup((own) => ({ own }));
  return tableOf("nodes_by_depth", "Nodes by depth", rows, [
    ...keys,
    ...[...new Set(shown.map(searchName))].map((name): ValueColumn<typeof rows[number]> => ({
      name,
      digits: 0,
      meaning: `nodes of the search and of sorting the moves, ${GEOMETRIC}`,
      value: ({ own }) => own.find((search) => searchName(search) === name)?.allNodes ?? null,
    })),
    {
      name: FEWEST,
      digits: 0,
      meaning: `W^ceil(d/2) + W^floor(d/2) - 1 with the W of minimax, ${GEOMETRIC}`,
      value: ({ own: [search] }) => search.besideMinimax?.minimum ?? null,
    },
  ]);
}
