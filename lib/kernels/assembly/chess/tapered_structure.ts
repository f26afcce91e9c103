// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The terms of the tapered evaluation that pawns and kings alone decide. Most moves change neither, so their sum is
 * kept by both; TypeScript finds it anew at each leaf.
 *
 * @module
 */
import { BLACK, kingOf, PAWN, setOf, WHITE } from "./board.ts";
import { shelterTerms } from "./tapered_king.ts";
import { structureTerms } from "./tapered_pawns.ts";

/** Slots, and what is where in one: both sets of pawns, the squares of the kings, and the sum. */
const BITS = 10;
const SLOT_SHIFT = 5;
const BLACK_PAWNS = 8;
const KINGS = 16;
const SUM = 24;
const SLOTS = memory.data(1 << (BITS + SLOT_SHIFT), 16);

/** Marks the kings of a slot in use. */
const USED = 1 << 12;

/** Odd numbers without a pattern, to spread the slots. */
const SPREAD: u64 = 0x9e3779b97f4a7c15;
const SPREAD_BLACK: u64 = 0xc2b2ae3d27d4eb4f;
const SPREAD_KINGS: u64 = 0x165667b19e3779f9;

/** White's minus Black's. */
export function structure(): i64 {
  const whites = setOf(WHITE | PAWN);
  const blacks = setOf(BLACK | PAWN);
  const kings = kingOf(WHITE) | (kingOf(BLACK) << 6) | USED;
  const mixed = (whites * SPREAD) ^ (blacks * SPREAD_BLACK) ^ (u64(kings) * SPREAD_KINGS);
  const slot = SLOTS + (usize(mixed >> (64 - BITS)) << SLOT_SHIFT);
  if (
    load<u64>(slot) == whites && load<u64>(slot, BLACK_PAWNS) == blacks &&
    load<i32>(slot, KINGS) == kings
  ) return load<i64>(slot, SUM);
  const sum = structureTerms(WHITE) + shelterTerms(WHITE) - structureTerms(BLACK) -
    shelterTerms(BLACK);
  store<u64>(slot, whites);
  store<u64>(slot, blacks, BLACK_PAWNS);
  store<i32>(slot, kings, KINGS);
  store<i64>(slot, sum, SUM);
  return sum;
}
