/**
 * Alpha-beta on Reversi 8x8 in WebAssembly, with the classical evaluations.
 *
 * @module
 */
import type { Move, Position, Side } from "matchbox/games/game.ts";
import { discsOf } from "matchbox/games/reversi/discs.ts";
import { type AlphaBetaKernel, COUNTERS, type KernelOrder } from "../alpha_beta.ts";
import { instantiate, type KernelExports } from "../kernel.ts";
import { reversiAlphaBeta } from "../wasm/reversi_alpha_beta.ts";
import type { ReversiTerms } from "./terms.ts";

interface Exports {
  begin(withKillers: boolean): void;
  search(
    ownLow: number,
    ownHigh: number,
    enemyLow: number,
    enemyHigh: number,
    side: Side,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
  ): number;
  counted(counter: number): number;
  lineLength(ply: number): number;
  lineMove(ply: number, index: number): Move;
  sums(): number;
  setStages(
    middle: number,
    end: number,
    openingOwn: number,
    openingEnemy: number,
    middleOwn: number,
    middleEnemy: number,
  ): void;
  setForDark(moves: number, tempo: number): void;
}

/** Searches positions of Reversi 8x8. */
export class ReversiAlphaBeta implements AlphaBetaKernel {
  readonly #exports: Exports & KernelExports;
  readonly #order: KernelOrder;
  #check: (nodes: number) => number = () => Infinity;
  #ply = 0;

  /** @throws {UsageError} when WebAssembly is not allowed here */
  constructor(terms: ReversiTerms, order: KernelOrder) {
    const exports = instantiate<Exports>(reversiAlphaBeta, {
      check: (nodes) => this.#check(nodes),
    });
    const { sums } = terms.squares;
    new Float64Array(exports.memory.buffer, exports.sums(), sums.length).set(sums);
    if (terms.kind === "dark") exports.setForDark(terms.moves, terms.tempo);
    else {
      const { middle, end, inOpening, inMiddle } = terms;
      const moves = [inOpening.own, inOpening.enemy, inMiddle.own, inMiddle.enemy] as const;
      exports.setStages(middle, end, ...moves);
    }
    this.#exports = exports;
    this.#order = order;
  }

  begin(): void {
    this.#exports.begin(this.#order === "killers");
  }

  search(
    position: Position,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    check: (nodes: number) => number,
  ): number {
    this.#check = check;
    this.#ply = ply;
    const { ownLow, ownHigh, enemyLow, enemyHigh } = discsOf(position);
    const { side } = position;
    return this.#exports.search(
      ownLow,
      ownHigh,
      enemyLow,
      enemyHigh,
      side,
      depth,
      alpha,
      beta,
      ply,
    );
  }

  get counts(): number[] {
    return COUNTERS.map((_, counter) => this.#exports.counted(counter));
  }

  get line(): Move[] {
    const length = this.#exports.lineLength(this.#ply);
    return Array.from({ length }, (_, index) => this.#exports.lineMove(this.#ply, index));
  }
}
