/**
 * Moves of chess in standard algebraic notation, such as `Nbd7`, `exd8=Q+` or `O-O`. Reading is
 * lenient where nothing can be mistaken: the sign of check or mate may be missing or wrong, `!` and `?`
 * may follow, castling may have zeros, and both squares do, such as `e2e4` or `e7e8q`.
 *
 * @module
 */
import {
  cellName,
  EMPTY,
  KIND,
  KING,
  KING_STEPS,
  KNIGHT,
  KNIGHT_JUMPS,
  letterOf,
  PAWN,
  rankOf,
  WHITE,
} from "./geometry.ts";
import { CASTLING, EN_PASSANT, promotionOf } from "./move.ts";
import { generateMoves, MAX_MOVES } from "./moves.ts";
import type { ChessPosition } from "./position.ts";
import { illegalMove } from "../notation.ts";
import { quote } from "matchbox/base/mod.ts";
import type { Move } from "../game.ts";

/** Writes a legal move. */
export function formatSan(position: ChessPosition, move: Move): string {
  const body = bodyOf(position, move);
  position.play(move);
  const sign = !position.inCheck() ? "" : generateMoves(position, candidates, 0) > 0 ? "+" : "#";
  position.undo();
  return body + sign;
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
  const move = legal.find((move) => bodyOf(position, move) === wanted) ??
    legal.find((move) => coordinates(move) === wanted);
  if (move !== undefined) return move;
  const names = Array.from(legal, (move) => formatSan(position, move));
  throw illegalMove(quote(text), position, names);
}

/** The notation of a move without the sign of check or mate. */
function bodyOf(position: ChessPosition, move: Move): string {
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
  return letter + originOf(position, move) + takes + cellName(to);
}

/** Where the moves are listed by which one is told apart. */
const candidates = new Int32Array(MAX_MOVES);

/** What tells the piece from others of its kind that can go there: its file, its rank, or both. */
function originOf(position: ChessPosition, move: Move): string {
  const from = move & 255;
  const target = move >> 8 & 255;
  const piece = position.cells[from];
  if (!hasRival(position.cells, piece, from, target)) return "";
  let [rivals, onFile, onRank] = [0, 0, 0];
  // Those of a drawn position are moves too.
  const end = generateMoves(position, candidates, 0);
  for (let i = 0; i < end; i++) {
    const origin = candidates[i] & 255;
    if ((candidates[i] >> 8 & 255) !== target || origin === from) continue;
    if (position.cells[origin] !== piece) continue;
    rivals++;
    if ((origin & 15) === (from & 15)) onFile++;
    if (rankOf(origin) === rankOf(from)) onRank++;
  }
  const [file, rank] = cellName(from);
  if (rivals === 0) return "";
  if (onFile === 0) return file;
  return onRank === 0 ? rank : file + rank;
}

/** Whether another such piece sees the target, so that it might be meant if it is not pinned. */
function hasRival(cells: Uint8Array, piece: number, from: number, target: number): boolean {
  const kind = piece & KIND;
  if (kind === KING) return false;
  const steps = kind === KNIGHT ? KNIGHT_JUMPS : KING_STEPS;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i];
    let at = target + step;
    if (kind !== KNIGHT) { while (cells[at] === EMPTY) at += step; }
    // A piece is seen along lines that it cannot go as well; the moves will tell.
    if (cells[at] === piece && at !== from) return true;
  }
  return false;
}

/** Both squares and the new piece, e.g. `e7e8q`. */
function coordinates(move: Move): string {
  const promotion = promotionOf(move);
  const letter = promotion ? letterOf(WHITE | promotion).toLowerCase() : "";
  return cellName(move & 255) + cellName(move >> 8 & 255) + letter;
}
