/**
 * The search of AlphaZero: Monte-Carlo tree search without random playouts (D. Silver et al., "Mastering the game of
 * Go without human knowledge", Nature 550, 2017, and "A general reinforcement learning algorithm that masters chess,
 * shogi and Go through self-play", Science 362, 2018). A judge, the network, gives a position its value and each of its
 * moves a prior probability P. A playout goes down the tree by the move with the largest
 *
 *     Q + c * P * sqrt(N) / (1 + n),
 *
 * where N counts the playouts through the position, n those through the move, and Q is their mean score, 1/2 as long
 * as there are none. Where it comes to a new position, that is judged and its moves are added to the tree; its value
 * goes back up in place of a result. At the root of training games random shares are mixed into the priors.
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import type { Game, Move, Position } from "matchbox/games/game.ts";
import { ROOT, Tree } from "../../mcts/tree.ts";
import { dirichlet } from "./dirichlet.ts";

/** What judges positions. */
export interface Judge {
  /** The probability of each move, by its number, in the position judged last; 0 for illegal moves. */
  readonly policy: ArrayLike<number>;
  /**
   * Judges a position that is not finished.
   *
   * @param moves the first `count` of them are its legal moves
   * @returns the expected score of the side to move, from 0 to 1
   */
  judge(position: Position, moves: Int32Array, count: number): number;
}

/** Noise at the root. */
export interface RootNoise {
  /** The share of the priors that is random, from 0 to 1. */
  readonly share: number;
  readonly random: Random;
}

/** The most nodes of a tree; more are not added, and their positions are judged again. */
const MOST_NODES = 50_000_000;

/** The score of a move that has not been tried: that of a draw. */
const UNTRIED = 1 / 2;

/** The Dirichlet noise at a root with n moves has this divided by n as its alpha: 0.3 with the 35 of chess. */
const NOISE = 10;

/** A search with its tree, which can go on from one position of a game to the next. */
export class Puct {
  readonly tree: Tree = new Tree(MOST_NODES);
  /** The node of the position that is searched. */
  root: number = ROOT;
  /** Positions judged so far. */
  judged = 0;
  /** By node: the prior of the move to it. */
  #priors = new Float64Array(0);
  readonly #game: Game;
  readonly #judge: Judge;
  readonly #exploration: number;
  readonly #moves: Int32Array;
  readonly #shares: Float64Array;
  /** The nodes of the current playout, from the root. */
  readonly #path: number[] = [];

  /** @param exploration the factor c, at least 0 */
  constructor(game: Game, judge: Judge, exploration: number) {
    this.#game = game;
    this.#judge = judge;
    this.#exploration = exploration;
    this.#moves = new Int32Array(game.maxMoves);
    this.#shares = new Float64Array(game.maxMoves);
    this.clear();
  }

  /** Begins a new tree. */
  clear(): void {
    this.tree.clear();
    this.root = ROOT;
  }

  /** Goes on from the position after a move of the root, and keeps what is known of it. */
  descend(move: Move): void {
    const { tree } = this;
    for (let child = tree.firstChild(this.root); child < tree.endOfChildren(this.root); child++) {
      if (tree.moves[child] === move) {
        this.root = child;
        return;
      }
    }
    this.clear();
  }

  /**
   * Makes playouts until so many have gone through moves of the root, those of earlier searches included.
   *
   * @param position of the root, not finished; it is restored afterwards
   */
  search(position: Position, playouts: number, noise?: RootNoise): void {
    const { tree, root } = this;
    // The first one judges the root itself.
    if (tree.visits[root] === 0) this.playout(position);
    if (noise && noise.share > 0) this.#mix(noise);
    while (tree.visits[root] <= playouts) this.playout(position);
  }

  /** Makes one playout from the position of the root; it is restored afterwards. */
  playout(position: Position): void {
    const { tree, root } = this;
    const path = this.#path;
    path.length = 0;
    path.push(root);
    let node = root;
    while (tree.firstChild(node) !== 0) {
      node = this.#choose(node);
      position.play(tree.moves[node]);
      path.push(node);
    }
    // For the side that made the move to the node.
    let score = 1 - this.#score(node, position);
    for (let i = path.length - 1; i >= 0; i--) {
      tree.visits[path[i]]++;
      tree.scores[path[i]] += score;
      score = 1 - score;
      if (i > 0) position.undo();
    }
  }

  /** The prior of the move to a node. */
  prior(node: number): number {
    return this.#priors[node];
  }

  /** The child with the largest bound. */
  #choose(node: number): number {
    const { visits, scores } = this.tree;
    const priors = this.#priors;
    const weight = this.#exploration * Math.sqrt(visits[node]);
    const end = this.tree.endOfChildren(node);
    let best = 0;
    let bestBound = -Infinity;
    for (let child = this.tree.firstChild(node); child < end; child++) {
      const tried = visits[child];
      const mean = tried === 0 ? UNTRIED : scores[child] / tried;
      const bound = mean + weight * priors[child] / (1 + tried);
      if (bound > bestBound) {
        bestBound = bound;
        best = child;
      }
    }
    return best;
  }

  /** The score of a leaf for the side to move: its result, or what the judge says; then it gets its children. */
  #score(node: number, position: Position): number {
    const result = position.result();
    if (result !== null) return (1 + (position.side === 0 ? result : -result)) / 2;
    const { tree } = this;
    const count = position.moves(this.#moves, 0);
    const score = this.#judge.judge(position, this.#moves, count);
    this.judged++;
    if (tree.expand(node, this.#moves, count)) {
      if (this.#priors.length < tree.visits.length) {
        const more = new Float64Array(tree.visits.length);
        more.set(this.#priors);
        this.#priors = more;
      }
      const { policy } = this.#judge;
      const first = tree.firstChild(node);
      for (let i = 0; i < count; i++) this.#priors[first + i] = policy[this.#moves[i]];
    }
    return score;
  }

  /** Mixes random shares into the priors of the root's moves. */
  #mix({ share, random }: RootNoise): void {
    const first = this.tree.firstChild(this.root);
    const count = this.tree.endOfChildren(this.root) - first;
    dirichlet(this.#shares, count, NOISE / count, random);
    for (let i = 0; i < count; i++) {
      this.#priors[first + i] += share * (this.#shares[i] - this.#priors[first + i]);
    }
  }
}
