/**
 * The search of the endgame solver by its kernel, with the limits of searches.
 *
 * @module
 */
import type { Discs } from "matchbox/games/reversi/discs.ts";
import { ReversiEndgame } from "matchbox/kernels/reversi/endgame.ts";
import { trainedWeights } from "../evaluate/reversi/pattern_weights.ts";
import { type Limit, Watch } from "../search/limit.ts";
import type { BoardShape } from "./board.ts";
import type { EndgameParts } from "./endgame_parts.ts";

/** As `EndgameSearch`, with the same scores and nodes. */
export class EndgameKernel {
  readonly #kernel: ReversiEndgame;

  /**
   * @param bits as of `EndgameTable`
   * @throws {UsageError} when there is not enough memory, or WebAssembly is not allowed here
   */
  constructor({ size }: BoardShape, bits: number, parts: EndgameParts = {}) {
    const { trainedOrder = true, weights, ...others } = parts;
    this.#kernel = new ReversiEndgame(size, bits, {
      ...{ table: true, childCutoffs: true, fastestFirst: true, stableDiscs: true, sortsFew: true },
      ...others,
      weights: trainedOrder && size === 8 ? weights ?? trainedWeights() : null,
    });
  }

  get nodes(): number {
    return this.#kernel.nodes;
  }

  begin(limit: Limit = {}): void {
    const watch = new Watch(limit, 0);
    this.#kernel.begin((nodes) => {
      if (nodes >= watch.next) watch.check(nodes);
      return watch.next;
    });
  }

  search(discs: Discs, alpha: number, beta: number): number {
    return this.#kernel.search(discs, alpha, beta);
  }

  bestSquare(discs: Discs): number {
    return this.#kernel.bestSquare(discs);
  }
}
