// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The transposition table of the solver of Connect Four: TypeScript has it in
 * agents/connect_four/solver_table.ts. The memory beyond what the compiler uses is the table.
 *
 * @module
 */
import { reserve } from "../base/reserve.ts";

/** Bytes of a bucket and of an entry: a key of 56 bits with 8 that are packed. */
const BUCKET = 16;
const ENTRY = 8;

const MOST_WORK = 15;

/** What is known of a position of which nothing is known. */
const NOTHING: u32 = 8;

let table: usize = 0;
let shift: u32 = 0;
let bytes: usize = 0;

/** Makes a table of 2^bits buckets; false when there is not enough memory. */
export function makeTable(bits: i32): bool {
  shift = 32 - bits;
  bytes = BUCKET << bits;
  table = (__heap_base + BUCKET - 1) & ~(BUCKET - 1);
  return reserve(table + bytes);
}

/** Forgets all positions. */
export function clearTable(): void {
  memory.fill(table, 0, bytes);
}

/** Packs the bounds of a value, from -1 to 1 for the side to move, and the nodes that they cost. */
export function pack(lower: i32, upper: i32, nodes: u64): u32 {
  const work = min(31 - i32(clz(u32(nodes) | 1)), MOST_WORK);
  return u32((lower + 1) | ((upper + 1) << 2) | (work << 4));
}

/** The least value that a position can have. */
export function lowerOf(packed: u32): i32 {
  return i32(packed & 3) - 1;
}

/** The greatest value that a position can have. */
export function upperOf(packed: u32): i32 {
  return i32((packed >> 2) & 3) - 1;
}

/** What is packed for the position with that key, or `NOTHING`. */
export function find(key: u64): u32 {
  const bucket = bucketOf(key);
  const first = load<u64>(bucket);
  if (first >> 8 == key) return u32(first & 255);
  const second = load<u64>(bucket + ENTRY);
  if (second >> 8 == key) return u32(second & 255);
  return NOTHING;
}

/** Keeps what is packed for a position. */
export function keep(key: u64, packed: u32): void {
  let at = bucketOf(key);
  const first = load<u64>(at);
  if (first >> 8 != key) {
    if (packed >> 4 < (u32(first) >> 4 & MOST_WORK)) at += ENTRY;
    else store<u64>(at + ENTRY, first);
  }
  store<u64>(at, (key << 8) | u64(packed));
}

/** The address of the bucket of a position. */
function bucketOf(key: u64): usize {
  let hash = (u32(key) * 0x9e3779b1) ^ (u32(key >> 32) * 0x85ebca77);
  hash = (hash ^ (hash >> 15)) * 0xc2b2ae3d;
  hash = (hash ^ (hash >> 13)) * 0x27d4eb2f;
  return table + usize((hash ^ (hash >> 16)) >> shift) * BUCKET;
}
