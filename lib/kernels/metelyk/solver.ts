/**
 * The solver of Metelyk in WebAssembly: the twin of agents/metelyk/proof_search.ts, with strategies. Values
 * and nodes are the same as long as its table is not full.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import { instantiate, type KernelExports } from "../kernel.ts";
import { metelykSolver } from "../wasm/metelyk_solver.ts";

interface Exports {
  prepare(
    size: number,
    ties: boolean,
    shortDepth: number,
    tableBits: number,
    strategyBits: number,
  ): number;
  begin(): void;
  prove(own: number, enemy: number, lead: number, least: number): number;
  searched(): number;
  searchShort(own: number, enemy: number, lead: number, least: number, depth: number): number;
  searchedShort(): number;
  perft(own: number, enemy: number, depth: number): number;
  logitOf(own: number, enemy: number, lead: number): number;
  weightsAt(): number;
  firstNumbersAt(): number;
  findStrategy(own: number, enemy: number, lead: number): number;
  strategyAt(): number;
  strategySize(): number;
}

/** A position, as agents/metelyk/men.ts has it. */
export interface KernelMen {
  /** The men of the side to move. */
  readonly own: number;
  /** The men of the other side. */
  readonly enemy: number;
  /** The points of the side to move minus the enemy's. */
  readonly lead: number;
}

/** What a kernel is made with. */
export interface SolverOptions {
  /** The side of the battle quarter, 1 to 4. */
  readonly size: number;
  /** Whether men in the battle quarter decide when points are equal, as in the rules. */
  readonly ties: boolean;
  /** Plies of short searches. */
  readonly shortDepth: number;
  /** The table has 2^tableBits buckets of 64 bytes; 1 to 24. */
  readonly tableBits: number;
  /** Room for strategies of 7/8 of 2^strategyBits positions, of 16 bytes each; 1 to 25. */
  readonly strategyBits: number;
  /** The weights of the outlook, by place. */
  readonly weights: Int8Array;
  /** The proof number of a claim that was not searched, by its logit in units. */
  firstProof(logit: number): number;
}

/** A position of a strategy, and which of its children the move leads to. */
export interface StrategyMove extends KernelMen {
  /** The number of the child, from 0. */
  readonly child: number;
}

/** Logits go from minus this to this, without the first. */
const LOGITS = 512;

/** Decides claims on a board. Its table stays filled until the next `begin`. */
export class MetelykSolver {
  readonly #exports: Exports & KernelExports;
  readonly #strategySlots: number;
  #check: (nodes: number) => number = () => Infinity;

  /**
   * Makes a solver with an empty table.
   *
   * @throws {UsageError} when there is not enough memory, or WebAssembly is not allowed here
   */
  constructor(options: SolverOptions) {
    const { size, ties, shortDepth, tableBits, strategyBits, weights, firstProof } = options;
    const kernel = this.#exports = instantiate<Exports>(metelykSolver, {
      check: (nodes) => this.#check(nodes),
    });
    this.#strategySlots = 2 ** strategyBits;
    if (!kernel.prepare(size, ties, shortDepth, tableBits, strategyBits)) {
      throw new UsageError(
        `a table of 2^${tableBits} buckets and a strategy of 2^${strategyBits} positions need more ` +
          "than the available memory",
      );
    }
    const { buffer } = kernel.memory;
    new Int8Array(buffer, kernel.weightsAt(), weights.length).set(weights);
    new Int32Array(buffer, kernel.firstNumbersAt(), 2 * LOGITS).set(
      Array.from({ length: 2 * LOGITS }, (_, at) => firstProof(at - LOGITS)),
    );
  }

  /** Claims searched since `begin`, those of short searches apart. */
  get nodes(): number {
    return this.#exports.searched();
  }

  /** Positions of short searches since `begin`. */
  get shortNodes(): number {
    return this.#exports.searchedShort();
  }

  /** Bytes of memory. */
  get bytes(): number {
    return this.#exports.memory.buffer.byteLength;
  }

  /**
   * Empties the table and sets the counts to 0.
   *
   * @param check asked when that many claims have been searched since: it throws to stop the search, or
   *   returns the number at which it wants to be asked again
   */
  begin(check: (nodes: number) => number = () => Infinity): void {
    this.#check = check;
    this.#exports.begin();
  }

  /** Whether the side to move gets at least `least`: 1 for a win, 0 for a draw. */
  prove({ own, enemy, lead }: KernelMen, least: number): boolean {
    return this.#exports.prove(own, enemy, lead, least) !== 0;
  }

  /** What a short search finds of the same claim: true, false, or null. */
  searchShort({ own, enemy, lead }: KernelMen, least: number, depth: number): boolean | null {
    return [false, true, null][this.#exports.searchShort(own, enemy, lead, least, depth)];
  }

  /** The number of sequences of `depth` moves. */
  perft({ own, enemy }: KernelMen, depth: number): number {
    return this.#exports.perft(own, enemy, depth);
  }

  /** The logit of a win for the side to move, in units. */
  logitOf({ own, enemy, lead }: KernelMen): number {
    return this.#exports.logitOf(own, enemy, lead);
  }

  /**
   * Finds a strategy of the side to move, which wins; `prove` should have proved it before.
   *
   * @returns the number of its positions; `strategy` gives them
   * @throws {UsageError} when there is no room for it
   */
  findStrategy({ own, enemy, lead }: KernelMen): number {
    if (!this.#exports.findStrategy(own, enemy, lead)) {
      throw new UsageError(`the strategy has more positions than ${7 / 8 * this.#strategySlots}`);
    }
    return this.#exports.strategySize();
  }

  /** Each position of the strategy that was found last with its move, in no order. */
  *strategy(): Iterable<StrategyMove> {
    const kernel = this.#exports;
    const words = new Int32Array(
      kernel.memory.buffer,
      kernel.strategyAt(),
      4 * this.#strategySlots,
    );
    for (let at = 0; at < words.length; at += 4) {
      const mark = words[at + 2];
      if (mark === 0) continue;
      const [own, enemy] = [words[at], words[at + 1]];
      yield { own, enemy, lead: (mark & 63) - 11, child: mark >> 8 };
    }
  }
}
