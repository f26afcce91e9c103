/**
 * The search of the endgame solver of Reversi in WebAssembly, by several threads with one table. Scores are
 * those of `ReversiEndgame`; the nodes depend on which thread comes first, so that they are measured.
 *
 * Helpers are started for each search that is long enough, and end with it. One that starts late, or cannot
 * start, costs time and nothing else: the first thread would find the score alone.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import type { Discs } from "matchbox/games/reversi/discs.ts";
import { type KernelExports, moduleOf, weightOf } from "../kernel.ts";
import { threadMemory } from "../thread_memory.ts";
import { reversiEndgameThreads } from "../wasm/reversi_endgame_threads.ts";
import type { HelperStart } from "./endgame_helper.ts";

/** The most threads; the kernel knows this number too. */
export const MOST_THREADS = 16;

/** Searches with at least this many empty squares have helpers; others end before a helper has begun. */
const HELPED = 18;

/** Words of the notices of the kernel: one that stops helpers, and after it a cell for each thread. */
const CELL = 16;
/** What stands in the cell of a helper, beside the number of the search. */
const ASKED = 0;
const AT_WORK = 1;
const TOO_LATE = 3;
const SEARCH = 4;

type Halves = readonly [number, number, number, number];

interface Exports {
  prepare(...values: HelperStart["prepared"]): number;
  weights(): number;
  begin(): void;
  beginHelp(number: number): void;
  searched(): number;
  notices(): number;
  emptySquares(...discs: Halves): number;
  bestSquare(...discs: Halves): number;
  search(...values: HelperStart["search"]): number;
  forgetScores(): void;
}

/** A search on boards of one size. Its table stays filled until the next `begin`. */
export class ReversiEndgameThreads {
  readonly #exports: Exports & KernelExports;
  readonly #helper: Omit<HelperStart, "search" | "prepared" | "number">;
  readonly #prepared: readonly [size: number, tableBits: number, trained: boolean, threads: number];
  /** As in `ReversiEndgame`. */
  readonly #weight: ArrayBuffer;
  #check: (nodes: number) => number = () => Infinity;
  /** Searches so far. */
  #searches = 0;

  /**
   * @param size squares on a side of the board: 4, 6 or 8
   * @param tableBits from 1 to 24; the table has 2^tableBits buckets of 64 bytes
   * @param threads from 1 to `MOST_THREADS`
   * @param weights those of the trained order; null without it
   * @throws {UsageError} when there is not enough memory, threads cannot share it here, or WebAssembly is not
   *   allowed
   */
  constructor(size: number, tableBits: number, threads: number, weights: Int8Array | null) {
    const module = moduleOf(reversiEndgameThreads);
    const memory = threadMemory();
    const { exports } = new WebAssembly.Instance(module, {
      env: { memory },
      endgame: { check: () => Infinity },
      endgame_threads: { check: (nodes: number) => this.#check(nodes) },
    });
    this.#exports = exports as unknown as Exports & KernelExports;
    this.#helper = { module, memory };
    this.#prepared = [size, tableBits, weights !== null, threads];
    if (!this.#exports.prepare(...this.#prepared, 0)) {
      throw new UsageError(
        `a table of 2^${tableBits} buckets needs ${2 ** (tableBits - 14)} MB, ` +
          `more than the available memory`,
      );
    }
    if (weights) new Int8Array(memory.buffer, this.#exports.weights()).set(weights);
    this.#weight = weightOf(memory);
  }

  /** Positions searched since `begin`, by all threads. */
  get nodes(): number {
    return this.#exports.searched();
  }

  /** As `ReversiEndgame.begin`; `check` is asked some thousand nodes later than there. */
  begin(check: (nodes: number) => number = () => Infinity): void {
    this.#check = check;
    this.#exports.begin();
  }

  /** As `ReversiEndgame.search`. */
  search(discs: Discs, alpha: number, beta: number, selective: boolean): number {
    const halves = halvesOf(discs);
    const search = [...halves, alpha, beta, selective] as const;
    const threads = this.#prepared[3];
    const helpers = this.#exports.emptySquares(...halves) < HELPED ? 0 : threads - 1;
    this.#exports.beginHelp(++this.#searches);
    for (let number = 1; number <= helpers; number++) this.#startHelper(number, search);
    try {
      return this.#exports.search(...search);
    } finally {
      this.#endHelp(helpers);
    }
  }

  /** As `ReversiEndgame.forgetScores`. */
  forgetScores(): void {
    this.#exports.forgetScores();
  }

  /** The best square that the table knows for a position, or 127. */
  bestSquare(discs: Discs): number {
    return this.#exports.bestSquare(...halvesOf(discs));
  }

  #startHelper(number: number, search: HelperStart["search"]): void {
    const worker = new Worker(new URL("./endgame_helper.ts", import.meta.url), {
      ...{ type: "module", name: `helper ${number} of the endgame solver` },
      ...(typeof Deno === "object" && { deno: { permissions: PERMISSIONS } }),
    });
    // A page that cannot load its module searches without it.
    worker.onerror = (event) => event.preventDefault();
    const prepared = [...this.#prepared, number] as const;
    const start: HelperStart = { ...this.#helper, prepared, number: this.#searches, search };
    worker.postMessage(start);
  }

  #endHelp(helpers: number): void {
    const words = new Int32Array(this.#helper.memory.buffer);
    const stop = this.#exports.notices() >> 2;
    const asked = SEARCH * this.#searches + ASKED;
    const [late, atWork] = [asked + TOO_LATE, asked + AT_WORK];
    Atomics.store(words, stop, 1);
    for (let number = 1; number <= helpers; number++) {
      const cell = stop + CELL * (1 + number);
      if (Atomics.compareExchange(words, cell, asked, late) !== atWork) continue;
      // It looks round every few thousand nodes.
      Atomics.wait(words, cell, atWork);
    }
  }
}

/** A helper needs nothing but its own module. */
const PERMISSIONS: Deno.PermissionOptionsObject = {
  ...{ read: "inherit", import: "inherit" },
  ...{ write: false, env: false, net: false, sys: false, ffi: false, run: false },
};

function halvesOf({ ownLow, ownHigh, enemyLow, enemyHigh }: Discs): Halves {
  return [ownLow, ownHigh, enemyLow, enemyHigh];
}
