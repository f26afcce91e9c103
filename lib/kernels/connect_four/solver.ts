/**
 * The search of the solver of Connect Four in WebAssembly: the twin of agents/connect_four/solver_search.ts.
 * Answers and nodes are the same.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import type { BoardSize } from "matchbox/games/connect_four/board.ts";
import { instantiate, type KernelExports, weightOf } from "../kernel.ts";
import { connectFourSolver } from "../wasm/connect_four_solver.ts";

interface Exports {
  prepare(
    columns: number,
    rows: number,
    tableBits: number,
    withTable: boolean,
    withMirror: boolean,
    withThreats: boolean,
    withChildren: boolean,
  ): number;
  begin(): void;
  searched(): number;
  reaches(
    ownLow: number,
    ownHigh: number,
    enemyLow: number,
    enemyHigh: number,
    count: number,
    goal: number,
  ): number;
}

/** The discs of both sides, each in two halves of a set of 64 bits: see games/connect_four/board.ts. */
export interface SidesDiscs {
  readonly ownLow: number;
  readonly ownHigh: number;
  readonly enemyLow: number;
  readonly enemyHigh: number;
}

/** The parts of the search: see `SolverParts`. */
export interface KernelSolverParts {
  readonly table: boolean;
  readonly mirror: boolean;
  readonly threatsFirst: boolean;
  readonly childCutoffs: boolean;
}

/** A search on boards of one size. Its table stays filled until the next `begin`. */
export class ConnectFourKernel {
  readonly #exports: Exports & KernelExports;
  /** See `weightOf`. */
  readonly #weight: ArrayBuffer;
  #check: (nodes: number) => number = () => Infinity;

  /**
   * @param size columns and rows of the board
   * @param tableBits from 1 to 24; the table has 2^tableBits buckets of 16 bytes
   * @throws {UsageError} when there is not enough memory, or WebAssembly is not allowed here
   */
  constructor({ columns, rows }: BoardSize, tableBits: number, parts: KernelSolverParts) {
    const { table, mirror, threatsFirst, childCutoffs } = parts;
    this.#exports = instantiate<Exports>(connectFourSolver, {
      check: (nodes) => this.#check(nodes),
    });
    const all = [table, mirror, threatsFirst, childCutoffs] as const;
    if (!this.#exports.prepare(columns, rows, tableBits, ...all)) {
      throw new UsageError(
        `a table of 2^${tableBits} buckets needs ${2 ** (tableBits - 16)} MB, ` +
          `more than the available memory`,
      );
    }
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
   * Whether the side to move, which has no move that wins at once, can reach a goal: 0 a draw, 1 a win.
   *
   * @param count discs on the board, which is not full
   */
  reaches(discs: SidesDiscs, count: number, goal: number): boolean {
    const { ownLow, ownHigh, enemyLow, enemyHigh } = discs;
    return this.#exports.reaches(ownLow, ownHigh, enemyLow, enemyHigh, count, goal) !== 0;
  }
}
