/**
 * The tables of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import type { Column, Table } from "matchbox/report/table.ts";
import { depthColumn, gameColumn, overPositions, positionsColumn } from "../../position_columns.ts";
import { byGame, cost } from "./overview_tables.ts";
import { searchColumn } from "./table_columns.ts";
import {
  deepest,
  FEWEST,
  type NodeCounts,
  searchName,
  type SearchSummary,
  shownByDepth,
} from "./summary.ts";

/**
 * The tables of what the claims say of each game, of the searches' cost, of their trees, of W by depth, of the
 * cost of an order, of the improved algorithms, and of all searches by depth.
 */
export function tables(counts: NodeCounts): Table[] {
  return [
    byGame(counts),
    cost(counts),
    trees(counts),
    width(counts),
    ordering(counts),
    algorithmsTable(counts),
    nodesByDepth(counts),
  ];
}

/** The series of the figure with that name, side by side. */
function nodesByDepth({ searches }: NodeCounts): Table {
  const shown = shownByDepth(searches);
  const names = [...new Set(shown.map(searchName))];
  return {
    name: "nodes_by_depth",
    title: "Nodes by depth",
    columns: [
      ...[gameColumn, depthColumn],
      positionsColumn,
      ...names.map((name): Column => ({
        name,
        kind: "exact",
        digits: 0,
        meaning: `nodes of the search and of sorting the moves, ${overPositions}`,
      })),
      {
        name: FEWEST,
        kind: "exact",
        digits: 0,
        meaning: `W^ceil(d/2) + W^floor(d/2) - 1 with the W of minimax, ${overPositions}`,
      },
    ],
    rows: [...Map.groupBy(shown, ({ game, depth }) => `${game} ${depth}`).values()].map((group) => {
      const nodesOf = (name: string) =>
        group.find((summary) => searchName(summary) === name)?.allNodes ?? null;
      const { search: _, ...keys } = keysOf(group[0]);
      return {
        ...keys,
        ...Object.fromEntries(names.map((name) => [name, nodesOf(name)])),
        [FEWEST]: group[0].besideMinimax?.minimum ?? null,
      };
    }),
  };
}

function trees({ searches }: NodeCounts): Table {
  return {
    name: "trees",
    title: "The leaves that alpha-beta visits with each order, at that depth",
    columns: [
      ...[gameColumn, depthColumn],
      searchColumn,
      positionsColumn,
      {
        name: "leaves",
        kind: "exact",
        digits: 0,
        meaning: `nodes at which no move was searched, ${overPositions}`,
      },
      {
        name: "leaves / minimax",
        kind: "exact",
        unit: "share",
        meaning: `leaves divided by those of minimax, ${overPositions}`,
      },
      {
        name: "leaves / fewest",
        kind: "exact",
        digits: 2,
        meaning: `leaves divided by the minimum, W^ceil(d/2) + W^floor(d/2) - 1, ${overPositions}`,
      },
      {
        name: "branching",
        kind: "exact",
        digits: 2,
        detail: true,
        meaning: `effective branching factor: the depth-th root of leaves, ${overPositions}`,
      },
      {
        name: "cutoffs",
        unit: "nodes",
        kind: "exact",
        detail: true,
        meaning: "nodes with a cutoff, the sum over the positions",
      },
    ],
    rows: deepest(searches).filter(({ algorithm }) => algorithm === "alpha-beta").map((
      summary,
    ) => ({
      ...keysOf(summary),
      leaves: summary.leaves,
      "leaves / minimax": summary.besideMinimax!.overLeaves,
      "leaves / fewest": summary.besideMinimax!.overMinimum,
      branching: summary.branching,
      cutoffs: summary.cutoffs,
    })),
  };
}

function width({ fullSearches }: NodeCounts): Table {
  return {
    name: "width",
    title: "How the tree of minimax grows",
    columns: [
      ...[gameColumn, depthColumn],
      positionsColumn,
      {
        name: "W",
        kind: "exact",
        digits: 2,
        meaning: `moves per position: the depth-th root of the leaves of minimax, ${overPositions}`,
      },
      {
        name: "leaves / foretold",
        kind: "exact",
        digits: 2,
        meaning: `leaves divided by W^depth with the W of one ply less, ${overPositions}`,
      },
    ],
    rows: fullSearches.map(({ game, depth, width, overForetold }) => ({
      game: findGame(game).title,
      depth,
      n: width.count,
      W: width,
      "leaves / foretold": overForetold,
    })),
  };
}

function ordering({ prices }: NodeCounts): Table {
  return {
    name: "ordering",
    title: "Alpha-beta with a shallow order, relative to alpha-beta without",
    columns: [
      ...[gameColumn, depthColumn],
      positionsColumn,
      {
        name: "nodes",
        kind: "exact",
        digits: 2,
        meaning:
          `all nodes with the order divided by those without, ${overPositions}; below 1 it pays`,
      },
      {
        name: "time",
        kind: "measured",
        digits: 2,
        meaning: `time with the order divided by the time without, ${overPositions}`,
      },
    ],
    rows: prices.map(({ game, depth, nodes, seconds }) => ({
      game: findGame(game).title,
      depth,
      n: nodes.count,
      nodes,
      time: seconds,
    })),
  };
}

function algorithmsTable({ improved }: NodeCounts): Table {
  const deepestOf = (game: string) =>
    Math.max(...improved.filter((each) => each.game === game).map(({ depth }) => depth));
  return {
    name: "algorithms",
    title: "Algorithms made from alpha-beta, relative to alpha-beta at the greatest depth",
    columns: [
      ...[gameColumn, depthColumn],
      { name: "algorithm", kind: "key", meaning: "the algorithm, with the moves as generated" },
      positionsColumn,
      {
        name: "nodes",
        kind: "exact",
        digits: 2,
        meaning: `its nodes divided by those of alpha-beta, ${overPositions}`,
      },
    ],
    rows: improved.filter(({ game, depth }) => depth === deepestOf(game)).map((
      { game, depth, algorithm, nodes },
    ) => ({ game: findGame(game).title, depth, algorithm, n: nodes.count, nodes })),
  };
}

function keysOf(summary: SearchSummary) {
  const { game, depth, count } = summary;
  return { game: findGame(game).title, depth, search: searchName(summary), n: count };
}
