/**
 * Searches on chess in WebAssembly, with the classical evaluations.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import * as geometry from "matchbox/games/chess/geometry.ts";
import type { Kind } from "matchbox/games/chess/geometry.ts";
import * as keys from "matchbox/games/chess/keys.ts";
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import { RECORD } from "matchbox/games/chess/record.ts";
import type { Move, Position, Side } from "matchbox/games/game.ts";
import { instantiate, type KernelExports, weightOfSearch } from "../kernel.ts";
import { SEARCH_COUNTERS, type SearchKernel, type SearchPlan, STAGES } from "../search.ts";
import { makeTable, type TableExports } from "../table.ts";
import { chessSearch } from "../wasm/chess_search.ts";
import type { ChessTerms, TaperedTerms } from "./terms.ts";

interface Exports extends TableExports {
  place(which: number): number;
  partWeights(): number;
  setParts(costlyPly: number): void;
  setTapered(): void;
  taperedWeights(): number;
  setOrder(
    hashFirst: boolean,
    losersLast: boolean,
    keepsHistory: boolean,
    ...stages: number[]
  ): void;
  setPart(part: number, value: number): void;
  reductionsPlace(): number;
  begin(): void;
  forget(): void;
  movesToArrange(): number;
  arrangeMoves(side: Side, records: number, ply: number, hashMove: Move, count: number): void;
  learnCutoff(side: Side, depth: number, ply: number, move: Move, tried: number): void;
  search(
    side: Side,
    records: number,
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
  ): number;
  counted(counter: number): number;
  lineLength(ply: number): number;
  lineMove(ply: number, index: number): Move;
}

/** What the host writes, in the order of the kernel. */
const PLACES = ["pieces", "records", "pieceKeys", "rightsKeys", "passedKeys", "sideKey", "weights"];
type Place =
  | "pieces"
  | "records"
  | "pieceKeys"
  | "rightsKeys"
  | "passedKeys"
  | "sideKey"
  | "weights";

/** The parts of a plan, in the order of the kernel. */
const PARTS: readonly ((plan: SearchPlan) => number | boolean)[] = [
  (plan) => plan.exhaustive,
  (plan) => plan.scout,
  (plan) => plan.reSearchesLeaves,
  (plan) => plan.quiescence,
  (plan) => plan.delta ?? Infinity,
  (plan) => plan.exchanges,
  (plan) => plan.nullMove?.reduction ?? 0,
  (plan) => plan.nullMove?.verified ?? false,
  (plan) => plan.nullMove?.adaptive ?? false,
  (plan) => plan.extension,
  (plan) => plan.reductions !== null,
  (plan) => plan.futility,
  (plan) => plan.razoring,
  (plan) => plan.width ?? 0,
  (plan) => plan.losing,
  (plan) => plan.repetition,
  (plan) => plan.internal,
  (plan) => plan.quietTable,
];

/** The most records that the kernel takes over; a game ends after a hundred. */
const MOST_RECORDS = 128;

const { BLACK, cellOf, KING, PAWN, WHITE } = geometry;

/** Searches positions of chess. */
export class ChessSearch implements SearchKernel {
  readonly #exports: Exports & KernelExports;
  /** See `weightOf`. */
  readonly #weight: ArrayBuffer | null;
  readonly #pieces: Uint8Array;
  readonly #records: Int32Array;
  #check: (nodes: number) => number = () => Infinity;
  #ply = 0;

  /**
   * @throws {UsageError} when there is not enough memory for the table, or WebAssembly is not allowed here
   */
  constructor(terms: ChessTerms | TaperedTerms, plan: SearchPlan) {
    const exports = instantiate<Exports>(chessSearch, {
      check: (nodes) => this.#check(nodes),
      tooLong: () => {
        throw new UsageError("the kernel of chess holds lines of 510 plies; kernel=ts holds all");
      },
    });
    this.#exports = exports;
    const { order, table } = plan;
    const stages = order.stages.map((stage) => STAGES.indexOf(stage) + 1);
    exports.setOrder(
      order.hashMove,
      order.losersLast ?? false,
      order.keepsHistory ?? false,
      ...STAGES.map((_, index) => stages[index] ?? 0),
    );
    PARTS.forEach((part, index) => exports.setPart(index, Number(part(plan))));
    if (table) makeTable(exports, table);
    this.#weight = weightOfSearch(exports.memory);
    // The views are made after the memory has grown.
    this.#pieces = new Uint8Array(exports.memory.buffer, this.#place("pieces"), 64);
    this.#records = this.#numbers("records", MOST_RECORDS * RECORD);
    this.#writeKeys();
    if ("men" in terms) this.#writeTerms(terms);
    else this.#writeTapered(terms);
    if (!plan.reductions) return;
    new Uint8Array(exports.memory.buffer, exports.reductionsPlace()).set(plan.reductions);
  }

  begin(): void {
    this.#exports.begin();
  }

  forget(): void {
    this.#exports.forget();
  }

  arrange(
    position: Position,
    ply: number,
    hashMove: Move,
    moves: Int32Array,
    count: number,
  ): void {
    const { arrangeMoves, memory, movesToArrange } = this.#exports;
    const records = this.#give(position as ChessPosition);
    const arranged = new Int32Array(memory.buffer, movesToArrange(), count);
    arranged.set(moves.subarray(0, count));
    arrangeMoves(position.side, records, ply, hashMove, count);
    moves.set(arranged);
  }

  cutoff(
    side: Side,
    depth: number,
    ply: number,
    move: Move,
    moves: Int32Array,
    tried: number,
  ): void {
    const { learnCutoff, memory, movesToArrange } = this.#exports;
    new Int32Array(memory.buffer, movesToArrange(), tried).set(moves.subarray(0, tried));
    learnCutoff(side, depth, ply, move, tried);
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
    const records = this.#give(position as ChessPosition);
    return this.#exports.search(position.side, records, depth, alpha, beta, ply);
  }

  get counts(): number[] {
    return SEARCH_COUNTERS.map((_, counter) => this.#exports.counted(counter));
  }

  get line(): Move[] {
    const { lineLength, lineMove } = this.#exports;
    const moves: Move[] = [];
    const length = lineLength(this.#ply);
    for (let i = 0; i < length; i++) moves.push(lineMove(this.#ply, i));
    return moves;
  }

  /** Hands a position over; returns the number of records. */
  #give(position: ChessPosition): number {
    const { cells } = position;
    for (let square = 0; square < 64; square++) this.#pieces[square] = cells[cellOf(square)];
    return position.copyRecords(this.#records, MOST_RECORDS);
  }

  /** The hash has to be that of TypeScript. */
  #writeKeys(): void {
    const pieceKeys = this.#numbers("pieceKeys", 2 * 24 * 64);
    const weightless = [WHITE, BLACK].flatMap((colour) =>
      Array.from({ length: KING }, (_, kind) => colour | PAWN + kind)
    );
    for (const piece of weightless) {
      for (let square = 0; square < 64; square++) {
        const key = piece << 8 | cellOf(square);
        pieceKeys[2 * (piece << 6 | square)] = keys.pieceLow[key];
        pieceKeys[2 * (piece << 6 | square) + 1] = keys.pieceHigh[key];
      }
    }
    const rightsKeys = this.#numbers("rightsKeys", 2 * 16);
    for (let rights = 0; rights < 16; rights++) {
      rightsKeys[2 * rights] = keys.rightsLow[rights];
      rightsKeys[2 * rights + 1] = keys.rightsHigh[rights];
    }
    const passedKeys = this.#numbers("passedKeys", 2 * 64);
    // On a1, as everywhere but where double steps pass, there is no pawn to take.
    for (let square = 1; square < 64; square++) {
      passedKeys[2 * square] = keys.fileLow[cellOf(square) & 15];
      passedKeys[2 * square + 1] = keys.fileHigh[cellOf(square) & 15];
    }
    this.#numbers("sideKey", 2).set([keys.SIDE_LOW, keys.SIDE_HIGH]);
  }

  #writeTerms({ men, parts }: ChessTerms): void {
    const { memory, partWeights, setParts } = this.#exports;
    const weights = new BigInt64Array(memory.buffer, this.#place("weights"), 24 * 64);
    for (let kind = PAWN; kind <= KING; kind++) {
      for (let square = 0; square < 64; square++) {
        weights[(WHITE | kind) << 6 | square] = BigInt(men(kind as Kind, 0, square));
        weights[(BLACK | kind) << 6 | square] = BigInt(-men(kind as Kind, 1, square));
      }
    }
    if (!parts) return;
    setParts(parts.costlyPly ?? -1);
    const numbers = parts.weights.flatMap((each) => [
      each.attacked,
      each.key_squares,
      each.passed,
      each.doubled,
      each.castled,
      each.advancement,
      each.chains,
    ]);
    new Int32Array(memory.buffer, partWeights(), numbers.length).set(numbers);
  }

  /** The weights of the endgame are in the high halves, so that both are added at once. */
  #writeTapered({ middle, end }: TaperedTerms): void {
    const { memory, setTapered, taperedWeights } = this.#exports;
    new BigInt64Array(memory.buffer, taperedWeights(), middle.length)
      .set(middle.map((weight, term) => (BigInt(end[term]) << 32n) + BigInt(weight)));
    setTapered();
  }

  #numbers(place: Place, length: number): Int32Array {
    return new Int32Array(this.#exports.memory.buffer, this.#place(place), length);
  }

  #place(place: Place): number {
    return this.#exports.place(PLACES.indexOf(place));
  }
}
