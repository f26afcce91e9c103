/**
 * The search of the solver of Connect Four in TypeScript: it asks whether the side to move can reach a goal,
 * a draw or a win, and goes to the end of the game. Its twin is kernels/assembly/connect_four/solver.ts.
 *
 * The ideas are those of J. Tromp (Fhourstones) and P. Pons (Solving Connect 4, 2015): a move that lets the
 * enemy win at once is not tried; moves that make more threats come first, then those nearer to the middle;
 * a table keeps what is known of positions, those of the first plies together with their mirror images.
 *
 * @module
 */
import {
  bitOf,
  type BoardSize,
  type Squares,
  squaresOf,
} from "matchbox/games/connect_four/board.ts";
import { type Limit, Watch } from "../search/limit.ts";
import type { SolverParts } from "./solver_parts.ts";
import { lowerOf, pack, SolverTable, upperOf } from "./solver_table.ts";
import { findWins, wins } from "./squares_to_win.ts";

/** The side to move at least draws, or wins. */
export type Goal = 0 | 1;

/** Up to this many discs a position is taken for its mirror image. */
const MIRRORED = 12;
/** With fewer free squares, children are not looked up before they are searched. */
const LOOKED_UP = 8;

/** The discs of both sides, each in two halves. */
export interface Discs {
  readonly ownLow: number;
  readonly ownHigh: number;
  readonly enemyLow: number;
  readonly enemyHigh: number;
}

/** Searches positions of one size of board. */
export class SolverSearch {
  readonly #rows: number;
  readonly #squares: number;
  readonly #parts: SolverParts;
  readonly #table: SolverTable;
  /** The lowest row, all squares, and the squares of each column, those nearest to the middle first. */
  readonly #bottom: Squares;
  readonly #board: Squares;
  readonly #columns: readonly Squares[];
  /** The moves of every ply in order: the disc in two halves, and the squares that would then win. */
  readonly #moves: Int32Array;
  /** The key that `#findKey` found. */
  #keyLow = 0;
  #keyHigh = 0;
  #nodes = 0;
  #watch = new Watch({}, 0);

  /** @param bits as of `SolverTable` */
  constructor({ columns, rows }: BoardSize, bits: number, parts: SolverParts = {}) {
    this.#rows = rows;
    this.#squares = columns * rows;
    this.#parts = { table: true, mirror: true, threatsFirst: true, childCutoffs: true, ...parts };
    this.#table = new SolverTable(bits);
    const columnOf = (column: number) =>
      Array.from({ length: rows }, (_, row) => bitOf(column, row, rows));
    const all = Array.from({ length: columns }, (_, column) => column);
    this.#bottom = squaresOf(all.map((column) => bitOf(column, 0, rows)));
    this.#board = squaresOf(all.flatMap(columnOf));
    const fromMiddle = (column: number) => Math.abs(2 * column - (columns - 1));
    this.#columns = all.toSorted((one, other) => fromMiddle(one) - fromMiddle(other))
      .map((column) => squaresOf(columnOf(column)));
    this.#moves = new Int32Array((this.#squares + 1) * columns * MOVE);
  }

  /** Positions searched since `begin`. */
  get nodes(): number {
    return this.#nodes;
  }

  /** Forgets all positions, and sets a limit for all that follows. */
  begin(limit: Limit = {}): void {
    this.#table.clear();
    this.#nodes = 0;
    this.#watch = new Watch(limit, 0);
  }

  /**
   * Whether the side to move, which has no move that wins at once, can reach the goal.
   *
   * @param count discs on the board, which is not full
   * @throws {SearchStopped} when the limit is reached
   */
  reaches(discs: Discs, count: number, goal: Goal): boolean {
    const { ownLow, ownHigh, enemyLow, enemyHigh } = discs;
    return this.#search(ownLow, ownHigh, enemyLow, enemyHigh, count, goal);
  }

  #search(
    ownLow: number,
    ownHigh: number,
    enemyLow: number,
    enemyHigh: number,
    count: number,
    goal: Goal,
  ): boolean {
    if (this.#nodes >= this.#watch.next) this.#watch.check(this.#nodes);
    const before = this.#nodes++;

    const low = ownLow | enemyLow;
    const high = ownHigh | enemyHigh;
    let movesLow = (low << 1 | this.#bottom.low) & ~low & this.#board.low;
    let movesHigh = (high << 1 | low >>> 31 | this.#bottom.high) & ~high & this.#board.high;
    findWins(enemyLow, enemyHigh, this.#rows);
    const threatsLow = wins.low & ~low & this.#board.low;
    const threatsHigh = wins.high & ~high & this.#board.high;
    const forcedLow = movesLow & threatsLow;
    const forcedHigh = movesHigh & threatsHigh;
    if ((forcedLow | forcedHigh) !== 0) {
      // Only one of two threats could be met.
      if (!isSingle(forcedLow, forcedHigh)) return false;
      movesLow = forcedLow;
      movesHigh = forcedHigh;
    }
    // A disc below a winning square of the enemy would let him play there.
    movesLow &= ~(threatsLow >>> 1 | threatsHigh << 31);
    movesHigh &= ~(threatsHigh >>> 1);
    if ((movesLow | movesHigh) === 0) return false;
    // Nobody can win on the last two squares any more.
    if (count >= this.#squares - 2) return goal === 0;

    this.#findKey(ownLow, ownHigh, low, high, count);
    const keyLow = this.#keyLow;
    const keyHigh = this.#keyHigh;
    const known = this.#table.find(keyLow, keyHigh);
    if (lowerOf(known) >= goal) return true;
    if (upperOf(known) < goal) return false;

    const from = count * this.#columns.length * MOVE;
    const freeLow = this.#board.low & ~low;
    const freeHigh = this.#board.high & ~high;
    const end = this.#sortMoves(ownLow, ownHigh, freeLow, freeHigh, movesLow, movesHigh, from);
    const childGoal = (1 - goal) as Goal;
    if (this.#parts.childCutoffs && this.#squares - count > LOOKED_UP) {
      for (let at = from; at < end; at += MOVE) {
        const afterLow = low | this.#moves[at];
        const afterHigh = high | this.#moves[at + 1];
        this.#findKey(enemyLow, enemyHigh, afterLow, afterHigh, count + 1);
        if (upperOf(this.#table.find(this.#keyLow, this.#keyHigh)) < childGoal) return true;
      }
    }
    let reached = false;
    for (let at = from; at < end && !reached; at += MOVE) {
      reached = !this.#search(
        enemyLow,
        enemyHigh,
        ownLow | this.#moves[at],
        ownHigh | this.#moves[at + 1],
        count + 1,
        childGoal,
      );
    }
    if (this.#parts.table) {
      const lower = reached ? goal : lowerOf(known);
      const upper = reached ? upperOf(known) : goal - 1;
      this.#table.store(keyLow, keyHigh, pack(lower, upper, this.#nodes - before));
    }
    return reached;
  }

  /**
   * Finds the key of a position: the discs of the side to move, with a bit above the discs of each column.
   * Early in the game it is the smaller one of the position and its mirror image.
   */
  #findKey(ownLow: number, ownHigh: number, low: number, high: number, count: number): void {
    this.#keyLow = ownLow | (low << 1 | this.#bottom.low) & ~low;
    this.#keyHigh = ownHigh | (high << 1 | low >>> 31 | this.#bottom.high) & ~high;
    if (!this.#parts.mirror || count > MIRRORED) return;
    const stride = this.#rows + 1;
    const one = (1 << stride) - 1;
    let [restLow, restHigh, imageLow, imageHigh] = [this.#keyLow, this.#keyHigh, 0, 0];
    for (let column = this.#columns.length; column > 0; column--) {
      imageHigh = imageHigh << stride | imageLow >>> 32 - stride;
      imageLow = imageLow << stride | restLow & one;
      restLow = restLow >>> stride | restHigh << 32 - stride;
      restHigh >>>= stride;
    }
    if (
      imageHigh < this.#keyHigh ||
      imageHigh === this.#keyHigh && imageLow >>> 0 < this.#keyLow >>> 0
    ) {
      this.#keyLow = imageLow;
      this.#keyHigh = imageHigh;
    }
  }

  /** Writes the moves from `from` on, in the order in which they are tried, and returns the end. */
  #sortMoves(
    ownLow: number,
    ownHigh: number,
    freeLow: number,
    freeHigh: number,
    movesLow: number,
    movesHigh: number,
    from: number,
  ): number {
    const moves = this.#moves;
    let end = from;
    for (const column of this.#columns) {
      const low = movesLow & column.low;
      const high = movesHigh & column.high;
      if ((low | high) === 0) continue;
      let threats = 0;
      if (this.#parts.threatsFirst) {
        findWins(ownLow | low, ownHigh | high, this.#rows);
        threats = bitsOf(wins.low & freeLow & ~low) + bitsOf(wins.high & freeHigh & ~high);
      }
      let at = end;
      for (; at > from && moves[at - MOVE + 2] < threats; at -= MOVE) {
        moves.copyWithin(at, at - MOVE, at);
      }
      moves[at] = low;
      moves[at + 1] = high;
      moves[at + 2] = threats;
      end += MOVE;
    }
    return end;
  }
}

/** Words of a move. */
const MOVE = 3;

/** Whether a set that is not empty has one square. */
function isSingle(low: number, high: number): boolean {
  return low === 0 ? (high & high - 1) === 0 : high === 0 && (low & low - 1) === 0;
}

function bitsOf(mask: number): number {
  let count = 0;
  for (; mask !== 0; mask &= mask - 1) count++;
  return count;
}
