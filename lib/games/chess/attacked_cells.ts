/**
 * The cells that a man attacks, and the men that attack a cell. Not for the fast core: it writes lists.
 *
 * @module
 */
import * as geometry from "./geometry.ts";

const {
  BORDER,
  EMPTY,
  KIND,
  KING,
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

/** A queen in the middle of an empty board attacks so many cells, and no man more. */
export const MOST_ATTACKED = 27;

/** `sliderAlong` each of `KING_STEPS`. */
const sliders = Uint8Array.from(KING_STEPS, sliderAlong);

/**
 * Writes the cells that the man on `from` attacks into `out` and returns their number. On a line it attacks up to the
 * first man, whose cell counts, whatever its colour; pinned men attack too. A pawn attacks where it can take.
 *
 * @param cells the piece on every cell
 * @param kind the kind of the man, if it is another than stands there
 */
export function attackedCells(
  cells: Uint8Array,
  from: number,
  out: Int32Array,
  kind = cells[from] & KIND,
): number {
  let count = 0;
  if (kind === PAWN) {
    const ahead = (cells[from] & WHITE) !== 0 ? from + UP : from - UP;
    for (let to = ahead - RIGHT; to <= ahead + RIGHT; to += 2 * RIGHT) {
      if (cells[to] !== BORDER) out[count++] = to;
    }
  } else if (kind === KNIGHT || kind === KING) {
    const steps = kind === KNIGHT ? KNIGHT_JUMPS : KING_STEPS;
    for (let i = 0; i < 8; i++) {
      if (cells[from + steps[i]] !== BORDER) out[count++] = from + steps[i];
    }
  } else {
    for (let i = 0; i < 8; i++) {
      if (kind !== QUEEN && sliders[i] !== kind) continue;
      let to = from + KING_STEPS[i];
      for (; cells[to] === EMPTY; to += KING_STEPS[i]) out[count++] = to;
      if (cells[to] !== BORDER) out[count++] = to;
    }
  }
  return count;
}

/** The cells of the men of `colour` that attack `cell`, occupied or not, as far as nothing stands between. */
export function attackersOf(cells: Uint8Array, cell: number, colour: number): number[] {
  const found: number[] = [];
  // Black's pawns stand above what they attack.
  const behind = colour === WHITE ? cell - UP : cell + UP;
  for (const from of [behind - RIGHT, behind + RIGHT]) {
    if (cells[from] === (colour | PAWN)) found.push(from);
  }
  for (const jump of KNIGHT_JUMPS) {
    if (cells[cell + jump] === (colour | KNIGHT)) found.push(cell + jump);
  }
  for (let i = 0; i < 8; i++) {
    let from = cell + KING_STEPS[i];
    if (cells[from] === (colour | KING)) found.push(from);
    while (cells[from] === EMPTY) from += KING_STEPS[i];
    const piece = cells[from];
    if (piece === (colour | QUEEN) || piece === (colour | sliders[i])) found.push(from);
  }
  return found;
}
