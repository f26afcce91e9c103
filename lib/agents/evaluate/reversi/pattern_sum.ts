/**
 * The value of a position by its patterns: the sum of the weights of what stands on them. All numbers are
 * whole, so that kernels find the same values.
 *
 * The number that stands on a pattern is the sum of a number for each row of the board that it crosses, which
 * a table tells from the eight squares of that row.
 *
 * @module
 */
import { countSquares } from "../../endgame/flips.ts";
import { patternShapes, PLACES, stageOf, WEIGHTS_OF_STAGE } from "./pattern_shapes.ts";

/** The weight of a disc at the end of a game; values are as many parts of a disc. */
export const PARTS_OF_DISC = 4;

/** Where the weights of the pattern of each place begin. */
const OFFSETS = Int32Array.from(
  patternShapes.flatMap(({ offset, places }) => places.map(() => offset)),
);

/** The places that cross each row. */
const PLACES_OF_ROW: readonly Uint8Array[] = Array.from({ length: 8 }, (_, row) => {
  const crossed: number[] = [];
  allPlaces().forEach((place, number) => {
    if (place.some((square) => square >> 3 === row)) crossed.push(number);
  });
  return Uint8Array.from(crossed);
});

/** At `(row * PLACES + place) << 8 | set`: the sum of the powers of 3 of the squares of a place in a row. */
const TERNARY = new Uint16Array(8 * PLACES << 8);
allPlaces().forEach((place, number) => {
  place.forEach((square, i) => {
    const at = (square >> 3) * PLACES + number << 8;
    for (let set = 0; set < 256; set++) if (set >> (square & 7) & 1) TERNARY[at | set] += 3 ** i;
  });
});

/** What stands on each place of the position at hand, with the offset of its pattern. */
const standing = new Int32Array(PLACES);

/**
 * Writes the numbers of the weights of a position, within those of a stage: one for each place. A board of 6x6
 * is read with its quarters in the corners of the 8x8 board, so that its corners and edges are those of the
 * patterns.
 *
 * @param size of the board, 8 or 6
 * @param out receives `PLACES` numbers from index `from` on
 */
export function weightsOf(
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  size: number,
  out: Int32Array = standing,
  from = 0,
): void {
  if (size === 6) {
    ownLow = outwards(ownLow >>> 8);
    ownHigh = outwards(ownHigh << 8);
    enemyLow = outwards(enemyLow >>> 8);
    enemyHigh = outwards(enemyHigh << 8);
  }
  for (let place = 0; place < PLACES; place++) out[from + place] = OFFSETS[place];
  for (let row = 0; row < 8; row++) {
    const own = (row < 4 ? ownLow : ownHigh) >>> (row << 3) & 255;
    const enemy = (row < 4 ? enemyLow : enemyHigh) >>> (row << 3) & 255;
    const places = PLACES_OF_ROW[row];
    for (let i = 0; i < places.length; i++) {
      const at = row * PLACES + places[i] << 8;
      out[from + places[i]] += TERNARY[at | own] + 2 * TERNARY[at | enemy];
    }
  }
}

/** The value for the side to move on 8x8 or 6x6, in parts of a disc. */
export function patternSum(
  weights: Int8Array,
  ownLow: number,
  ownHigh: number,
  enemyLow: number,
  enemyHigh: number,
  size = 8,
): number {
  const empties = size ** 2 - countSquares(ownLow | enemyLow, ownHigh | enemyHigh);
  const start = stageOf(empties) * WEIGHTS_OF_STAGE;
  weightsOf(ownLow, ownHigh, enemyLow, enemyHigh, size);
  let sum = 0;
  for (let place = 0; place < PLACES; place++) sum += weights[start + standing[place]];
  return sum;
}

/** Four rows with their left and right half a column further from the middle. */
function outwards(rows: number): number {
  return rows >>> 1 & 0x07070707 | rows << 1 & 0xe0e0e0e0;
}

function allPlaces(): readonly (readonly number[])[] {
  return patternShapes.flatMap(({ places }) => places);
}
