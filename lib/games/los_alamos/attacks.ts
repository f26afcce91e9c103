/**
 * Attacks on a square in Los Alamos chess.
 *
 * @module
 */
import { colourOf, EMPTY, KING, KNIGHT, PAWN, QUEEN, ROOK } from "../chess/geometry.ts";
import { opponent, type Side } from "../game.ts";
import { ALL, jumps, lines, pawnAttacks, steps } from "./board.ts";

/** Whether the enemy of `side` attacks a square. */
export function isAttacked(pieces: Uint8Array, square: number, side: Side): boolean {
  const enemy = colourOf(opponent(side));
  for (const from of pawnAttacks[side][square]) if (pieces[from] === (enemy | PAWN)) return true;
  for (const from of jumps[square]) if (pieces[from] === (enemy | KNIGHT)) return true;
  for (const from of steps[square]) if (pieces[from] === (enemy | KING)) return true;
  for (const direction of ALL) {
    for (const from of lines[square][direction]) {
      const piece = pieces[from];
      if (piece === EMPTY) continue;
      if (piece === (enemy | QUEEN)) return true;
      if (piece === (enemy | ROOK) && direction % 2 === 0) return true;
      break;
    }
  }
  return false;
}
