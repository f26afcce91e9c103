// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The men on the board, as sets of squares and by square. TypeScript: games/chess/board.ts and
 * moving_board.ts. A piece has the number that it has there: its kind plus `WHITE` or `BLACK`; a square is 0
 * (a1) to 63 (h8), and a side 0 for White.
 *
 * A move has its start square in bits 0 to 5, its target square in bits 6 to 11, and above them its special
 * kind, as in games/chess/move.ts.
 *
 * @module
 */
import { bishopAttacks, kingAttacks, knightAttacks, pawnAttacks, rookAttacks } from "./lines.ts";
import { diagonalsOf, straightsOf } from "./lines.ts";
import { lowest, only } from "../base/sets.ts";

export const PAWN = 1;
export const KNIGHT = 2;
export const BISHOP = 3;
export const ROOK = 4;
export const QUEEN = 5;
export const KING = 6;
export const WHITE = 8;
export const BLACK = 16;
/** The bits of a piece that hold its kind. */
export const KIND = 7;

/** The special kinds of moves; a promotion has the kind of its new piece. */
export const DOUBLE_STEP = 8;
export const EN_PASSANT = 16;
export const CASTLING = 24;

/** The set of each piece, and at `WHITE` and `BLACK` those of all men of a colour. */
const SETS = memory.data(24 * 8, 16);
/** The piece on each square, or 0. */
const PIECES = memory.data(64, 16);
/** The rights to castle that remain when a piece leaves a square or is taken there. */
const RIGHTS = memory.data(64, 16);

memory.fill(RIGHTS, 15, 64);
store<u8>(RIGHTS + 4, 12);
store<u8>(RIGHTS + 7, 14);
store<u8>(RIGHTS + 0, 13);
store<u8>(RIGHTS + 60, 3);
store<u8>(RIGHTS + 63, 11);
store<u8>(RIGHTS + 56, 7);

/** The set of a piece, or of a colour. */
export function setOf(piece: i32): u64 {
  return load<u64>(SETS + (piece << 3));
}

/** All men. */
export function allMen(): u64 {
  return load<u64>(SETS, WHITE << 3) | load<u64>(SETS, BLACK << 3);
}

/** The piece on a square, or 0. */
export function pieceOn(square: i32): i32 {
  return i32(load<u8>(PIECES + square));
}

/** Where the pieces are, a byte for each square. */
export function pieces(): usize {
  return PIECES;
}

/** The colour of a side. */
export function colourOf(side: i32): i32 {
  return WHITE << side;
}

/** The square of the king of a colour. */
export function kingOf(colour: i32): i32 {
  return lowest(setOf(colour | KING));
}

/** Takes all men off the board. */
export function clearBoard(): void {
  memory.fill(SETS, 0, 24 * 8);
  memory.fill(PIECES, 0, 64);
}

/** Puts a piece on an empty square, or takes it off. */
export function toggle(piece: i32, squares: u64): void {
  const ofPiece = SETS + (piece << 3);
  store<u64>(ofPiece, load<u64>(ofPiece) ^ squares);
  const ofColour = SETS + ((piece & 24) << 3);
  store<u64>(ofColour, load<u64>(ofColour) ^ squares);
}

/** Writes what stands on a square. */
export function put(square: i32, piece: i32): void {
  store<u8>(PIECES + square, piece);
}

/** The rights that remain after a move. */
export function rightsAfter(rights: i32, move: i32): i32 {
  return rights & i32(load<u8>(RIGHTS + (move & 63))) &
    i32(load<u8>(RIGHTS + ((move >> 6) & 63)));
}

/** Moves the men of a legal move: `piece`, which takes `taken` on its target square, or 0. */
export function move(move: i32, piece: i32, taken: i32): void {
  const from = move & 63;
  const to = (move >> 6) & 63;
  const special = move >> 12;
  toggle(piece, only(from) | only(to));
  put(from, 0);
  put(to, piece);
  if (taken != 0) toggle(taken, only(to));
  if (special != 0 && special != DOUBLE_STEP) moveSpecial(special, to, piece);
}

/** Takes the men of a move back. */
export function moveBack(move: i32, taken: i32): void {
  const from = move & 63;
  const to = (move >> 6) & 63;
  const special = move >> 12;
  if (special != 0 && special != DOUBLE_STEP) moveSpecialBack(special, to);
  const piece = pieceOn(to);
  toggle(piece, only(from) | only(to));
  put(from, piece);
  put(to, taken);
  if (taken != 0) toggle(taken, only(to));
}

/** The rest of castling, en passant or a promotion. */
function moveSpecial(special: i32, to: i32, piece: i32): void {
  const colour = piece & 24;
  if (special == CASTLING) {
    moveRook(colour | ROOK, rookBefore(to), rookAfter(to));
  } else if (special == EN_PASSANT) {
    toggle((24 - colour) | PAWN, only(to ^ 8));
    put(to ^ 8, 0);
  } else {
    toggle(piece, only(to));
    toggle(colour | special, only(to));
    put(to, colour | special);
  }
}

function moveSpecialBack(special: i32, to: i32): void {
  const piece = pieceOn(to);
  const colour = piece & 24;
  if (special == CASTLING) {
    moveRook(colour | ROOK, rookAfter(to), rookBefore(to));
  } else if (special == EN_PASSANT) {
    const pawn = (24 - colour) | PAWN;
    toggle(pawn, only(to ^ 8));
    put(to ^ 8, pawn);
  } else {
    toggle(piece, only(to));
    toggle(colour | PAWN, only(to));
    put(to, colour | PAWN);
  }
}

function moveRook(rook: i32, from: i32, to: i32): void {
  toggle(rook, only(from) | only(to));
  put(from, 0);
  put(to, rook);
}

/** The square of the rook before castling, by the king's new square on the file c or g. */
export function rookBefore(to: i32): i32 {
  return (to & 7) == 6 ? to + 1 : to - 2;
}

/** The square of the rook after castling. */
export function rookAfter(to: i32): i32 {
  return (to & 7) == 6 ? to - 1 : to + 1;
}

/** Whether a man of `colour` attacks a square, where `men` stand on the board; pinned men attack too. */
export function isAttacked(square: i32, colour: i32, men: u64): bool {
  // A pawn attacks the square from where a pawn of the other side there would attack it.
  if ((knightAttacks(square) & setOf(colour | KNIGHT)) != 0) return true;
  if ((pawnAttacks(square, colour == WHITE ? 1 : 0) & setOf(colour | PAWN)) != 0) return true;
  const queens = setOf(colour | QUEEN);
  const rooks = setOf(colour | ROOK) | queens;
  if ((straightsOf(square) & rooks) != 0 && (rookAttacks(square, men) & rooks) != 0) return true;
  const bishops = setOf(colour | BISHOP) | queens;
  if ((diagonalsOf(square) & bishops) != 0 && (bishopAttacks(square, men) & bishops) != 0) {
    return true;
  }
  return (kingAttacks(square) & setOf(colour | KING)) != 0;
}

/**
 * The square that a double step of `colour` to `to` has passed, if an enemy pawn can take there without
 * leaving its king in check; else 0.
 */
export function passedBy(to: i32, colour: i32): i32 {
  const passed = to ^ 8;
  return canBeTaken(passed, 24 - colour) ? passed : 0;
}

function canBeTaken(passed: i32, colour: i32): bool {
  let pawns = pawnAttacks(passed, colour == WHITE ? 1 : 0) & setOf(colour | PAWN);
  for (; pawns != 0; pawns &= pawns - 1) {
    if (canTakeEnPassant(lowest(pawns), passed, colour)) return true;
  }
  return false;
}

/** Whether a pawn of `colour` can capture en passant without leaving its king in check. */
export function canTakeEnPassant(from: i32, to: i32, colour: i32): bool {
  const enemy = 24 - colour;
  const taken = only(to ^ 8);
  const pawn = enemy | PAWN;
  toggle(pawn, taken);
  const men = (allMen() ^ only(from)) | only(to);
  const attacked = isAttacked(kingOf(colour), enemy, men);
  toggle(pawn, taken);
  return !attacked;
}
