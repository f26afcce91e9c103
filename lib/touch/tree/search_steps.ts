/**
 * A recorded search, step by step: what is known of each node after each step, as a tree that can be drawn.
 *
 * @module
 */
import { type Game, legalMoves, type Move, type Position } from "matchbox/games/game.ts";
import type { RecordedSearch, Source, Visit } from "./recorded_search.ts";

/** A step: the search comes to a node, or goes back from it with its value. A leaf has only the first. */
export interface Step {
  /** The visit to the node. */
  readonly visit: Visit;
  /** Whether the search comes to it, or goes back. */
  readonly kind: "visit" | "return";
}

/** What is known of a node: it was not visited, it is being searched, or it has its value. */
export type NodeState = "unseen" | "open" | "done";

/** A node of a searched tree. All values are for the side to move at the root. */
export interface TracedNode {
  /** The move to this node, in notation; empty at the root. */
  readonly move: string;
  /** Whether the side to move is that of the root, Max. */
  readonly max: boolean;
  /** What is known of it. */
  readonly state: NodeState;
  /** The value that the search returned; null if it has not. */
  readonly value: number | null;
  /** A second number, drawn below the node. */
  readonly note?: string;
  /** How it got its value; null while it has none. */
  readonly source: Source | null;
  /**
   * Alpha and beta: on entry, and as they are now for a node that is being searched. Null for unvisited nodes
   * and for searches without a window.
   */
  readonly window: readonly [alpha: number, beta: number] | null;
  /** Whether the node is on the principal variation, as far as it is known. */
  readonly best: boolean;
  /** Whether the last step was about this node. */
  readonly current: boolean;
  /** Whether a null window has shown that it is better, so that it was searched again. */
  readonly again: boolean;
  /** The nodes below it, also those that were cut off; none where the tree is not drawn further. */
  readonly children: readonly TracedNode[];
}

/** The steps of a search. */
export class SearchSteps {
  /** All steps in turn; the first one is the visit to the root. */
  readonly steps: readonly Step[];
  readonly #game: Game;
  readonly #position: Position;
  readonly #root: Visit;
  readonly #depth: number;
  /** By the number of a visit: the steps at which it begins and has its value. */
  readonly #begins: number[] = [];
  readonly #ends: number[] = [];
  /** The visits above each visit, by its number. */
  readonly #above: (Visit | undefined)[] = [];

  /**
   * Puts the visits into steps.
   *
   * @param position the root of the search
   * @param depth of the search, in plies
   */
  constructor(game: Game, position: Position, { root }: RecordedSearch, depth: number) {
    this.#game = game;
    this.#position = position;
    this.#root = root;
    this.#depth = depth;
    const steps: Step[] = [];
    const follow = (visit: Visit, above?: Visit): void => {
      this.#above[visit.number] = above;
      this.#begins[visit.number] = steps.length;
      steps.push({ visit, kind: "visit" });
      for (const child of visit.children) follow(child, visit);
      if (visit.children.length > 0) steps.push({ visit, kind: "return" });
      this.#ends[visit.number] = steps.length - 1;
    };
    follow(root);
    this.steps = steps;
  }

  /** The nodes visited up to a step; one that is searched again counts again. */
  visitedAt(step: number): number {
    const { visit, kind } = this.steps[step];
    return kind === "visit" ? visit.number : this.#last(visit);
  }

  /** The visits from the root to that of a step. */
  lineAt(step: number): readonly Visit[] {
    const line: Visit[] = [];
    for (let at: Visit | undefined = this.steps[step].visit; at; at = this.#above[at.number]) {
      line.unshift(at);
    }
    return line;
  }

  /**
   * The tree after a step.
   *
   * @param whole whether all nodes are in it, also those that were never visited; otherwise those of the line
   * that is being searched, with their moves
   */
  treeAt(step: number, whole: boolean): TracedNode {
    const line = new Set(this.lineAt(step));
    const here = this.steps[step].visit;
    const position = this.#position.clone();
    const below = (
      visit: Visit | undefined,
      move: string,
      ply: number,
      best: boolean,
    ): TracedNode => {
      const done = visit !== undefined && this.#ends[visit.number] <= step;
      const sign = ply % 2 === 0 ? 1 : -1;
      const known = visit ? this.#latest(visit, step) : new Map<Move, Visit>();
      const bestMove = best && visit ? this.#bestMove(known, step) : null;
      const drawn = whole ? ply < this.#depth : visit !== undefined && line.has(visit);
      const moves = !drawn
        ? []
        : visit && visit.moves.length > 0
        ? visit.moves
        : whole
        ? legalMoves(this.#game, position)
        : [];
      const children = moves.map((next) => {
        const name = this.#game.format(position, next);
        position.play(next);
        const child = below(known.get(next), name, ply + 1, next === bestMove);
        position.undo();
        return child;
      });
      return {
        move,
        max: sign === 1,
        state: done ? "done" : visit ? "open" : "unseen",
        // Adding 0 turns -0 into 0.
        value: done ? sign * visit.value + 0 : null,
        source: done ? visit.source : null,
        window: visit ? this.#window(visit, known, step, done, sign) : null,
        best,
        current: visit === here,
        again: visit?.again ?? false,
        children,
      };
    };
    return below(this.#root, "", 0, true);
  }

  /** The number of the last visit at a node or below it. */
  #last({ number, children }: Visit): number {
    return children.length === 0 ? number : this.#last(children[children.length - 1]);
  }

  /** The latest visit to each move that has begun. */
  #latest(visit: Visit, step: number): Map<Move, Visit> {
    const begun = visit.children.filter(({ number }) => this.#begins[number] <= step);
    return new Map(begun.map((child) => [child.move, child]));
  }

  /** The first of the best moves so far, for the side to move. */
  #bestMove(known: ReadonlyMap<Move, Visit>, step: number): Move | null {
    const done = [...known.values()].filter(({ number }) => this.#ends[number] <= step);
    if (done.length === 0) return null;
    const best = Math.max(...done.map(({ value }) => -value));
    return done.find(({ value }) => -value === best)!.move;
  }

  #window(
    { window, children }: Visit,
    known: ReadonlyMap<Move, Visit>,
    step: number,
    done: boolean,
    sign: number,
  ): readonly [number, number] | null {
    if (window === null) return null;
    let [alpha, beta] = window;
    if (!done) {
      for (const child of known.values()) {
        // A value that is looked for again does not count.
        const final = children.findLast(({ move }) => move === child.move) === child;
        if (final && this.#ends[child.number] <= step) alpha = Math.max(alpha, -child.value);
      }
    }
    return sign === 1 ? [alpha + 0, beta + 0] : [-beta + 0, -alpha + 0];
  }
}
