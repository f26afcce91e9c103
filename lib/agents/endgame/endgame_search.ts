/**
 * The search of the endgame solver: NegaScout (Reinefeld 1983) to the end of the game, on sets of squares.
 * With many empty squares a node uses the table and the stable discs, and sorts its moves. With few, see
 * `few_empties.ts`.
 *
 * @module
 */
import type { Discs } from "matchbox/games/reversi/discs.ts";
import { type Limit, Watch } from "../search/limit.ts";
import type { BoardShape } from "./board.ts";
import { type EndgameParts, orderWeights } from "./endgame_parts.ts";
import * as tables from "./endgame_table.ts";
import { EmptySquares } from "./empty_squares.ts";
import { FewEmpties } from "./few_empties.ts";
import * as flipping from "./flips.ts";
import * as last from "./last_empties.ts";
import { Outlook } from "./outlook.ts";
import { LEAST_TESTED, probableCut } from "./probable_cuts.ts";
import * as sorting from "./sorted_moves.ts";
import * as squares from "./squares.ts";
import { Stability } from "./stability.ts";

const { countSquares } = flipping;
const { lowerOf, NO_SQUARE, squareOf, upperOf } = tables;
const { QUARTERS: QUARTER } = squares;
const { NONE } = last;
const { HIGH, LOW, MOVE, NODE, SQUARE } = sorting;

/** With at least this many empty squares, moves are sorted and positions kept in the table. */
const SORTED = 8;

/** A search on boards of one shape. Its table stays filled until the next `begin`. */
export class EndgameSearch {
  readonly #squares: number;
  readonly #table: tables.EndgameTable;
  readonly #nodes = new Float64Array(1);
  readonly #empty: EmptySquares;
  readonly #last: last.LastEmpties;
  readonly #few: FewEmpties;
  readonly #stability: Stability;
  readonly #outlook: Outlook;
  readonly #sortedMoves: sorting.SortedMoves;
  readonly #keepsTable: boolean;
  readonly #countsStable: boolean;
  #watch = new Watch({}, 0);
  #selective = false;

  /** @param bits as of `EndgameTable` */
  constructor(shape: BoardShape, bits: number, parts: EndgameParts = {}) {
    this.#keepsTable = parts.table ?? true;
    this.#countsStable = parts.stableDiscs ?? true;
    this.#squares = shape.size ** 2;
    this.#table = new tables.EndgameTable(bits, parts.nearTable ?? true);
    this.#empty = new EmptySquares(shape);
    this.#last = new last.LastEmpties(this.#squares, this.#nodes);
    this.#stability = new Stability(shape);
    const weights = orderWeights(shape, parts);
    this.#outlook = new Outlook(shape, this.#stability, weights);
    this.#few = new FewEmpties(
      shape,
      this.#last,
      this.#empty,
      this.#outlook,
      this.#stability,
      parts,
    );
    this.#sortedMoves = new sorting.SortedMoves(shape, this.#table, this.#outlook, parts);
  }

  /** Positions searched since `begin`, the last of every line included. */
  get nodes(): number {
    return this.#nodes[0];
  }

  /**
   * Empties the table and sets the count of nodes to 0.
   *
   * @param limit checked where moves are sorted only, so a search may exceed it by some thousand nodes
   */
  begin(limit: Limit = {}): void {
    this.#table.clear();
    this.#nodes[0] = 0;
    this.#watch = new Watch(limit, 0);
  }

  /**
   * The score for the side to move: exact if it lies between `alpha` and `beta`, a lower bound if it is at
   * least `beta`, else an upper bound.
   *
   * @param selective leaves out what probably does not matter, so that the score is an estimate; then
   *   `forgetScores` has to be called
   * @throws {SearchStopped} when the limit is reached
   */
  search(discs: Discs, alpha: number, beta: number, selective = false): number {
    this.#selective = selective;
    const { ownLow, ownHigh, enemyLow, enemyHigh } = discs;
    const parity = this.#empty.fill(discs);
    const empties = this.#squares - countSquares(ownLow | enemyLow, ownHigh | enemyHigh);
    const value = empties < SORTED
      ? this.#few.search(ownLow, ownHigh, enemyLow, enemyHigh, alpha, beta, empties, parity)
      : this.#sorted(ownLow, ownHigh, enemyLow, enemyHigh, alpha, beta, empties, parity);
    return value + 0;
  }

  /** Forgets all scores, and all best moves but those of positions with many empty squares. */
  forgetScores(): void {
    this.#table.forgetScores();
  }

  /** The best square that the table knows for a position, or `NO_SQUARE`. */
  bestSquare({ ownLow, ownHigh, enemyLow, enemyHigh }: Discs): number {
    const empties = this.#squares - countSquares(ownLow | enemyLow, ownHigh | enemyHigh);
    const found = this.#table.find(ownLow, ownHigh, enemyLow, enemyHigh, empties);
    return found === 0 ? NO_SQUARE : squareOf(found);
  }

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
    const nodes = this.#nodes;
    if (nodes[0] >= this.#watch.next) this.#watch.check(nodes[0]);
    nodes[0]++;

    let lower = -this.#squares;
    let upper = this.#squares;
    if (this.#countsStable && alpha >= 2 * empties + this.#squares / 16) {
      upper -= 2 * this.#stability.count(enemyLow, enemyHigh, ownLow, ownHigh);
      if (upper <= alpha) return upper;
    }
    let known = NO_SQUARE;
    const found = this.#table.find(ownLow, ownHigh, enemyLow, enemyHigh, empties);
    if (found !== 0) {
      lower = lowerOf(found);
      if (lower >= beta) return lower;
      if (upperOf(found) < upper) upper = upperOf(found);
      if (upper <= alpha || lower === upper) return upper;
      known = squareOf(found);
    }
    if (lower > alpha) alpha = lower;
    if (upper < beta) beta = upper;

    const sorted = this.#sortedMoves;
    const start = empties * NODE;
    const end = sorted.find(ownLow, ownHigh, enemyLow, enemyHigh, empties);
    if (end === start) {
      if (this.#outlook.mobility(enemyLow, enemyHigh, ownLow, ownHigh) === 0) {
        return this.#last.final(ownLow, ownHigh, enemyLow, enemyHigh);
      }
      return -this.#sorted(enemyLow, enemyHigh, ownLow, ownHigh, -beta, -alpha, empties, parity);
    }
    if (this.#selective && empties >= LEAST_TESTED && beta - alpha === 1) {
      const cut = probableCut(
        this.#outlook,
        ownLow,
        ownHigh,
        enemyLow,
        enemyHigh,
        alpha,
        beta,
        empties,
      );
      if (cut === cut) return cut;
    }
    const cutoff = sorted.setKeys(
      ownLow,
      ownHigh,
      enemyLow,
      enemyHigh,
      beta,
      empties,
      parity,
      known,
      end,
    );
    if (cutoff !== NONE) return cutoff;

    const moves = sorted.moves;
    let best = NONE;
    let bestSquare = known;
    let highest = alpha;
    for (let at = start; at < end; at += MOVE) {
      sorted.bringBest(at, end);
      const square = moves[at | SQUARE];
      const low = moves[at | LOW];
      const high = moves[at | HIGH];
      this.#empty.remove(square);
      const value = -this.#child(
        enemyLow ^ low,
        enemyHigh ^ high,
        ownLow | low | (square < 32 ? 1 << square : 0),
        ownHigh | high | (square < 32 ? 0 : 1 << square),
        -beta,
        -highest,
        empties - 1,
        parity ^ QUARTER[square],
        at === start,
      );
      this.#empty.restore(square);
      if (value <= best) continue;
      best = value;
      // Among moves that all fail low, none is known to be best.
      if (value > alpha || bestSquare === NO_SQUARE) bestSquare = square;
      if (value > highest) highest = value;
      if (value >= beta) break;
    }
    if (best > alpha) lower = best;
    if (best < beta) upper = best;
    if (this.#keepsTable) {
      this.#table.store(
        ownLow,
        ownHigh,
        enemyLow,
        enemyHigh,
        lower,
        upper,
        bestSquare,
        empties,
      );
    }
    return best;
  }

  /** Searches a child; all but the first with a null window before the whole one. */
  #child(
    ownLow: number,
    ownHigh: number,
    enemyLow: number,
    enemyHigh: number,
    alpha: number,
    beta: number,
    empties: number,
    parity: number,
    first: boolean,
  ): number {
    if (empties < SORTED) {
      return this.#few.search(ownLow, ownHigh, enemyLow, enemyHigh, alpha, beta, empties, parity);
    }
    if (!first && beta - alpha > 1) {
      const value = this.#sorted(
        ownLow,
        ownHigh,
        enemyLow,
        enemyHigh,
        beta - 1,
        beta,
        empties,
        parity,
      );
      if (value >= beta || value <= alpha) return value;
      beta = value + 1;
    }
    return this.#sorted(ownLow, ownHigh, enemyLow, enemyHigh, alpha, beta, empties, parity);
  }
}
