/**
 * Moves of chess in standard algebraic notation, such as `Nbd7`, `exd8=Q+` or `O-O`. Reading is
 * lenient where nothing can be mistaken: the sign of check or mate may be missing or wrong, `!` and `?`
 * may follow, castling may have zeros, and both squares do, such as `e2e4` or `e7e8q`.
 *
 * @module
 */
import { cellName, EMPTY, KIND, letterOf, PAWN, rankOf, WHITE } from "./geometry.ts";
import { CASTLING, EN_PASSANT, promotionOf } from "./move.ts";
import { generateMoves, MAX_MOVES } from "./moves.ts";
import type { ChessPosition } from "./position.ts";
import { illegalMove } from "../notation.ts";
import { quote } from "matchbox/base/mod.ts";
import type { Move } from "../game.ts";

/** Writes a legal move. */
export function formatSan(position: ChessPosition, move: Move): string {
  return sanAmong(position, move, withoutDraws(position));
}

/**
 * Reads a move.
 *
 * @throws {IllegalMoveError} when it is not a legal move; the message lists the moves that there are
 */
export function parseSan(position: ChessPosition, text: string): Move {
  const out = new Int32Array(MAX_MOVES);
  const legal = out.subarray(0, position.moves(out, 0));
  const wanted = text
    .replace(/[+#]?[!?]{0,2}$/, "")
    .replace(/^0-0(-0)?$/, (castling) => castling.replaceAll("0", "O"));
  const move = legal.find((move) => bodyAmong(position, move, legal) === wanted) ??
    legal.find((move) => coordinates(move) === wanted);
  if (move !== undefined) return move;
  const names = Array.from(legal, (move) => sanAmong(position, move, legal));
  throw illegalMove(quote(text), position, names);
}

/** The moves by which a move is told apart, those of a drawn position included. */
function withoutDraws(position: ChessPosition): Int32Array {
  const out = new Int32Array(MAX_MOVES);
  return out.subarray(0, generateMoves(position, out, 0));
}

function sanAmong(position: ChessPosition, move: Move, legal: Int32Array): string {
  const body = bodyAmong(position, move, legal);
  position.play(move);
  const check = position.inCheck();
  const sign = !check ? "" : withoutDraws(position).length ? "+" : "#";
  position.undo();
  return body + sign;
}

/** The notation of a move without the sign of check or mate. */
function bodyAmong(position: ChessPosition, move: Move, legal: Int32Array): string {
  const from = move & 255;
  const to = move >> 8 & 255;
  const special = move >> 16;
  if (special === CASTLING) return to > from ? "O-O" : "O-O-O";
  const piece = position.cells[from];
  const takes = position.cells[to] !== EMPTY || special === EN_PASSANT ? "x" : "";
  if ((piece & KIND) === PAWN) {
    const promotion = promotionOf(move);
    return (takes && cellName(from)[0] + takes) + cellName(to) +
      (promotion && `=${letterOf(WHITE | promotion)}` || "");
  }
  const letter = letterOf(WHITE | piece & KIND);
  return letter + originAmong(position, move, legal) + takes + cellName(to);
}

/** What tells the piece from others of its kind that can go there: its file, its rank, or both. */
function originAmong(position: ChessPosition, move: Move, legal: Int32Array): string {
  const from = move & 255;
  const target = move >> 8 & 255;
  let [rivals, onFile, onRank] = [0, 0, 0];
  for (const other of legal) {
    const origin = other & 255;
    if ((other >> 8 & 255) !== target || origin === from) continue;
    if (position.cells[origin] !== position.cells[from]) continue;
    rivals++;
    if ((origin & 15) === (from & 15)) onFile++;
    if (rankOf(origin) === rankOf(from)) onRank++;
  }
  const [file, rank] = cellName(from);
  if (rivals === 0) return "";
  if (onFile === 0) return file;
  return onRank === 0 ? rank : file + rank;
}

/** Both squares and the new piece, e.g. `e7e8q`. */
function coordinates(move: Move): string {
  const promotion = promotionOf(move);
  const letter = promotion ? letterOf(WHITE | promotion).toLowerCase() : "";
  return cellName(move & 255) + cellName(move >> 8 & 255) + letter;
}
