/**
 * Weights of the fields of a board, with precomputed sums: one lookup gives the weight of the men on eight
 * fields.
 *
 * @module
 */
import { byteSums } from "../byte_sums.ts";
import type { Side } from "../game.ts";
import { boardOf } from "./board.ts";
import { NO_ROW, setsOf } from "./sets.ts";

/** The weights for `MetelykPosition.weigh`; `fieldWeights` makes them. */
export interface FieldWeights {
  /**
   * By side: the weight of the men of a set, as in sets.ts. Each byte of the set has 256 sums, from index
   * `256 * byte`.
   */
  readonly sums: readonly Int32Array[];
}

/** Places in a set of rows. */
const ROWS = 32;

/**
 * Prepares weights for a board.
 *
 * @param size one of `SIZES`
 * @param weightOf the weight, a whole number, of a man of a side on a field that it can stand on
 */
export function fieldWeights(
  size: number,
  weightOf: (side: Side, field: number) => number,
): FieldWeights {
  const { fields } = boardOf(size);
  const { rowAhead } = setsOf(size);
  const sums = ([0, 1] as const).map((side) => {
    const weights = new Int32Array(ROWS);
    for (let field = 0; field < fields; field++) {
      const row = rowAhead[side][field];
      if (row !== NO_ROW) weights[row] = weightOf(side, field);
    }
    return byteSums(weights);
  });
  return { sums };
}
