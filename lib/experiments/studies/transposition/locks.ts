/**
 * How often a shorter lock would take one position for another, beside the formulas (E2).
 *
 * @module
 */
import type { Game, Position } from "matchbox/games/game.ts";
import { rounded } from "../../rounded.ts";
import { searchWith, type Setting } from "./program.ts";
import { countIndexes } from "./indexes.ts";
import type { IndexRow, LockRow, PairRow } from "./rows.ts";
import type { Sample } from "./table_sizes.ts";
import { LOCK_BITS, WatchedLocks } from "./watched_tables.ts";

/** A small table, so that many look-ups meet another position. */
const BITS = 10;
/** Lengths of the hashes whose equal pairs are counted, in bits. */
const HASH_BITS = [12, 16, 20, 24, 28, 32, 64];

/** One row for each length of the lock, for each length of the hash, and for each index. */
export function countLocks(
  { key, start }: Sample,
  setting: Setting,
): { locks: LockRow[]; pairs: PairRow[]; indexes: IndexRow[] } {
  const table = new WatchedLocks(BITS, { trust: "equal" }, notation(setting.game));
  searchWith(start, setting, { table });
  const locks = LOCK_BITS.map((lock_bits, i) => ({
    ...key,
    lock_bits,
    collisions: table.collisions,
    unnoticed: table.unnoticed[i],
    expected: rounded(table.collisions / 2 ** lock_bits),
    wrong_hits: table.wrongHits,
  }));
  const hashes = [...table.positions.values()];
  const pairs = HASH_BITS.map((hash_bits) => ({
    ...key,
    hash_bits,
    positions: hashes.length,
    equal_pairs: equalPairs(hashes, hash_bits),
    expected: rounded(hashes.length * (hashes.length - 1) / 2 ** (hash_bits + 1)),
  }));
  return { locks, pairs, indexes: countIndexes(key, [...table.positions.keys()]) };
}

/** A text without the move counters of chess, which the hash leaves out. */
function notation({ name }: Game): (position: Position) => string {
  return name === "chess"
    ? (position) => position.toString().split(" ").slice(0, 4).join(" ")
    : String;
}

/** Pairs of hashes that agree in their last bits, from the high half on. */
function equalPairs(
  hashes: readonly { readonly low: number; readonly high: number }[],
  bits: number,
): number {
  const mask = bits < 32 ? 2 ** bits - 1 : -1;
  const short = hashes.map(({ low, high }) => bits > 32 ? `${high} ${low}` : high & mask);
  let pairs = 0;
  for (const { length } of Map.groupBy(short, (hash) => hash).values()) {
    pairs += length * (length - 1) / 2;
  }
  return pairs;
}
