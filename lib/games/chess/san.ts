/**
 * Chess moves in standard algebraic notation, such as `Nbd7`, `exd8=Q+` or `O-O`. Also accepted: a missing
 * or wrong sign of check or mate, `!` and `?` after a move, castling with zeros, and coordinates such as
 * `e2e4` or `e7e8q`.
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
import { coordinates } from "./coordinates.ts";
import { hasMove } from "./has_move.ts";
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
  const sign = !position.inCheck() ? "" : hasMove(position) ? "+" : "#";
  position.undo();
  return body + sign;
}

/**
 * Reads a move. It is also read in a position that is drawn by the rules, because people may have played on.
 *
 * @throws {IllegalMoveError} when it is not a legal move; the message lists the legal ones
 */
export function parseSan(position: ChessPosition, text: string): Move {
  const out = new Int32Array(MAX_MOVES);
  const possible = out.subarray(0, generateMoves(position, out, 0));
  const wanted = text
    .replace(/[+#]?[!?]{0,2}$/, "")
    .replace(/^0-0(-0)?$/, (castling) => castling.replaceAll("0", "O"));
  const move = possible.find((move) => bodyOf(position, move) === wanted) ??
    possible.find((move) => coordinates(move) === wanted);
  if (move !== undefined) return move;
  const names = Array.from(
    out.subarray(0, position.moves(out, 0)),
    (move) => formatSan(position, move),
  );
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

/** A buffer for the moves to compare with. */
const candidates = new Int32Array(MAX_MOVES);

/** Disambiguates the piece from others of its kind that can move there: by file, rank, or both. */
function originOf(position: ChessPosition, move: Move): string {
  const from = move & 255;
  const target = move >> 8 & 255;
  const piece = position.cells[from];
  if (!hasRival(position.cells, piece, from, target)) return "";
  let [rivals, onFile, onRank] = [0, 0, 0];
  // Also in a drawn position, where `moves` has none.
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

/** Whether another such piece may be able to move to the target. */
function hasRival(cells: Uint8Array, piece: number, from: number, target: number): boolean {
  const kind = piece & KIND;
  if (kind === KING) return false;
  const steps = kind === KNIGHT ? KNIGHT_JUMPS : KING_STEPS;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i];
    let at = target + step;
    if (kind !== KNIGHT) { while (cells[at] === EMPTY) at += step; }
    // This may include pieces that cannot move along the line; the list of moves excludes them.
    if (cells[at] === piece && at !== from) return true;
  }
  return false;
}
