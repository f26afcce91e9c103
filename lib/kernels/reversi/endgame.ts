/**
 * The search of the endgame solver of Reversi in WebAssembly: the twin of agents/endgame/endgame_search.ts on
 * 4x4, 6x6 and 8x8. Scores, best squares and nodes are the same.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import type { Discs } from "matchbox/games/reversi/discs.ts";
import { instantiate, type KernelExports, weightOf } from "../kernel.ts";
import { reversiEndgame } from "../wasm/reversi_endgame.ts";

interface Exports {
  prepare(
    size: number,
    tableBits: number,
    withTable: boolean,
    childCutoffs: boolean,
    fastestFirst: boolean,
    stableDiscs: boolean,
    trainedOrder: boolean,
    sortsFew: boolean,
    nearTable: boolean,
  ): number;
  weights(): number;
  begin(): void;
  searched(): number;
  bestSquare(ownLow: number, ownHigh: number, enemyLow: number, enemyHigh: number): number;
  search(
    ownLow: number,
    ownHigh: number,
    enemyLow: number,
    enemyHigh: number,
    alpha: number,
    beta: number,
    selective: boolean,
  ): number;
  forgetScores(): void;
}

/** The parts of the search: see `EndgameParts`. */
export interface KernelEndgameParts {
  readonly table: boolean;
  readonly childCutoffs: boolean;
  readonly fastestFirst: boolean;
  readonly stableDiscs: boolean;
  readonly sortsFew: boolean;
  readonly nearTable: boolean;
  /** Those of the trained order; null without it. */
  readonly weights: Int8Array | null;
}

/** A search on boards of one size. Its table stays filled until the next `begin`. */
export class ReversiEndgame {
  readonly #exports: Exports & KernelExports;
  /** See `weightOf`. */
  readonly #weight: ArrayBuffer;
  #check: (nodes: number) => number = () => Infinity;

  /**
   * @param size squares on a side of the board: 4, 6 or 8
   * @param tableBits from 1 to 24; the table has 2^tableBits buckets of 64 bytes
   * @throws {UsageError} when there is not enough memory, or WebAssembly is not allowed here
   */
  constructor(size: number, tableBits: number, parts: KernelEndgameParts) {
    const { table, childCutoffs, fastestFirst, stableDiscs, sortsFew, nearTable, weights } = parts;
    this.#exports = instantiate<Exports>(reversiEndgame, {
      check: (nodes) => this.#check(nodes),
    });
    const order = [childCutoffs, fastestFirst] as const;
    const added = [weights !== null, sortsFew, nearTable] as const;
    if (!this.#exports.prepare(size, tableBits, table, ...order, stableDiscs, ...added)) {
      throw new UsageError(
        `a table of 2^${tableBits} buckets needs ${2 ** (tableBits - 14)} MB, ` +
          `more than the available memory`,
      );
    }
    if (weights) new Int8Array(this.#exports.memory.buffer, this.#exports.weights()).set(weights);
    this.#weight = weightOf(this.#exports.memory);
  }

  /** Positions searched since `begin`. */
  get nodes(): number {
    return this.#exports.searched();
  }

  /**
   * Empties the table and sets the count of nodes to 0.
   *
   * @param check asked when that many nodes have been searched since: it throws to stop the search, or
   *   returns the number at which it wants to be asked again
   */
  begin(check: (nodes: number) => number = () => Infinity): void {
    this.#check = check;
    this.#exports.begin();
  }

  /**
   * The score for the side to move: exact if it lies between `alpha` and `beta`, whole numbers, else a bound.
   *
   * @param selective makes it an estimate; then `forgetScores` has to be called
   */
  search(
    { ownLow, ownHigh, enemyLow, enemyHigh }: Discs,
    alpha: number,
    beta: number,
    selective: boolean,
  ): number {
    return this.#exports.search(ownLow, ownHigh, enemyLow, enemyHigh, alpha, beta, selective);
  }

  /** Forgets all scores, and all best moves but those of positions with many empty squares. */
  forgetScores(): void {
    this.#exports.forgetScores();
  }

  /** The best square that the table knows for a position, or 127. */
  bestSquare({ ownLow, ownHigh, enemyLow, enemyHigh }: Discs): number {
    return this.#exports.bestSquare(ownLow, ownHigh, enemyLow, enemyHigh);
  }
}
