// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The transposition table of the endgame solver: whole positions with bounds of their scores, three in a
 * bucket of 64 bytes. TypeScript: agents/endgame/endgame_table.ts. The memory beyond what the compiler uses
 * is the table, but for positions with few empty squares: theirs is small, and each thread has its own.
 *
 * Where threads share it, nothing keeps two of them from writing to an entry at once. So both sets of discs
 * are mixed with what is packed (Hyatt and Mann 2002): an entry of two halves does not look like any position.
 *
 * @module
 */
import { reserve } from "../base/reserve.ts";
import { apart, behind } from "./memory_of_threads.ts";

/** Bytes of a bucket and of an entry: two sets of discs, and one packed word after the three of them. */
const BUCKET = 64;
const ENTRY = 16;
const PACKED = 48;

/** After a selective search the best moves of positions with at least so many empty squares are kept. */
const KEPT = 13;

/** Added to scores, so that they are packed without a sign. */
const OFFSET = 64;

/** The best move of an entry without one. */
export const NO_SQUARE = 127;

/** The near table: positions with fewer than so many empty squares, in 2^NEAR_BITS buckets. */
const NEAR = 12;
const NEAR_BITS = 13;
const NEAR_TABLE = memory.data(BUCKET << NEAR_BITS, 64);

/** `NEAR` with a near table, else 0. */
let nearest = NEAR;

let table: usize = 0;
let shift: u32 = 0;
let bytes: usize = 0;

/** Makes a table of 2^bits buckets, with a near table or not; false when there is not enough memory. */
export function makeTable(bits: i32, near: bool): bool {
  nearest = near ? NEAR : 0;
  shift = 32 - bits;
  bytes = BUCKET << bits;
  table = (behind + BUCKET - 1) & ~(BUCKET - 1);
  return reserve(table + bytes);
}

/** Removes all entries. */
export function clearTable(): void {
  memory.fill(table, 0, bytes);
  forgetNear();
}

/** Forgets all bounds, and the best moves of positions with few empty squares. */
export function forgetScores(): void {
  for (let bucket = table; bucket < table + bytes; bucket += BUCKET) {
    for (let entry: usize = 0; entry < 3; entry++) {
      const packed = load<u32>(bucket + (entry << 2), PACKED);
      const own = ownIn(bucket + entry * ENTRY, packed);
      const enemy = enemyIn(bucket + entry * ENTRY, packed, own);
      const empties = i32(packed >> 23);
      const kept = empties < KEPT ? 0 : packedOf(-OFFSET, OFFSET, squareOf(packed), empties);
      write(bucket, entry, own, enemy, kept);
    }
  }
  forgetNear();
}

/** Removes what this thread knows of positions with few empty squares. */
export function forgetNear(): void {
  memory.fill(NEAR_TABLE + apart, 0, BUCKET << NEAR_BITS);
}

/** The least score that a position can have. */
export function lowerOf(packed: u32): i32 {
  return i32(packed & 255) - OFFSET;
}

/** The greatest score that a position can have. */
export function upperOf(packed: u32): i32 {
  return i32((packed >> 8) & 255) - OFFSET;
}

/** The best square found, or `NO_SQUARE`. */
export function squareOf(packed: u32): i32 {
  return i32((packed >> 16) & 127);
}

/** What is packed for a position, for the side to move; 0 when it is not in the table. */
export function find(own: u64, enemy: u64, empties: i32): u32 {
  const bucket = bucketOf(own, enemy, empties);
  for (let entry: usize = 0; entry < 3; entry++) {
    const packed = load<u32>(bucket + (entry << 2), PACKED);
    if (holds(bucket + entry * ENTRY, packed, own, enemy)) return packed;
  }
  return 0;
}

/** The sum of what `touch` has read, so that the compiler does not leave it out. */
let touched: u64 = 0;

/**
 * Reads a bucket that will soon be asked. Reads that do not wait for each other take the time of one, when the
 * table is larger than the caches.
 */
export function touch(own: u64, enemy: u64, empties: i32): void {
  touched += load<u64>(bucketOf(own, enemy, empties));
}

/** Stores the bounds of a position; they must lie within those already stored for it. */
export function keep(
  own: u64,
  enemy: u64,
  lower: i32,
  upper: i32,
  square: i32,
  empties: i32,
): void {
  const bucket = bucketOf(own, enemy, empties);
  let slot: usize = 0;
  for (let entry: usize = 0; entry < 3; entry++) {
    const packed = load<u32>(bucket + (entry << 2), PACKED);
    if (holds(bucket + entry * ENTRY, packed, own, enemy)) {
      slot = entry;
      break;
    }
    if (emptiesIn(bucket, entry) < emptiesIn(bucket, slot)) slot = entry;
  }
  write(bucket, slot, own, enemy, packedOf(lower, upper, square, empties));
}

/** What is packed for a position. */
function packedOf(lower: i32, upper: i32, square: i32, empties: i32): u32 {
  return (lower + OFFSET) | ((upper + OFFSET) << 8) | (square << 16) | (empties << 23);
}

/** Writes an entry of a bucket. */
function write(bucket: usize, entry: usize, own: u64, enemy: u64, packed: u32): void {
  const at = bucket + entry * ENTRY;
  store<u64>(at, ASC_FEATURE_THREADS ? own ^ spread(packed) : own);
  store<u64>(at, ASC_FEATURE_THREADS ? enemy ^ spread(packed) ^ spread(own) : enemy, 8);
  store<u32>(bucket + (entry << 2), packed, PACKED);
}

/** Whether an entry is that of a position. */
function holds(at: usize, packed: u32, own: u64, enemy: u64): bool {
  return ownIn(at, packed) == own && enemyIn(at, packed, own) == enemy;
}

/** The discs of the side to move in an entry. */
function ownIn(at: usize, packed: u32): u64 {
  return ASC_FEATURE_THREADS ? load<u64>(at) ^ spread(packed) : load<u64>(at);
}

/** Those of the other side. */
function enemyIn(at: usize, packed: u32, own: u64): u64 {
  return ASC_FEATURE_THREADS ? load<u64>(at, 8) ^ spread(packed) ^ spread(own) : load<u64>(at, 8);
}

/** Spreads the bits of a number over all 64, so that a mixture of two entries is no position. */
function spread(bits: u64): u64 {
  bits *= 0x9e3779b97f4a7c15;
  return bits ^ (bits >> 32);
}

function emptiesIn(bucket: usize, entry: usize): u32 {
  return load<u32>(bucket + (entry << 2), PACKED) >> 23;
}

/** The place of the bucket of a position. */
function bucketOf(own: u64, enemy: u64, empties: i32): usize {
  let hash = (u32(own) * 0x9e3779b1) ^ (u32(own >> 32) * 0x85ebca77);
  hash = ((hash ^ (hash >> 15)) * (0xc2b2ae3d | 1)) ^ (u32(enemy) * 0x27d4eb2f);
  hash = ((hash ^ (hash >> 13)) * 0x165667b1) ^ (u32(enemy >> 32) * 0x2545f491);
  hash = (hash ^ (hash >> 16)) * 0x9e3779b1;
  if (empties < nearest) return NEAR_TABLE + apart + usize(hash >> (32 - NEAR_BITS)) * BUCKET;
  return table + usize(hash >> shift) * BUCKET;
}
