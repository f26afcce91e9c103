// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The squares that each kind of man attacks or protects, for the tapered evaluation. TypeScript: the attacks of
 * agents/evaluate/chess/tapered/board_view.ts.
 *
 * @module
 */
import { KING, kingOf, PAWN, setOf } from "./board.ts";
import { kingAttacks } from "./lines.ts";
import { pawnsAttack } from "./pawn_sets.ts";

/** The squares by piece, and at `WHITE` and `BLACK` those of all men of a colour, the king's aside. */
const ATTACKS = memory.data(24 * 8, 16);

/** Begins with the attacks of a colour's pawns and king. */
export function beginAttacks(own: i32): void {
  memory.fill(ATTACKS + (own << 3), 0, 8 * 8);
  const pawns = pawnsAttack(own, setOf(own | PAWN));
  store<u64>(ATTACKS + ((own | PAWN) << 3), pawns);
  store<u64>(ATTACKS + (own << 3), pawns);
  store<u64>(ATTACKS + ((own | KING) << 3), kingAttacks(kingOf(own)));
}

/** Adds what a piece attacks. */
export function addAttacks(piece: i32, squares: u64): void {
  const ofPiece = ATTACKS + (piece << 3);
  store<u64>(ofPiece, load<u64>(ofPiece) | squares);
  const ofColour = ATTACKS + ((piece & 24) << 3);
  store<u64>(ofColour, load<u64>(ofColour) | squares);
}

/** What the men of a kind and colour attack. */
export function attacksOf(piece: i32): u64 {
  return load<u64>(ATTACKS + (piece << 3));
}

/** What a colour attacks without its king. */
export function attacksOfOthers(own: i32): u64 {
  return load<u64>(ATTACKS + (own << 3));
}

/** What a colour attacks. */
export function allAttacks(own: i32): u64 {
  return attacksOfOthers(own) | attacksOf(own | KING);
}
