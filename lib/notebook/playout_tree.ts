/**
 * The tree of a Monte-Carlo search, drawn after some playouts.
 *
 * @example
 * ```ts
 * const tree = new Tree(1000);
 * const uct = new Uct(game, tree, { exploration: Math.SQRT2 });
 * for (let i = 0; i < 10; i++) uct.playout(position, random);
 * playoutTree(game, position, tree);
 * ```
 *
 * @module
 */
import { ROOT, Tree } from "matchbox/agents/mcts/tree.ts";
import { Uct } from "matchbox/agents/mcts/uct.ts";
import type { Random } from "matchbox/base/mod.ts";
import type { Game, Move, Position } from "matchbox/games/mod.ts";
import { type Display, type Picture, picture, player } from "matchbox/report/display.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";
import type { TracedNode } from "matchbox/touch/tree/search_steps.ts";
import { treeSvg, treeText } from "matchbox/touch/tree/tree_picture.ts";

/** How a tree is drawn. */
export interface PlayoutTreeOptions {
  /** Plies below the root; default 2. */
  readonly plies?: number;
  /** The playouts through each node before: where there are more now, the line is thick. */
  readonly before?: Int32Array;
}

/** The playouts of a film. */
export interface PlayoutFilmOptions {
  /** A picture after each of so many playouts. */
  readonly playouts: number;
  /** The weight of the exploration term; default: the square root of 2, as in UCB1. */
  readonly exploration?: number;
  /** Plies below the root that are drawn; default 2. */
  readonly plies?: number;
  /** Of the moves. */
  readonly random: Random;
}

/**
 * Draws a tree: in each node the playouts through it, and below it their mean score for max, who moves at the root.
 * Moves without a playout are dashed.
 *
 * @param position the root of the tree
 */
export function playoutTree(
  game: Game,
  position: Position,
  tree: Tree,
  { plies = 2, before }: PlayoutTreeOptions = {},
): Display {
  const root = drawn(game, position, tree, plies, before);
  const caption = captionOf(tree, before !== undefined);
  const shown = picture(treeSvg(root, caption, true), caption, "playout_tree");
  return {
    async [jupyterDisplay]() {
      const bundle = await shown[jupyterDisplay]();
      return { ...bundle, "text/plain": `${caption}\n${treeText(visited(root))}` };
    },
  };
}

/** Shows how a tree grows, playout by playout. */
export function playoutFilm(
  game: Game,
  position: Position,
  { playouts, exploration = Math.SQRT2, plies = 2, random }: PlayoutFilmOptions,
): Display {
  const tree = new Tree(1_000_000);
  const uct = new Uct(game, tree, { exploration });
  const frames = Array.from({ length: playouts }, (): Picture => {
    const before = tree.visits.slice();
    uct.playout(position, random);
    const caption = captionOf(tree, true);
    return { svg: treeSvg(drawn(game, position, tree, plies, before), caption, true), caption };
  });
  return player(frames, { width: 860, name: "playouts" });
}

function captionOf(tree: Tree, last: boolean): string {
  const playouts = tree.visits[ROOT];
  return `${playouts} ${playouts === 1 ? "playout" : "playouts"}. In a node stand the playouts ` +
    `through it, below it their mean score for max, who moves at the root.` +
    (last ? " The thick line is that of the last playout." : "");
}

function drawn(
  game: Game,
  start: Position,
  tree: Tree,
  plies: number,
  before?: Int32Array,
): TracedNode {
  const position = start.clone();
  const node = (index: number, move: string, ply: number): TracedNode => {
    const visits = tree.visits[index];
    const max = ply % 2 === 0;
    const onPath = before !== undefined && visits > (before[index] ?? 0);
    const children = ply === plies ? [] : childrenOf(tree, index).map(([child, move]) => {
      const name = game.format(position, move);
      position.play(move);
      const below = node(child, name, ply + 1);
      position.undo();
      return below;
    });
    return {
      ...{ move, max, children, source: null, window: null, again: false },
      ...{ best: onPath, current: onPath && before[index] === 0 },
      state: visits > 0 ? "done" : "unseen",
      value: visits > 0 ? visits : null,
      // The scores of a node are those of the side that moved to it.
      note: visits > 0 ? scoreText(max ? 1 - tree.mean(index) : tree.mean(index)) : undefined,
    };
  };
  return node(ROOT, "", 0);
}

/** The children of a node with their moves, in the order of the moves. */
function childrenOf(tree: Tree, node: number): [number, Move][] {
  const first = tree.firstChild(node);
  const count = first === 0 ? 0 : tree.endOfChildren(node) - first;
  return Array.from({ length: count }, (_, i): [number, Move] => [first + i, tree.moves[first + i]])
    .sort(([, one], [, other]) => one - other);
}

/** The tree without what was not visited. */
function visited(node: TracedNode): TracedNode {
  return { ...node, children: node.children.filter(({ value }) => value !== null).map(visited) };
}

function scoreText(score: number): string {
  return score.toFixed(2);
}
