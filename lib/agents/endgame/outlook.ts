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
import type { Stability } from "./stability.ts";

const { countSquares, flips, flipsHigh } = flipping;
const { findTakeable, takeable } = reversi;

/** Weights of the estimate, found by counting nodes on FFO positions 40 to 44. */
const MOBILITY = 16;
const STABLE = 12;

/** The weight of a move beside the trained evaluation, found by counting nodes on played positions. */
const TRAINED_MOBILITY = 8;

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

  /** @param weights of the trained evaluation; null to estimate without it */
  constructor(
    { size, margin, low, high }: BoardShape,
    stability: Stability,
    weights: Int8Array | null,
  ) {
    const corner = 9 * margin;
    this.#size = size;
    this.#low = low;
    this.#high = high;
    this.#cornersLow = 1 << corner | 1 << corner + size - 1;
    this.#cornersHigh = 1 << 63 - corner | 1 << 63 - corner - size + 1;
    this.#stability = stability;
    this.#weights = weights;
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
    let best = -BEYOND;
    while ((restLow | restHigh) !== 0) {
      const square = restLow !== 0
        ? 31 - Math.clz32(restLow & -restLow)
        : 63 - Math.clz32(restHigh & -restHigh);
      if (restLow !== 0) restLow &= restLow - 1;
      else restHigh &= restHigh - 1;
      const low = flips(square, ownLow, ownHigh, enemyLow, enemyHigh);
      const high = flipsHigh[0];
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
