/**
 * Whether a move gives check, found from the move alone. No piece attacked the king before, so only the
 * moved piece can attack it now, or a piece on the line that the move opened. That takes two tests instead
 * of one for every direction.
 *
 * @module
 */
import * as attacks from "./attacks.ts";
import * as geometry from "./geometry.ts";

const { sees } = attacks;
const {
  CELLS,
  KIND,
  KING_STEPS,
  KNIGHT,
  KNIGHT_JUMPS,
  PAWN,
  QUEEN,
  RIGHT,
  sliderAlong,
  UP,
  WHITE,
} = geometry;

/**
 * At the difference of two cells plus `CELLS`: the step from the second towards the first if they lie on
 * one line, otherwise 0.
 */
export const stepTo: Int8Array = new Int8Array(2 * CELLS);
for (const step of KING_STEPS) {
  for (let distance = 1; distance < 8; distance++) stepTo[CELLS + distance * step] = step;
}

/** 1 at the difference of two cells plus `CELLS` if a knight jumps from one to the other. */
export const isJump: Uint8Array = new Uint8Array(2 * CELLS);
for (const jump of KNIGHT_JUMPS) isJump[CELLS + jump] = 1;

/**
 * Whether the last move attacks the enemy king, which was not attacked before. Not for castling and en
 * passant, which change other cells too.
 *
 * @param cells the piece on every cell, after the move
 * @param king the cell of the enemy's king
 * @param colour of the side that has moved
 */
export function givesCheck(
  cells: Uint8Array,
  king: number,
  from: number,
  to: number,
  colour: number,
): boolean {
  switch (cells[to] & KIND) {
    case PAWN: {
      const behind = colour === WHITE ? king - UP : king + UP;
      if (to === behind - RIGHT || to === behind + RIGHT) return true;
      break;
    }
    case KNIGHT:
      if (isJump[to - king + CELLS] === 1) return true;
      break;
    default:
      if (seesAlong(cells, king, stepTo[to - king + CELLS], colour)) return true;
  }
  return seesAlong(cells, king, stepTo[from - king + CELLS], colour);
}

/** Whether a piece of `colour` attacks the king along that line; false for the step 0. */
function seesAlong(cells: Uint8Array, king: number, step: number, colour: number): boolean {
  if (step === 0) return false;
  return sees(cells, king, step, colour | sliderAlong(step), colour | QUEEN);
}
