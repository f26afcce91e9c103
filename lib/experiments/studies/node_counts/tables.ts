/**
 * The tables of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/mod.ts";
import type { Column, Table } from "matchbox/report/table.ts";
import {
  deepest,
  FEWEST,
  type NodeCounts,
  searchName,
  type SearchSummary,
  shownByDepth,
} from "./summary.ts";

/**
 * The tables of the searches' cost, of their trees, of W by depth, of the cost of an order, and of all
 * searches by depth.
 */
export function tables(counts: NodeCounts): Table[] {
  return [cost(counts), trees(counts), width(counts), ordering(counts), nodesByDepth(counts)];
}

const ofGame: Column[] = [
  { name: "game", kind: "key", meaning: "the game" },
  { name: "depth", unit: "plies", kind: "key", meaning: "depth of the search" },
];
const search: Column = { name: "search", kind: "key", meaning: "algorithm and order of the moves" };
const positions: Column = { name: "n", kind: "exact", meaning: "positions" };

const overPositions = "geometric mean over the positions with its 95 % interval";

const allNodes: Column = {
  name: "all nodes",
  kind: "exact",
  digits: 0,
  meaning: `nodes of the search and of sorting the moves, ${overPositions}`,
};
const overMinimax: Column = {
  name: "all nodes / minimax",
  kind: "exact",
  meaning: `all nodes divided by the nodes of minimax, ${overPositions}`,
};
const time: Column = {
  name: "time",
  unit: "s",
  kind: "measured",
  meaning:
    `sorting of the moves included, ${overPositions}; only for orders that a player can compute`,
};

function cost({ searches }: NodeCounts): Table {
  return {
    name: "cost",
    title: "What each search costs, at the greatest depth of minimax",
    columns: [...ofGame, search, positions, allNodes, overMinimax, time],
    rows: deepest(searches).filter(({ values }) => values === "as evaluated").map((summary) => ({
      ...keysOf(summary),
      "all nodes": summary.allNodes,
      "all nodes / minimax": summary.besideMinimax!.share,
      time: summary.seconds,
    })),
  };
}

/** The series of the figure with that name, side by side. */
function nodesByDepth({ searches }: NodeCounts): Table {
  const shown = shownByDepth(searches);
  const names = [...new Set(shown.map(searchName))];
  return {
    name: "nodes_by_depth",
    title: "Nodes by depth",
    columns: [
      ...ofGame,
      positions,
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
    title: "The leaves that each search visits, at that depth",
    columns: [
      ...ofGame,
      search,
      positions,
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
    rows: deepest(searches).map((summary) => ({
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
      ...ofGame,
      positions,
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
      ...ofGame,
      positions,
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

function keysOf(summary: SearchSummary) {
  const { game, depth, count } = summary;
  return { game: findGame(game).title, depth, search: searchName(summary), n: count };
}
