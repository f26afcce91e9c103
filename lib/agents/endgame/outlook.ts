/**
 * An estimate of a position far from its end, only for the order of moves: mobility and stable discs, after
 * a shallow search. The sooner a move leaves the enemy few replies, the smaller the tree below it is
 * (fastest first). With the trained evaluation, its patterns take the place of the stable discs.
 *
 * @module
 */
import * as reversi from "matchbox/games/reversi/mod.ts";
import { patternSum } from "../evaluate/reversi/pattern_sum.ts";
import type { BoardShape } from "./board.ts";
import * as flipping from "./flips.ts";
import { worthOfSquares } from "./squares.ts";
import type { Stability } from "./stability.ts";

const { countSquares, flips, flipsHigh } = flipping;
const { findTakeable, takeable } = reversi;

/** Weights of the estimate, found by counting nodes on FFO positions 40 to 44. */
const MOBILITY = 16;
const STABLE = 12;

/** The weight of a move beside the trained evaluation, found by counting nodes on played positions. */
const TRAINED_MOBILITY = 8;

/** The weight of a reply beside the worth of a square, where a deep search sorts. */
const REPLIES = -8;

/** Numbers kept for each move of such a search: its square, its flips in two halves, and its key. */
const SQUARE = 0;
const LOW = 1;
const HIGH = 2;
const KEY = 3;
const MOVE = 4;
const NODE = 64 * MOVE;

/** The value of a disc at the end of a game, more than all else together. */
const DISC = 1000;

/** No estimate is as far from 0 as this. */
export const BEYOND = 1_000_000;

/** Estimates positions of a board. */
export class Outlook {
  readonly #size: number;
  readonly #low: number;
  readonly #high: number;
  readonly #cornersLow: number;
  readonly #cornersHigh: number;
  readonly #stability: Stability;
  readonly #weights: Int8Array | null;
  readonly #worth: Int32Array;
  readonly #sorts: boolean;
  /** The moves of a node that is searched to a depth of `n`, from index `n * NODE` on. */
  readonly #moves = new Int32Array(64 * NODE);

  /**
   * @param weights of the trained evaluation; null to estimate without it
   * @param sorts whether moves with few replies come first where two plies or more are left
   */
  constructor(
    shape: BoardShape,
    stability: Stability,
    weights: Int8Array | null,
    sorts: boolean,
  ) {
    const { size, margin, low, high } = shape;
    const corner = 9 * margin;
    this.#size = size;
    this.#low = low;
    this.#high = high;
    this.#cornersLow = 1 << corner | 1 << corner + size - 1;
    this.#cornersHigh = 1 << 63 - corner | 1 << 63 - corner - size + 1;
    this.#stability = stability;
    this.#weights = weights;
    this.#worth = worthOfSquares(shape);
    this.#sorts = sorts;
  }

  /** Whether it estimates by the trained evaluation. */
  get trained(): boolean {
    return this.#weights !== null;
  }

  /** The number of moves of a side; a corner counts twice. */
  mobility(ownLow: number, ownHigh: number, enemyLow: number, enemyHigh: number): number {
    findTakeable(ownLow, ownHigh, enemyLow, enemyHigh, false);
    const low = takeable[0] & this.#low;
    const high = takeable[1] & this.#high;
    return countSquares(low, high) + countSquares(low & this.#cornersLow, high & this.#cornersHigh);
  }

  /** The estimate for the side to move, after a search of `depth` plies. */
  search(
    ownLow: number,
    ownHigh: number,
    enemyLow: number,
    enemyHigh: number,
    alpha: number,
    beta: number,
    depth: number,
  ): number {
    if (depth === 0) return this.#evaluate(ownLow, ownHigh, enemyLow, enemyHigh);
    findTakeable(ownLow, ownHigh, enemyLow, enemyHigh, false);
    let restLow = takeable[0] & this.#low;
    let restHigh = takeable[1] & this.#high;
    if ((restLow | restHigh) === 0) {
      if (this.mobility(enemyLow, enemyHigh, ownLow, ownHigh) === 0) {
        return DISC * (countSquares(ownLow, ownHigh) - countSquares(enemyLow, enemyHigh));
      }
      return -this.search(enemyLow, enemyHigh, ownLow, ownHigh, -beta, -alpha, depth);
    }
    const moves = this.#moves;
    const start = depth * NODE;
    let end = start;
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
    const sorts = this.#sorts && depth > 1;
    if (sorts) this.#setKeys(start, end, ownLow, ownHigh, enemyLow, enemyHigh);
    let best = -BEYOND;
    for (let at = start; at < end; at += MOVE) {
      if (sorts) this.#bringBest(at, end);
      const square = moves[at | SQUARE];
      const low = moves[at | LOW];
      const high = moves[at | HIGH];
      const value = -this.search(
        enemyLow ^ low,
        enemyHigh ^ high,
        ownLow | low | (square < 32 ? 1 << square : 0),
        ownHigh | high | (square < 32 ? 0 : 1 << square),
        -beta,
        -(best > alpha ? best : alpha),
        depth - 1,
      );
      if (value > best) best = value;
      if (best >= beta) break;
    }
    return best;
  }

  /** Sets the keys of moves, so that those with few replies come first. */
  #setKeys(
    start: number,
    end: number,
    ownLow: number,
    ownHigh: number,
    enemyLow: number,
    enemyHigh: number,
  ): void {
    const moves = this.#moves;
    for (let at = start; at < end; at += MOVE) {
      const square = moves[at | SQUARE];
      const low = moves[at | LOW];
      const high = moves[at | HIGH];
      const replies = this.mobility(
        enemyLow ^ low,
        enemyHigh ^ high,
        ownLow | low | (square < 32 ? 1 << square : 0),
        ownHigh | high | (square < 32 ? 0 : 1 << square),
      );
      moves[at | KEY] = this.#worth[square] + REPLIES * replies;
    }
  }

  /** Swaps the best of the moves from `at` on to `at`. */
  #bringBest(at: number, end: number): void {
    const moves = this.#moves;
    let best = at;
    for (let other = at + MOVE; other < end; other += MOVE) {
      if (moves[other | KEY] > moves[best | KEY]) best = other;
    }
    for (let part = 0; part < MOVE; part++) {
      const word = moves[at | part];
      moves[at | part] = moves[best | part];
      moves[best | part] = word;
    }
  }

  #evaluate(ownLow: number, ownHigh: number, enemyLow: number, enemyHigh: number): number {
    const stability = this.#stability;
    const moves = this.mobility(ownLow, ownHigh, enemyLow, enemyHigh) -
      this.mobility(enemyLow, enemyHigh, ownLow, ownHigh);
    if (this.#weights) {
      return patternSum(this.#weights, ownLow, ownHigh, enemyLow, enemyHigh, this.#size) +
        TRAINED_MOBILITY * moves;
    }
    return MOBILITY * moves + STABLE * (stability.count(ownLow, ownHigh, enemyLow, enemyHigh) -
          stability.count(enemyLow, enemyHigh, ownLow, ownHigh));
  }
}
