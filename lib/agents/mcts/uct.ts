/**
 * Monte-Carlo tree search by UCT (Kocsis and Szepesvári, "Bandit based Monte-Carlo planning", 2006). Each
 * playout goes down the tree by the moves that promise most, adds to the tree where it leaves it, goes on at
 * random to the end of the game, and tells every node on its way how it ended. A move promises
 * what it has scored so far, and more the less it has been tried: the upper bound of UCB1 (Auer, Cesa-Bianchi
 * and Fischer, "Finite-time analysis of the multiarmed bandit problem", 2002).
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import type { Game, Position, Side } from "matchbox/games/mod.ts";
import type { Evaluation } from "../evaluate/evaluation.ts";
import { ROOT, type Tree } from "./tree.ts";

/** How playouts are made. */
export interface UctOptions {
  /** The weight of what has been tried little, at least 0; the square root of 2 is that of UCB1. */
  readonly exploration: number;
  /** Judges positions where playouts are broken off; without it all go to the end of the game. */
  readonly cutoff?: {
    readonly evaluation: Evaluation;
    /** Random plies before a playout is broken off, at least 0. */
    readonly plies: number;
    /** The value at which the side to move is expected to score 0.73, above 0: the unit of a logistic curve. */
    readonly scale: number;
  };
}

/** Playouts from one position after another. */
export class Uct {
  readonly #game: Game;
  readonly #tree: Tree;
  readonly #options: UctOptions;
  readonly #moves: Int32Array;
  /** The nodes of the playout at hand, from the root. */
  readonly #path: number[] = [];
  /** Random moves played beyond the tree, since it was made. */
  plies = 0;

  constructor(game: Game, tree: Tree, options: UctOptions) {
    this.#game = game;
    this.#tree = tree;
    this.#options = options;
    this.#moves = new Int32Array(game.maxMoves);
  }

  /** One playout from `position`, which is that of the root and is left as it was. */
  playout(position: Position, random: Random): void {
    const tree = this.#tree;
    const path = this.#path;
    path.length = 0;
    path.push(ROOT);
    let node = ROOT;
    while (tree.firstChild(node) !== 0) node = this.#down(position, this.#choose(node));
    // A node is given children when it is visited for the second time, the root at once.
    if (node === ROOT || tree.visits[node] > 0) {
      const count = position.moves(this.#moves, 0);
      if (count > 0 && tree.expand(node, this.#moves, count, random)) {
        this.#down(position, tree.firstChild(node));
      }
    }
    const { side } = position;
    const score = this.#score(position, random);
    this.#up(position, side, score);
  }

  #down(position: Position, child: number): number {
    position.play(this.#tree.moves[child]);
    this.#path.push(child);
    return child;
  }

  /** The child with the largest upper bound; one that was never visited comes before all others. */
  #choose(node: number): number {
    const tree = this.#tree;
    const end = tree.endOfChildren(node);
    const logVisits = Math.log(tree.visits[node]);
    let best = 0;
    let bestBound = -Infinity;
    for (let child = tree.firstChild(node); child < end; child++) {
      const visits = tree.visits[child];
      if (visits === 0) return child;
      const bound = tree.mean(child) + this.#options.exploration * Math.sqrt(logVisits / visits);
      if (bound > bestBound) {
        bestBound = bound;
        best = child;
      }
    }
    return best;
  }

  /** Plays on at random; what side 0 scores at the end: 1, one half or 0, or what is expected. */
  #score(position: Position, random: Random): number {
    const { cutoff } = this.#options;
    const most = cutoff?.plies ?? this.#game.maxPlies;
    const moves = this.#moves;
    let plies = 0;
    let count = position.moves(moves, 0);
    for (; count > 0 && plies < most; plies++) {
      position.play(moves[random.below(count)]);
      count = position.moves(moves, 0);
    }
    const result = count === 0 ? position.result() : null;
    const score = result !== null
      ? (result + 1) / 2
      : expected(cutoff!.evaluation.evaluate(position) / cutoff!.scale, position.side);
    for (let ply = 0; ply < plies; ply++) position.undo();
    this.plies += plies;
    return score;
  }

  /** Tells the nodes of the path the score of side 0, and takes their moves back. */
  #up(position: Position, sideAtEnd: Side, score: number): void {
    const tree = this.#tree;
    let side = sideAtEnd;
    for (let i = this.#path.length - 1; i >= 0; i--) {
      const node = this.#path[i];
      tree.visits[node]++;
      // The side that moved to the node is not the one to move there.
      tree.scores[node] += side === 1 ? score : 1 - score;
      if (i > 0) position.undo();
      side = side === 0 ? 1 : 0;
    }
  }
}

/** What side 0 is expected to score where the side to move has that value, in units of the scale. */
function expected(value: number, side: Side): number {
  const score = 1 / (1 + Math.exp(-value));
  return side === 0 ? score : 1 - score;
}
