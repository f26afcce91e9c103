// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * Positions: the host gives one, and moves are played and taken back. The hash is that of TypeScript, because
 * it decides about repetition and about the places in the transposition table. TypeScript:
 * games/chess/moving_board.ts and position.ts.
 *
 * @module
 */
import { BISHOP, BLACK, clearBoard, DOUBLE_STEP, EN_PASSANT, isAttacked } from "./board.ts";
import { CASTLING, KING, kingOf, KNIGHT, move, moveBack, passedBy, PAWN } from "./board.ts";
import { allMen, pieceOn, put, QUEEN, rightsAfter, ROOK, rookAfter, rookBefore } from "./board.ts";
import { KIND, setOf, toggle, WHITE } from "./board.ts";
import { bishopAttacks, diagonalsOf, knightAttacks, pawnAttacks } from "./lines.ts";
import { rookAttacks, straightsOf } from "./lines.ts";
import { writeMoves } from "./moves.ts";
import { clock, countOccurrences, drawnByPast, firstRecord, hash, lastMove } from "./records.ts";
import { lastRecord, lastTaken, passed, RECORD, rights, setOccurrences } from "./records.ts";
import { setTop, sum, top, writeRecord } from "./records.ts";
import { countOf, lowest, only } from "../base/sets.ts";

/** What the host writes: the piece on each square, and the records of TypeScript back to the last pawn move or capture. */
const GIVEN_PIECES = memory.data(64, 16);
const GIVEN_RECORDS = memory.data(128 * 32, 16);

/** Keys of a piece on a square, at `piece << 6 | square`; those of no piece are 0. */
const PIECE_KEYS = memory.data(24 * 64 * 8, 16);
/** Keys of the rights to castle, of the square of a legal en passant capture, and of Black to move. */
const RIGHTS_KEYS = memory.data(16 * 8, 16);
const PASSED_KEYS = memory.data(64 * 8, 16);
const SIDE_KEY = memory.data(8, 16);

/** The weight of a piece on a square for White, at `piece << 6 | square`; the tapered evaluation has two in one. */
const WEIGHTS = memory.data(24 * 64 * 8, 16);

/** The squares whose colour is dark. */
const DARK: u64 = 0xaa55aa55aa55aa55;

/** A place that the host writes to. */
export function place(which: i32): usize {
  switch (which) {
    case 0:
      return GIVEN_PIECES;
    case 1:
      return GIVEN_RECORDS;
    case 2:
      return PIECE_KEYS;
    case 3:
      return RIGHTS_KEYS;
    case 4:
      return PASSED_KEYS;
    case 5:
      return SIDE_KEY;
    default:
      return WEIGHTS;
  }
}

/** Sets up the position that the host has written with so many records. */
export function setUp(records: i32): void {
  clearBoard();
  let weights: i64 = 0;
  for (let square = 0; square < 64; square++) {
    const piece = i32(load<u8>(GIVEN_PIECES + square));
    if (piece == 0) continue;
    toggle(piece, only(square));
    put(square, piece);
    weights += weightOf(piece, square);
  }
  firstRecord();
  for (let index = 0; index < records; index++) {
    if (index > 0) setTop(top + RECORD);
    const given = GIVEN_RECORDS + (index << 5);
    writeRecord(
      top,
      load<u64>(given, 24),
      moveFromCells(load<i32>(given)),
      weights,
      load<i32>(given, 16),
      load<i32>(given, 4),
      load<i32>(given, 8),
      squareOf(load<i32>(given, 12)),
    );
    setOccurrences(load<i32>(given, 20));
  }
}

/** A move of games/chess/move.ts in the form of the kernel; negative ones are no moves. */
export function moveFromCells(move: i32): i32 {
  if (move < 0) return move;
  return squareOf(move & 255) | (squareOf((move >> 8) & 255) << 6) | ((move >> 16) << 12);
}

/** A move of the kernel in the form of games/chess/move.ts. */
export function moveToCells(move: i32): i32 {
  return cellOf(move & 63) | (cellOf((move >> 6) & 63) << 8) | ((move >> 12) << 16);
}

/** The square of a cell of games/chess/geometry.ts; 0 for none. */
function squareOf(cell: i32): i32 {
  return cell == 0 ? 0 : (cell >> 4) * 8 + (cell & 15) - 20;
}

/** The cell of a square. */
export function cellOf(square: i32): i32 {
  return square + (square & 56) + 36;
}

function keyOf(piece: i32, square: i32): u64 {
  return load<u64>(PIECE_KEYS + (((piece << 6) | square) << 3));
}

function rightsKey(rights: i32): u64 {
  return load<u64>(RIGHTS_KEYS + (rights << 3));
}

function passedKey(passed: i32): u64 {
  return load<u64>(PASSED_KEYS + (passed << 3));
}

function weightOf(piece: i32, square: i32): i64 {
  return load<i64>(WEIGHTS + (((piece << 6) | square) << 3));
}

/** Sets the weight of a piece on a square for White. */
export function setWeight(piece: i32, square: i32, weight: i64): void {
  store<i64>(WEIGHTS + (((piece << 6) | square) << 3), weight);
}

/** Plays a legal move of `own`. */
export function play(next: i32, own: i32): void {
  const from = next & 63;
  const to = (next >> 6) & 63;
  const special = next >> 12;
  const piece = pieceOn(from);
  const taken = pieceOn(to);
  const oldRights = rights();
  const newRights = rightsAfter(oldRights, next);
  let newHash = hash() ^ load<u64>(SIDE_KEY) ^ passedKey(passed()) ^ keyOf(piece, from);
  let weights = sum() - weightOf(piece, from);
  move(next, piece, taken);
  if (newRights != oldRights) newHash ^= rightsKey(oldRights) ^ rightsKey(newRights);
  let newPassed = 0;
  let placed = piece;
  if (special == DOUBLE_STEP) {
    newPassed = passedBy(to, own);
    newHash ^= passedKey(newPassed);
  } else if (special == CASTLING) {
    const rook = own | ROOK;
    newHash ^= keyOf(rook, rookBefore(to)) ^ keyOf(rook, rookAfter(to));
    weights += weightOf(rook, rookAfter(to)) - weightOf(rook, rookBefore(to));
  } else if (special == EN_PASSANT) {
    const pawn = (24 - own) | PAWN;
    newHash ^= keyOf(pawn, to ^ 8);
    weights -= weightOf(pawn, to ^ 8);
  } else if (special != 0) {
    placed = own | special;
  }
  // The keys and weights of no piece are 0.
  newHash ^= keyOf(placed, to) ^ keyOf(taken, to);
  weights += weightOf(placed, to) - weightOf(taken, to);
  const newClock = taken != 0 || (piece & KIND) == PAWN ? 0 : clock() + 1;
  const record = top + RECORD;
  writeRecord(record, newHash, next, weights, newClock, taken, newRights, newPassed);
  setTop(record);
  setOccurrences(newClock < 4 ? 1 : countOccurrences());
}

/** Takes the last move back. */
export function undo(): void {
  moveBack(lastMove(), lastTaken());
  lastRecord();
}

/** Passes the turn. `undoPass` takes it back. */
export function pass(): void {
  const newHash = hash() ^ load<u64>(SIDE_KEY) ^ passedKey(passed());
  const record = top + RECORD;
  writeRecord(record, newHash, 0, sum(), clock() + 1, 0, rights(), 0);
  setTop(record);
  setOccurrences(countOccurrences());
}

/** Takes a pass back. */
export function undoPass(): void {
  lastRecord();
}

/** Whether the king of `own` is attacked. */
export function inCheck(own: i32): bool {
  return isAttacked(kingOf(own), 24 - own, allMen());
}

/** Whether a draw ends the game, unless it ends by mate. */
export function isDrawn(): bool {
  return drawnByPast() || lacksMaterial();
}

/** Only kings, or also one knight, or only bishops, all on squares of one colour. */
function lacksMaterial(): bool {
  if ((setOf(WHITE | PAWN) | setOf(BLACK | PAWN)) != 0) return false;
  if ((setOf(WHITE | ROOK) | setOf(BLACK | ROOK)) != 0) return false;
  if ((setOf(WHITE | QUEEN) | setOf(BLACK | QUEEN)) != 0) return false;
  const knights = setOf(WHITE | KNIGHT) | setOf(BLACK | KNIGHT);
  const bishops = setOf(WHITE | BISHOP) | setOf(BLACK | BISHOP);
  if (knights != 0) return countOf(knights) == 1 && bishops == 0;
  return (bishops & DARK) == 0 || (bishops & ~DARK) == 0;
}

/** A buffer for moves that are only counted. */
const UNREAD = memory.data(256 * 4, 16);

/** Whether `own` has a legal move; `checked` says whether its king is attacked. */
export function hasMove(own: i32, checked: bool): bool {
  if (!checked && hasFreeMan(own)) return true;
  return writeMoves(UNREAD, own, rights(), passed()) != UNREAD;
}

/** Whether, out of check, a man can move that is on no line with its king and so cannot be pinned. */
function hasFreeMan(own: i32): bool {
  const king = kingOf(own);
  const free = ~(diagonalsOf(king) | straightsOf(king) | only(king));
  const men = allMen();
  const pawns = setOf(own | PAWN) & free;
  const ahead = own == WHITE ? pawns << 8 : pawns >> 8;
  if ((ahead & ~men) != 0) return true;
  const targets = ~setOf(own);
  let rest = setOf(own) & free & ~setOf(own | PAWN);
  for (; rest != 0; rest &= rest - 1) {
    const from = lowest(rest);
    switch (pieceOn(from) & KIND) {
      case KNIGHT:
        if ((knightAttacks(from) & targets) != 0) return true;
        break;
      case BISHOP:
        if ((bishopAttacks(from, men) & targets) != 0) return true;
        break;
      case ROOK:
        if ((rookAttacks(from, men) & targets) != 0) return true;
        break;
      case QUEEN:
        if ((rookAttacks(from, men) & targets) != 0) return true;
        if ((bishopAttacks(from, men) & targets) != 0) return true;
    }
  }
  return false;
}

/** Whether `own` has no man but its king and pawns. */
export function hasOnlyPawns(own: i32): bool {
  return setOf(own) == (setOf(own | PAWN) | setOf(own | KING));
}

/** Whether a legal move of `own` gives check. */
export function givesCheck(next: i32, own: i32): bool {
  const from = next & 63;
  const to = (next >> 6) & 63;
  if (next >> 12 == 0) return attacksAfter(from, to, own, kingOf(24 - own));
  play(next, own);
  const checked = inCheck(24 - own);
  undo();
  return checked;
}

/** Whether a plain move attacks the enemy king: by the man that moves, or by one on the line that it opens. */
function attacksAfter(from: i32, to: i32, own: i32, king: i32): bool {
  const kind = pieceOn(from) & KIND;
  if (kind == PAWN && (pawnAttacks(to, own == WHITE ? 0 : 1) & only(king)) != 0) return true;
  if (kind == KNIGHT && (knightAttacks(to) & only(king)) != 0) return true;
  const men = (allMen() & ~only(from)) | only(to);
  const queens = setOf(own | QUEEN);
  let rooks = (setOf(own | ROOK) | queens) & ~only(from);
  if (kind == ROOK || kind == QUEEN) rooks |= only(to);
  if ((straightsOf(king) & rooks) != 0 && (rookAttacks(king, men) & rooks) != 0) return true;
  let bishops = (setOf(own | BISHOP) | queens) & ~only(from);
  if (kind == BISHOP || kind == QUEEN) bishops |= only(to);
  return (diagonalsOf(king) & bishops) != 0 && (bishopAttacks(king, men) & bishops) != 0;
}
