/**
 * The last one to four empty squares, each number with a function of its own: no lists of moves, no table.
 * The final score comes from counting the flips of the last disc, without making the move.
 *
 * Squares in a region with an odd number of empty squares come first, because the side that moves there first
 * usually also moves there last (parity). A region is a quarter of the board (Andersson 2007).
 *
 * @module
 */
import * as flipping from "./flips.ts";
import { NEIGHBOURS_HIGH, NEIGHBOURS_LOW, QUARTERS } from "./squares.ts";

const { countLastFlips, countSquares, flips, flipsHigh } = flipping;
const HIGH = flipsHigh;
const NEAR_LOW = NEIGHBOURS_LOW;
const NEAR_HIGH = NEIGHBOURS_HIGH;
const QUARTER = QUARTERS;

/** Less than any score. */
export const NONE = -128;

/** Searches positions with at most four empty squares, of a board with `squares` squares. */
export class LastEmpties {
  /** At index 0, the number of positions searched. */
  readonly nodes: Float64Array;
  readonly #squares: number;

  constructor(squares: number, nodes: Float64Array) {
    this.#squares = squares;
    this.nodes = nodes;
  }

  /** The final score when nobody can move: empty squares go to the winner. */
  final(ownLow: number, ownHigh: number, enemyLow: number, enemyHigh: number): number {
    const own = countSquares(ownLow, ownHigh);
    const enemy = countSquares(enemyLow, enemyHigh);
    if (own === enemy) return 0;
    return own > enemy ? this.#squares - 2 * enemy : 2 * own - this.#squares;
  }

  /** The score with one empty square. */
  one(
    ownLow: number,
    ownHigh: number,
    enemyLow: number,
    enemyHigh: number,
    square: number,
  ): number {
    this.nodes[0]++;
    // Without the empty square, the board has an odd number of discs, so that this is never 0.
    const difference = 2 * countSquares(ownLow, ownHigh) + 1 - this.#squares;
    const gain = countLastFlips(square, ownLow, ownHigh);
    if (gain !== 0) return difference + 2 * gain + 1;
    const loss = countLastFlips(square, enemyLow, enemyHigh);
    if (loss !== 0) return difference - 2 * loss - 1;
    return difference > 0 ? difference + 1 : difference - 1;
  }

  /** The score with two empty squares, exact if it lies between `alpha` and `beta`, else a bound. */
  two(
    ownLow: number,
    ownHigh: number,
    enemyLow: number,
    enemyHigh: number,
    alpha: number,
    beta: number,
    first: number,
    second: number,
  ): number {
    this.nodes[0]++;
    let best = NONE;
    if ((NEAR_LOW[first] & enemyLow | NEAR_HIGH[first] & enemyHigh) !== 0) {
      const low = flips(first, ownLow, ownHigh, enemyLow, enemyHigh);
      const high = HIGH[0];
      if ((low | high) !== 0) {
        best = -this.one(
          enemyLow ^ low,
          enemyHigh ^ high,
          ownLow | low | (first < 32 ? 1 << first : 0),
          ownHigh | high | (first < 32 ? 0 : 1 << first),
          second,
        );
        if (best >= beta) return best;
      }
    }
    if ((NEAR_LOW[second] & enemyLow | NEAR_HIGH[second] & enemyHigh) !== 0) {
      const low = flips(second, ownLow, ownHigh, enemyLow, enemyHigh);
      const high = HIGH[0];
      if ((low | high) !== 0) {
        const value = -this.one(
          enemyLow ^ low,
          enemyHigh ^ high,
          ownLow | low | (second < 32 ? 1 << second : 0),
          ownHigh | high | (second < 32 ? 0 : 1 << second),
          first,
        );
        return value > best ? value : best;
      }
    }
    if (best !== NONE) return best;
    if (
      !this.#canMove(enemyLow, enemyHigh, ownLow, ownHigh, first) &&
      !this.#canMove(enemyLow, enemyHigh, ownLow, ownHigh, second)
    ) return this.final(ownLow, ownHigh, enemyLow, enemyHigh);
    return -this.two(enemyLow, enemyHigh, ownLow, ownHigh, -beta, -alpha, first, second);
  }

  /** As `two`, with three empty squares; a bit of `parity` is set for each quarter with an odd number. */
  three(
    ownLow: number,
    ownHigh: number,
    enemyLow: number,
    enemyHigh: number,
    alpha: number,
    beta: number,
    first: number,
    second: number,
    third: number,
    parity: number,
  ): number {
    this.nodes[0]++;
    if ((parity & QUARTER[first]) === 0) {
      const even = first;
      if ((parity & QUARTER[second]) !== 0) {
        first = second;
        second = even;
      } else {
        first = third;
        third = even;
      }
    }
    let best = NONE;
    let highest = alpha;
    for (let turn = 0; turn < 3; turn++) {
      const square = first;
      first = second;
      second = third;
      third = square;
      if ((NEAR_LOW[square] & enemyLow | NEAR_HIGH[square] & enemyHigh) === 0) continue;
      const low = flips(square, ownLow, ownHigh, enemyLow, enemyHigh);
      const high = HIGH[0];
      if ((low | high) === 0) continue;
      const value = -this.two(
        enemyLow ^ low,
        enemyHigh ^ high,
        ownLow | low | (square < 32 ? 1 << square : 0),
        ownHigh | high | (square < 32 ? 0 : 1 << square),
        -beta,
        -highest,
        first,
        second,
      );
      if (value <= best) continue;
      if (value >= beta) return value;
      best = value;
      if (value > highest) highest = value;
    }
    if (best !== NONE) return best;
    if (
      !this.#canMove(enemyLow, enemyHigh, ownLow, ownHigh, first) &&
      !this.#canMove(enemyLow, enemyHigh, ownLow, ownHigh, second) &&
      !this.#canMove(enemyLow, enemyHigh, ownLow, ownHigh, third)
    ) return this.final(ownLow, ownHigh, enemyLow, enemyHigh);
    return -this.three(
      enemyLow,
      enemyHigh,
      ownLow,
      ownHigh,
      -beta,
      -alpha,
      first,
      second,
      third,
      parity,
    );
  }

  /** As `three`, with four empty squares. */
  four(
    ownLow: number,
    ownHigh: number,
    enemyLow: number,
    enemyHigh: number,
    alpha: number,
    beta: number,
    first: number,
    second: number,
    third: number,
    fourth: number,
    parity: number,
  ): number {
    this.nodes[0]++;
    if ((parity & QUARTER[first]) === 0) {
      const even = first;
      if ((parity & QUARTER[second]) !== 0) {
        first = second;
        second = even;
      } else if ((parity & QUARTER[third]) !== 0) {
        first = third;
        third = even;
      } else {
        first = fourth;
        fourth = even;
      }
    }
    if ((parity & QUARTER[second]) === 0) {
      const even = second;
      if ((parity & QUARTER[third]) !== 0) {
        second = third;
        third = even;
      } else {
        second = fourth;
        fourth = even;
      }
    }
    let best = NONE;
    let highest = alpha;
    for (let turn = 0; turn < 4; turn++) {
      const square = first;
      first = second;
      second = third;
      third = fourth;
      fourth = square;
      if ((NEAR_LOW[square] & enemyLow | NEAR_HIGH[square] & enemyHigh) === 0) continue;
      const low = flips(square, ownLow, ownHigh, enemyLow, enemyHigh);
      const high = HIGH[0];
      if ((low | high) === 0) continue;
      const value = -this.three(
        enemyLow ^ low,
        enemyHigh ^ high,
        ownLow | low | (square < 32 ? 1 << square : 0),
        ownHigh | high | (square < 32 ? 0 : 1 << square),
        -beta,
        -highest,
        first,
        second,
        third,
        parity ^ QUARTER[square],
      );
      if (value <= best) continue;
      if (value >= beta) return value;
      best = value;
      if (value > highest) highest = value;
    }
    if (best !== NONE) return best;
    if (
      !this.#canMove(enemyLow, enemyHigh, ownLow, ownHigh, first) &&
      !this.#canMove(enemyLow, enemyHigh, ownLow, ownHigh, second) &&
      !this.#canMove(enemyLow, enemyHigh, ownLow, ownHigh, third) &&
      !this.#canMove(enemyLow, enemyHigh, ownLow, ownHigh, fourth)
    ) return this.final(ownLow, ownHigh, enemyLow, enemyHigh);
    return -this.four(
      enemyLow,
      enemyHigh,
      ownLow,
      ownHigh,
      -beta,
      -alpha,
      first,
      second,
      third,
      fourth,
      parity,
    );
  }

  #canMove(
    ownLow: number,
    ownHigh: number,
    enemyLow: number,
    enemyHigh: number,
    square: number,
  ): boolean {
    return (flips(square, ownLow, ownHigh, enemyLow, enemyHigh) | HIGH[0]) !== 0;
  }
}
