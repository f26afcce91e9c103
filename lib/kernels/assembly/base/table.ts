// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The transposition table. TypeScript: agents/search/transposition_table.ts. The memory beyond what the
 * compiler uses is the table.
 *
 * @module
 */
import { reserve } from "./reserve.ts";

export const EXACT = 1;
export const LOWER = 2;
export const UPPER = 3;

export const MISS = -1;
export const COLLISION = -2;

/** Bytes of a slot, and what is where in it. */
const SLOT = 24;
const HASH = 0;
const VALUE = 8;
const MOVE = 16;
const DEPTH = 20;
const BOUND = 22;
const AGE = 23;

let table: usize = 0;
let slots: u32 = 0;
let mask: u32 = 0;
let always = false;
let twoDeep = false;
let trustsDeeper = false;
let keepsBounds = true;
let keeps = false;
/** The search that wrote an entry, modulo 256. Unless entries are kept, slots of others count as empty. */
let age: i32 = 0;

/** Whether there is a table. */
export let hasTable = false;

/**
 * Makes a table of 2^bits slots, or none for 0 bits; false when there is not enough memory.
 *
 * @param replacement 0 replaces what is not deeper, 1 always, 2 is the table with two slots for each place
 */
export function makeTable(
  bits: i32,
  replacement: i32,
  deeper: bool,
  bounds: bool,
  keep: bool,
): bool {
  keeps = keep;
  always = replacement == 1;
  twoDeep = replacement == 2;
  trustsDeeper = deeper;
  keepsBounds = bounds;
  hasTable = bits > 0;
  if (!hasTable) return true;
  slots = (1 as u32) << bits;
  mask = twoDeep ? slots - 2 : slots - 1;
  table = (__heap_base + 63) & ~63;
  const last = u64(table) + u64(slots) * SLOT;
  if (last > 0xffff0000) return false;
  return reserve(usize(last));
}

/** Begins a search: entries become old, or are removed when none is kept. */
export function beginTable(): void {
  if (!hasTable) return;
  age = (age + 1) & 255;
  // Entries of age 0 would be those of 256 searches before.
  if (!keeps && age == 0) clearTable();
}

/** Removes all entries. */
export function clearTable(): void {
  if (!hasTable) return;
  memory.fill(table, 0, slots * SLOT);
  if (!keeps) age = 1;
}

function isEmpty(at: usize): bool {
  return load<u8>(at, BOUND) == 0 || !keeps && isOld(at);
}

function isOld(at: usize): bool {
  return i32(load<u8>(at, AGE)) != age;
}

function holds(at: usize, hash: u64): bool {
  return load<u64>(at, HASH) == hash && !isEmpty(at);
}

function slotOf(hash: u64): usize {
  return table + (u32(hash) & mask) * SLOT;
}

/** The place of the entry of a position, `MISS` or `COLLISION`. */
export function find(hash: u64): isize {
  const at = slotOf(hash);
  if (holds(at, hash)) return at;
  if (twoDeep && holds(at + SLOT, hash)) return at + SLOT;
  return isEmpty(at) ? MISS : COLLISION;
}

/** Whether an entry is deep enough for a node of this depth. */
export function serves(at: usize, depth: i32): bool {
  const stored = i32(load<i16>(at, DEPTH));
  return trustsDeeper ? stored >= depth : stored == depth;
}

/** The value of an entry, which counts plies from its position. */
export function valueAt(at: usize): f64 {
  return load<f64>(at, VALUE);
}

/** `EXACT`, `LOWER` or `UPPER`. */
export function boundAt(at: usize): i32 {
  return i32(load<u8>(at, BOUND));
}

/** The best move found there. */
export function moveAt(at: usize): i32 {
  return load<i32>(at, MOVE);
}

/** Stores a result, unless the replacement scheme keeps the old entry. */
export function keep(hash: u64, depth: i32, value: f64, bound: i32, move: i32): void {
  let at = slotOf(hash);
  if (!always && !isOld(at) && !isEmpty(at)) {
    const deeper = i32(load<i16>(at, DEPTH)) > depth;
    if (deeper && !twoDeep) return;
    if (deeper) at += SLOT;
    else if (twoDeep && !holds(at, hash)) memory.copy(at + SLOT, at, SLOT);
  }
  store<u64>(at, hash, HASH);
  store<f64>(at, value, VALUE);
  store<i32>(at, move, MOVE);
  store<i16>(at, depth, DEPTH);
  store<u8>(at, keepsBounds ? bound : EXACT, BOUND);
  store<u8>(at, age, AGE);
}
