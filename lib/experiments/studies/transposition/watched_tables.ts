/**
 * Tables that count what the search does with them. They are slow, so they serve only for counting.
 *
 * @module
 */
import {
  COLLISION,
  type TableOptions,
  TranspositionTable,
} from "matchbox/agents/search/transposition_table.ts";
import type { Move, Position } from "matchbox/games/game.ts";

/** A table that counts its stores. */
export class CountingTable extends TranspositionTable {
  /** Results stored in a slot that did not have this position: an empty slot, or another one's. */
  entered = 0;
  /** Results that were not stored, because the replacement scheme kept a deeper one. */
  refused = 0;

  override store(
    position: Position,
    depth: number,
    value: number,
    bound: number,
    move: Move,
  ): void {
    const before = this.find(position);
    // Where entries come in pairs, a shallower result of a position takes a second slot.
    const deeper = before >= 0 && this.depthAt(before) > depth;
    const slots = deeper ? this.used : 0;
    super.store(position, depth, value, bound, move);
    const after = this.find(position);
    if (after < 0 || this.depthAt(after) !== depth) this.refused++;
    else if (before < 0) this.entered++;
    if (deeper) this.entered += this.used - slots;
  }

  /** Entries that gave way to another position. */
  get lost(): number {
    return this.entered - this.used;
  }
}

/** The numbers of bits of shortened locks. */
export const LOCK_BITS = [0, 2, 4, 6, 8, 10, 12, 14, 16] as const;

/**
 * A table that counts how often a shorter lock would have taken one position for another. The search itself
 * uses the whole lock, so one mistake does not lead to others.
 */
export class WatchedLocks extends TranspositionTable {
  /** Look-ups of a slot with another position. */
  collisions = 0;
  /** Those of them that a lock of so many bits, by place in `LOCK_BITS`, would not have noticed. */
  readonly unnoticed: number[] = LOCK_BITS.map(() => 0);
  /** Look-ups that the table took for hits, but the positions are different. */
  wrongHits = 0;
  /** All positions looked up: their notations and hashes. */
  readonly positions = new Map<string, { readonly low: number; readonly high: number }>();
  readonly #notationOf: (position: Position) => string;
  readonly #mask: number;
  /** The notation and the high half of the hash of the position in each slot. */
  readonly #held: { notation: string; high: number }[] = [];

  /** @param notationOf a text that equal positions share, and no others */
  constructor(bits: number, options: TableOptions, notationOf: (position: Position) => string) {
    super(bits, options);
    this.#notationOf = notationOf;
    this.#mask = 2 ** bits - 1;
  }

  override find(position: Position): number {
    const found = super.find(position);
    const { hashLow: low, hashHigh: high } = position;
    const notation = this.#notationOf(position);
    this.positions.set(notation, { low, high });
    const held = this.#held[low & this.#mask];
    if (found >= 0 && held.notation !== notation) this.wrongHits++;
    if (found === COLLISION) {
      this.collisions++;
      LOCK_BITS.forEach((bits, i) => {
        if (((high ^ held.high) & 2 ** bits - 1) === 0) this.unnoticed[i]++;
      });
    }
    return found;
  }

  override store(
    position: Position,
    depth: number,
    value: number,
    bound: number,
    move: Move,
  ): void {
    super.store(position, depth, value, bound, move);
    if (super.find(position) < 0) return;
    const { hashLow: low, hashHigh: high } = position;
    this.#held[low & this.#mask] = { notation: this.#notationOf(position), high };
  }
}
