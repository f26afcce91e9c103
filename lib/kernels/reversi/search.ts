/**
 * Searches on Reversi in WebAssembly, with the classical evaluations and the trained one.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import { byteSums } from "matchbox/games/byte_sums.ts";
import type { Move, Position, Side } from "matchbox/games/game.ts";
import { discsOf, moveOfSquare, squareOfMove } from "matchbox/games/reversi/discs.ts";
import { geometryOf } from "matchbox/games/reversi/geometry.ts";
import { instantiate, type KernelExports, weightOfSearch } from "../kernel.ts";
import {
  type ProbCutPlan,
  SEARCH_COUNTERS,
  type SearchKernel,
  type SearchPlan,
  STAGES,
} from "../search.ts";
import { makeTable, type TableExports } from "../table.ts";
import { reversiSearch } from "../wasm/reversi_search.ts";
import type { DarkTerms, ReversiTerms, StageTerms } from "./terms.ts";

interface Exports extends TableExports {
  clearTable(): void;
  setSize(size: number): void;
  hashKeys(): number;
  setOrder(hashMove: boolean, first: number, second: number): void;
  setParts(exhaustive: boolean, scout: boolean, reSearchesLeaves: boolean): void;
  probCutPairs(): number;
  begin(): void;
  movesToArrange(): number;
  arrangeMoves(side: Side, ply: number, hashMove: number, count: number): void;
  learnCutoff(side: Side, depth: number, ply: number, move: number, tried: number): void;
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
  lineMove(ply: number, index: number): number;
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
 * Whether the kernel can hold an evaluation on boards of a size. On 4x4 there are no patterns. On smaller boards than
 * 8x8 the weights of the squares have to be whole numbers: with others the sums would be rounded differently.
 */
export function canHold(size: number, terms: ReversiTerms): boolean {
  if (size === 8) return true;
  if (terms.kind === "patterns") return size === 6;
  return [4, 6].includes(size) && terms.squares.squares instanceof Int32Array;
}

/** Searches positions of Reversi on boards of one size. */
export class ReversiSearch implements SearchKernel {
  readonly #exports: Exports & KernelExports;
  /** See `weightOf`. */
  readonly #weight: ArrayBuffer | null;
  readonly #size: number;
  #check: (nodes: number) => number = () => Infinity;
  #ply = 0;

  /**
   * @param size squares on a side of the board, for which the kernel can hold the evaluation
   * @param plan without what Reversi has not, such as loud moves
   * @throws {UsageError} when the plan has a width, there is not enough memory for the table, or WebAssembly is not
   *   allowed here
   */
  constructor(size: number, terms: ReversiTerms, plan: SearchPlan) {
    if (plan.width !== null) {
      throw new UsageError(
        "the kernel of reversi searches all moves of a node; kernel=ts can search some",
      );
    }
    const exports = instantiate<Exports>(reversiSearch, {
      check: (nodes) => this.#check(nodes),
    });
    const { order, table } = plan;
    const [first = 0, second = 0] = order.stages.map((stage) => STAGES.indexOf(stage) + 1);
    exports.setSize(size);
    exports.setOrder(order.hashMove, first, second);
    exports.setParts(plan.exhaustive, plan.scout, plan.reSearchesLeaves);
    if (table) makeTable(exports, table);
    this.#weight = weightOfSearch(exports.memory);
    setHashKeys(exports, size);
    if (plan.probCut) setProbCut(exports, plan.probCut);
    if (terms.kind === "patterns") {
      new Int8Array(exports.memory.buffer, exports.weights()).set(terms.weights);
      exports.setPatterns(terms.parts);
    } else setTerms(exports, size, terms);
    this.#exports = exports;
    this.#size = size;
  }

  begin(): void {
    this.#exports.begin();
  }

  forget(): void {
    this.#exports.clearTable();
  }

  arrange(
    { side }: Position,
    ply: number,
    hashMove: Move,
    moves: Int32Array,
    count: number,
  ): void {
    const squares = this.#write(moves, count);
    this.#exports.arrangeMoves(
      side,
      ply,
      hashMove < 0 ? hashMove : this.#squareOf(hashMove),
      count,
    );
    for (let i = 0; i < count; i++) moves[i] = this.#moveOf(squares[i]);
  }

  cutoff(
    side: Side,
    depth: number,
    ply: number,
    move: Move,
    moves: Int32Array,
    tried: number,
  ): void {
    this.#write(moves, tried);
    this.#exports.learnCutoff(side, depth, ply, this.#squareOf(move), tried);
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
    return SEARCH_COUNTERS.map((_, counter) => this.#exports.counted(counter));
  }

  get line(): Move[] {
    const { lineLength, lineMove } = this.#exports;
    return Array.from(
      { length: lineLength(this.#ply) },
      (_, index) => this.#moveOf(lineMove(this.#ply, index)),
    );
  }

  /** Writes the first moves of the root as squares. */
  #write(moves: Int32Array, count: number): Uint8Array {
    const { memory, movesToArrange } = this.#exports;
    const squares = new Uint8Array(memory.buffer, movesToArrange(), count);
    for (let i = 0; i < count; i++) squares[i] = this.#squareOf(moves[i]);
    return squares;
  }

  #squareOf(move: Move): number {
    return move === this.#size ** 2 ? PASS : squareOfMove(move, this.#size);
  }

  #moveOf(square: number): Move {
    return square === PASS ? this.#size ** 2 : moveOfSquare(square, this.#size);
  }
}

/** The hash has to be that of TypeScript. */
function setHashKeys(exports: Exports & KernelExports, size: number): void {
  const { cells, discLow, discHigh, sideLow, sideHigh } = geometryOf(size);
  /** At `2 * (side << 11 | row << 8 | set)`: the key of the discs of a side in a row, in two halves. */
  const keys = new Int32Array(exports.memory.buffer, exports.hashKeys(), 2 * (2 * 8 * 256 + 1));
  for (const side of [0, 1]) {
    for (let move = 0; move < size * size; move++) {
      const square = squareOfMove(move, size);
      const row = 2 * (side << 11 | square >> 3 << 8);
      const bit = 1 << (square & 7);
      const key = 2 * cells[move] + side;
      for (let set = 0; set < 256; set++) {
        if ((set & bit) === 0) continue;
        keys[row + 2 * set] ^= discLow[key];
        keys[row + 2 * set + 1] ^= discHigh[key];
      }
    }
  }
  keys.set([sideLow, sideHigh], keys.length - 2);
}

/** Four numbers for each depth of each stage. */
function setProbCut(exports: Exports & KernelExports, { confidence, pairs }: ProbCutPlan): void {
  const numbers = new Float64Array(exports.memory.buffer, exports.probCutPairs(), 4 * 16 * 32);
  pairs.forEach((ofStage, stage) =>
    ofStage.forEach((pair, depth) => {
      if (!pair) return;
      const { shallow, slope, intercept, deviation } = pair;
      numbers.set([shallow, slope, intercept, confidence * deviation], 4 * (stage << 5 | depth));
    })
  );
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
