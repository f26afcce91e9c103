/**
 * Chess moves as files of other programs write them: standard algebraic notation with more or less than it
 * asks for, e.g. `Ng1f3`, `N1f3`, `e8Q`, `exd6e.p.`, `0-0` or `e2e4`.
 *
 * @module
 */
import { cellNamed, KIND, PAWN, pieceOf, rankOf } from "./geometry.ts";
import { CASTLING, promotionOf } from "./move.ts";
import { generateMoves, MAX_MOVES } from "./moves.ts";
import type { ChessPosition } from "./position.ts";
import type { Move } from "../game.ts";

/** Piece, file and rank that it leaves, target, and promotion; a sign of capture may be anywhere between. */
const WRITTEN = /^([PKQRBN])?([a-h])?([1-8])?[x:-]?([a-h][1-8])(?:=?([QRBNqrbn]))?$/;

const legal = new Int32Array(MAX_MOVES);

/**
 * Reads a move; null when it is not legal, or when several legal moves may be meant. It is also read in a
 * position that is drawn by the rules, because people may play on.
 */
export function parseLooseSan(position: ChessPosition, text: string): Move | null {
  const end = generateMoves(position, legal, 0);
  const bare = text.replace(/(?<![+#!?])[+#!?]+$/, "").replace(/(?<=[a-h][36])e\.?p\.?$/, "");
  const moves = [...legal.subarray(0, end)].filter(meaningOf(position, bare));
  return moves.length === 1 ? moves[0] : null;
}

/** Whether a legal move may be meant. */
function meaningOf(position: ChessPosition, text: string): (move: Move) => boolean {
  const castling = /^([O0])-\1(-\1)?$/.exec(text);
  if (castling) {
    const long = castling[2] !== undefined;
    return (move) => move >> 16 === CASTLING && (move >> 8 & 255) < (move & 255) === long;
  }
  const found = WRITTEN.exec(text);
  if (!found) return () => false;
  const [, letter, file, rank, target, promoted] = found;
  const to = cellNamed(target);
  const whole = file !== undefined && rank !== undefined;
  const kind = letter ? pieceOf(letter) & KIND : PAWN;
  const promotion = promoted ? pieceOf(promoted.toUpperCase()) & KIND : 0;
  const left = (from: number) =>
    (!file || from % 16 === cellNamed(`${file}1`) % 16) && (!rank || rankOf(from) === +rank - 1);
  return (move) => {
    const from = move & 255;
    if ((move >> 8 & 255) !== to || promotionOf(move) !== promotion) return false;
    // Two squares are enough without the letter of the piece.
    if ((letter || !whole) && (position.cells[from] & KIND) !== kind) return false;
    return left(from);
  };
}
