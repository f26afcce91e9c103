/**
 * Solves positions of Metelyk, by the kernel or in TypeScript.
 *
 * @module
 */
import { type Game, legalMoves, type Move, type Position } from "matchbox/games/game.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import { MetelykSolver } from "matchbox/kernels/metelyk/solver.ts";
import { kernelOr, type KernelValue } from "../kernel.ts";
import { checkOf, type Limit } from "../search/limit.ts";
import { menOf } from "./men.ts";
import { firstNumbersBy, firstProof, noWeights } from "./outlook.ts";
import { ProofSearch } from "./proof_search.ts";

export type { MetelykSolver };

/** Plies of short searches. */
export const SHORT_DEPTH = 1;

/** What a solver is made with. */
export interface SolverSettings {
  /** The side of the battle quarter, 1 to 4. */
  readonly size: number;
  /** Whether men in the quarter decide when points are equal. Default: true, as in the rules. */
  readonly ties?: boolean;
  /** The weights of the outlook, by place; none for boards that need no order. */
  readonly weights?: Int8Array;
  /** The kernel's table has 2^tableBits buckets of 64 bytes. */
  readonly tableBits?: number;
  /** Room for strategies: 7/8 of 2^strategyBits positions, of 16 bytes each. */
  readonly strategyBits?: number;
}

/** A table of 16 MB, which is filled by no board but the largest. */
const TABLE_BITS = 18;

/** The kernel that solves positions of a board. */
export function solverKernel(settings: SolverSettings): MetelykSolver {
  const { size, ties = true, weights = noWeights() } = settings;
  const { tableBits = TABLE_BITS, strategyBits = 1 } = settings;
  const shortDepth = SHORT_DEPTH;
  return new MetelykSolver({
    ...{ size, ties, weights, shortDepth, tableBits, strategyBits, firstProof },
  });
}

/** Solves positions of a board. What it has found stays known until the next `begin`. */
export class Solver {
  readonly #search: MetelykSolver | ProofSearch;

  /**
   * Makes a solver that knows nothing yet.
   *
   * @throws {UsageError} when the kernel is asked for and cannot run here
   */
  constructor(settings: SolverSettings, kernel: KernelValue = null) {
    const { size, ties = true, weights = noWeights() } = settings;
    this.#search = kernelOr(
      kernel,
      () => solverKernel(settings),
      () => new ProofSearch(size, ties, firstNumbersBy(weights), SHORT_DEPTH),
    );
  }

  /** Claims searched since `begin`. */
  get nodes(): number {
    return this.#search.nodes;
  }

  /** Forgets what was found. */
  begin(limit: Limit = {}): void {
    this.#search.begin(checkOf(limit));
  }

  /**
   * The result for the side to move with best play: 1 for a win, 0 for a draw, -1 for a loss.
   *
   * @throws {SearchStopped} when the limit is reached
   */
  value(position: Position): number {
    const men = menOf(position as MetelykPosition);
    if (this.#search.prove(men, 1)) return 1;
    return this.#search.prove(men, 0) ? 0 : -1;
  }

  /** The values of all moves for the side to move, in the order of the moves. */
  moves(game: Game, position: Position): { readonly move: Move; readonly value: number }[] {
    return legalMoves(game, position).map((move) => {
      position.play(move);
      const value = 0 - this.value(position);
      position.undo();
      return { move, value };
    });
  }

  /** Best play by both sides to the end of the game: of equally good moves the first. */
  line(game: Game, position: Position): Move[] {
    const current = position.clone();
    const line: Move[] = [];
    while (current.result() === null) {
      const moves = this.moves(game, current);
      const best = Math.max(...moves.map(({ value }) => value));
      const { move } = moves.find(({ value }) => value === best)!;
      current.play(move);
      line.push(move);
    }
    return line;
  }
}
