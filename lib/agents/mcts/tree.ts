/**
 * The tree of a Monte-Carlo search in typed arrays. Nodes are numbers; the children of a node have
 * consecutive numbers.
 *
 * @module
 */
import { type Random, UsageError } from "matchbox/base/mod.ts";
import type { Move } from "matchbox/games/game.ts";

/** The root of every tree. */
export const ROOT = 0;

/** Bytes of a node. */
export const TREE_NODE_BYTES: number = 4 + 8 + 4 + 4 + 4;

/** A tree with a fixed capacity. */
export class Tree {
  /** The number of nodes in use. */
  size = 1;
  /** The number of playouts through each node. */
  readonly visits: Int32Array;
  /** The sum of their scores, for the side that made the move to the node. */
  readonly scores: Float64Array;
  /** The move to each node. */
  readonly moves: Int32Array;
  /** The first child of each node; 0 when it has no children yet. */
  readonly #first: Int32Array;
  /** The number of children of each node. */
  readonly #count: Int32Array;

  /**
   * @param capacity nodes, at least 1
   * @throws {UsageError} when there is not enough memory
   */
  constructor(capacity: number) {
    try {
      this.visits = new Int32Array(capacity);
      this.scores = new Float64Array(capacity);
      this.moves = new Int32Array(capacity);
      this.#first = new Int32Array(capacity);
      this.#count = new Int32Array(capacity);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const megabytes = Math.ceil(capacity * TREE_NODE_BYTES / 2 ** 20);
      throw new UsageError(
        `a tree of ${capacity} nodes needs ${megabytes} MB, more than the available memory`,
      );
    }
  }

  /** Removes all nodes except the root. */
  clear(): void {
    this.size = 0;
    this.#add(-1);
  }

  #add(move: Move): void {
    const node = this.size++;
    this.visits[node] = 0;
    this.scores[node] = 0;
    this.moves[node] = move;
    this.#first[node] = 0;
    this.#count[node] = 0;
  }

  /** The number of the first child of a node; 0 when it has none. */
  firstChild(node: number): number {
    return this.#first[node];
  }

  /** The number after the last child of a node. */
  endOfChildren(node: number): number {
    return this.#first[node] + this.#count[node];
  }

  /**
   * Adds a child for each of the first `count` moves, 1 or more, in random order.
   *
   * @returns whether the tree had room for them
   */
  expand(node: number, moves: Int32Array, count: number, random: Random): boolean {
    if (this.size + count > this.visits.length) return false;
    this.#first[node] = this.size;
    this.#count[node] = count;
    for (let i = 0; i < count; i++) {
      const j = i + random.below(count - i);
      const move = moves[j];
      moves[j] = moves[i];
      this.#add(move);
    }
    return true;
  }

  /** The mean score of the playouts through a visited node, for the side that made the move to it. */
  mean(node: number): number {
    return this.scores[node] / this.visits[node];
  }

  /** The child with the most playouts, among equals the one with the best mean; 0 when there is no child. */
  mostVisited(node: number): number {
    let best = 0;
    for (let child = this.firstChild(node); child < this.endOfChildren(node); child++) {
      if (this.visits[child] === 0) continue;
      const more = this.visits[child] - (best === 0 ? 0 : this.visits[best]);
      if (more > 0 || more === 0 && this.mean(child) > this.mean(best)) best = child;
    }
    return best;
  }
}
