/**
 * Weights of the tapered evaluation, in centipawns: for each term one for the middle game and one for the endgame.
 *
 * @module
 */
import type { Kind } from "matchbox/games/chess/geometry.ts";
import { squareValue } from "../square_tables.ts";
import { FIRST_TERM, TERMS } from "./layout.ts";

/** The weights of all terms. */
export interface TaperedWeights {
  /** For the middle game, by the number of the term. */
  readonly middle: readonly number[];
  /** For the endgame. */
  readonly end: readonly number[];
}

/** The largest weight, in centipawns: with it a full board is still worth less than half of 2^15. */
export const LARGEST_WEIGHT = 2000;

/** The weights from which the learning begins: the men and their squares by the tables of E8, and nothing else. */
export function plainWeights(): TaperedWeights {
  const middle: number[] = Array(TERMS).fill(0);
  for (let kind = 1; kind <= 6; kind++) {
    const man = kind === 6 ? 0 : MEN[kind - 1];
    if (kind < 6) middle[FIRST_TERM.men + kind - 1] = man;
    for (let place = 0; place < 32; place++) {
      const [rank, file] = [place >> 2, place & 3];
      const values = [file, 7 - file].map((each) =>
        squareValue(kind as Kind, 0, 8 * rank + each, "right") - man
      );
      middle[FIRST_TERM.squares + 32 * (kind - 1) + place] = (values[0] + values[1]) / 2;
    }
  }
  return { middle, end: middle.map((weight, term) => isKingSquare(term) ? 0 : weight) };
}

/** By E8. */
const MEN = [100, 300, 300, 500, 900];

/** In the endgame the king may stand anywhere. */
function isKingSquare(term: number): boolean {
  const first = FIRST_TERM.squares + 5 * 32;
  return term >= first && term < first + 32;
}
