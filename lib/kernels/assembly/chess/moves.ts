// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The legal moves, in the order of TypeScript: games/chess/moves.ts. Checking and pinned men are found first;
 * then a target is legal when it lies on the line of a pin, and in check when it takes or blocks the checking
 * man.
 *
 * @module
 */
import { BISHOP, CASTLING, DOUBLE_STEP, EN_PASSANT, KIND, KNIGHT } from "./board.ts";
import { allMen, canTakeEnPassant, isAttacked, kingOf, pieceOn, setOf } from "./board.ts";
import { PAWN, QUEEN, ROOK, WHITE } from "./board.ts";
import { between, bishopAttacks, diagonalsOf, kingAttacks, knightAttacks } from "./lines.ts";
import { pawnAttacks, rayOf, rookAttacks, straightsOf } from "./lines.ts";
import { lowest, only } from "../base/sets.ts";

const FILE_A: u64 = 0x0101010101010101;
const FILE_H: u64 = 0x8080808080808080;
const ALL: u64 = ~0;

/** The men that give check, and the own men that are pinned, of the last `lookAround`. */
let checkers: u64 = 0;
let pinned: u64 = 0;

/** Finds checking and pinned men; returns the checking ones. */
function lookAround(king: i32, own: i32, enemy: i32): u64 {
  const men = allMen();
  const queens = setOf(enemy | QUEEN);
  checkers = (knightAttacks(king) & setOf(enemy | KNIGHT)) |
    (pawnAttacks(king, own == WHITE ? 0 : 1) & setOf(enemy | PAWN));
  pinned = 0;
  let sliders = (straightsOf(king) & (setOf(enemy | ROOK) | queens)) |
    (diagonalsOf(king) & (setOf(enemy | BISHOP) | queens));
  for (; sliders != 0; sliders &= sliders - 1) {
    const slider = lowest(sliders);
    const shields = between(king, slider) & men;
    if (shields == 0) checkers |= only(slider);
    else if ((shields & (shields - 1)) == 0) pinned |= shields & setOf(own);
  }
  return checkers;
}

/** Where a pinned man may go: along the line through its king. */
function lineOf(king: i32, square: i32): u64 {
  for (let direction = 0; direction < 8; direction++) {
    const ray = rayOf(king, direction);
    if ((ray & only(square)) != 0) return ray;
  }
  return ALL;
}

/** The targets that answer a check by one man. */
function answers(king: i32): u64 {
  return checkers | between(king, lowest(checkers));
}

/**
 * Writes the legal moves, of 4 bytes each, and returns the place after the last. It ignores draws.
 *
 * @param own the colour of the side to move
 * @param rights to castle, as bits
 * @param passed the square of a legal en passant capture, or 0
 */
export function writeMoves(out: usize, own: i32, rights: i32, passed: i32): usize {
  const enemy = 24 - own;
  const king = kingOf(own);
  let allowed = ALL;
  if (lookAround(king, own, enemy) != 0) {
    if ((checkers & (checkers - 1)) != 0) {
      return writeKing(out, king, enemy, kingAttacks(king) & ~setOf(own));
    }
    allowed = answers(king);
  }
  const men = allMen();
  const free = ~setOf(own);
  const pawns = setOf(own | PAWN);
  const movers = own == WHITE
    ? whiteMovers(pawns, men, enemy, passed)
    : blackMovers(pawns, men, enemy, passed);
  let rest = (setOf(own) & ~pawns) | movers;
  for (; rest != 0; rest &= rest - 1) {
    const from = lowest(rest);
    let targets = free & allowed;
    if ((pinned & only(from)) != 0) targets &= lineOf(king, from);
    switch (pieceOn(from) & KIND) {
      case PAWN:
        out = own == WHITE
          ? writePawn(out, from, 8, 6, men, enemy, targets, passed)
          : writePawn(out, from, -8, 1, men, enemy, targets, passed);
        break;
      case KNIGHT:
        out = writeUp(out, from, knightAttacks(from) & targets);
        break;
      case BISHOP:
        out = writeDiagonal(out, from, bishopAttacks(from, men) & targets);
        break;
      case ROOK:
        out = writeStraight(out, from, rookAttacks(from, men) & targets);
        break;
      case QUEEN:
        out = writeDiagonal(out, from, bishopAttacks(from, men) & targets);
        out = writeStraight(out, from, rookAttacks(from, men) & targets);
        break;
      default:
        out = writeKing(out, from, enemy, kingAttacks(from) & free);
    }
  }
  return checkers == 0 && rights != 0 ? writeCastlings(out, king, enemy, rights, men) : out;
}

/** As `writeMoves`, but only captures and promotions, in the same order. */
export function writeLoudMoves(out: usize, own: i32, passed: i32): usize {
  const enemy = 24 - own;
  const king = kingOf(own);
  let allowed = ALL;
  if (lookAround(king, own, enemy) != 0) {
    if ((checkers & (checkers - 1)) != 0) {
      return writeKing(out, king, enemy, kingAttacks(king) & setOf(enemy));
    }
    allowed = answers(king);
  }
  const men = allMen();
  const enemies = setOf(enemy);
  const pawns = setOf(own | PAWN);
  const movers = own == WHITE
    ? (whiteMovers(pawns, ALL, enemy, passed) | (pawns & 0x00ff000000000000))
    : (blackMovers(pawns, ALL, enemy, passed) | (pawns & 0x000000000000ff00));
  let rest = (setOf(own) & ~pawns) | movers;
  for (; rest != 0; rest &= rest - 1) {
    const from = lowest(rest);
    const line = (pinned & only(from)) != 0 ? lineOf(king, from) : ALL;
    const targets = enemies & allowed & line;
    switch (pieceOn(from) & KIND) {
      case PAWN:
        out = own == WHITE
          ? writeLoudPawn(out, from, 8, 6, men, enemy, allowed & line, passed)
          : writeLoudPawn(out, from, -8, 1, men, enemy, allowed & line, passed);
        break;
      case KNIGHT:
        out = writeUp(out, from, knightAttacks(from) & targets);
        break;
      case BISHOP:
        out = writeDiagonal(out, from, bishopAttacks(from, men) & targets);
        break;
      case ROOK:
        out = writeStraight(out, from, rookAttacks(from, men) & targets);
        break;
      case QUEEN:
        out = writeDiagonal(out, from, bishopAttacks(from, men) & targets);
        out = writeStraight(out, from, rookAttacks(from, men) & targets);
        break;
      default:
        out = writeKing(out, from, enemy, kingAttacks(from) & enemies);
    }
  }
  return out;
}

/** The pawns that can go a step ahead, where `men` stand, or take something. */
function whiteMovers(pawns: u64, men: u64, enemy: i32, passed: i32): u64 {
  const taken = passed == 0 ? setOf(enemy) : setOf(enemy) | only(passed);
  return pawns & (~(men >> 8) | ((taken & ~FILE_H) >> 7) | ((taken & ~FILE_A) >> 9));
}

function blackMovers(pawns: u64, men: u64, enemy: i32, passed: i32): u64 {
  const taken = passed == 0 ? setOf(enemy) : setOf(enemy) | only(passed);
  return pawns & (~(men << 8) | ((taken & ~FILE_H) << 9) | ((taken & ~FILE_A) << 7));
}

function write(out: usize, from: i32, to: i32, special: i32): usize {
  store<i32>(out, from | (to << 6) | (special << 12));
  return out + 4;
}

/** The moves of a pawn; from the rank `last` it promotes. */
function writePawn(
  out: usize,
  from: i32,
  forward: i32,
  last: i32,
  men: u64,
  enemy: i32,
  targets: u64,
  passed: i32,
): usize {
  const ahead = from + forward;
  if (from >> 3 != last && (men & only(ahead)) == 0) {
    if ((targets & only(ahead)) != 0) out = write(out, from, ahead, 0);
    const further = ahead + forward;
    if (from >> 3 == 7 - last && (men & only(further)) == 0 && (targets & only(further)) != 0) {
      out = write(out, from, further, DOUBLE_STEP);
    }
  }
  return writeLoudPawn(out, from, forward, last, men, enemy, targets, passed);
}

/** The captures and promotions of a pawn. */
function writeLoudPawn(
  out: usize,
  from: i32,
  forward: i32,
  last: i32,
  men: u64,
  enemy: i32,
  targets: u64,
  passed: i32,
): usize {
  const ahead = from + forward;
  if (from >> 3 == last && (targets & ~men & only(ahead)) != 0) {
    out = writePromotions(out, from, ahead);
  }
  let taken = pawnAttacks(from, forward == 8 ? 0 : 1);
  const legal = setOf(enemy) & targets;
  taken &= passed == 0 ? legal : legal | only(passed);
  for (; taken != 0; taken &= taken - 1) {
    const to = lowest(taken);
    if (from >> 3 == last) out = writePromotions(out, from, to);
    else if (to != passed || passed == 0) out = write(out, from, to, 0);
    else if (canTakeEnPassant(from, to, 24 - enemy)) out = write(out, from, to, EN_PASSANT);
  }
  return out;
}

/** Queen first. */
function writePromotions(out: usize, from: i32, to: i32): usize {
  for (let kind = QUEEN; kind >= KNIGHT; kind--) out = write(out, from, to, kind);
  return out;
}

/** Moves to these squares, the lowest first. */
function writeUp(out: usize, from: i32, targets: u64): usize {
  for (; targets != 0; targets &= targets - 1) out = write(out, from, lowest(targets), 0);
  return out;
}

/** Moves to these squares, the highest first. */
function writeDown(out: usize, from: i32, targets: u64): usize {
  while (targets != 0) {
    const to = 63 - i32(clz(targets));
    out = write(out, from, to, 0);
    targets ^= only(to);
  }
  return out;
}

function writeDiagonal(out: usize, from: i32, targets: u64): usize {
  if (targets == 0) return out;
  out = writeUp(out, from, targets & rayOf(from, 0));
  out = writeDown(out, from, targets & rayOf(from, 1));
  out = writeDown(out, from, targets & rayOf(from, 2));
  return writeUp(out, from, targets & rayOf(from, 3));
}

function writeStraight(out: usize, from: i32, targets: u64): usize {
  if (targets == 0) return out;
  out = writeUp(out, from, targets & rayOf(from, 4));
  out = writeDown(out, from, targets & rayOf(from, 5));
  out = writeUp(out, from, targets & rayOf(from, 6));
  return writeDown(out, from, targets & rayOf(from, 7));
}

/** Steps of the king to those of the targets that the enemy does not attack. */
function writeKing(out: usize, from: i32, enemy: i32, targets: u64): usize {
  // Without the king, because it does not block the line of a checking man.
  const men = allMen() ^ only(from);
  for (; targets != 0; targets &= targets - 1) {
    const to = lowest(targets);
    if (!isAttacked(to, enemy, men)) out = write(out, from, to, 0);
  }
  return out;
}

/** Castling, for a king out of check: no man between king and rook, no attacked square on the king's way. */
function writeCastlings(out: usize, king: i32, enemy: i32, rights: i32, men: u64): usize {
  const own = rights >> (enemy == WHITE ? 2 : 0);
  if (
    (own & 1) != 0 && (men & ((3 as u64) << (king + 1))) == 0 &&
    !isAttacked(king + 1, enemy, men) && !isAttacked(king + 2, enemy, men)
  ) out = write(out, king, king + 2, CASTLING);
  if (
    (own & 2) != 0 && (men & ((7 as u64) << (king - 3))) == 0 &&
    !isAttacked(king - 1, enemy, men) && !isAttacked(king - 2, enemy, men)
  ) out = write(out, king, king - 2, CASTLING);
  return out;
}
