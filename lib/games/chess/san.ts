/**
 * Chess moves in standard algebraic notation, such as `Nbd7`, `exd8=Q+` or `O-O`. Also accepted: a missing
 * or wrong sign of check or mate, `!` and `?` after a move, castling with zeros, and coordinates such as
 * `e2e4` or `e7e8q`.
 *
 * @module
 */
import {
  cellName,
  CELLS,
  EMPTY,
  KIND,
  type Kind,
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
import { isLegalMove } from "./legal_move.ts";
import { CASTLING, EN_PASSANT, promotionOf } from "./move.ts";
import { generateMoves, MAX_MOVES } from "./moves.ts";
import type { ChessPosition } from "./position.ts";
import { illegalMove } from "../notation.ts";
import { quote } from "matchbox/base/mod.ts";
import type { Move } from "../game.ts";

/** Writes a legal move. */
export function formatSan(position: ChessPosition, move: Move): string {
  const body = bodyOf(position, move);
  if (!position.checks(move)) return body;
  position.play(move);
  const sign = hasMove(position) ? "+" : "#";
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
  const kind = position.cells[from] & KIND;
  const takes = position.cells[to] !== EMPTY || special === EN_PASSANT;
  if (kind === PAWN) {
    const promotion = promotionOf(move);
    return (takes ? `${cellName(from)[0]}x${cellName(to)}` : cellName(to)) +
      (promotion && `=${letterOf(WHITE | promotion)}` || "");
  }
  const origin = originOf(position, move);
  return origin === ""
    ? nameOf(kind, takes, to)
    : letterOf(WHITE | kind) + origin + (takes ? "x" : "") + cellName(to);
}

/** The names of moves that need no origin, by kind, whether they take, and target; made when first needed. */
const names = new Array<string>(2 * (KING + 1) * CELLS).fill("");

function nameOf(kind: number, takes: boolean, to: number): string {
  const index = (2 * kind + Number(takes)) * CELLS + to;
  return names[index] ||= letterOf(WHITE | kind) + (takes ? "x" : "") + cellName(to);
}

/** Disambiguates the piece from others of its kind that can move there: by file, rank, or both. */
function originOf(position: ChessPosition, move: Move): string {
  const { cells } = position;
  const from = move & 255;
  const target = move >> 8 & 255;
  const piece = cells[from];
  const kind = piece & KIND;
  if (kind === KING || position.pieceCount(position.side, kind as Kind) === 1) return "";
  let rivals = 0;
  let onFile = 0;
  let onRank = 0;
  const steps = kind === KNIGHT ? KNIGHT_JUMPS : KING_STEPS;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i];
    let at = target + step;
    if (kind !== KNIGHT) { while (cells[at] === EMPTY) at += step; }
    // It may be pinned, or on a line along which it cannot move.
    if (cells[at] !== piece || at === from || !isLegalMove(position, at | target << 8)) continue;
    rivals++;
    if ((at & 15) === (from & 15)) onFile++;
    if (rankOf(at) === rankOf(from)) onRank++;
  }
  if (rivals === 0) return "";
  const [file, rank] = cellName(from);
  if (onFile === 0) return file;
  return onRank === 0 ? rank : file + rank;
}
