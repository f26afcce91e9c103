/**
 * The search with few empty squares, where sorting moves or using a table costs more than it saves. It
 * tries the empty squares in a fixed order, those in odd regions first: see `last_empties.ts`. With 6
 * or 7 empty squares it sorts them by the replies that they leave, which costs little without a table.
 *
 * @module
 */
import type { BoardShape } from "./board.ts";
import * as empties from "./empty_squares.ts";
import type { EndgameParts } from "./endgame_parts.ts";
import * as flipping from "./flips.ts";
import * as last from "./last_empties.ts";
import type { Outlook } from "./outlook.ts";
import * as squares from "./squares.ts";
import type { Stability } from "./stability.ts";

const { flips, flipsHigh } = flipping;
const { NEIGHBOURS_HIGH: NEAR_HIGH, NEIGHBOURS_LOW: NEAR_LOW, QUARTERS: QUARTER } = squares;
const END = empties.END;
const NONE = last.NONE;

/** A bit for each quarter of the board. */
const ALL_QUARTERS = 15;

/** With at least this many empty squares, moves are sorted, and stable discs counted. */
const SORTED = 6;
const STABLE = 5;

/** Weights of a move beside the worth of its square: see `sorted_moves.ts`. Keys are not negative. */
const REPLIES = -24;
const ODD_REGION = 8;
const LEAST = 1024;

/** The most moves of a node, and the place of the first of a node with `n` empty squares: `n * MOST`. */
const MOST = 8;

/** Searches positions by the list of empty squares, which has to hold theirs. */
export class FewEmpties {
  readonly #last: last.LastEmpties;
  readonly #empty: empties.EmptySquares;
  readonly #outlook: Outlook;
  readonly #stability: Stability;
  readonly #squares: number;
  readonly #worth: Int32Array;
  readonly #sorts: boolean;
  readonly #countsStable: boolean;
  /** The moves of the nodes of one line, each a key and below it the square; and what they flip. */
  readonly #moves = new Int32Array(8 * MOST);
  readonly #flipsLow = new Int32Array(8 << 6);
  readonly #flipsHigh = new Int32Array(8 << 6);

  constructor(
    shape: BoardShape,
    last: last.LastEmpties,
    empty: empties.EmptySquares,
    outlook: Outlook,
    stability: Stability,
    { sortsFew = true, fastestFirst = true, stableDiscs = true }: EndgameParts,
  ) {
    this.#last = last;
    this.#empty = empty;
    this.#outlook = outlook;
    this.#stability = stability;
    this.#squares = shape.size ** 2;
    this.#worth = squares.worthOfSquares(shape);
    this.#sorts = sortsFew && fastestFirst;
    this.#countsStable = sortsFew && stableDiscs;
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
    if (
      this.#countsStable && empties >= STABLE && alpha >= 2 * empties + this.#squares / 16
    ) {
      const stable = this.#stability.count(enemyLow, enemyHigh, ownLow, ownHigh);
      const upper = this.#squares - 2 * stable;
      if (upper <= alpha) return upper;
    }
    if (this.#sorts && empties >= SORTED) {
      return this.#sorted(ownLow, ownHigh, enemyLow, enemyHigh, alpha, beta, empties, parity);
    }
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

  /** As `search`, by the keys of the moves. */
  #sorted(
    ownLow: number,
    ownHigh: number,
    enemyLow: number,
    enemyHigh: number,
    alpha: number,
    beta: number,
    empties: number,
    parity: number,
  ): number {
    const empty = this.#empty;
    const moves = this.#moves;
    const start = empties * MOST;
    let end = start;
    for (let square = empty.next[END]; square !== END; square = empty.next[square]) {
      if ((NEAR_LOW[square] & enemyLow | NEAR_HIGH[square] & enemyHigh) === 0) continue;
      const low = flips(square, ownLow, ownHigh, enemyLow, enemyHigh);
      const high = flipsHigh[0];
      if ((low | high) === 0) continue;
      const nextLow = enemyLow ^ low;
      const nextHigh = enemyHigh ^ high;
      if ((nextLow | nextHigh) === 0) return this.#squares;
      this.#flipsLow[empties << 6 | square] = low;
      this.#flipsHigh[empties << 6 | square] = high;
      const replies = this.#outlook.mobility(
        nextLow,
        nextHigh,
        ownLow | low | (square < 32 ? 1 << square : 0),
        ownHigh | high | (square < 32 ? 0 : 1 << square),
      );
      let key = LEAST + this.#worth[square] + REPLIES * replies;
      if ((parity & QUARTER[square]) !== 0) key += ODD_REGION;
      moves[end++] = key << 8 | square;
    }
    if (end === start) {
      if (!this.#canMove(enemyLow, enemyHigh, ownLow, ownHigh)) {
        return this.#last.final(ownLow, ownHigh, enemyLow, enemyHigh);
      }
      return -this.search(enemyLow, enemyHigh, ownLow, ownHigh, -beta, -alpha, empties, parity);
    }
    let best = NONE;
    let highest = alpha;
    for (let at = start; at < end; at++) {
      const square = this.#takeBest(at, end) & 255;
      const low = this.#flipsLow[empties << 6 | square];
      const high = this.#flipsHigh[empties << 6 | square];
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
    return best;
  }

  /** Takes the best of the moves from `at` on; the one at `at` takes its place. */
  #takeBest(at: number, end: number): number {
    const moves = this.#moves;
    let best = at;
    for (let other = at + 1; other < end; other++) {
      if (moves[other] > moves[best]) best = other;
    }
    const move = moves[best];
    moves[best] = moves[at];
    return move;
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
