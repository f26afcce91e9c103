/**
 * Exact endgames of Reversi on 4x4, 6x6 and 8x8: the final score under best play, by a full search. Scores
 * are in discs for the side to move: own minus the enemy's at the end of the game, where empty squares go to
 * the winner. This is how the FFO test positions count.
 *
 * The methods are those of strong programs such as Zebra (Andersson 2007): parity, fastest first, stable
 * discs, a table, and functions of their own for the last squares.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import type { Move, Position } from "matchbox/games/game.ts";
import { discsOf, moveOfSquare } from "matchbox/games/reversi/discs.ts";
import { emptySquares } from "matchbox/games/reversi/final_score.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { SourceEndReversi } from "matchbox/games/reversi/source_end.ts";
import { sharesMemory } from "matchbox/kernels/thread_memory.ts";
import { kernelOr, type KernelValue } from "../kernel.ts";
import type { Limit } from "../search/limit.ts";
import { boardShape } from "./board.ts";
import { EndgameKernel } from "./endgame_kernel.ts";
import { type EndgameParts, selectsFirst } from "./endgame_parts.ts";
import { EndgameSearch } from "./endgame_search.ts";
import { NO_SQUARE } from "./endgame_table.ts";
import { LEAST_SELECTIVE, searchSelectivelyFirst } from "./selective_first.ts";

/** How an endgame is solved. */
export interface EndgameOptions {
  /** Scores up to this need not be exact. Default: less than any score. */
  readonly alpha?: number;
  /** Scores from this on need not be exact. Default: more than any score. */
  readonly beta?: number;
  /** Finds the exact score of every move as well. Default: false. */
  readonly everyMove?: boolean;
  /** The table has 2^tableBits entries in threes, 64 bytes each three; from 1 to 24. Default: 16. */
  readonly tableBits?: number;
  /** The search may exceed a limit of nodes by some thousands, always by the same number. */
  readonly limit?: Limit;
  /** Parts of the search to leave out. Default: none. */
  readonly parts?: EndgameParts;
  /** What searches, with the same results. Default: the kernel where it can. */
  readonly kernel?: KernelValue;
  /** Threads that search with one table; with more than one, nodes are measured. Default: 1. */
  readonly threads?: number;
  /** Called with the number of root moves whose scores are known. */
  progress?(done: number, total: number): void;
}

/** What is known of an endgame. */
export interface EndgameSolution {
  /** The score for the side to move; a bound of it when it is not between alpha and beta. */
  readonly score: number;
  /** Best play to the end of the game, passes included; empty when the score is only a bound. */
  readonly line: readonly Move[];
  /** Every move with its exact score, in the order of `Position.moves`; empty unless asked for. */
  readonly moves: readonly { readonly move: Move; readonly score: number }[];
  /** Positions searched for the score alone, without line and moves; with one thread the same on every machine. */
  readonly nodes: number;
}

/**
 * Solves an endgame.
 *
 * @param position Reversi of size 4, 6 or 8; the game may be over
 * @throws {UsageError} when the board has another size, or the game another end than the standard one
 * @throws {SearchStopped} when the limit is reached
 */
export function solveEndgame(position: Position, options: EndgameOptions = {}): EndgameSolution {
  const { alpha = -Infinity, beta = Infinity, tableBits = DEFAULT_TABLE_BITS } = options;
  const { size } = position as ReversiPosition;
  const { parts, kernel, threads } = options;
  const solver = new EndgameSolver(size, tableBits, parts, kernel, threads);
  solver.begin(options.limit);
  const score = solver.score(position, alpha, beta);
  const { nodes } = solver;
  return {
    score,
    nodes,
    line: alpha < score && score < beta ? solver.line(position, score) : [],
    moves: options.everyMove ? solver.moves(position, options.progress) : [],
  };
}

/**
 * Checks that a position is of the standard rules.
 *
 * @throws {UsageError} for one with the source's end test, where scores are others
 */
export function checkSolvable(position: Position): void {
  if (!(position instanceof SourceEndReversi)) return;
  throw new UsageError("the endgame solver does not know reversi with end=source");
}

/** 4 MB, enough for about 18 empty squares. */
export const DEFAULT_TABLE_BITS = 16;

/** Solves endgames one after the other with one table. */
export class EndgameSolver {
  readonly #size: number;
  readonly #squares: number;
  readonly #search: EndgameSearch | EndgameKernel;
  readonly #selectsFirst: boolean;
  /** Whether nothing has been searched since `begin`. */
  #fresh = true;
  /** Legal moves of the position at hand. */
  readonly #moves = new Int32Array(64);

  /**
   * Makes a solver whose table has 2^tableBits slots.
   *
   * @param size squares on a side of the board: 4, 6 or 8
   * @param tableBits as in `EndgameOptions`
   * @param parts those to leave out, if any
   * @param kernel what searches, with the same results; default: the kernel where it can
   * @param threads that search with one table, from 1 to 16; more than one need the kernel, use all parts, and
   *   their nodes are measured; where threads cannot share memory, one searches
   * @throws {UsageError} when the board has another size, or there is not enough memory for the table
   */
  constructor(
    size: number,
    tableBits: number,
    parts?: EndgameParts,
    kernel: KernelValue = null,
    threads = 1,
  ) {
    this.#size = size;
    this.#squares = size * size;
    const shape = boardShape(size);
    this.#selectsFirst = selectsFirst(shape, parts ?? {});
    const together = threadsHere(threads);
    if (together > 1 && kernel === "ts") throw new UsageError("threads need kernel=wasm");
    this.#search = kernelOr<EndgameKernel, EndgameSearch>(
      kernel,
      () => new EndgameKernel(shape, tableBits, parts, together),
      () => new EndgameSearch(shape, tableBits, parts),
    );
  }

  /** Positions searched since `begin`. */
  get nodes(): number {
    return this.#search.nodes;
  }

  /** Forgets all positions, and sets a limit for all that follows. */
  begin(limit?: Limit): void {
    this.#fresh = true;
    this.#search.begin(limit);
  }

  /**
   * The score of a position: exact if it lies between `alpha` and `beta`, else a bound of it.
   *
   * @throws {UsageError} when the board has another size, or the game another end than the standard one
   * @throws {SearchStopped} when the limit is reached
   */
  score(position: Position, alpha = -Infinity, beta = Infinity): number {
    checkSolvable(position);
    const { size } = position as ReversiPosition;
    if (size !== this.#size) {
      throw new UsageError(`expected a board of ${this.#size}x${this.#size}, not ${size}x${size}`);
    }
    const [lowest, highest] = [-this.#squares - 1, this.#squares + 1];
    // Scores are whole numbers.
    const from = Math.max(Math.floor(alpha), lowest);
    const to = Math.min(Math.ceil(beta), highest);
    const discs = discsOf(position);
    // Later on the table knows exact scores, which a selective search would take away.
    const first = this.#selectsFirst && this.#fresh &&
      emptySquares(position as ReversiPosition) >= LEAST_SELECTIVE;
    this.#fresh = false;
    if (first) return searchSelectivelyFirst(this.#search, discs, from, to);
    return this.#search.search(discs, from, to);
  }

  /**
   * A move with the score of the position.
   *
   * @param score the exact score of the unfinished position
   * @throws {SearchStopped} when the limit is reached
   */
  bestMove(position: Position, score: number): Move {
    const known = this.#search.bestSquare(discsOf(position));
    const moves = [...this.#moves.subarray(0, position.moves(this.#moves, 0))];
    if (known !== NO_SQUARE) {
      const move = moveOfSquare(known, this.#size);
      moves.splice(moves.indexOf(move), 1);
      moves.unshift(move);
    }
    const best = moves.find((move) => this.#reaches(position, move, score));
    if (best === undefined) throw new RangeError(`no move of "${position}" has score ${score}`);
    return best;
  }

  /**
   * Best play to the end of the game, passes included.
   *
   * @param score the exact score of the position
   * @throws {SearchStopped} when the limit is reached
   */
  line(position: Position, score: number): Move[] {
    const current = position.clone();
    const line: Move[] = [];
    let left = score;
    while (current.result() === null) {
      // Fills the table with a good move for this position.
      this.score(current, left - 1, left + 1);
      const move = this.bestMove(current, left);
      line.push(move);
      current.play(move);
      left = -left;
    }
    return line;
  }

  /**
   * The exact score of every move, in the order of `Position.moves`.
   *
   * @param progress called with the number of moves done
   * @throws {SearchStopped} when the limit is reached
   */
  moves(
    position: Position,
    progress?: (done: number, total: number) => void,
  ): { move: Move; score: number }[] {
    const moves = [...this.#moves.subarray(0, position.moves(this.#moves, 0))];
    return moves.map((move, index) => {
      const after = position.clone();
      after.play(move);
      const score = -this.score(after) + 0;
      progress?.(index + 1, moves.length);
      return { move, score };
    });
  }

  #reaches(position: Position, move: Move, score: number): boolean {
    const after = position.clone();
    after.play(move);
    return this.score(after, -score, -score + 1) <= -score;
  }
}

/** Where threads cannot share memory, one searches; that is said once for each solver. */
function threadsHere(threads: number): number {
  if (threads === 1 || sharesMemory()) return threads;
  console.warn("threads cannot share memory here, so one thread searches");
  return 1;
}
