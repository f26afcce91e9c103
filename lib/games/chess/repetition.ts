/**
 * Repetition in chess: how often a position has occurred, and whether what has occurred may end the game
 * soon. Both look back through the records of the plies since a pawn moved or a piece was taken, as no
 * earlier position can come again.
 *
 * @module
 */
import * as geometry from "./geometry.ts";
import * as record from "./record.ts";

const { CELLS, EMPTY } = geometry;
const { CLOCK, HASH_HIGH, HASH_LOW, MOVE, OCCURRENCES, PASSED, RECORD, RIGHTS } = record;

/** A position that comes for this time ends the game. */
export const THIRD = 3;

/** No position comes again before each side has gone with a piece and come back. */
const CYCLE = 4;

/**
 * How often the position of the record at `top` has occurred: one more than at its last time; 1 when it
 * never did.
 */
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
 * Whether a position before the one on the board may come for the third time within `plies` more plies.
 * When it may not, the game goes on as if it began here, as far as repetition is concerned.
 *
 * The answer is on the safe side. An earlier position is at least as many moves of each side away as that
 * side has pieces that stand elsewhere now; the sides move in turn; and one move alone leaves no side's
 * pieces as they were. If it has occurred once, it must come once more and then, a cycle later, again.
 *
 * @param top where the record of the position on the board begins
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
    // Rights to castle and to take en passant do not come back.
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

/** Whether a position of the last `past` plies before that of `top` had occurred before. */
function hasRepetition(records: Int32Array, top: number, past: number): boolean {
  for (let back = 1; back <= past; back++) {
    if (records[top - back * RECORD + OCCURRENCES] > 1) return true;
  }
  return false;
}

/**
 * The least number of plies that can bring back an earlier position; as even or odd as `parity`.
 *
 * @param own how many pieces of the side to move stand elsewhere
 * @param enemy how many of the other side
 */
function pliesBack(own: number, enemy: number, parity: number): number {
  let plies = Math.max(1, 2 * own - 1, 2 * enemy);
  if (plies % 2 !== parity) plies++;
  while (isOneMoveInVain(plies + 1 >> 1, own) || isOneMoveInVain(plies >> 1, enemy)) plies += 2;
  return plies;
}

/** Whether a side that has nothing to bring back makes just one move. */
function isOneMoveInVain(moves: number, elsewhere: number): boolean {
  return moves === 1 && elsewhere === 0;
}
