// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The hash of a position, the same as in TypeScript: see games/zobrist.ts. The keys of a row of discs are summed
 * up by the host, so that a position takes sixteen of them.
 *
 * @module
 */

/** At `(side << 3 | row) << 8 | set`: the key of the discs of a side in a row; then that of light to move. */
const KEYS = memory.data((16 * 256 + 1) * 8, 16);
const ROWS: usize = 8 * 256 * 8;
const LIGHT_TO_MOVE: usize = 2 * ROWS;

/** Where the host writes the keys. */
export function hashKeys(): usize {
  return KEYS;
}

/** The hash of a position; `side` is 0 for dark. */
export function hashOf(own: u64, enemy: u64, side: i32): u64 {
  return side == 0
    ? ofDiscs(KEYS, own) ^ ofDiscs(KEYS + ROWS, enemy)
    : ofDiscs(KEYS, enemy) ^ ofDiscs(KEYS + ROWS, own) ^ load<u64>(KEYS, LIGHT_TO_MOVE);
}

function ofDiscs(at: usize, discs: u64): u64 {
  return ofHalf(at, u32(discs)) ^ ofHalf(at + (4 * 256 * 8), u32(discs >> 32));
}

function ofHalf(at: usize, discs: u32): u64 {
  return load<u64>(at + ((discs & 255) << 3)) ^
    load<u64>(at + (((discs >> 8) & 255) << 3), 2048) ^
    load<u64>(at + (((discs >> 16) & 255) << 3), 4096) ^
    load<u64>(at + ((discs >> 24) << 3), 6144);
}
