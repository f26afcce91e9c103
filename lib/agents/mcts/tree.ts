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

/** Nodes with room at first, so that a short search takes little memory. */
const FIRST_NODES = 1024;

/** A tree that grows up to its capacity. The arrays are others after it has grown. */
export class Tree {
  /** The number of nodes in use. */
  size = 1;
  /** The number of playouts through each node. */
  visits: Int32Array = new Int32Array(0);
  /** The sum of their scores, for the side that made the move to the node. */
  scores: Float64Array = new Float64Array(0);
  /** The move to each node. */
  moves: Int32Array = new Int32Array(0);
  readonly #capacity: number;
  /** The first child of each node; 0 when it has no children yet. */
  #first = new Int32Array(0);
  /** The number of children of each node. */
  #count = new Int32Array(0);

  /**
   * A tree of the root alone.
   *
   * @param capacity nodes, at least 1
   * @throws {UsageError} when there is not enough memory
   */
  constructor(capacity: number) {
    this.#capacity = capacity;
    this.#grow(Math.min(capacity, FIRST_NODES));
  }

  /** Makes room for `nodes`, and keeps those that are there. */
  #grow(nodes: number): void {
    try {
      this.visits = copyInto(new Int32Array(nodes), this.visits);
      this.scores = copyInto(new Float64Array(nodes), this.scores);
      this.moves = copyInto(new Int32Array(nodes), this.moves);
      this.#first = copyInto(new Int32Array(nodes), this.#first);
      this.#count = copyInto(new Int32Array(nodes), this.#count);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const megabytes = Math.ceil(nodes * TREE_NODE_BYTES / 2 ** 20);
      throw new UsageError(
        `a tree of ${nodes} nodes needs ${megabytes} MB, more than the available memory`,
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
   * Adds a child for each of the first `count` moves, 1 or more.
   *
   * @param random gives them a random order; without it they keep theirs
   * @returns whether the tree had room for them
   * @throws {UsageError} when there is not enough memory
   */
  expand(node: number, moves: Int32Array, count: number, random?: Random): boolean {
    const size = this.size + count;
    if (size > this.#capacity) return false;
    if (size > this.visits.length) {
      this.#grow(Math.min(this.#capacity, Math.max(size, 2 * this.visits.length)));
    }
    this.#first[node] = this.size;
    this.#count[node] = count;
    for (let i = 0; i < count; i++) {
      const j = random ? i + random.below(count - i) : i;
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

function copyInto<A extends Int32Array | Float64Array>(array: A, before: A): A {
  array.set(before);
  return array;
}
