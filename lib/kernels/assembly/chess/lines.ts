// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The squares that each piece attacks, from tables. Sliding pieces are looked up line by line: a
 * multiplication gathers the men of a row or a diagonal into six bits, which are an index (kindergarten
 * bitboards; G. Isenberg). The tables are small, so that they are filled fast and stay in the cache.
 *
 * @module
 */
import { only } from "../base/sets.ts";

/** Sets of squares by square, in blocks of 64. */
const BLOCK = 512;
const RISING = 0;
const FALLING = BLOCK;
const ROW = 2 * BLOCK;
const KNIGHT = 3 * BLOCK;
const KING = 4 * BLOCK;
const DIAGONALS = 5 * BLOCK;
const STRAIGHTS = 6 * BLOCK;
/** What a white pawn attacks, then what a black one does. */
const PAWNS = 7 * BLOCK;
/** What lies in each of the eight directions, in the order of `rayOf`. */
const RAYS = 9 * BLOCK;
const SQUARES = memory.data(17 * BLOCK, 16);

/** The squares strictly between two, at `first << 6 | second`; none when they are on no line. */
const BETWEEN = memory.data(64 * 64 * 8, 16);

/** At `place << 6 | six bits`: what a slider on that place of a line sees, in every row. */
const ALONG = memory.data(8 * BLOCK, 16);
/** The same for a slider in the file a, which sees along that file. */
const ALONG_FILE = memory.data(8 * BLOCK, 16);

const FILE_A: u64 = 0x0101010101010101;
/** Gathers the files b to g. */
const GATHER_FILES: u64 = 0x0202020202020202;
/** Gathers the ranks 2 to 7 of the file a. */
const GATHER_RANKS: u64 = 0x0080402010080400;

for (let square = 0; square < 64; square++) {
  ray(square, 0, 1, 1);
  ray(square, 1, -1, -1);
  ray(square, 2, 1, -1);
  ray(square, 3, -1, 1);
  ray(square, 4, 0, 1);
  ray(square, 5, 0, -1);
  ray(square, 6, 1, 0);
  ray(square, 7, -1, 0);
  const at = SQUARES + (square << 3);
  const rising = rayOf(square, 0) | rayOf(square, 1);
  const falling = rayOf(square, 2) | rayOf(square, 3);
  const row = rayOf(square, 6) | rayOf(square, 7);
  store<u64>(at, rising, RISING);
  store<u64>(at, falling, FALLING);
  store<u64>(at, row, ROW);
  store<u64>(at, rising | falling, DIAGONALS);
  store<u64>(at, row | rayOf(square, 4) | rayOf(square, 5), STRAIGHTS);
  for (let other = 0; other < 64; other++) {
    const dx = (other & 7) - (square & 7);
    const dy = (other >> 3) - (square >> 3);
    if (dx * dx + dy * dy == 5) add(at + KNIGHT, other);
    if (other != square && abs(dx) <= 1 && abs(dy) <= 1) add(at + KING, other);
    if (abs(dx) == 1 && dy == 1) add(at + PAWNS, other);
    if (abs(dx) == 1 && dy == -1) add(at + PAWNS + BLOCK, other);
  }
}

for (let place = 0; place < 8; place++) {
  for (let inner: u64 = 0; inner < 64; inner++) {
    const seen = seenFrom(place, inner << 1);
    store<u64>(ALONG + (place << 9) + (usize(inner) << 3), seen * FILE_A);
    const index = (standing(inner << 1) * GATHER_RANKS) >> 58;
    store<u64>(ALONG_FILE + (place << 9) + (usize(index) << 3), standing(seen));
  }
}

/** Fills one direction of a square, and what lies between it and the squares there. */
function ray(square: i32, direction: i32, dx: i32, dy: i32): void {
  const at = SQUARES + RAYS + usize(direction << 9) + (square << 3);
  let passed: u64 = 0;
  let x = (square & 7) + dx;
  let y = (square >> 3) + dy;
  for (; x >= 0 && x < 8 && y >= 0 && y < 8; x += dx, y += dy) {
    const other = (y << 3) | x;
    store<u64>(BETWEEN + (((square << 6) | other) << 3), passed);
    passed |= only(other);
  }
  store<u64>(at, passed);
}

function add(at: usize, square: i32): void {
  store<u64>(at, load<u64>(at) | only(square));
}

/** What a slider on a place of a line of eight sees, where men stand on the places of a set. */
function seenFrom(place: i32, men: u64): u64 {
  let seen: u64 = 0;
  for (let at = place + 1; at < 8; at++) {
    seen |= only(at);
    if ((men & only(at)) != 0) break;
  }
  for (let at = place - 1; at >= 0; at--) {
    seen |= only(at);
    if ((men & only(at)) != 0) break;
  }
  return seen;
}

/** A row as the file a, the file a as the first rank. */
function standing(row: u64): u64 {
  let file: u64 = 0;
  for (let place = 0; place < 8; place++) {
    if ((row & only(place)) != 0) file |= only(place << 3);
  }
  return file;
}

/**
 * The squares in a direction: up to the right, down to the left, down to the right, up to the left, up, down,
 * right, left, from 0 to 7. The next square is the lowest in the directions up and right, else the highest.
 */
export function rayOf(square: i32, direction: i32): u64 {
  return load<u64>(SQUARES + (direction << 9) + (square << 3), RAYS);
}

/** The squares strictly between two; none when they are on no line. */
export function between(first: i32, second: i32): u64 {
  return load<u64>(BETWEEN + (((first << 6) | second) << 3));
}

/** All squares on the diagonals of a square, without itself. */
export function diagonalsOf(square: i32): u64 {
  return load<u64>(SQUARES + (square << 3), DIAGONALS);
}

/** All squares in the row and the file of a square, without itself. */
export function straightsOf(square: i32): u64 {
  return load<u64>(SQUARES + (square << 3), STRAIGHTS);
}

/** What a knight attacks. */
export function knightAttacks(square: i32): u64 {
  return load<u64>(SQUARES + (square << 3), KNIGHT);
}

/** What a king attacks. */
export function kingAttacks(square: i32): u64 {
  return load<u64>(SQUARES + (square << 3), KING);
}

/** What a pawn attacks; `side` is 0 for White. */
export function pawnAttacks(square: i32, side: i32): u64 {
  return load<u64>(SQUARES + (side << 9) + (square << 3), PAWNS);
}

/** What a bishop attacks, where `men` stand on the board. */
export function bishopAttacks(square: i32, men: u64): u64 {
  const at = SQUARES + (square << 3);
  return along(square, men, load<u64>(at, RISING)) | along(square, men, load<u64>(at, FALLING));
}

/** What a rook attacks. */
export function rookAttacks(square: i32, men: u64): u64 {
  const file = u64(square & 7);
  const index = (((men >> file) & FILE_A) * GATHER_RANKS) >> 58;
  return along(square, men, load<u64>(SQUARES + (square << 3), ROW)) |
    (load<u64>(ALONG_FILE + ((square & 56) << 6) + (usize(index) << 3)) << file);
}

/** What a slider sees along its row or a diagonal. */
function along(square: i32, men: u64, line: u64): u64 {
  const index = ((men & line) * GATHER_FILES) >> 58;
  return load<u64>(ALONG + ((square & 7) << 9) + (usize(index) << 3)) & line;
}
