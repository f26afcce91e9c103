/**
 * Minimax of uniform trees, where the price of iterative deepening is known: about W/(W - 1) (C11).
 *
 * @module
 */
import { minimax } from "matchbox/agents/search/minimax.ts";
import { Search } from "matchbox/agents/search/search.ts";
import { treeGame, uniformTree } from "matchbox/agents/search/tree_game.ts";
import type { UniformRow } from "./rows.ts";

/** Widths of the trees, and the most leaves of one. */
const WIDTHS = [2, 3, 4, 6, 8];
const MOST_LEAVES = 10_000;

/** Searches each tree to its depth and to all smaller ones. */
export function uniformTrees(): { uniform: UniformRow[] } {
  return {
    uniform: WIDTHS.flatMap((width) => {
      const deepest = Math.floor(Math.log(MOST_LEAVES) / Math.log(width));
      const nodes = Array.from({ length: deepest }, (_, i) => nodesOf(width, i + 1));
      return nodes.map((fixed, i) => ({
        width,
        depth: i + 1,
        fixed,
        deepening: nodes.slice(0, i + 1).reduce((sum, each) => sum + each, 0),
      }));
    }),
  };
}

/** A search must go as deep as its tree, so each depth has a tree of its own. */
function nodesOf(width: number, depth: number): number {
  const tree = treeGame(uniformTree(width, depth, () => 0));
  const search = new Search(tree, tree);
  minimax(tree.start(), depth, search);
  return search.stats.nodes;
}
