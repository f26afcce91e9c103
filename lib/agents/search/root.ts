/**
 * The search of the root, the same for every algorithm: it chooses the move to play. With a limit it is an
 * iterative deepening, which keeps the result of the last completed depth.
 *
 * @module
 */
import type { Move, Position } from "matchbox/games/mod.ts";
import type { Analysis, RootMove } from "../agent.ts";
import type { Algorithm } from "./algorithm.ts";
import { type Limit, SearchStopped } from "./limit.ts";
import { bringForward, NO_MOVE } from "./move_order.ts";
import type { Search } from "./search.ts";
import { pliesToEnd } from "./value.ts";

/** Called after each move of the root. */
export type RootProgress = (done: number, total: number) => void;

/** How the root is searched. */
export interface RootOptions {
  /** Search depth in plies, at least 1; with a limit, the largest depth. */
  readonly depth: number;
  /** With a limit, depths 1, 2 and so on are searched until it is reached. */
  readonly limit?: Limit;
  /** The algorithm ignores the window, so the value of every move is exact. */
  readonly exhaustive?: boolean;
  readonly progress?: RootProgress;
}

/** What a search of the root found. */
type Found = Omit<Analysis, "stats">;

/**
 * Searches an unfinished position and returns the best move: of several equally good ones, the first tried.
 * With alpha-beta the values of the other moves are upper bounds.
 *
 * When the limit is reached before depth 1 is complete, the move is the best of those searched so far, or
 * else the first one; `depth` is then 0.
 */
export function searchRoot(
  position: Position,
  search: Search,
  algorithm: Algorithm,
  { depth, limit, exhaustive = false, progress }: RootOptions,
): Analysis {
  search.begin(position, limit);
  const root = new Root(position, search, algorithm, exhaustive);
  let found = root.untried();
  let partial = found;
  try {
    for (let plies = limit ? 1 : depth; plies <= depth; plies++) {
      root.first(found.move);
      found = root.search(plies, (done, total, best) => {
        partial = best;
        progress?.(done, total);
      });
      // A deeper search cannot find a shorter win.
      const end = pliesToEnd(found.value);
      if (end !== null && end <= plies) break;
    }
  } catch (error) {
    if (!(error instanceof SearchStopped)) throw error;
    search.rewind(position);
    if (found.depth === 0) found = { ...partial, depth: 0 };
  }
  search.stats.depthReached = found.depth;
  return { ...found, stats: { ...search.stats } };
}

/**
 * Like `searchRoot`, but with the value of every move: a move with only a bound is searched again with an
 * open window. The statistics count the first search only.
 *
 * @param options a limit applies to the second part anew; moves that it does not reach keep their bounds
 */
export function analyseRoot(
  position: Position,
  search: Search,
  algorithm: Algorithm,
  options: RootOptions,
): Analysis {
  const found = searchRoot(position, search, algorithm, options);
  const moves = [...found.moves];
  search.limit(options.limit ?? {});
  try {
    for (let i = 0; i < moves.length; i++) {
      if (moves[i].exact || found.depth === 0) continue;
      search.play(position, moves[i].move);
      const value = -algorithm(position, found.depth - 1, -Infinity, Infinity, search);
      search.undo(position);
      moves[i] = { move: moves[i].move, value, exact: true };
    }
  } catch (error) {
    if (!(error instanceof SearchStopped)) throw error;
    search.rewind(position);
  }
  return { ...found, moves };
}

/** The moves of the root, in the order in which they are tried. */
class Root {
  readonly #position: Position;
  readonly #search: Search;
  readonly #algorithm: Algorithm;
  readonly #exhaustive: boolean;
  readonly #moves: Int32Array;

  constructor(position: Position, search: Search, algorithm: Algorithm, exhaustive: boolean) {
    this.#position = position;
    this.#search = search;
    this.#algorithm = algorithm;
    this.#exhaustive = exhaustive;
    const moves = new Int32Array(search.game.maxMoves);
    this.#moves = moves.subarray(0, position.moves(moves, 0));
  }

  /** The result before any search. */
  untried(): Found {
    const [move] = this.#moves;
    return { move, value: 0, depth: 0, principalVariation: [move], moves: [] };
  }

  /** Puts a move first. */
  first(move: Move): void {
    bringForward(this.#moves, 0, this.#moves.length, move);
  }

  /** One search to `depth` plies; `onMove` is called with the state after each move. */
  search(
    depth: number,
    onMove: (done: number, total: number, best: Found) => void,
  ): Found {
    const search = this.#search;
    const position = this.#position;
    const moves = this.#moves;
    search.enter();
    search.order.arrange(position, depth, 0, NO_MOVE, moves, moves.length);
    const values: RootMove[] = [];
    let best = this.untried();
    let alpha = -Infinity;
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i];
      search.play(position, move);
      const value = -this.#algorithm(position, depth - 1, -Infinity, -alpha, search);
      search.undo(position);
      const better = value > alpha;
      values.push({ move, value, exact: better || this.#exhaustive });
      if (better) {
        alpha = value;
        search.principalVariation.set(0, move);
        const principalVariation = search.principalVariation.line(0);
        best = { move, value, depth, principalVariation, moves: values };
      }
      onMove(i + 1, moves.length, best);
    }
    return best;
  }
}
