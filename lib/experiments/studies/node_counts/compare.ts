/**
 * The work of a task: the searches of one position to one depth, counted, or those of several, timed.
 *
 * @module
 */
import { createEvaluation } from "matchbox/agents/evaluate/mod.ts";
import type { Game, Position } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import type { Clock, Random } from "matchbox/base/mod.ts";
import { plainEvaluation } from "../../plain_evaluations.ts";
import { rounded } from "../../rounded.ts";
import { startPositions } from "../../start_positions.ts";
import { timeSideBySide } from "../../timing.ts";
import type { SearchRow, TimingRow, TreeRow } from "./rows.ts";
import { type ComparedSearch, isPaying, searchesOf, type SearchRun } from "./searches.ts";

/** The searches of a position to a depth. */
export interface Comparison {
  readonly game: string;
  /** Number of the position, from 1. */
  readonly position: number;
  /** Plies. */
  readonly depth: number;
  /** Every search; those for depths beyond minimax; or the two that show whether a shallow order pays. */
  readonly searches: "all" | "deeper" | "paying";
}

/** The other conditions of the searches. */
export interface Conditions {
  /** Random plies before each position. */
  readonly plies: number;
  /** Depth of the shallow search after the move, in plies. */
  readonly orderingDepth: number;
  /** A random stream, the same for the same label. */
  stream(label: string): Random;
}

/** One row for each search, and one for the tree if minimax is one of them. */
export function countNodes(
  comparison: Comparison,
  conditions: Conditions,
): { trees: TreeRow[]; searches: SearchRow[] } {
  const { start, compared, key } = prepare(comparison, conditions);
  const { depth } = comparison;
  const runs = compared.map((search) => ({ search, found: search.run(start) }));
  for (const { search, found } of runs) checkValue(search, found, runs[0].found.value);
  const trees = runs.filter(({ search }) => search.algorithm === "minimax").map(({ found }) => {
    const width = found.stats.leaves ** (1 / depth);
    return {
      ...key,
      start: start.toString(),
      width: rounded(width),
      minimum: rounded(fewestLeaves(width, depth)),
    };
  });
  const searches = runs.map(({ search, found: { value, stats, orderingNodes } }) => ({
    ...key,
    ...nameOf(search),
    value: rounded(value),
    nodes: stats.nodes,
    leaves: stats.leaves,
    cutoffs: stats.cutoffs,
    first_move_cutoffs: stats.firstMoveCutoffs,
    ordering_nodes: orderingNodes,
    all_nodes: stats.nodes + orderingNodes,
    branching: rounded(stats.leaves ** (1 / depth)),
  }));
  return { trees, searches };
}

/**
 * One row for each search that is timed.
 *
 * @param repeats timings of each, at least 1
 */
export function timeSearches(
  comparisons: readonly Comparison[],
  conditions: Conditions,
  repeats: number,
  source: { readonly clock: Clock; readonly random: Random },
): Omit<TimingRow, "process">[] {
  const works = comparisons.flatMap((comparison) => {
    const { start, compared, key } = prepare(comparison, conditions);
    return compared.filter(({ timed }) => timed).map((search) => ({
      key: { ...key, ...nameOf(search) },
      run: () => void search.run(start),
    }));
  });
  return timeSideBySide(works, repeats, source);
}

/**
 * The fewest leaves of alpha-beta in a tree with `width` moves at every node (Knuth and Moore 1975).
 *
 * @param depth plies
 */
function fewestLeaves(width: number, depth: number): number {
  return width ** Math.ceil(depth / 2) + width ** Math.floor(depth / 2) - 1;
}

function prepare(comparison: Comparison, { plies, orderingDepth, stream }: Conditions) {
  const { position, depth, searches } = comparison;
  const game = findGame(comparison.game);
  const all = searchesOf(game, createEvaluation(game, plainEvaluation(game)), depth, orderingDepth);
  return {
    start: startOf(game, position, plies, stream),
    compared: all.filter((search) =>
      searches === "all" || (searches === "deeper" ? search.deeper : isPaying(search))
    ),
    key: { game: comparison.game, position, depth },
  };
}

/** The position with this number; it does not depend on the number of positions or on the searches. */
function startOf(
  game: Game,
  number: number,
  plies: number,
  stream: Conditions["stream"],
): Position {
  if (game.name === "tictactoe") return game.start();
  const random = stream(`positions of ${game.spec} after ${plies} plies`);
  return startPositions(game, number, plies, random)[number - 1];
}

function nameOf({ algorithm, order, values }: ComparedSearch) {
  return { algorithm, order, leaf_values: values };
}

/** Checks that all searches find the same value; unique values differ by at most half a point. */
function checkValue(
  { algorithm, order, values }: ComparedSearch,
  found: SearchRun,
  expected: number,
): void {
  const value = values === "unique" ? Math.round(found.value) : found.value;
  if (value !== expected) {
    throw new Error(
      `${algorithm}, ${order}: ${found.value}, but the first search finds ${expected}`,
    );
  }
}
