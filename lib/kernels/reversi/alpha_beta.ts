/**
 * Alpha-beta on Reversi in WebAssembly, with the classical evaluations.
 *
 * @module
 */
import type { Move, Position, Side } from "matchbox/games/game.ts";
import { byteSums } from "matchbox/games/byte_sums.ts";
import { discsOf, moveOfSquare, squareOfMove } from "matchbox/games/reversi/discs.ts";
import { COUNTERS, type KernelOrder } from "../alpha_beta.ts";
import type { NodeKernel } from "../node_kernel.ts";
import { instantiate, type KernelExports } from "../kernel.ts";
import { reversiAlphaBeta } from "../wasm/reversi_alpha_beta.ts";
import type { DarkTerms, ReversiTerms, StageTerms } from "./terms.ts";

interface Exports {
  setSize(size: number): void;
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
  setPatterns(parts: number): void;
  weights(): number;
}

/** A forced pass, in the kernel. */
const PASS = 64;

/**
 * Whether the kernel can hold an evaluation on boards of a size. On 4x4 there are no
 * patterns. On smaller boards than 8x8 the weights of the squares have to be whole numbers: with others the sums
 * would be rounded differently.
 */
export function canHold(size: number, terms: ReversiTerms): boolean {
  if (size === 8) return true;
  if (terms.kind === "patterns") return size === 6;
  return [4, 6].includes(size) && terms.squares.squares instanceof Int32Array;
}

/** Searches positions of Reversi on boards of one size. */
export class ReversiAlphaBeta implements NodeKernel {
  readonly #exports: Exports & KernelExports;
  readonly #order: KernelOrder;
  #check: (nodes: number) => number = () => Infinity;
  readonly #size: number;
  #ply = 0;

  /**
   * @param size squares on a side of the board, for which the kernel can hold the evaluation
   * @throws {UsageError} when WebAssembly is not allowed here
   */
  constructor(size: number, terms: ReversiTerms, order: KernelOrder) {
    const exports = instantiate<Exports>(reversiAlphaBeta, {
      check: (nodes) => this.#check(nodes),
    });
    exports.setSize(size);
    if (terms.kind === "patterns") {
      new Int8Array(exports.memory.buffer, exports.weights()).set(terms.weights);
      exports.setPatterns(terms.parts);
    } else setTerms(exports, size, terms);
    this.#exports = exports;
    this.#size = size;
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
    return Array.from({ length }, (_, index) => {
      const square = this.#exports.lineMove(this.#ply, index);
      return square === PASS ? this.#size ** 2 : moveOfSquare(square, this.#size);
    });
  }
}

function setTerms(
  exports: Exports & KernelExports,
  size: number,
  terms: StageTerms | DarkTerms,
): void {
  const weights = new Float64Array(64);
  terms.squares.squares.forEach((weight, move) => {
    weights[squareOfMove(move, size)] = weight;
  });
  const sums = byteSums(weights);
  new Float64Array(exports.memory.buffer, exports.sums(), sums.length).set(sums);
  if (terms.kind === "dark") return exports.setForDark(terms.moves, terms.tempo);
  const { middle, end, inOpening, inMiddle } = terms;
  const moves = [inOpening.own, inOpening.enemy, inMiddle.own, inMiddle.enemy] as const;
  exports.setStages(middle, end, ...moves);
}
