/**
 * Uniform trees with random leaves whose moves are in a known order.
 *
 * @module
 */
import {
  type Tree,
  type TreeGame,
  treeGame,
  uniformTree,
} from "matchbox/agents/search/tree_game.ts";
import type { Random } from "matchbox/base/mod.ts";

/** The moves at every node of a uniform tree. */
export interface Shape {
  readonly width: number;
  /** Plies. */
  readonly depth: number;
}

/** Leaf values lie between plus and minus this number, so that equal ones are rare. */
const RANGE = 400_000;

/**
 * A random tree in which the best move of a node is the first one with a given probability. Otherwise it
 * stands at any of the other places, each equally likely.
 *
 * @param bestFirst from 0 to 1
 * @param fractional whether leaf values are fractions with a spread of about one, or whole numbers
 */
export function orderedTree(
  { width, depth }: Shape,
  bestFirst: number,
  random: Random,
  fractional = false,
): TreeGame {
  const valueOf = () => fractional ? 4 * random.float() - 2 : random.below(2 * RANGE) - RANGE;
  const place = (children: Valued[]) => {
    // Whatever the order is, the same numbers are drawn, so that only the order differs.
    const [chance, elsewhere] = [random.float(), 1 + random.below(width - 1)];
    const best = children.shift()!;
    children.splice(chance < bestFirst ? 0 : elsewhere, 0, best);
    return children;
  };
  return treeGame(arranged(uniformTree(width, depth, valueOf), true, place).tree);
}

/** The tree with the worst move first at every node, and the best one last. */
export function worstFirstTree({ width, depth }: Shape, random: Random): TreeGame {
  const tree = uniformTree(width, depth, () => random.below(2 * RANGE) - RANGE);
  return treeGame(arranged(tree, true, (children) => children.toReversed()).tree);
}

/** A subtree with its value for the side to move at the root. */
interface Valued {
  readonly tree: Tree;
  readonly value: number;
}

/**
 * Orders the children of every node.
 *
 * @param place changes the order of children that stand with the best first
 */
function arranged(tree: Tree, max: boolean, place: (children: Valued[]) => Valued[]): Valued {
  if (typeof tree === "number") return { tree, value: tree };
  const children = tree.map((part) => arranged(part, !max, place))
    .sort((one, other) => max ? other.value - one.value : one.value - other.value);
  const { value } = children[0];
  return { tree: place(children).map((child) => child.tree), value };
}
