/**
 * Counts and times the nodes of searches of uniform trees, by how often the best move is the first.
 *
 * @module
 */
import type { Evaluation } from "matchbox/agents/evaluate/mod.ts";
import type { Algorithm } from "matchbox/agents/search/algorithm.ts";
import { alphaBeta } from "matchbox/agents/search/alpha_beta.ts";
import { minimax } from "matchbox/agents/search/minimax.ts";
import { negaScout } from "matchbox/agents/search/negascout.ts";
import { Search } from "matchbox/agents/search/search.ts";
import type { TreeGame } from "matchbox/agents/search/tree_game.ts";
import type { Clock, Random } from "matchbox/base/mod.ts";
import { timeSideBySide } from "../../timing.ts";
import type { TreeRow, TreeTimingRow } from "./rows.ts";
import { orderedTree, type Shape, worstFirstTree } from "./synthetic_trees.ts";

/** Bushy and deep trees of about the same size. */
export const SHAPES: readonly Shape[] = [
  { width: 3, depth: 8 },
  { width: 8, depth: 4 },
  { width: 20, depth: 3 },
];
/** In percent. */
const BEST_FIRST = [0, 20, 40, 60, 80, 90, 100] as const;

const ALGORITHMS: Readonly<Record<"minimax" | "alpha-beta" | "NegaScout", Algorithm>> = {
  minimax: (position, depth, _alpha, _beta, search) => minimax(position, depth, search),
  "alpha-beta": alphaBeta,
  NegaScout: negaScout,
};

/** The trees of one shape with this number: one for each order. */
export function countTrees(shape: Shape, number: number, random: Random): TreeRow[] {
  return [
    ...BEST_FIRST.map((percent) => ({
      order: "best first in part" as const,
      best_first: percent,
      tree: orderedTree(shape, percent / 100, random),
    })),
    { order: "worst first" as const, best_first: 0, tree: worstFirstTree(shape, random) },
  ].map(({ order, best_first, tree }) => {
    const runs = Object.values(ALGORITHMS).map((algorithm) => run(algorithm, tree));
    if (new Set(runs.map(({ value }) => value)).size > 1) {
      throw new Error(`searches of a tree find ${runs.map(({ value }) => value).join(", ")}`);
    }
    const [minimax, alpha_beta, negascout] = runs.map(({ nodes }) => nodes);
    return { ...shape, order, best_first, tree: number, minimax, alpha_beta, negascout };
  });
}

/** A tree with the worst move first. */
export interface WorstTree {
  readonly shape: Shape;
  /** Its number, from 1. */
  readonly tree: number;
  /** Makes it. */
  readonly random: Random;
}

/**
 * Times all algorithms on some trees with the worst move first.
 *
 * @param repeats timings of each, at least 1
 */
export function timeTrees(
  trees: readonly WorstTree[],
  repeats: number,
  source: { readonly clock: Clock; readonly random: Random },
): Omit<TreeTimingRow, "process">[] {
  const works = trees.flatMap(({ shape, tree, random }) => {
    const game = worstFirstTree(shape, random);
    return Object.entries(ALGORITHMS).map(([algorithm, searchTree]) => ({
      key: { ...shape, tree, algorithm: algorithm as keyof typeof ALGORITHMS },
      run: () => void run(searchTree, game),
    }));
  });
  return timeSideBySide(works, repeats, source);
}

function run(algorithm: Algorithm, tree: TreeGame): { value: number; nodes: number } {
  const search = new Search(tree, { evaluation: tree.evaluation as Evaluation });
  const value = algorithm(tree.start(), tree.maxPlies, -Infinity, Infinity, search) + 0;
  return { value, nodes: search.stats.nodes };
}
