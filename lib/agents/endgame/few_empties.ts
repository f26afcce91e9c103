/**
 * The search with few empty squares, where sorting moves or using a table costs more than it saves. It
 * tries the empty squares in a fixed order, those in odd regions first: see `last_empties.ts`.
 *
 * @module
 */
import * as empties from "./empty_squares.ts";
import * as flipping from "./flips.ts";
import * as last from "./last_empties.ts";
import * as squares from "./squares.ts";

const { flips, flipsHigh } = flipping;
const { NEIGHBOURS_HIGH: NEAR_HIGH, NEIGHBOURS_LOW: NEAR_LOW, QUARTERS: QUARTER } = squares;
const END = empties.END;
const NONE = last.NONE;

/** A bit for each quarter of the board. */
const ALL_QUARTERS = 15;

/** Searches positions by the list of empty squares, which has to hold theirs. */
export class FewEmpties {
  readonly #last: last.LastEmpties;
  readonly #empty: empties.EmptySquares;

  constructor(last: last.LastEmpties, empty: empties.EmptySquares) {
    this.#last = last;
    this.#empty = empty;
  }

  /**
   * The score for the side to move: exact if it lies between `alpha` and `beta`, else a bound of it.
   *
   * @param parity a bit for each quarter of the board with an odd number of empty squares
   */
  search(
    ownLow: number,
    ownHigh: number,
    enemyLow: number,
    enemyHigh: number,
    alpha: number,
    beta: number,
    empties: number,
    parity: number,
  ): number {
    if (empties <= 4) {
      return this.#atMostFour(
        ownLow,
        ownHigh,
        enemyLow,
        enemyHigh,
        alpha,
        beta,
        empties,
        parity,
      );
    }
    const last = this.#last;
    const empty = this.#empty;
    const next = empty.next;
    last.nodes[0]++;
    let best = NONE;
    let highest = alpha;
    // Odd quarters first, then the others.
    for (let skipped = ALL_QUARTERS; skipped >= 0; skipped -= ALL_QUARTERS) {
      for (let square = next[END]; square !== END; square = next[square]) {
        if (((parity ^ skipped) & QUARTER[square]) !== 0) continue;
        if ((NEAR_LOW[square] & enemyLow | NEAR_HIGH[square] & enemyHigh) === 0) continue;
        const low = flips(square, ownLow, ownHigh, enemyLow, enemyHigh);
        const high = flipsHigh[0];
        if ((low | high) === 0) continue;
        empty.remove(square);
        const value = -this.search(
          enemyLow ^ low,
          enemyHigh ^ high,
          ownLow | low | (square < 32 ? 1 << square : 0),
          ownHigh | high | (square < 32 ? 0 : 1 << square),
          -beta,
          -highest,
          empties - 1,
          parity ^ QUARTER[square],
        );
        empty.restore(square);
        if (value <= best) continue;
        if (value >= beta) return value;
        best = value;
        if (value > highest) highest = value;
      }
    }
    if (best !== NONE) return best;
    if (!this.#canMove(enemyLow, enemyHigh, ownLow, ownHigh)) {
      return last.final(ownLow, ownHigh, enemyLow, enemyHigh);
    }
    return -this.search(enemyLow, enemyHigh, ownLow, ownHigh, -beta, -alpha, empties, parity);
  }

  #atMostFour(
    ownLow: number,
    ownHigh: number,
    enemyLow: number,
    enemyHigh: number,
    alpha: number,
    beta: number,
    empties: number,
    parity: number,
  ): number {
    const last = this.#last;
    const next = this.#empty.next;
    const first = next[END];
    const second = next[first];
    const third = next[second];
    switch (empties) {
      case 4:
        return last.four(
          ownLow,
          ownHigh,
          enemyLow,
          enemyHigh,
          alpha,
          beta,
          first,
          second,
          third,
          next[third],
          parity,
        );
      case 3:
        return last.three(
          ownLow,
          ownHigh,
          enemyLow,
          enemyHigh,
          alpha,
          beta,
          first,
          second,
          third,
          parity,
        );
      case 2:
        return last.two(ownLow, ownHigh, enemyLow, enemyHigh, alpha, beta, first, second);
      case 1:
        return last.one(ownLow, ownHigh, enemyLow, enemyHigh, first);
      default:
        last.nodes[0]++;
        return last.final(ownLow, ownHigh, enemyLow, enemyHigh);
    }
  }

  #canMove(ownLow: number, ownHigh: number, enemyLow: number, enemyHigh: number): boolean {
    const next = this.#empty.next;
    for (let square = next[END]; square !== END; square = next[square]) {
      if ((flips(square, ownLow, ownHigh, enemyLow, enemyHigh) | flipsHigh[0]) !== 0) return true;
    }
    return false;
  }
}
