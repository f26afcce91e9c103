// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * How much of the endgame's value counts. TypeScript: agents/evaluate/chess/tapered/endgame_share.ts.
 *
 * @module
 */
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK, setOf } from "./board.ts";
import { countOf } from "../base/sets.ts";

/** What counts fully; shares are parts of it. */
export const WHOLE = 64;

/** The squares whose colour is dark. */
export const DARK: u64 = 0xaa55aa55aa55aa55;

const DRAWN = 8;
const OPPOSITE_BISHOPS = 32;
const OPPOSITE_AMONG_OTHERS = 52;

/** The least advantage that wins without pawns. */
const WINS = 4;

/** The share that counts if the side `own` is ahead. */
export function endgameShare(own: i32): i32 {
  const enemy = 24 - own;
  if (setOf(own | PAWN) == 0) {
    const men = countOf(setOf(own));
    const knightsOnly = men - 1 == countOf(setOf(own | KNIGHT)) && men <= 3;
    if (knightsOnly || worth(own) - worth(enemy) < WINS) return DRAWN;
  }
  const bishops = setOf(own | BISHOP);
  const others = setOf(enemy | BISHOP);
  if (countOf(bishops) != 1 || countOf(others) != 1) return WHOLE;
  if (((bishops & DARK) == 0) == ((others & DARK) == 0)) return WHOLE;
  const rest = setOf(own | KNIGHT) | setOf(own | ROOK) | setOf(own | QUEEN) |
    setOf(enemy | KNIGHT) | setOf(enemy | ROOK) | setOf(enemy | QUEEN);
  return rest == 0 ? OPPOSITE_BISHOPS : OPPOSITE_AMONG_OTHERS;
}

/** The pieces in units of a pawn. */
function worth(own: i32): i32 {
  return 3 * countOf(setOf(own | KNIGHT) | setOf(own | BISHOP)) + 5 * countOf(setOf(own | ROOK)) +
    9 * countOf(setOf(own | QUEEN));
}
