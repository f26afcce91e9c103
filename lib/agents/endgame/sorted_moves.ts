/**
 * The moves of the nodes of the endgame solver, in the order in which it tries them: the best move in the
 * table first, then those that leave the enemy few replies (fastest first), with a bonus for good squares and
 * odd regions (Andersson 2007). With many empty squares a shallow search estimates them: see `outlook.ts`.
 *
 * While it sorts, it looks the children up in the table: one whose bound refutes the node spares the search
 * (enhanced transposition cutoff, from "Exploiting graph properties of game trees").
 *
 * @module
 */
import * as reversi from "matchbox/games/reversi/mod.ts";
import type { BoardShape } from "./board.ts";
import type { EndgameParts } from "./endgame_parts.ts";
import * as tables from "./endgame_table.ts";
import * as flipping from "./flips.ts";
import * as last from "./last_empties.ts";
import * as outlooks from "./outlook.ts";
import * as squares from "./squares.ts";

const { flips, flipsHigh } = flipping;
const { findTakeable, takeable } = reversi;
const { upperOf } = tables;
const { QUARTERS: QUARTER } = squares;
const { BEYOND } = outlooks;
const { NONE } = last;

/** Numbers kept for each move: its square, its flips in two halves, and its key. */
export const SQUARE = 0;
export const LOW = 1;
export const HIGH = 2;
const KEY = 3;
/** Numbers of a move, and of all moves of a node. */
export const MOVE = 4;
export const NODE = 64 * MOVE;

/** With at least this many empty squares, children are looked up in the table, and a search sorts. */
const SEARCHED = 12;
/** One more ply of that search for as many more empty squares. */
const PLIES_EACH = 2;

/** The same for a search by the trained evaluation, which has no ply below that number. */
const TRAINED_SEARCHED = 14;
const TRAINED_PLIES_EACH = 3;
const TRAINED_MOST_PLIES = 5;
/** An estimate of a move that is worse than the best by more than this need not be exact. */
const MARGIN = 30;

/** Weights of a move without such a search, beside the worth of its square. */
const REPLIES = -24;
const ODD_REGION = 8;
/** Weights of the trained search, and of the replies beside it. */
const TRAINED = -2;
const TRAINED_REPLIES = -32;
/** The key of the best move in the table. */
const FIRST = 2 * BEYOND;

/** The moves of the nodes of one line, by the number of empty squares. */
export class SortedMoves {
  /** The moves of a node with `n` empty squares, from index `n * NODE` on. */
  readonly moves: Int32Array = new Int32Array(65 * NODE);
  readonly #squares: number;
  readonly #low: number;
  readonly #high: number;
  readonly #worth: Int32Array;
  readonly #table: tables.EndgameTable;
  readonly #outlook: outlooks.Outlook;
  readonly #childCutoffs: boolean;
  readonly #fastestFirst: boolean;
  /** The trained estimates of the moves of a node, for the enemy, need not be exact above this. */
  #most = BEYOND;

  constructor(
    shape: BoardShape,
    table: tables.EndgameTable,
    outlook: outlooks.Outlook,
    { childCutoffs = true, fastestFirst = true }: EndgameParts,
  ) {
    this.#squares = shape.size ** 2;
    this.#low = shape.low;
    this.#high = shape.high;
    this.#worth = squares.worthOfSquares(shape);
    this.#table = table;
    this.#outlook = outlook;
    this.#childCutoffs = childCutoffs;
    this.#fastestFirst = fastestFirst;
  }

  /** Writes the legal moves with their flips; returns the end of them. */
  find(
    ownLow: number,
    ownHigh: number,
    enemyLow: number,
    enemyHigh: number,
    empties: number,
  ): number {
    const moves = this.moves;
    let end = empties * NODE;
    findTakeable(ownLow, ownHigh, enemyLow, enemyHigh, false);
    let restLow = takeable[0] & this.#low;
    let restHigh = takeable[1] & this.#high;
    while ((restLow | restHigh) !== 0) {
      const square = restLow !== 0
        ? 31 - Math.clz32(restLow & -restLow)
        : 63 - Math.clz32(restHigh & -restHigh);
      if (restLow !== 0) restLow &= restLow - 1;
      else restHigh &= restHigh - 1;
      moves[end | SQUARE] = square;
      moves[end | LOW] = flips(square, ownLow, ownHigh, enemyLow, enemyHigh);
      moves[end | HIGH] = flipsHigh[0];
      end += MOVE;
    }
    return end;
  }

  /**
   * Sets the keys of the moves, by which they are sorted.
   *
   * @returns a lower bound of the score that reaches `beta`, from a move that wins all discs or a child in
   * the table, or else `NONE`
   */
  setKeys(
    ownLow: number,
    ownHigh: number,
    enemyLow: number,
    enemyHigh: number,
    beta: number,
    empties: number,
    parity: number,
    known: number,
    end: number,
  ): number {
    const moves = this.moves;
    this.#most = BEYOND;
    for (let at = empties * NODE; at < end; at += MOVE) {
      const square = moves[at | SQUARE];
      const nextLow = enemyLow ^ moves[at | LOW];
      const nextHigh = enemyHigh ^ moves[at | HIGH];
      if ((nextLow | nextHigh) === 0) return this.#squares;
      const placedLow = ownLow | moves[at | LOW] | (square < 32 ? 1 << square : 0);
      const placedHigh = ownHigh | moves[at | HIGH] | (square < 32 ? 0 : 1 << square);
      let key = this.#worth[square];
      if ((parity & QUARTER[square]) !== 0) key += ODD_REGION;
      if (empties >= SEARCHED && this.#childCutoffs) {
        const child = this.#table.find(nextLow, nextHigh, placedLow, placedHigh, empties - 1);
        if (child !== 0 && -upperOf(child) >= beta) return -upperOf(child);
      }
      if (this.#fastestFirst && square !== known) {
        key += this.#outlookOf(nextLow, nextHigh, placedLow, placedHigh, empties);
      }
      moves[at | KEY] = square === known ? FIRST : key;
    }
    return NONE;
  }

  /** What the key of a move owes to the position after it, by the number of empty squares before it. */
  #outlookOf(
    ownLow: number,
    ownHigh: number,
    enemyLow: number,
    enemyHigh: number,
    empties: number,
  ): number {
    const outlook = this.#outlook;
    const searched = (depth: number, most: number) =>
      outlook.search(ownLow, ownHigh, enemyLow, enemyHigh, -BEYOND, most, depth);
    if (empties >= SEARCHED && !outlook.trained) {
      return -searched(Math.floor((empties - SEARCHED) / PLIES_EACH), BEYOND);
    }
    const replies = outlook.mobility(ownLow, ownHigh, enemyLow, enemyHigh);
    if (empties < SEARCHED) return REPLIES * replies;
    const depth = empties < TRAINED_SEARCHED ? 0 : Math.min(
      TRAINED_MOST_PLIES,
      1 + Math.floor((empties - TRAINED_SEARCHED) / TRAINED_PLIES_EACH),
    );
    const value = searched(depth, this.#most);
    this.#most = Math.min(this.#most, value + MARGIN);
    return TRAINED * value + TRAINED_REPLIES * replies;
  }

  /** Swaps the best of the moves from `at` on to `at`. */
  bringBest(at: number, end: number): void {
    const moves = this.moves;
    let best = at;
    for (let other = at + MOVE; other < end; other += MOVE) {
      if (moves[other | KEY] > moves[best | KEY]) best = other;
    }
    if (best === at) return;
    for (let part = 0; part < MOVE; part++) {
      const word = moves[at | part];
      moves[at | part] = moves[best | part];
      moves[best | part] = word;
    }
  }
}
