/**
 * Repetition in chess: how often a position has occurred, and whether an earlier one may occur for the
 * third time soon. Both search the records back to the last pawn move or capture, because no position
 * before it can occur again.
 *
 * @module
 */
import * as geometry from "./geometry.ts";
import * as record from "./record.ts";

const { CELLS, EMPTY } = geometry;
const { CLOCK, HASH_HIGH, HASH_LOW, MOVE, OCCURRENCES, PASSED, RECORD, RIGHTS } = record;

/** The occurrence of a position that ends the game. */
export const THIRD = 3;

/** The fewest plies to repeat a position: each side moves a piece and moves it back. */
const CYCLE = 4;

/** How often the position of the record at `top` has occurred: one more than at its last occurrence, or 1. */
export function countOccurrences(records: Int32Array, top: number): number {
  const low = records[top + HASH_LOW];
  const high = records[top + HASH_HIGH];
  const earliest = Math.max(0, top - RECORD * records[top + CLOCK]);
  for (let at = top - CYCLE * RECORD; at >= earliest; at -= 2 * RECORD) {
    if (records[at + HASH_LOW] === low && records[at + HASH_HIGH] === high) {
      return records[at + OCCURRENCES] + 1;
    }
  }
  return 1;
}

/** The pieces of an earlier position. */
const earlier = new Uint8Array(CELLS);

/**
 * Whether a position before the current one may occur for the third time within `plies` more plies. If not,
 * repetition can be ignored for earlier positions.
 *
 * The answer may be true too often, never false wrongly. It uses a lower bound of the plies back to an
 * earlier position: each side needs at least one move for each of its pieces that stands elsewhere now, the
 * sides move in turn, and a single move always changes something. A position that has occurred once must
 * occur again, and then once more a cycle later.
 *
 * @param top index of the record of the current position
 */
export function mayRepeatThePast(
  cells: Uint8Array,
  records: Int32Array,
  top: number,
  plies: number,
): boolean {
  const occurrences = records[top + OCCURRENCES];
  if (occurrences >= THIRD || occurrences === THIRD - 1 && plies >= CYCLE) return true;
  const past = Math.min(records[top + CLOCK], top / RECORD);
  if (plies <= CYCLE && !hasRepetition(records, top, past)) return false;

  earlier.set(cells);
  // Pieces that stand elsewhere, of the side to move and of the side that has moved.
  let own = 0;
  let enemy = 0;
  for (let back = 1, at = top - RECORD; back <= past; back++, at -= RECORD) {
    // Lost rights to castle or to capture en passant do not return.
    if (records[at + RIGHTS] !== records[top + RIGHTS] || records[at + PASSED] !== 0) return false;
    const move = records[at + RECORD + MOVE];
    const from = move & 255;
    const to = move >> 8 & 255;
    const piece = earlier[to];
    earlier[to] = EMPTY;
    earlier[from] = piece;
    const change = Number(piece !== cells[from]) - Number(piece !== cells[to]);
    if (back % 2 === 1) enemy += change;
    else own += change;
    const again = records[at + OCCURRENCES] === THIRD - 1 ? 0 : CYCLE;
    if (pliesBack(own, enemy, back % 2) + again <= plies) return true;
  }
  return false;
}

/** Whether any of the last `past` positions before that of `top` was a repetition. */
function hasRepetition(records: Int32Array, top: number, past: number): boolean {
  for (let back = 1; back <= past; back++) {
    if (records[top - back * RECORD + OCCURRENCES] > 1) return true;
  }
  return false;
}

/**
 * A lower bound of the plies back to an earlier position, odd or even as `parity`.
 *
 * @param own number of pieces of the side to move that stand elsewhere
 * @param enemy the same for the other side
 */
function pliesBack(own: number, enemy: number, parity: number): number {
  let plies = Math.max(1, 2 * own - 1, 2 * enemy);
  if (plies % 2 !== parity) plies++;
  while (isOneMoveInVain(plies + 1 >> 1, own) || isOneMoveInVain(plies >> 1, enemy)) plies += 2;
  return plies;
}

/** Whether a side with all pieces in place would have to make exactly one move, which is impossible. */
function isOneMoveInVain(moves: number, elsewhere: number): boolean {
  return moves === 1 && elsewhere === 0;
}
