// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The table of the df-pn search: proof and disproof numbers of positions, four in a bucket of 64 bytes. The
 * position that took the least work leaves a full bucket. TypeScript: agents/metelyk/proof_table.ts.
 *
 * @module
 */
import { reserve } from "../base/reserve.ts";

const BUCKET: usize = 64;
const ENTRY: usize = 16;

/** The greatest number: of a claim that is refuted, or proved. */
export const NEVER: i32 = 0xfffff;

let table: usize = 0;
let shift: u64 = 0;
let bytes: usize = 0;
/** The first byte after the table. */
export let tableEnd: usize = 0;

/** The numbers of the last position that `find` found. */
export let proof: i32 = 0;
export let disproof: i32 = 0;
export let size: i32 = 0;

/** Makes a table of 2^bits buckets; false when there is not enough memory. */
export function makeTable(bits: i32): bool {
  shift = 64 - bits;
  bytes = BUCKET << bits;
  table = (__heap_base + BUCKET - 1) & ~(BUCKET - 1);
  tableEnd = table + bytes;
  return reserve(tableEnd);
}

export function clearTable(): void {
  memory.fill(table, 0, bytes);
}

/** One word for the men of both sides. */

export function keyOf(own: u32, enemy: u32): u64 {
  return u64(own) | (u64(enemy) << 32);
}

/**
 * How easy a claim about these men is: a claim that is true stays true with more points, and where a draw is
 * enough. From 1 to 42.
 */

export function easeOf(lead: i32, least: i32): i32 {
  return 2 * (lead + 10) - least + 2;
}

function bucketOf(key: u64): usize {
  let hash = key * 0x9e3779b97f4a7c15;
  hash = (hash ^ (hash >> 32)) * 0xd6e8feb86659fd93;
  return table + (usize(hash >> shift) * BUCKET);
}

/** Looks a claim up. */
export function find(key: u64, ease: i32): bool {
  const bucket = bucketOf(key);
  for (let at = bucket; at < bucket + BUCKET; at += ENTRY) {
    if (load<u64>(at) == key) {
      const packed = load<u64>(at, 8);
      size = i32(packed >> 58);
      if (ease >= i32((packed >> 40) & 63)) {
        proof = 0;
        disproof = NEVER;
        return true;
      }
      if (ease <= i32((packed >> 46) & 63)) {
        proof = NEVER;
        disproof = 0;
        return true;
      }
      if (ease != i32((packed >> 52) & 63)) return false;
      proof = i32(packed & NEVER);
      disproof = i32((packed >> 20) & NEVER);
      return true;
    }
  }
  return false;
}

/** Keeps the numbers of a claim; `work` is the logarithm of the claims searched for it, up to 63. */
export function keep(key: u64, ease: i32, proof: i32, disproof: i32, work: i32): void {
  const bucket = bucketOf(key);
  let slot = bucket;
  let least = i32.MAX_VALUE;
  let old: u64 = 63 << 40;
  for (let at = bucket; at < bucket + BUCKET; at += ENTRY) {
    const packed = load<u64>(at, 8);
    if (load<u64>(at) == key) {
      slot = at;
      old = packed;
      break;
    }
    const its = packed == 0 ? -1 : i32(packed >> 58);
    if (its < least) {
      least = its;
      slot = at;
    }
  }
  if (i32(old >> 58) > work) work = i32(old >> 58);
  let packed = old & (u64(0xfff) << 40) | (u64(work) << 58);
  if (proof == 0) packed = (packed & ~(u64(63) << 40)) | (u64(ease) << 40);
  else if (disproof == 0) packed = (packed & ~(u64(63) << 46)) | (u64(ease) << 46);
  else packed |= u64(proof) | (u64(disproof) << 20) | (u64(ease) << 52);
  store<u64>(slot, key);
  store<u64>(slot, packed, 8);
}
