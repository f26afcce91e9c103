/**
 * The transposition table of E2: the results of searches by position, in typed arrays. The lower half of
 * the hash selects the slot; both halves are stored to detect collisions. An entry is replaced only by one
 * of the same or greater depth.
 *
 * Besides depth and value an entry has the best move and the kind of the value: exact or a bound. Without
 * the kind, as in the source, alpha-beta takes bounds for exact values. Breuker, Uiterwijk and van den
 * Herik, "Replacement schemes for transposition tables", 1994, compare the schemes.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import type { Move, Position } from "matchbox/games/game.ts";

/** The stored value is exact. */
export const EXACT = 1;
/** The true value is this or more: the node was cut off. */
export const LOWER = 2;
/** The true value is this or less: no move reached alpha. */
export const UPPER = 3;

/** The result of `find` when the slot of the position is empty. */
export const MISS: number = -1;
/** The result of `find` when another position is in the slot. */
export const COLLISION: number = -2;

/**
 * Which entry is replaced. `deeper`: one that is not deeper than the new one. `always`: any entry.
 * `two_deep`: slots come in pairs, the first for the deepest entry and the second for the newest other one.
 */
export const REPLACEMENTS = ["deeper", "always", "two_deep"] as const;
/** One of the schemes. */
export type Replacement = typeof REPLACEMENTS[number];

/**
 * When the value of an entry is used. `deeper`: its depth is at least the needed depth, as in E2. `equal`:
 * its depth is exactly the needed depth, so that a table does not change the value of a search.
 */
export const TRUSTS = ["deeper", "equal"] as const;
/** One of the rules. */
export type Trust = typeof TRUSTS[number];

/** Options of a table; by default it replaces by `deeper`, trusts `equal` and keeps bounds. */
export interface TableOptions {
  /** Which entry gives way to a new one. */
  readonly replacement?: Replacement;
  /** When the value of an entry is used. */
  readonly trust?: Trust;
  /**
   * Whether entries are kept from one search to the next. Entries of an earlier search give way to any new one.
   * Default: every search begins with an empty table.
   */
  readonly keep?: boolean;
  /** False: every value counts as exact, as E2 literally says, so searches can return wrong values. */
  readonly bounds?: boolean;
}

/** The options of a table, where they are not given. */
export const tableDefaults = {
  replacement: "deeper",
  trust: "equal",
  bounds: true,
  keep: false,
} as const;

/** Bytes of a slot. */
export const SLOT_BYTES: number = 4 + 4 + 8 + 4 + 2 + 1;

/** A table with a fixed number of slots. */
export class TranspositionTable {
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #values: Float64Array;
  readonly #moves: Int32Array;
  readonly #depths: Int16Array;
  /** 0 in an empty slot. */
  readonly #bounds: Uint8Array;
  /** The number of the search that stored the entry, modulo 256; null when none is kept. */
  readonly #ages: Uint8Array | null;
  #age = 0;
  readonly #mask: number;
  readonly #always: boolean;
  readonly #twoDeep: boolean;
  readonly #trustsDeeper: boolean;
  readonly #keepsBounds: boolean;

  /**
   * Makes an empty table.
   *
   * @param bits the table has 2^bits slots of 23 bytes, from 1 to 26
   * @throws {UsageError} when there is not enough memory
   */
  constructor(bits: number, options: TableOptions = {}) {
    const { replacement, trust, bounds, keep } = { ...tableDefaults, ...options };
    const slots = 2 ** bits;
    try {
      this.#low = new Int32Array(slots);
      this.#high = new Int32Array(slots);
      this.#values = new Float64Array(slots);
      this.#moves = new Int32Array(slots);
      this.#depths = new Int16Array(slots);
      this.#bounds = new Uint8Array(slots);
      this.#ages = keep ? new Uint8Array(slots) : null;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const megabytes = Math.ceil(slots * SLOT_BYTES / 2 ** 20);
      throw new UsageError(
        `a table of 2^${bits} slots needs ${megabytes} MB, more than the available memory`,
      );
    }
    this.#always = replacement === "always";
    this.#twoDeep = replacement === "two_deep";
    this.#mask = this.#twoDeep ? slots - 2 : slots - 1;
    this.#trustsDeeper = trust === "deeper";
    this.#keepsBounds = bounds;
  }

  /** Begins a new search: entries become old, or are removed when none is kept. */
  begin(): void {
    if (this.#ages === null) this.clear();
    else this.#age = this.#age + 1 & 255;
  }

  /** Removes all entries. */
  clear(): void {
    this.#bounds.fill(0);
  }

  /** The number of slots in use; looks at every slot. */
  get used(): number {
    return this.#bounds.reduce((count, bound) => bound === 0 ? count : count + 1, 0);
  }

  /** The slot of the position, `MISS` or `COLLISION`. */
  find(position: Position): number {
    const { hashLow, hashHigh } = position;
    const slot = hashLow & this.#mask;
    if (this.#holds(slot, hashLow, hashHigh)) return slot;
    if (this.#twoDeep && this.#holds(slot + 1, hashLow, hashHigh)) return slot + 1;
    return this.#bounds[slot] === 0 ? MISS : COLLISION;
  }

  #holds(slot: number, low: number, high: number): boolean {
    return this.#bounds[slot] !== 0 && this.#low[slot] === low && this.#high[slot] === high;
  }

  /** Whether the entry in a slot is deep enough for a node of this depth. */
  serves(slot: number, depth: number): boolean {
    return this.#trustsDeeper ? this.#depths[slot] >= depth : this.#depths[slot] === depth;
  }

  /** Search depth of the entry in a slot, in plies. */
  depthAt(slot: number): number {
    return this.#depths[slot];
  }

  /** Its value; a win or loss counts plies from this position, see `toTable`. */
  valueAt(slot: number): number {
    return this.#values[slot];
  }

  /** `EXACT`, `LOWER` or `UPPER`. */
  boundAt(slot: number): number {
    return this.#bounds[slot];
  }

  /** The best move found there. */
  moveAt(slot: number): Move {
    return this.#moves[slot];
  }

  /** Stores a result, unless the replacement scheme keeps the old entry. */
  store(position: Position, depth: number, value: number, bound: number, move: Move): void {
    const { hashLow, hashHigh } = position;
    let slot = hashLow & this.#mask;
    const old = this.#ages !== null && this.#ages[slot] !== this.#age;
    if (!this.#always && !old && this.#bounds[slot] !== 0) {
      const deeper = this.#depths[slot] > depth;
      if (deeper && !this.#twoDeep) return;
      if (deeper) slot++;
      else if (this.#twoDeep && !this.#holds(slot, hashLow, hashHigh)) this.#moveDown(slot);
    }
    this.#low[slot] = hashLow;
    this.#high[slot] = hashHigh;
    this.#values[slot] = value;
    this.#moves[slot] = move;
    this.#depths[slot] = depth;
    this.#bounds[slot] = this.#keepsBounds ? bound : EXACT;
    if (this.#ages !== null) this.#ages[slot] = this.#age;
  }

  /** Copies a slot to the one after it. */
  #moveDown(slot: number): void {
    this.#low[slot + 1] = this.#low[slot];
    this.#high[slot + 1] = this.#high[slot];
    this.#values[slot + 1] = this.#values[slot];
    this.#moves[slot + 1] = this.#moves[slot];
    this.#depths[slot + 1] = this.#depths[slot];
    this.#bounds[slot + 1] = this.#bounds[slot];
    if (this.#ages !== null) this.#ages[slot + 1] = this.#ages[slot];
  }
}
