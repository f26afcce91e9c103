/**
 * Solves positions of Connect Four: who wins with best play by both sides, by a full search. A value is 1 when
 * the side to move wins, 0 for a draw, -1 when it loses.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import { type BoardSize, sizeText } from "matchbox/games/connect_four/board.ts";
import type { ConnectFourPosition } from "matchbox/games/connect_four/position.ts";
import { type Move, opponent, type Position } from "matchbox/games/game.ts";
import { kernelOr, type KernelValue } from "../kernel.ts";
import type { Limit } from "../search/limit.ts";
import { SolverKernel } from "./solver_kernel.ts";
import type { SolverParts } from "./solver_parts.ts";
import { type Goal, SolverSearch } from "./solver_search.ts";
import { KEY_BITS } from "./solver_table.ts";

/** A value with best play by both sides, for the side to move: 1 won, 0 drawn, -1 lost. */
export type Value = 1 | 0 | -1;

/** 16 MB, enough for about 30 free squares. */
export const DEFAULT_SOLVER_BITS = 20;

/** Solves positions one after the other with one table. */
export class ConnectFourSolver {
  readonly #size: BoardSize;
  readonly #search: SolverSearch | SolverKernel;
  /** Legal moves of the position at hand. */
  readonly #moves: Int32Array;

  /**
   * Makes a solver with an empty table.
   *
   * @param size columns and rows of the board
   * @param tableBits from 1 to 24; the table has 2^tableBits buckets of 16 bytes
   * @param parts those to leave out, if any
   * @param kernel what searches, with the same results; default: the kernel where it can
   * @throws {UsageError} when the board is 8x7, or there is not enough memory for the table
   */
  constructor(
    size: BoardSize,
    tableBits = DEFAULT_SOLVER_BITS,
    parts?: SolverParts,
    kernel: KernelValue = null,
  ) {
    if (size.columns * (size.rows + 1) > KEY_BITS) {
      throw new UsageError(
        `the solver plays Connect Four on every board but ${sizeText(size)}, whose positions do ` +
          `not fit into ${KEY_BITS} bits`,
      );
    }
    this.#size = size;
    this.#moves = new Int32Array(size.columns);
    this.#search = kernelOr<SolverKernel, SolverSearch>(
      kernel,
      () => new SolverKernel(size, tableBits, parts),
      () => new SolverSearch(size, tableBits, parts),
    );
  }

  /** Positions searched since `begin`. */
  get nodes(): number {
    return this.#search.nodes;
  }

  /** Forgets all positions, and sets a limit for all that follows. */
  begin(limit?: Limit): void {
    this.#search.begin(limit);
  }

  /**
   * Whether the value of a position is at least `goal`: 0 for a draw, 1 for a win of the side to move.
   *
   * @throws {SearchStopped} when the limit is reached
   */
  reaches(position: Position, goal: Goal): boolean {
    const { side, size } = position as ConnectFourPosition;
    if (sizeText(size) !== sizeText(this.#size)) {
      throw new UsageError(`expected a board of ${sizeText(this.#size)}, not ${sizeText(size)}`);
    }
    const result = position.result();
    if (result !== null) return (side === 0 ? result : -result) >= goal;
    if (this.#movesThat(position, winsAtOnce).length > 0) return true;
    const own = (position as ConnectFourPosition).discs(side);
    const enemy = (position as ConnectFourPosition).discs(opponent(side));
    const discs = {
      ownLow: own.low,
      ownHigh: own.high,
      enemyLow: enemy.low,
      enemyHigh: enemy.high,
    };
    return this.#search.reaches(discs, (position as ConnectFourPosition).count, goal);
  }

  /**
   * The value of a position.
   *
   * @throws {SearchStopped} when the limit is reached
   */
  value(position: Position): Value {
    if (this.reaches(position, 1)) return 1;
    return this.reaches(position, 0) ? 0 : -1;
  }

  /**
   * The value of every move, for the side that plays it, in the order of `Position.moves`.
   *
   * @param progress called with the number of moves done
   * @throws {SearchStopped} when the limit is reached; the position is then as before
   */
  moves(
    position: Position,
    progress?: (done: number, total: number) => void,
  ): { move: Move; value: Value }[] {
    const moves = this.#movesThat(position, () => true);
    return moves.map((move, index) => {
      const after = position.clone();
      after.play(move);
      const value = 0 - this.value(after) as Value;
      progress?.(index + 1, moves.length);
      return { move, value };
    });
  }

  /**
   * The moves with the best value. Of these, only those that win at once if there are any, and only those that
   * do not lose at once if there are any.
   *
   * @throws {SearchStopped} when the limit is reached
   */
  bestMoves(position: Position, moves = this.moves(position)): Move[] {
    const most = Math.max(...moves.map(({ value }) => value));
    const best = moves.filter(({ value }) => value === most).map(({ move }) => move);
    const wins = best.filter((move) => winsAtOnce(position, move));
    if (wins.length > 0) return wins;
    const lasting = best.filter((move) => !losesAtOnce(position, move));
    return lasting.length > 0 ? lasting : best;
  }

  #movesThat(position: Position, is: (position: Position, move: Move) => boolean): Move[] {
    const end = position.moves(this.#moves, 0);
    return [...this.#moves.subarray(0, end)].filter((move) => is(position, move));
  }
}

/** Whether a move makes a line of four. */
function winsAtOnce(position: Position, move: Move): boolean {
  position.play(move);
  const result = position.result();
  position.undo();
  return result !== null && result !== 0;
}

/** Whether the other side can answer a move with a line of four. */
function losesAtOnce(position: Position, move: Move): boolean {
  const after = position.clone();
  after.play(move);
  const { columns } = (position as ConnectFourPosition).size;
  const replies = new Int32Array(columns);
  return [...replies.subarray(0, after.moves(replies, 0))]
    .some((reply) => winsAtOnce(after, reply));
}
