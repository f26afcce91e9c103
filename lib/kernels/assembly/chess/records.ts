// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The record of each ply, and what follows from the records: repetition, and whether the past may matter.
 * TypeScript: games/chess/record.ts and repetition.ts.
 *
 * @module
 */
import { pieceOn, pieces } from "./board.ts";

/** More plies than a line of a search has. */
export const PLIES = 512;
/** The most plies before the root: a hundred without a capture or pawn move end a game. */
const PAST = 128;

/** Bytes of a record, and what is where in it. */
export const RECORD = 32;
const HASH = 0;
const MOVE = 8;
const CLOCK = 16;
const TAKEN = 20;
const RIGHTS = 21;
const PASSED = 22;
const OCCURRENCES = 23;
const SUM = 24;
const RECORDS = memory.data((PAST + PLIES) * RECORD, 16);

/** The occurrence of a position that ends the game. */
const THIRD = 3;
/** The fewest plies to repeat a position. */
const CYCLE = 4;
/** Plies without a capture or pawn move that make a draw. */
const FIFTY_MOVES = 100;

/** The record of the current position. */
export let top: usize = RECORDS;

/** Makes the record of the first position the current one. */
export function firstRecord(): void {
  top = RECORDS;
}

/** Makes this record the current one. */
export function setTop(record: usize): void {
  top = record;
}

/** Goes back to the record of the ply before. */
export function lastRecord(): void {
  top -= RECORD;
}

/** Writes a record but its occurrences. */
export function writeRecord(
  record: usize,
  hash: u64,
  move: i32,
  sum: i64,
  clock: i32,
  taken: i32,
  rights: i32,
  passed: i32,
): void {
  store<u64>(record, hash, HASH);
  store<i32>(record, move, MOVE);
  store<i64>(record, sum, SUM);
  store<i32>(record, clock, CLOCK);
  store<u8>(record, taken, TAKEN);
  store<u8>(record, rights, RIGHTS);
  store<u8>(record, passed, PASSED);
}

/** Writes how often the current position has occurred. */
export function setOccurrences(occurrences: i32): void {
  store<u8>(top, occurrences, OCCURRENCES);
}

/** The hash of the current position. */
export function hash(): u64 {
  return load<u64>(top, HASH);
}

/** The move that led to the current position. */
export function lastMove(): i32 {
  return load<i32>(top, MOVE);
}

/** The weights of the men on their squares, White's minus Black's. */
export function sum(): i64 {
  return load<i64>(top, SUM);
}

/** Plies since the last pawn move or capture. */
export function clock(): i32 {
  return load<i32>(top, CLOCK);
}

/** The piece that the last move has taken on its target square, or 0. */
export function lastTaken(): i32 {
  return i32(load<u8>(top, TAKEN));
}

/** The rights to castle, as bits. */
export function rights(): i32 {
  return i32(load<u8>(top, RIGHTS));
}

/** The square of a legal en passant capture, or 0. */
export function passed(): i32 {
  return i32(load<u8>(top, PASSED));
}

/** How often the position of a record has occurred. */
function occurrencesAt(at: usize): i32 {
  return i32(load<u8>(at, OCCURRENCES));
}

/** How often the current position has occurred: one more than at its last occurrence, or 1. */
export function countOccurrences(): i32 {
  const plies = min(clock(), i32((top - RECORDS) / RECORD));
  for (let back = CYCLE; back <= plies; back += 2) {
    const at = top - back * RECORD;
    if (load<u64>(at, HASH) == hash()) return occurrencesAt(at) + 1;
  }
  return 1;
}

/** Whether the fifty-move rule or the third occurrence of the position ends the game. */
export function drawnByPast(): bool {
  return clock() >= FIFTY_MOVES || occurrencesAt(top) >= THIRD;
}

/** Whether the current position has occurred before. */
export function repeats(): bool {
  return occurrencesAt(top) > 1;
}

/** Whether the past may decide the game within so many plies: see `ChessPosition.pastMatters`. */
export function pastMatters(plies: i32): bool {
  return clock() + plies >= FIFTY_MOVES || mayRepeatThePast(plies);
}

/** The pieces of an earlier position. */
const EARLIER = memory.data(64, 16);

/** Whether a position before the current one may occur for the third time within so many plies. */
function mayRepeatThePast(plies: i32): bool {
  const occurrences = occurrencesAt(top);
  if (occurrences >= THIRD || occurrences == THIRD - 1 && plies >= CYCLE) return true;
  const past = min(clock(), i32((top - RECORDS) / RECORD));
  if (plies <= CYCLE && !hasRepetition(past)) return false;

  for (let eight: usize = 0; eight < 64; eight += 8) {
    store<u64>(EARLIER + eight, load<u64>(pieces() + eight));
  }
  // Men that stand elsewhere, of the side to move and of the side that has moved.
  let own = 0;
  let enemy = 0;
  for (let back = 1; back <= past; back++) {
    const at = top - back * RECORD;
    // Lost rights to castle or to capture en passant do not return.
    if (i32(load<u8>(at, RIGHTS)) != rights() || load<u8>(at, PASSED) != 0) return false;
    const move = load<i32>(at + RECORD, MOVE);
    const from = move & 63;
    const to = (move >> 6) & 63;
    const piece = i32(load<u8>(EARLIER + to));
    store<u8>(EARLIER + to, 0);
    store<u8>(EARLIER + from, piece);
    const change = i32(piece != pieceOn(from)) - i32(piece != pieceOn(to));
    if ((back & 1) == 1) enemy += change;
    else own += change;
    const again = occurrencesAt(at) == THIRD - 1 ? 0 : CYCLE;
    if (pliesBack(own, enemy, back & 1) + again <= plies) return true;
  }
  return false;
}

/** Whether any of the positions so many plies back was a repetition. */
function hasRepetition(past: i32): bool {
  for (let back = 1; back <= past; back++) {
    if (occurrencesAt(top - back * RECORD) > 1) return true;
  }
  return false;
}

/** A lower bound of the plies back to an earlier position, odd or even as `parity`. */
function pliesBack(own: i32, enemy: i32, parity: i32): i32 {
  let plies = max(1, max(2 * own - 1, 2 * enemy));
  if ((plies & 1) != parity) plies++;
  while (isOneMoveInVain((plies + 1) >> 1, own) || isOneMoveInVain(plies >> 1, enemy)) plies += 2;
  return plies;
}

/** Whether a side with all men in place would have to make exactly one move, which is impossible. */
function isOneMoveInVain(moves: i32, elsewhere: i32): bool {
  return moves == 1 && elsewhere == 0;
}
