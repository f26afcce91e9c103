/**
 * Game trees with given values at the leaves, as in textbooks and theorems. They can be searched like any
 * other game.
 *
 * @example
 * ```ts
 * const tree = treeGame([[3, 12], [2, 8]]);
 * minimax(tree.start(), tree.maxPlies, new Search(tree, tree)); // 3
 * ```
 *
 * @module
 */
import { quote, UsageError } from "matchbox/base/mod.ts";
import { IllegalMoveError, NotationError } from "matchbox/games/errors.ts";
import type { Game, Move, Position, Result, Side } from "matchbox/games/game.ts";
import type { Evaluation } from "../evaluate/evaluation.ts";
import { DECIDED } from "./value.ts";

/** The value of a leaf for the side to move at the root, or the subtrees of a node, from left to right. */
export type Tree = number | readonly Tree[];

/** A game tree. Its `maxPlies` is the search depth. */
export interface TreeGame extends Game {
  /** Gives the values of leaves only. */
  readonly evaluation: Evaluation<TreePosition>;
}

/**
 * The game on a tree: a move goes to a child, and every node is a different position. Leaves are not ends of
 * the game, so a search must go exactly as deep as the tree.
 *
 * @throws {UsageError} when a node has no children, the leaves are not equally deep, or a value is not
 *   between -`DECIDED` and `DECIDED`
 */
export function treeGame(tree: Tree): TreeGame {
  const nodes = { count: 0 };
  const root = nodeOf(tree, nodes);
  const depths = [...new Set(leafDepths(root))];
  if (depths.length !== 1 || depths[0] === 0) {
    throw new UsageError(
      `tree: expected leaves that are all equally deep, at least 1, but found depth ${
        depths.join(" and ")
      }`,
    );
  }
  return {
    spec: "tree",
    name: "tree",
    title: "Game tree",
    sides: ["max", "min"],
    maxMoves: widest(root),
    maxPlies: depths[0],
    evaluation: { evaluate: (position) => position.leafValue() },
    start: (notation = "root") => positionAt(root, notation),
    format: (_, move) => String(move + 1),
    parse(position, text) {
      const move = Number(text) - 1;
      if ((position as TreePosition).width > move && move >= 0 && /^\d+$/.test(text)) return move;
      throw new IllegalMoveError(`move ${quote(text)} is not one of node ${position}`);
    },
    draw: String,
    picture: (position) => nameplate(String(position)),
  };
}

/**
 * The tree in which every inner node has `width` children.
 *
 * @param width at least 1
 * @param depth plies from the root to the leaves, at least 1
 * @param valueOf the value of a leaf, for the side to move at the root; leaves are numbered from the left,
 *   starting at 0
 */
export function uniformTree(width: number, depth: number, valueOf: (leaf: number) => number): Tree {
  const below = (left: number, plies: number): Tree => {
    if (plies === 0) return valueOf(left);
    return Array.from({ length: width }, (_, i) => below(left * width + i, plies - 1));
  };
  return below(0, depth);
}

/** The current node of a search. */
export class TreePosition implements Position {
  side: Side = 0;
  readonly hashHigh = 0;
  #node: TreeNode;
  /** The ancestors, and the moves to this node. */
  #above: TreeNode[] = [];
  #moves: Move[] = [];

  /** Begins at the root of this tree. */
  constructor(root: TreeNode) {
    this.#node = root;
  }

  get hashLow(): number {
    return this.#node.number;
  }

  /** The number of children; 0 for a leaf. */
  get width(): number {
    return this.#node.below.length;
  }

  /** The value of a leaf for the side to move. */
  leafValue(): number {
    if (this.width > 0) {
      throw new RangeError(`node ${this} is not a leaf: only leaves have a value`);
    }
    return this.side === 0 ? this.#node.value : -this.#node.value;
  }

  moves(out: Int32Array, from: number): number {
    if (this.width === 0) throw new RangeError(`leaf ${this}: the search goes below the tree`);
    for (let move = 0; move < this.width; move++) out[from + move] = move;
    return from + this.width;
  }

  play(move: Move): void {
    this.#above.push(this.#node);
    this.#moves.push(move);
    this.#node = this.#node.below[move];
    this.side = this.side === 0 ? 1 : 0;
  }

  undo(): void {
    this.#node = this.#above.pop()!;
    this.#moves.pop();
    this.side = this.side === 0 ? 1 : 0;
  }

  /** Always null, because the evaluation gives the values of leaves. */
  result(): Result | null {
    return null;
  }

  clone(): TreePosition {
    const copy = new TreePosition(this.#above[0] ?? this.#node);
    for (const move of this.#moves) copy.play(move);
    return copy;
  }

  /** `root`, or the moves from the root, such as `2.1`. */
  toString(): string {
    return this.#moves.map((move) => move + 1).join(".") || "root";
  }
}

interface TreeNode {
  /** The number of the node, from 1, in depth-first order. */
  readonly number: number;
  readonly below: readonly TreeNode[];
  /** The value for the side to move at the root; only for leaves. */
  readonly value: number;
}

function nodeOf(tree: Tree, nodes: { count: number }): TreeNode {
  const number = ++nodes.count;
  if (typeof tree === "number") {
    if (Math.abs(tree) < DECIDED) return { number, below: [], value: tree };
    throw new UsageError(`tree: expected values between ±${DECIDED} but found ${tree}`);
  }
  if (tree.length === 0) throw new UsageError("tree: a node has no children");
  return { number, below: tree.map((part) => nodeOf(part, nodes)), value: NaN };
}

function leafDepths({ below }: TreeNode): number[] {
  if (below.length === 0) return [0];
  return [...new Set(below.flatMap(leafDepths))].map((depth) => depth + 1);
}

function widest({ below }: TreeNode): number {
  return Math.max(below.length, ...below.map(widest));
}

function positionAt(root: TreeNode, notation: string): TreePosition {
  const position = new TreePosition(root);
  if (notation === "root") return position;
  for (const text of notation.split(".")) {
    const move = Number(text) - 1;
    if (!/^\d+$/.test(text) || move < 0 || move >= position.width) {
      throw new NotationError(
        `tree position ${quote(notation)}: expected "root" or moves such as "2.1"; ` +
          `node ${position} has ${position.width} children`,
      );
    }
    position.play(move);
  }
  return position;
}

/** A picture of a node: only its name. */
function nameplate(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="240" height="40" ` +
    `font-family="DejaVu Sans, sans-serif"><title>${name}</title>` +
    `<rect width="240" height="40" fill="#ffffff" stroke="#c8c8c8"/>` +
    `<text x="120" y="25" font-size="14" text-anchor="middle" fill="#202020">node ${name}</text></svg>`;
}
