/**
 * The summary of the rows over positions, for tables, figures and claims.
 *
 * @module
 */
import { sum } from "simple-statistics";
import { geometricMean } from "matchbox/report/statistics/geometric_mean.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { paired } from "../../paired.ts";
import type { RowsOf } from "../../row_sets.ts";
import type { SearchRow, sets, TimingRow, TreeRow } from "./rows.ts";
import { type Algorithm, IMPROVED, type LeafValues, type Order } from "./searches.ts";

/** The results of the study. Counts and ratios are geometric means over the positions. */
export interface NodeCounts {
  /** Every search, in the order of the rows. */
  readonly searches: readonly SearchSummary[];
  /** Minimax by depth. */
  readonly fullSearches: readonly FullSearch[];
  /** The cost of a shallow order, by depth. */
  readonly prices: readonly PriceOfOrder[];
  /** The algorithms made from alpha-beta, by depth. */
  readonly improved: readonly Improved[];
}

/** One search of one game to one depth, over all positions. */
export interface SearchSummary {
  readonly game: string;
  readonly depth: number;
  readonly algorithm: Algorithm;
  readonly order: Order;
  readonly values: LeafValues;
  /** Positions. */
  readonly count: number;
  /** All nodes, including those of the searches that sort the moves. */
  readonly allNodes: Interval;
  readonly leaves: Interval;
  /** The sum over all positions, because 0 has no geometric mean. */
  readonly cutoffs: number;
  /** The depth-th root of the leaves. */
  readonly branching: Interval;
  /** The time in seconds; null when it was not timed. */
  readonly seconds: Interval | null;
  /** The comparison with minimax; null when minimax was not run. */
  readonly besideMinimax: BesideMinimax | null;
}

/** A search compared with minimax of the same positions and depth. */
export interface BesideMinimax {
  /** Fewest leaves of a uniform tree. */
  readonly minimum: Interval;
  /** All nodes over those of minimax. */
  readonly share: Interval;
  /** Leaves over the fewest. */
  readonly overMinimum: Interval;
  /** Leaves over the square root of the leaves of minimax. */
  readonly overRoot: Interval;
  /** Leaves over those of minimax. */
  readonly overLeaves: Interval;
}

/** Minimax of one game to one depth. */
export interface FullSearch {
  readonly game: string;
  readonly depth: number;
  /** W, the moves per position: the depth-th root of the leaves. */
  readonly width: Interval;
  /** Leaves over W^depth with the W of one ply less; null at depth 1. */
  readonly overForetold: Interval | null;
}

/** The cost of a shallow order relative to none, at one depth of one game. */
export interface PriceOfOrder {
  readonly game: string;
  readonly depth: number;
  /** All nodes, including those of sorting, over the nodes of the search without an order. */
  readonly nodes: Interval;
  /** Time over that of the search without an order; null when they were not timed. */
  readonly seconds: Interval | null;
}

/** An algorithm made from alpha-beta, at one depth of one game, with the moves as generated. */
export interface Improved {
  readonly game: string;
  readonly depth: number;
  readonly algorithm: typeof IMPROVED[number];
  /** Its nodes over those of alpha-beta. */
  readonly nodes: Interval;
  /** Its time over that of alpha-beta; null when they were not timed. */
  readonly seconds: Interval | null;
}

/** Summarises the rows over positions. */
export function summarise(rows: RowsOf<typeof sets>): NodeCounts {
  const groups: Groups = {
    trees: Map.groupBy(rows.trees, treeName),
    searches: Map.groupBy(rows.searches, nameOf),
    timings: Map.groupBy(rows.timings, nameOf),
  };
  const searches = [...groups.searches.values()].map((group) => summaryOf(group, groups));
  const full = searches.filter(({ algorithm }) => algorithm === "minimax");
  const ordered = searches.filter(({ algorithm, order, values }) =>
    algorithm === "alpha-beta" && order === "best first" && values === "as evaluated"
  );
  return {
    searches,
    fullSearches: full.map((search) => fullSearch(search, groups)),
    prices: ordered.map((search) => priceOfOrder(search, groups)),
    improved: searches.flatMap((search) => improved(search, groups)),
  };
}

/** The searches of each game at the greatest depth of minimax. */
export function deepest(searches: readonly SearchSummary[]): SearchSummary[] {
  const complete = searches.filter(({ besideMinimax }) => besideMinimax !== null);
  const depthOf = (game: string) =>
    Math.max(...complete.filter((other) => other.game === game).map(({ depth }) => depth));
  return complete.filter(({ game, depth }) => depth === depthOf(game));
}

/**
 * The searches of Reversi only: the claims that this study judges are judged there. Tic-tac-toe has one
 * position and its tree gets narrower towards the end; Metelyk is not a game of these sources, and in chess
 * fewer positions can be searched as deep.
 */
export function ofReversi<T extends { readonly game: string }>(all: readonly T[]): T[] {
  return all.filter(({ game }) => game.startsWith("reversi"));
}

/** The searches shown by depth: minimax, and alpha-beta without an order and with a shallow one. */
export function shownByDepth(searches: readonly SearchSummary[]): SearchSummary[] {
  return searches.filter(({ algorithm, order }) =>
    algorithm === "minimax" ||
    (algorithm === "alpha-beta" && (order === "as generated" || order === "best first"))
  );
}

/** The name of the fewest leaves of a uniform tree in tables and figures. */
export const FEWEST = "fewest leaves by the formula";

/** The name of a search in tables and figures. */
export function searchName({ algorithm, order, values }: {
  readonly algorithm: Algorithm;
  readonly order: Order;
  readonly values: LeafValues;
}): string {
  if (algorithm !== "alpha-beta") return algorithm;
  const shallow = order === "best first" || order === "worst first";
  return `alpha-beta, ${order}${shallow ? " by a shallow search" : ""}` +
    (values === "unique" ? ", unique values" : "");
}

/** The key of the rows of one search over all positions. */
type Named = Pick<SearchRow, "game" | "depth" | "algorithm" | "order" | "leaf_values">;

/** The rows of one tree or search over all positions, by its name. */
interface Groups {
  readonly trees: ReadonlyMap<string, TreeRow[]>;
  readonly searches: ReadonlyMap<string, SearchRow[]>;
  readonly timings: ReadonlyMap<string, TimingRow[]>;
}

const minimax = {
  algorithm: "minimax",
  order: "as generated",
  leaf_values: "as evaluated",
} as const;

function treeName({ game, depth }: Pick<TreeRow, "game" | "depth">): string {
  return JSON.stringify([game, depth]);
}

function nameOf({ game, depth, algorithm, order, leaf_values }: Named): string {
  return JSON.stringify([game, depth, algorithm, order, leaf_values]);
}

function summaryOf(group: readonly SearchRow[], groups: Groups): SearchSummary {
  const [{ game, depth, algorithm, order, leaf_values }] = group;
  const timings = groups.timings.get(nameOf(group[0]));
  return {
    ...{ game, depth, algorithm, order, values: leaf_values },
    count: group.length,
    allNodes: geometricMean(group.map((row) => row.all_nodes)),
    leaves: geometricMean(group.map((row) => row.leaves)),
    cutoffs: sum(group.map((row) => row.cutoffs)),
    branching: geometricMean(group.map((row) => row.branching)),
    seconds: timings ? geometricMean(timings.map((row) => row.seconds)) : null,
    besideMinimax: besideMinimax(group, groups),
  };
}

function besideMinimax(group: readonly SearchRow[], groups: Groups): BesideMinimax | null {
  const trees = groups.trees.get(treeName(group[0]));
  const full = groups.searches.get(nameOf({ ...group[0], ...minimax }));
  if (!trees || !full) return null;
  const overFull = (ratio: (row: SearchRow, full: SearchRow) => number) =>
    geometricMean(paired(group, full).map(([row, full]) => ratio(row, full)));
  return {
    minimum: geometricMean(trees.map((tree) => tree.minimum)),
    share: overFull((row, full) => row.all_nodes / full.nodes),
    overMinimum: geometricMean(
      paired(group, trees).map(([row, tree]) => row.leaves / tree.minimum),
    ),
    overRoot: overFull((row, full) => row.leaves / Math.sqrt(full.leaves)),
    overLeaves: overFull((row, full) => row.leaves / full.leaves),
  };
}

function fullSearch({ game, depth, branching }: SearchSummary, { searches }: Groups): FullSearch {
  const at = (depth: number) => searches.get(nameOf({ game, depth, ...minimax })) ?? [];
  const ratios = paired(at(depth), at(depth - 1))
    .map(([row, before]) => row.leaves / before.branching ** depth);
  return {
    ...{ game, depth, width: branching },
    overForetold: ratios.length ? geometricMean(ratios) : null,
  };
}

function priceOfOrder({ game, depth }: SearchSummary, groups: Groups): PriceOfOrder {
  const plain = { ...minimax, game, depth, algorithm: "alpha-beta" } as const;
  return { game, depth, ...costOf({ ...plain, order: "best first" }, plain, groups) };
}

function improved({ game, depth, algorithm }: SearchSummary, groups: Groups): Improved[] {
  const named = IMPROVED.find((name) => name === algorithm);
  if (!named) return [];
  const plain = { ...minimax, game, depth, algorithm: "alpha-beta" } as const;
  return [{ game, depth, algorithm: named, ...costOf({ ...plain, algorithm }, plain, groups) }];
}

/** The nodes and the time of a search over those of another one. */
function costOf(one: Named, other: Named, groups: Groups) {
  const pairs = <T extends { position: number }>(all: ReadonlyMap<string, T[]>) =>
    paired(all.get(nameOf(one)) ?? [], all.get(nameOf(other)) ?? []);
  const times = pairs(groups.timings).map(([one, other]) => one.seconds / other.seconds);
  return {
    nodes: geometricMean(
      pairs(groups.searches).map(([one, other]) => one.all_nodes / other.all_nodes),
    ),
    seconds: times.length ? geometricMean(times) : null,
  };
}
