/**
 * The trace of a search of a small tree: the visited nodes with their windows, and the nodes cut off. The
 * algorithm is the same as in games; only its `Search` also records the nodes.
 *
 * @module
 */
import {
  algorithms,
  type Evaluation,
  type MoveOrder,
  Search,
  type SearchParts,
} from "matchbox/agents/mod.ts";
import { unknownName, UsageError } from "matchbox/base/mod.ts";
import { type Game, legalMoves, type Move, type Position } from "matchbox/games/mod.ts";

/** How a small tree is searched. */
export interface TraceOptions {
  /** Search depth in plies, at least 1. */
  readonly depth: number;
  /** Default: alpha-beta. */
  readonly algorithm?: "minimax" | "alphabeta";
  /** Values the positions at depth 0. */
  readonly evaluation: Evaluation;
  /** Default: as generated. */
  readonly order?: MoveOrder;
}

/** A node of a searched tree. All values are for the side to move at the root. */
export interface TracedNode {
  /** The move to this node, in notation; empty at the root. */
  readonly move: string;
  /** Whether the side to move is that of the root, Max. */
  readonly max: boolean;
  /** The value that the search returned; null if it did not visit the node. */
  readonly value: number | null;
  /** Alpha and beta on entry; null for unvisited nodes and for searches without a window. */
  readonly window: readonly [alpha: number, beta: number] | null;
  /** Whether the node is on the principal variation. */
  readonly best: boolean;
  /** The nodes below it, also those that were cut off. */
  readonly children: readonly TracedNode[];
}

/** The most leaves of a traced tree; a picture of more would be unreadable. */
export const MOST_LEAVES = 81;

/**
 * Searches a small tree and returns the whole tree, with a record of the search at each node.
 *
 * @throws {UsageError} when the tree has more than `MOST_LEAVES` leaves, the position is the end of a
 * game, or there is no such algorithm
 */
export function traceSearch(game: Game, position: Position, options: TraceOptions): TracedNode {
  const { depth, algorithm = "alphabeta", evaluation, order } = options;
  const entry = algorithms[algorithm];
  if (!entry) throw unknownName("search algorithm", algorithm, Object.keys(algorithms));
  const whole = wholeTree(game, position, depth);
  const search = new TracingSearch(game, { evaluation, order });
  search.begin(position);
  const found = entry.search(position, depth, -Infinity, Infinity, search);
  const seen = search.root;
  if (valueOf(seen) !== found) {
    throw new Error(`${algorithm}: found ${found}, but its nodes come to ${valueOf(seen)}`);
  }
  return traced(whole, seen, {
    max: true,
    best: true,
    window: entry.exhaustive ? null : { alpha: -Infinity, beta: Infinity },
  });
}

/** A node of the whole tree. */
interface Whole {
  readonly move: Move;
  readonly text: string;
  readonly children: readonly Whole[];
}

/** A visited node; its value is for its side to move. */
interface Seen {
  readonly move: Move;
  /** The value of a leaf or terminal position. */
  value: number | null;
  cut: boolean;
  readonly children: Seen[];
}

/** A search that records the nodes it visits. */
class TracingSearch extends Search {
  readonly root: Seen = { move: -1, value: null, cut: false, children: [] };
  readonly #path: Seen[] = [this.root];

  constructor(game: Game, parts: SearchParts) {
    super(game, parts);
  }

  get #node(): Seen {
    return this.#path.at(-1)!;
  }

  override play(position: Position, move: Move): void {
    super.play(position, move);
    const child: Seen = { move, value: null, cut: false, children: [] };
    this.#node.children.push(child);
    this.#path.push(child);
  }

  override undo(position: Position): void {
    super.undo(position);
    this.#path.pop();
  }

  override leaf(position: Position): number {
    return this.#node.value = super.leaf(position);
  }

  override gameOver(position: Position): number {
    return this.#node.value = super.gameOver(position);
  }

  override cutoff(...told: Parameters<Search["cutoff"]>): void {
    super.cutoff(...told);
    this.#node.cut = true;
  }
}

function wholeTree(game: Game, position: Position, depth: number): Whole {
  let leaves = 0;
  const below = (move: Move, text: string, plies: number): Whole => {
    const moves = plies === 0 ? [] : legalMoves(game, position);
    if (moves.length === 0 && ++leaves > MOST_LEAVES) {
      throw new UsageError(
        `a tree of depth ${depth} has more than ${MOST_LEAVES} leaves here, too many to draw: ` +
          "take a smaller depth or a later position",
      );
    }
    const children = moves.map((next) => {
      const name = game.format(position, next);
      position.play(next);
      const child = below(next, name, plies - 1);
      position.undo();
      return child;
    });
    return { move, text, children };
  };
  // A copy, because an error would leave moves that are not undone.
  position = position.clone();
  const root = below(-1, "", depth);
  if (root.children.length === 0) throw new UsageError("the position is the end of a game");
  return root;
}

function valueOf({ value, children }: Seen): number {
  return value ?? Math.max(...children.map((child) => -valueOf(child)));
}

interface Arrival {
  readonly max: boolean;
  readonly best: boolean;
  /** For the side to move, as in the search. */
  readonly window: { readonly alpha: number; readonly beta: number } | null;
}

/**
 * Puts the record into the whole tree. The window of a child is computed from that of its parent and the
 * values of earlier children. The check of the cutoffs shows that the search had the same windows.
 */
function traced(whole: Whole, seen: Seen | null, { max, best, window }: Arrival): TracedNode {
  const moveAndSide = { move: whole.text, max };
  const unseen = whole.children.filter(({ move }) =>
    !seen?.children.some((child) => child.move === move)
  );
  const cutOff = unseen.map((child) =>
    traced(child, null, { max: !max, best: false, window: null })
  );
  if (seen === null) {
    return { ...moveAndSide, value: null, window: null, best: false, children: cutOff };
  }
  const value = valueOf(seen);
  if (window && seen.children.length && seen.cut !== (value >= window.beta)) {
    throw new Error("the search has a cutoff that its window does not explain");
  }
  let alpha = window?.alpha ?? -Infinity;
  const first = seen.children.find((child) => -valueOf(child) === value);
  const children = seen.children.map((child) => {
    const node = traced(whole.children.find(({ move }) => move === child.move)!, child, {
      max: !max,
      best: best && child === first,
      window: window && { alpha: -window.beta, beta: -alpha },
    });
    alpha = Math.max(alpha, -valueOf(child));
    return node;
  });
  const sign = max ? 1 : -1;
  const ends = window && [sign * window.alpha, sign * window.beta].sort((a, b) => a - b);
  return {
    ...moveAndSide,
    // Adding 0 turns -0 into 0.
    value: sign * value + 0,
    window: ends && [ends[0], ends[1]],
    best,
    children: [...children, ...cutOff],
  };
}
