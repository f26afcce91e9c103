/**
 * The search of the solver of Connect Four by its kernel, with the limits of searches.
 *
 * @module
 */
import type { BoardSize } from "matchbox/games/connect_four/board.ts";
import { ConnectFourKernel, type SidesDiscs } from "matchbox/kernels/connect_four/solver.ts";
import { checkOf, type Limit } from "../search/limit.ts";
import type { SolverParts } from "./solver_parts.ts";
import type { Goal } from "./solver_search.ts";

/** As `SolverSearch`, with the same answers and nodes. */
export class SolverKernel {
  readonly #kernel: ConnectFourKernel;

  /**
   * @param bits as of `SolverTable`
   * @throws {UsageError} when there is not enough memory, or WebAssembly is not allowed here
   */
  constructor(size: BoardSize, bits: number, parts: SolverParts = {}) {
    const all = { table: true, mirror: true, threatsFirst: true, childCutoffs: true };
    this.#kernel = new ConnectFourKernel(size, bits, { ...all, ...parts });
  }

  get nodes(): number {
    return this.#kernel.nodes;
  }

  begin(limit: Limit = {}): void {
    this.#kernel.begin(checkOf(limit));
  }

  reaches(discs: SidesDiscs, count: number, goal: Goal): boolean {
    return this.#kernel.reaches(discs, count, goal);
  }
}
