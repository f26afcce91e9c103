/**
 * Divides the solution of a long endgame into subproblems: the positions some plies after its own. Each is
 * searched apart with a null window, so a study can do it in short tasks and go on where it was stopped.
 * Symmetric positions are one subproblem. The bounds found for the subproblems give bounds for the whole.
 *
 * 6x6 from its start, which light wins by 20 to 16 (Feinstein 1993), is solved by two goals: dark's score is
 * at least -4, and it is not at least -2.
 *
 * @example
 * ```ts
 * const split = new SplitSolution(game, game.start(), 8);
 * for (let next; (next = split.open(-4)) !== null;) {
 *   const { score } = solveEndgame(game.start(next.position), next);
 *   split.record(next, score);
 * }
 * split.root(); // { lower: -4, upper: 36 } when the score is at least -4
 * ```
 *
 * @module
 */
import { type Game, legalMoves, type Move, type Position } from "matchbox/games/game.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { canonicalNotation } from "./canonical_notation.ts";

/** Between these lies the score of a position, for its side to move. */
export interface ScoreBounds {
  /** The score is at least this, in discs. */
  readonly lower: number;
  /** The score is at most this, in discs. */
  readonly upper: number;
}

/** A position to be searched with this window; options for `solveEndgame`. */
export interface Subproblem {
  /** The notation of the position, the same for all symmetric ones. */
  readonly position: string;
  /** Only scores above this need to be told apart. */
  readonly alpha: number;
  /** Only scores below this need to be told apart. */
  readonly beta: number;
}

/** A position of the first plies. */
class Node {
  /** Made when first needed; none for a subproblem. */
  children: readonly Node[] | null = null;
  /** By score: whether that of the position is at least this, as far as decided. */
  readonly atLeast: Map<number, boolean> = new Map();

  constructor(readonly notation: string, readonly plies: number) {}
}

/** The tree of the first plies, and what is known of the subproblems at its end. */
export class SplitSolution {
  readonly #game: Game;
  readonly #squares: number;
  readonly #start: Position;
  readonly #root: Node;
  /** By plies left to the subproblems and notation. */
  readonly #nodes = new Map<string, Node>();
  readonly #bounds = new Map<string, ScoreBounds>();

  /**
   * Begins with nothing known about the subproblems.
   *
   * @param position an unfinished position of Reversi, of size 4, 6 or 8
   * @param plies from there to the subproblems, at least 1; where a game ends earlier is a subproblem too
   */
  constructor(game: Game, position: Position, plies: number) {
    this.#game = game;
    this.#squares = (position as ReversiPosition).size ** 2;
    this.#start = position.clone();
    this.#root = this.#nodeOf(position, plies);
  }

  /** The positions of all subproblems. */
  subproblems(): string[] {
    const found = new Set<string>();
    const visited = new Set<Node>();
    const visit = (node: Node) => {
      if (visited.has(node)) return;
      visited.add(node);
      const children = this.#childrenOf(node);
      if (children.length === 0) found.add(node.notation);
      children.forEach(visit);
    };
    visit(this.#root);
    return [...found];
  }

  /** What is known of the subproblems, e.g. to be kept in rows. */
  known(): ({ position: string } & ScoreBounds)[] {
    return [...this.#bounds].map(([position, bounds]) => ({ position, ...bounds }));
  }

  /** Adds bounds of the score of a subproblem. */
  add(position: string, { lower, upper }: ScoreBounds): void {
    const known = this.#boundsOf(position);
    this.#bounds.set(position, {
      lower: Math.max(known.lower, lower),
      upper: Math.min(known.upper, upper),
    });
  }

  /** Adds what a search of a subproblem with its window found. */
  record({ position, alpha, beta }: Subproblem, score: number): void {
    this.add(position, {
      lower: score > alpha ? score : -this.#squares,
      upper: score < beta ? score : this.#squares,
    });
  }

  /**
   * The next subproblem to search to decide whether the score of the whole is at least `goal`, or null when
   * that is decided. As in alpha-beta, a move is followed until it is refuted, and the replies until one
   * refutes it.
   */
  open(goal: number): Subproblem | null {
    const found = this.#open(this.#root, goal);
    return typeof found === "boolean" ? null : found;
  }

  /** Bounds of the score of the whole. */
  root(): ScoreBounds {
    return this.#bound(this.#root, new Map());
  }

  /** Best play as far as the bounds tell it: the moves to a subproblem when both bounds of `root` are equal. */
  line(): Move[] {
    const known = new Map<Node, ScoreBounds>();
    const position = this.#start.clone();
    const line: Move[] = [];
    let node = this.#root;
    let { lower: score } = this.root();
    while (node.children?.length) {
      score = -score;
      const best = node.children.find((child) => {
        const { lower, upper } = this.#bound(child, known);
        return lower === score && upper === score;
      });
      if (!best) break;
      const move = legalMoves(this.#game, position).find((move) => {
        position.play(move);
        const leads = canonicalNotation(position) === best.notation;
        position.undo();
        return leads;
      })!;
      position.play(move);
      line.push(move);
      node = best;
    }
    return line;
  }

  /** Whether the score of a position is at least `least`, or the subproblem to search to decide it. */
  #open(node: Node, least: number): boolean | Subproblem {
    const decided = node.atLeast.get(least);
    if (decided !== undefined) return decided;
    const children = this.#childrenOf(node);
    let answer = false;
    if (children.length === 0) {
      const { lower, upper } = this.#boundsOf(node.notation);
      if (lower < least && upper >= least) {
        return { position: node.notation, alpha: least - 1, beta: least };
      }
      answer = lower >= least;
    }
    for (const child of children) {
      // A score of at least 1 - least for the other side is one below least for this side.
      const found = this.#open(child, 1 - least);
      if (typeof found !== "boolean") return found;
      if (found) continue;
      answer = true;
      break;
    }
    node.atLeast.set(least, answer);
    return answer;
  }

  #bound(node: Node, known: Map<Node, ScoreBounds>): ScoreBounds {
    const found = known.get(node);
    if (found) return found;
    let { lower, upper } = this.#boundsOf(node.notation);
    const children = this.#childrenOf(node);
    if (children.length > 0) {
      const below = children.map((child) => this.#bound(child, known));
      lower = Math.max(...below.map((bounds) => -bounds.upper));
      upper = Math.max(...below.map((bounds) => -bounds.lower));
    }
    const bounds = { lower, upper };
    known.set(node, bounds);
    return bounds;
  }

  #boundsOf(notation: string): ScoreBounds {
    return this.#bounds.get(notation) ?? { lower: -this.#squares, upper: this.#squares };
  }

  /** The different positions after each move, those with the fewest replies first. */
  #childrenOf(node: Node): readonly Node[] {
    if (node.children) return node.children;
    if (node.plies === 0) return node.children = [];
    const position = this.#game.start(node.notation) as ReversiPosition;
    const replies = new Map<Node, number>();
    for (const move of legalMoves(this.#game, position)) {
      position.play(move);
      replies.set(this.#nodeOf(position, node.plies - 1), position.mobility(position.side));
      position.undo();
    }
    const byReplies = [...replies].sort(([, a], [, b]) => a - b);
    return node.children = byReplies.map(([child]) => child);
  }

  #nodeOf(position: Position, plies: number): Node {
    const notation = canonicalNotation(position);
    const key = `${plies} ${notation}`;
    let node = this.#nodes.get(key);
    if (!node) this.#nodes.set(key, node = new Node(notation, plies));
    return node;
  }
}
