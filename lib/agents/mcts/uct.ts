/**
 * Monte-Carlo tree search by UCT (Kocsis and Szepesvári, "Bandit based Monte-Carlo planning", 2006). Each
 * playout has four steps: selection of moves down the tree, expansion by new nodes, random moves to the end
 * of the game, and an update of all nodes on its path with the result. Selection takes the move with the
 * largest upper bound, its mean score plus a term that is larger for moves tried less often: UCB1 (Auer,
 * Cesa-Bianchi and Fischer, "Finite-time analysis of the multiarmed bandit problem", 2002).
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import type { Game, Position, Side } from "matchbox/games/game.ts";
import { type Evaluation, valueAlone } from "../evaluate/evaluation.ts";
import { ROOT, type Tree } from "./tree.ts";

/** Options of playouts. */
export interface UctOptions {
  /** The weight of the exploration term, at least 0; in UCB1 the square root of 2. */
  readonly exploration: number;
  /** Cuts playouts short and evaluates them; by default all go to the end of the game. */
  readonly cutoff?: {
    readonly evaluation: Evaluation;
    /** Random plies before a playout is cut short, at least 0. */
    readonly plies: number;
    /**
     * The evaluation with an expected score of 0.73 for the side to move, above 0: the unit of a logistic
     * curve.
     */
    readonly scale: number;
  };
}

/** Makes playouts and updates the tree. */
export class Uct {
  readonly #game: Game;
  readonly #tree: Tree;
  readonly #options: UctOptions;
  readonly #moves: Int32Array;
  /** The nodes of the current playout, from the root. */
  readonly #path: number[] = [];
  /** Random moves played below the tree, in total. */
  plies = 0;

  /** Playouts that grow this tree. */
  constructor(game: Game, tree: Tree, options: UctOptions) {
    this.#game = game;
    this.#tree = tree;
    this.#options = options;
    this.#moves = new Int32Array(game.maxMoves);
  }

  /** Makes one playout from `position`, the position of the root; it is restored afterwards. */
  playout(position: Position, random: Random): void {
    const tree = this.#tree;
    const path = this.#path;
    path.length = 0;
    path.push(ROOT);
    let node = ROOT;
    while (tree.firstChild(node) !== 0) node = this.#down(position, this.#choose(node));
    // A node gets children at its second visit, the root at its first.
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

  /** The child with the largest upper bound; unvisited children come first. */
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

  /** Plays random moves; returns the score of side 0 at the end, 1, one half or 0, or the expected score. */
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
      : expected(valueAlone(cutoff!.evaluation, position) / cutoff!.scale, position.side);
    for (let ply = 0; ply < plies; ply++) position.undo();
    this.plies += plies;
    return score;
  }

  /** Adds the score of side 0 to the nodes of the path and takes their moves back. */
  #up(position: Position, sideAtEnd: Side, score: number): void {
    const tree = this.#tree;
    let side = sideAtEnd;
    for (let i = this.#path.length - 1; i >= 0; i--) {
      const node = this.#path[i];
      tree.visits[node]++;
      // A node's score is for the side that made the move to it, the opponent of the side to move.
      tree.scores[node] += side === 1 ? score : 1 - score;
      if (i > 0) position.undo();
      side = side === 0 ? 1 : 0;
    }
  }
}

/** The expected score of side 0 for a value of the side to move, in units of the scale. */
function expected(value: number, side: Side): number {
  const score = 1 / (1 + Math.exp(-value));
  return side === 0 ? score : 1 - score;
}
