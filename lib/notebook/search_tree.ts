/**
 * A small search tree, drawn to illustrate an algorithm.
 *
 * @example
 * ```ts
 * const tree = treeGame([[3, 12, 8], [2, 4, 6], [14, 5, 2]]);
 * searchTree(tree, tree.start(), { depth: 2, evaluation: tree.evaluation });
 * ```
 *
 * @module
 */
import type { Game, Position } from "matchbox/games/mod.ts";
import { type Display, picture } from "matchbox/report/display.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";
import type { TracedNode } from "matchbox/touch/tree/search_steps.ts";
import { type TraceOptions, traceSearch } from "matchbox/touch/tree/trace_search.ts";
import { ALGORITHM_WORDS, treeSvg, treeText } from "matchbox/touch/tree/tree_picture.ts";

/** Options of the drawing. */
export interface SearchTreeOptions extends TraceOptions {
  /** Whether the edges are labelled with their moves; default false. */
  readonly moves?: boolean;
}

/**
 * Searches a small tree and draws it with values, windows and cutoffs. Without pictures it is shown as an
 * outline.
 *
 * @throws {UsageError} when `traceSearch` throws one
 */
export function searchTree(
  game: Game,
  position: Position,
  { moves = false, ...options }: SearchTreeOptions,
): Display {
  const root = traceSearch(game, position, options);
  const caption = captionOf(root, options);
  const drawn = picture(treeSvg(root, caption, moves), caption, "search_tree");
  return {
    async [jupyterDisplay]() {
      const bundle = await drawn[jupyterDisplay]();
      return { ...bundle, "text/plain": `${caption}\n${treeText(root)}` };
    },
  };
}

function captionOf(root: TracedNode, { depth, algorithm = "alphabeta" }: TraceOptions): string {
  const name = ALGORITHM_WORDS[algorithm];
  const all = nodesOf(root);
  const leaves = all.filter(({ children }) => children.length === 0);
  const share = (nodes: readonly TracedNode[]) => {
    const seen = nodes.filter(({ value }) => value !== null).length;
    return seen === nodes.length ? `all ${seen}` : `${seen} of ${nodes.length}`;
  };
  const cut = leaves.some(({ value }) => value === null) ? " Crossed edges are cut off." : "";
  const windows = root.window ? " Above a node stands its window, alpha … beta." : "";
  return `${name} to depth ${depth} looks at ${share(all)} nodes and ${share(leaves)} leaves. ` +
    `Values are for max, who moves at the root; the thick line is best play.${windows}${cut}`;
}

function nodesOf(node: TracedNode): TracedNode[] {
  return [node, ...node.children.flatMap(nodesOf)];
}
