/**
 * How many squares a side attacks (E4), by set operations on whole boards: sliding pieces are followed in all
 * eight directions, all pieces of a direction at once (parallel prefix, Kogge-Stone).
 *
 * @module
 */
import * as chess from "matchbox/games/chess/mod.ts";
import * as halfBoards from "./half_boards.ts";

const { BISHOP, BLACK, KING, KNIGHT, PAWN, QUEEN, ROOK, WHITE } = chess;
const { besides, countSquares, NOT_A, NOT_H } = halfBoards;

/** The attacked squares found so far, in two halves. */
const found = new Int32Array(2);

/**
 * The number of squares that at least one man of `colour` attacks, whoever stands there; a square counts
 * once. A pinned man attacks too.
 *
 * @param men the set of each piece, as in `MenSets.halves`
 * @param emptyLow the low half of the empty squares
 * @param emptyHigh the high half of the empty squares
 */
export function attackedSquares(
  men: Int32Array,
  colour: typeof WHITE | typeof BLACK,
  emptyLow: number,
  emptyHigh: number,
): number {
  const piece = 2 * colour;
  found[0] = 0;
  found[1] = 0;
  const pawnsLow = besides(men[piece + 2 * PAWN]);
  const pawnsHigh = besides(men[piece + 2 * PAWN + 1]);
  if (colour === WHITE) add(pawnsLow << 8, pawnsHigh << 8 | pawnsLow >>> 24);
  else add(pawnsLow >>> 8 | pawnsHigh << 24, pawnsHigh >>> 8);
  addJumps(men[piece + 2 * KNIGHT], men[piece + 2 * KNIGHT + 1]);
  addSteps(men[piece + 2 * KING], men[piece + 2 * KING + 1]);

  const queensLow = men[piece + 2 * QUEEN];
  const queensHigh = men[piece + 2 * QUEEN + 1];
  const rooksLow = men[piece + 2 * ROOK] | queensLow;
  const rooksHigh = men[piece + 2 * ROOK + 1] | queensHigh;
  if ((rooksLow | rooksHigh) !== 0) {
    addUp(rooksLow, rooksHigh, emptyLow, emptyHigh, 1, NOT_A);
    addUp(rooksLow, rooksHigh, emptyLow, emptyHigh, 8, -1);
    addDown(rooksLow, rooksHigh, emptyLow, emptyHigh, 1, NOT_H);
    addDown(rooksLow, rooksHigh, emptyLow, emptyHigh, 8, -1);
  }
  const bishopsLow = men[piece + 2 * BISHOP] | queensLow;
  const bishopsHigh = men[piece + 2 * BISHOP + 1] | queensHigh;
  if ((bishopsLow | bishopsHigh) !== 0) {
    addUp(bishopsLow, bishopsHigh, emptyLow, emptyHigh, 7, NOT_H);
    addUp(bishopsLow, bishopsHigh, emptyLow, emptyHigh, 9, NOT_A);
    addDown(bishopsLow, bishopsHigh, emptyLow, emptyHigh, 7, NOT_A);
    addDown(bishopsLow, bishopsHigh, emptyLow, emptyHigh, 9, NOT_H);
  }
  return countSquares(found[0]) + countSquares(found[1]);
}

function add(low: number, high: number): void {
  found[0] |= low;
  found[1] |= high;
}

/** The jumps of knights: two files and one row, or one file and two rows. */
function addJumps(low: number, high: number): void {
  const nearLow = besides(low);
  const nearHigh = besides(high);
  const farLow = low << 2 & 0xfcfcfcfc | low >>> 2 & 0x3f3f3f3f;
  const farHigh = high << 2 & 0xfcfcfcfc | high >>> 2 & 0x3f3f3f3f;
  add(
    nearLow << 16 | nearLow >>> 16 | nearHigh << 16 | farLow << 8 | farLow >>> 8 | farHigh << 24,
    nearHigh << 16 | nearLow >>> 16 | nearHigh >>> 16 | farHigh << 8 | farLow >>> 24 |
      farHigh >>> 8,
  );
}

/** The steps of a king. */
function addSteps(low: number, high: number): void {
  const nearLow = besides(low);
  const nearHigh = besides(high);
  const rowLow = low | nearLow;
  const rowHigh = high | nearHigh;
  add(
    nearLow | rowLow << 8 | rowLow >>> 8 | rowHigh << 24,
    nearHigh | rowHigh << 8 | rowLow >>> 24 | rowHigh >>> 8,
  );
}

/**
 * The squares that sliding pieces attack in a direction in which squares have higher numbers. A piece goes
 * over one empty square, and then three times over two.
 *
 * @param step the difference of the numbers of two squares in that direction: 1, 7, 8 or 9
 * @param inside the squares of a half that a step can reach without leaving the board at the side
 */
function addUp(
  low: number,
  high: number,
  emptyLow: number,
  emptyHigh: number,
  step: number,
  inside: number,
): void {
  const back = 32 - step;
  const two = 2 * step;
  const twoBack = 32 - two;
  const freeLow = emptyLow & inside;
  const freeHigh = emptyHigh & inside;
  const pairsLow = freeLow & freeLow << step;
  const pairsHigh = freeHigh & (freeHigh << step | freeLow >>> back);
  high |= freeHigh & (high << step | low >>> back);
  low |= freeLow & low << step;
  high |= pairsHigh & (high << two | low >>> twoBack);
  low |= pairsLow & low << two;
  high |= pairsHigh & (high << two | low >>> twoBack);
  low |= pairsLow & low << two;
  high |= pairsHigh & (high << two | low >>> twoBack);
  low |= pairsLow & low << two;
  add(inside & low << step, inside & (high << step | low >>> back));
}

/** Like `addUp`, in the opposite direction. */
function addDown(
  low: number,
  high: number,
  emptyLow: number,
  emptyHigh: number,
  step: number,
  inside: number,
): void {
  const back = 32 - step;
  const two = 2 * step;
  const twoBack = 32 - two;
  const freeLow = emptyLow & inside;
  const freeHigh = emptyHigh & inside;
  const pairsLow = freeLow & (freeLow >>> step | freeHigh << back);
  const pairsHigh = freeHigh & freeHigh >>> step;
  low |= freeLow & (low >>> step | high << back);
  high |= freeHigh & high >>> step;
  low |= pairsLow & (low >>> two | high << twoBack);
  high |= pairsHigh & high >>> two;
  low |= pairsLow & (low >>> two | high << twoBack);
  high |= pairsHigh & high >>> two;
  low |= pairsLow & (low >>> two | high << twoBack);
  high |= pairsHigh & high >>> two;
  add(inside & (low >>> step | high << back), inside & high >>> step);
}
