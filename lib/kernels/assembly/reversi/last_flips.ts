// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The number of discs that the last disc of a game flips, line by line with a small table. TypeScript:
 * agents/endgame/flips.ts.
 *
 * @module
 */
import { gatherColumn, gatherDiagonal } from "./lines.ts";
import { fallingOf, risingOf } from "./squares.ts";

/** At `place << 8 | own`: the discs flipped in a line when all places but those of `own` hold enemies. */
const COUNTS = memory.data(8 * 256, 16);

for (let place = 0; place < 8; place++) {
  for (let own = 0; own < 256; own++) {
    store<u8>(COUNTS + ((place << 8) | own), u8(near(place, own, 1) + near(place, own, -1)));
  }
}

/** The places between `place` and the next own disc in a direction; 0 when there is none. */
function near(place: i32, own: i32, step: i32): i32 {
  for (let other = place + step; other >= 0 && other < 8; other += step) {
    if (((own >> other) & 1) != 0) return abs(other - place) - 1;
  }
  return 0;
}

/** The number of discs that a disc on the last empty square flips, from the discs of its side alone. */
export function countLastFlips(square: i32, own: u64): i32 {
  const x = square & 7;
  const inRow = COUNTS + (x << 8);
  return i32(load<u8>(inRow + i32((own >> u64(square & 56)) & 255))) +
    i32(load<u8>(COUNTS + ((square >> 3) << 8) + gatherColumn(own >> u64(x)))) +
    i32(load<u8>(inRow + gatherDiagonal(own & fallingOf(square)))) +
    i32(load<u8>(inRow + gatherDiagonal(own & risingOf(square))));
}
