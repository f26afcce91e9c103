/**
 * The summary of the rows: counts over positions, times over processes. All are geometric means.
 *
 * @module
 */
import {
  geometricMean,
  overProcesses,
  pairedRatio,
  pairsBy,
  ratioOverProcesses,
  total,
} from "../../estimates.ts";
import { groupBy, ifAny, rowsWith, rowWith } from "../../groups.ts";
import type { RowsOf } from "../../row_sets.ts";
import type { SearchRow, sets, TimingRow, TreeRow } from "./rows.ts";
import { type Algorithm, IMPROVED, type LeafValues, type Order } from "./searches.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;

const UNIT = "positions";

/** The least depth at which alpha-beta can cut: at depth 1 every move of the root is a leaf. */
export const FIRST_CUTS = 2;

/** Every search by depth, those of which the claims speak, and the costs of improvements. */
export function summarise({ trees, searches: rows, timings }: RowsOf<typeof sets>) {
  const at = groupBy(rows, "game", "depth").rollup((own, at) => ({
    own,
    times: rowsWith(timings, at),
    trees: rowsWith(trees, at),
  }));
  const searches = at.flatMap(({ own, trees }) => {
    const full = rowsWith(own, { algorithm: "minimax" });
    return groupBy(own, "game", "depth", "algorithm", "order", "leaf_values").rollup(
      (own) => ({
        count: own.length,
        allNodes: geometricMean(own, "all_nodes", UNIT),
        leaves: geometricMean(own, "leaves", UNIT),
        // 0 has no geometric mean.
        cutoffs: total(own, "cutoffs"),
        withoutCutoffs: rowsWith(own, { cutoffs: 0 }).length,
        branching: geometricMean(own, "branching", UNIT),
        besideMinimax: ifAny(full, (full) => besideMinimax(own, full, trees)),
      }),
    );
  });
  const complete = searches.flatMap(({ besideMinimax, ...search }) =>
    besideMinimax ? [{ ...search, ...besideMinimax }] : []
  );
  const full = fullSearches(rowsWith(rows, { algorithm: "minimax" }));
  const deepest = complete.filter(({ game, depth }) =>
    depth === Math.max(...rowsWith(full, { game }).map(({ depth }) => depth))
  );
  /** The searches of which the claims speak, by game and depth. */
  const compared = (some: typeof complete) =>
    groupBy(some, "game", "depth", "count").rollup((own, { game, depth }) => {
      const alphaBeta = (order: Order, leaf_values: LeafValues = "as evaluated") =>
        rowWith(own, { algorithm: "alpha-beta", order, leaf_values });
      return {
        plain: alphaBeta("as generated"),
        shallowBest: alphaBeta("best first"),
        shallowWorst: alphaBeta("worst first"),
        best: alphaBeta("exactly best first"),
        worst: alphaBeta("exactly worst first", "unique"),
        worstWithTies: alphaBeta("exactly worst first"),
        full: rowWith(full, { game, depth }),
      };
    });
  return {
    ...{ searches, complete, deepest, fullSearches: full },
    /** At the greatest depth of each game. */
    games: compared(deepest),
    /** At every depth at which alpha-beta can cut. */
    depths: compared(complete.filter(({ depth }) => depth >= FIRST_CUTS)),
    /** A shallow order over none. */
    prices: at.flatMap(({ game, depth, own, times }) =>
      ifAny(rowsWith(own, SHALLOW), (one) => [{
        ...{ game, depth, count: one.length },
        nodes: overPlain(one, own),
        seconds: ifAny(rowsWith(times, SHALLOW), (one) => timeOverPlain(one, times)),
      }]) ?? []
    ),
    /** Algorithms made from alpha-beta over alpha-beta. */
    improved: at.flatMap(({ game, depth, own }) =>
      IMPROVED.flatMap((algorithm) =>
        ifAny(rowsWith(own, { algorithm }), (one) => [{
          ...{ game, depth, algorithm, count: one.length },
          nodes: overPlain(one, own),
        }]) ?? []
      )
    ),
    /** The searches that were timed: the time, and that over the time of alpha-beta without an order. */
    times: groupBy(timings, "game", "depth", "algorithm", "order", "leaf_values")
      .rollup((own, { game, depth }) => ({
        seconds: overProcesses(own, "seconds"),
        ratio: timeOverPlain(own, rowsWith(timings, { game, depth })),
      })),
  };
}

/** The name of a search in tables and figures. */
export function searchName({ algorithm, order, leaf_values }: Search): string {
  if (algorithm !== "alpha-beta") return algorithm;
  const shallow = order === "best first" || order === "worst first";
  return `alpha-beta, ${order}${shallow ? " by a shallow search" : ""}` +
    (leaf_values === "unique" ? ", unique values" : "");
}

/** The name of the fewest leaves of a uniform tree in tables and figures. */
export const FEWEST = "fewest leaves by the formula";

/** Reversi, whose numbers the titles and the finding name. */
export function ofReversi<T extends { readonly game: string }>(all: readonly T[]): T[] {
  return all.filter(({ game }) => game.startsWith("reversi"));
}

/** The searches shown by depth: minimax, and alpha-beta without an order and with a shallow one. */
export function shownByDepth({ searches }: Summary): Summary["searches"] {
  return searches.filter(({ algorithm, order }) =>
    algorithm === "minimax" ||
    (algorithm === "alpha-beta" && (order === "as generated" || order === "best first"))
  );
}

/** What tells the searches of a position and depth apart. */
interface Search {
  readonly algorithm: Algorithm;
  readonly order: Order;
  readonly leaf_values: LeafValues;
}

/** Alpha-beta without an order. */
const PLAIN = {
  algorithm: "alpha-beta",
  order: "as generated",
  leaf_values: "as evaluated",
} as const;

/** Alpha-beta with a shallow order. */
const SHALLOW = { ...PLAIN, order: "best first" } as const;

/** All nodes of some searches over those of alpha-beta without an order. */
function overPlain(some: readonly SearchRow[], all: readonly SearchRow[]) {
  return pairedRatio(some, rowsWith(all, PLAIN), "all_nodes", "position", UNIT);
}

/** The same for the time. */
function timeOverPlain(some: readonly TimingRow[], all: readonly TimingRow[]) {
  return ratioOverProcesses(some, rowsWith(all, PLAIN), "seconds", "position");
}

function besideMinimax(
  own: readonly SearchRow[],
  full: readonly SearchRow[],
  trees: readonly TreeRow[],
) {
  const overFull = (ratio: (row: SearchRow, full: SearchRow) => number) =>
    geometricMean(pairsBy(own, full, "position"), ([row, full]) => ratio(row, full), UNIT);
  return {
    /** Fewest leaves of a uniform tree, and leaves over them. */
    minimum: geometricMean(trees, "minimum", UNIT),
    overMinimum: geometricMean(
      pairsBy(own, trees, "position"),
      ([row, tree]) => row.leaves / tree.minimum,
      UNIT,
    ),
    /** All nodes over those of minimax. */
    share: overFull((row, full) => row.all_nodes / full.nodes),
    /** Leaves over the square root of the leaves of minimax, and over these leaves. */
    overRoot: overFull((row, full) => row.leaves / Math.sqrt(full.leaves)),
    overLeaves: overFull((row, full) => row.leaves / full.leaves),
  };
}

function fullSearches(rows: readonly SearchRow[]) {
  return groupBy(rows, "game", "depth").rollup((own, { game, depth }) => {
    const moves = rowsWith(rows, { game, depth: 1 });
    return {
      count: own.length,
      /** W, the moves of a position: the depth-th root of the leaves. */
      width: geometricMean(own, "branching", UNIT),
      /** Leaves over W^depth, where W is the moves of the position itself; null at depth 1. */
      overForetold: depth === 1
        ? null
        : geometricMean(pairsBy(own, moves, "position"), ([row, first]) =>
          row.leaves / first.leaves ** depth, UNIT),
    };
  });
}
