/**
 * The inputs of a network that plays Metelyk (A7, A8), with three ways to give it the scores (C20, A12).
 *
 * @module
 */
import { opponent, type Side } from "matchbox/games/game.ts";
import { boardOf } from "matchbox/games/metelyk/board.ts";
import { networkInput } from "matchbox/games/metelyk/network.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";

/**
 * What the last two inputs are: `sum`, the sum of both scores and the own one minus the enemy's, as in the
 * source; `scores`, the own score and the enemy's; or `scaled`, those of `sum` divided by the men of a side, so
 * that the difference lies between -1 and 1 as the inputs of the fields do.
 */
export const ENCODINGS = ["sum", "scores", "scaled"] as const;
/** One of the encodings. */
export type Encoding = typeof ENCODINGS[number];

/** The meaning of the parameter of agents and learners with an encoding. */
export const ENCODING_MEANING =
  "last two inputs: sum and difference of the scores, the two scores, or sum and difference divided by " +
  "the men of a side";

/**
 * Writes the inputs for `side` into `out`, which holds exactly the inputs: the fields as `networkInput`
 * gives them, then the two inputs of the encoding.
 */
export function encode(
  position: MetelykPosition,
  side: Side,
  encoding: Encoding,
  out: Float64Array,
): void {
  networkInput(position, out, side);
  if (encoding === "sum") return;
  const { fields } = boardOf(position.size);
  if (encoding === "scores") {
    out[fields] = position.points(side);
    out[fields + 1] = position.points(opponent(side));
  } else {
    const point = pointOf(encoding, position.size);
    out[fields] *= point;
    out[fields + 1] *= point;
  }
}

/** By how much an own point changes each of the last two inputs that it changes. */
export function pointOf(encoding: Encoding, size: number): number {
  return encoding === "scaled" ? 1 / boardOf(size).men : 1;
}
