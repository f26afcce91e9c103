/**
 * The search of the endgame solver by its kernel, with the limits of searches.
 *
 * @module
 */
import type { Discs } from "matchbox/games/reversi/discs.ts";
import { ReversiEndgame } from "matchbox/kernels/reversi/endgame.ts";
import { ReversiEndgameThreads } from "matchbox/kernels/reversi/endgame_threads.ts";
import { checkOf, type Limit } from "../search/limit.ts";
import type { BoardShape } from "./board.ts";
import { type EndgameParts, orderWeights } from "./endgame_parts.ts";

/** As `EndgameSearch`, with the same scores and nodes. */
export class EndgameKernel {
  readonly #kernel: ReversiEndgame | ReversiEndgameThreads;

  /**
   * @param bits as of `EndgameTable`
   * @param threads more than one share the search; then all parts are used, and nodes are measured
   * @throws {UsageError} when threads cannot share memory here, there is not enough memory, or WebAssembly is not allowed here
   */
  constructor(shape: BoardShape, bits: number, parts: EndgameParts = {}, threads = 1) {
    const weights = orderWeights(shape, parts);
    const { size } = shape;
    this.#kernel = threads === 1
      ? new ReversiEndgame(size, bits, {
        ...{ table: true, childCutoffs: true, fastestFirst: true, stableDiscs: true },
        ...{ sortsFew: true, nearTable: true, ...parts, weights },
      })
      : new ReversiEndgameThreads(size, bits, threads, weights);
  }

  get nodes(): number {
    return this.#kernel.nodes;
  }

  begin(limit: Limit = {}): void {
    this.#kernel.begin(checkOf(limit));
  }

  search(discs: Discs, alpha: number, beta: number, selective = false): number {
    return this.#kernel.search(discs, alpha, beta, selective);
  }

  forgetScores(): void {
    this.#kernel.forgetScores();
  }

  bestSquare(discs: Discs): number {
    return this.#kernel.bestSquare(discs);
  }
}
