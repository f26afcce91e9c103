/**
 * The search of the root with a window: alpha-beta over its moves. It keeps the result of each move, because
 * a depth may need several searches.
 *
 * @module
 */
import type { Move, Position } from "matchbox/games/game.ts";
import type { RootMove } from "../agent.ts";
import type { Algorithm } from "./algorithm.ts";
import type { DepthSearch, Found } from "./depth_search.ts";
import { reductionOf } from "./late_move_reductions.ts";
import { bringForward, NO_MOVE } from "./move_order.ts";
import { NULL_WINDOW } from "./null_window.ts";
import type { Search } from "./search.ts";
import { BEYOND } from "./value.ts";
import { openWindow, type Windows } from "./window.ts";

/** Options of the search; see `RootOptions`. */
interface RootSearchOptions {
  readonly windows?: Windows;
  readonly exhaustive?: boolean;
  readonly scouts?: boolean;
  readonly reductions?: boolean;
  select?(position: Position, moves: Int32Array, count: number): number;
  progress?(done: number, total: number): void;
}

/** The state of the root: its moves in the order of the search, and their results. */
export class RootSearch implements DepthSearch {
  readonly #position: Position;
  readonly #search: Search;
  readonly #algorithm: Algorithm;
  readonly #options: RootSearchOptions;
  readonly #moves: Int32Array;
  /** The results of the moves at this depth. */
  readonly #known = new Map<Move, RootMove>();
  #depth = 0;
  #searches = 0;
  #first: Move = NO_MOVE;
  #best: Move;
  #value = 0;
  #line: readonly Move[];

  constructor(
    position: Position,
    search: Search,
    algorithm: Algorithm,
    options: RootSearchOptions,
  ) {
    this.#position = position;
    this.#search = search;
    this.#algorithm = algorithm;
    this.#options = options;
    const moves = new Int32Array(search.game.maxMoves);
    const count = position.moves(moves, 0);
    this.#moves = moves.subarray(0, options.select?.(position, moves, count) ?? count);
    this.#best = this.#moves[0];
    this.#line = [this.#best];
  }

  /** The result so far; before any search, the first move without a value. */
  get found(): Found {
    const moves = [...this.#moves].flatMap((move) => this.#known.get(move) ?? []);
    return {
      move: this.#best,
      value: this.#value,
      depth: this.#depth,
      principalVariation: this.#line,
      moves,
    };
  }

  deepen(depth: number, before: Found): Found {
    const { windows = openWindow } = this.#options;
    this.#begin(depth, before.move);
    const guess = before.depth === 0 ? null : before.value;
    return this.#end(windows((alpha, beta) => this.#searchMoves(alpha, beta), guess));
  }

  /** Prepares the search of a depth, in plies; `first` is the first move to try. */
  #begin(depth: number, first: Move): void {
    if (this.#depth > 0) this.#first = first;
    this.#depth = depth;
    this.#searches = 0;
    this.#known.clear();
    bringForward(this.#moves, 0, this.#moves.length, first);
    this.#best = first;
    this.#line = [first];
    this.#value = 0;
  }

  /** The combined result of the searches of this depth, with the given value. */
  #end(value: number): Found {
    this.#value = value;
    this.#known.set(this.#best, { move: this.#best, value, exact: true });
    return this.found;
  }

  /** The value of the root, exact between `alpha` and `beta`, otherwise a bound. */
  #searchMoves(alpha: number, beta: number): number {
    const search = this.#search;
    const moves = this.#moves;
    const depth = this.#depth;
    if (this.#searches++ > 0) search.stats.rootReSearches++;
    search.enter();
    search.order.arrange(this.#position, depth, 0, this.#first, moves, moves.length);
    let best = -BEYOND;
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i];
      const value = this.#valueOf(i, alpha, beta);
      if (value > best) best = value;
      const exact = this.#options.exhaustive || value > alpha && value < beta;
      // A value of beta or more is not an upper bound of the move.
      if (exact || value < beta) this.#known.set(move, { move, value, exact });
      if (value > alpha) {
        alpha = value;
        search.principalVariation.set(0, move);
        this.#best = move;
        this.#value = value;
        this.#line = search.principalVariation.line(0);
      }
      this.#options.progress?.(i + 1, moves.length);
      if (value >= beta) {
        search.cutoff(this.#position, depth, i, move);
        break;
      }
    }
    return best;
  }

  /** The value of the move with that number in the order. */
  #valueOf(index: number, alpha: number, beta: number): number {
    const search = this.#search;
    const position = this.#position;
    const depth = this.#depth - 1;
    const ceiling = index > 0 && this.#options.scouts ? alpha + NULL_WINDOW : beta;
    const reduction = this.#options.reductions ? this.#reductionOf(index) : 0;
    search.play(position, this.#moves[index]);
    if (reduction > 0) {
      const left = depth - reduction;
      const value = 0 - this.#algorithm(position, left, 0 - alpha - NULL_WINDOW, 0 - alpha, search);
      if (value <= alpha) {
        search.undo(position);
        return value;
      }
    }
    let value = 0 - this.#algorithm(position, depth, 0 - ceiling, 0 - alpha, search);
    if (value >= ceiling && value < beta && depth > 0) {
      search.stats.reSearches++;
      value = 0 - this.#algorithm(position, depth, 0 - beta, NULL_WINDOW - value, search);
    }
    search.undo(position);
    return value;
  }

  /** The plies by which a move is searched less deep first. */
  #reductionOf(index: number): number {
    const { tactics } = this.#search;
    const plies = reductionOf(this.#depth, index, true);
    if (plies === 0 || !tactics?.isLoud || !tactics.threatens) return 0;
    const position = this.#position;
    const move = this.#moves[index];
    const quiet = !tactics.threatened(position) && !tactics.isLoud(position, move) &&
      !tactics.threatens(position, move);
    return quiet ? plies : 0;
  }
}
