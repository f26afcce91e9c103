/**
 * The inputs of a network that plays Metelyk (A7, A8), with two ways to give it the scores (C20).
 *
 * @module
 */
import { opponent, type Side } from "matchbox/games/game.ts";
import { boardOf } from "matchbox/games/metelyk/board.ts";
import { networkInput } from "matchbox/games/metelyk/network.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";

/**
 * What the last two inputs are: `sum`, the sum of both scores and the own one minus the enemy's, as in the
 * source, or `scores`, the own score and the enemy's.
 */
export const ENCODINGS = ["sum", "scores"] as const;
/** One of the encodings. */
export type Encoding = typeof ENCODINGS[number];

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
  out[fields] = position.points(side);
  out[fields + 1] = position.points(opponent(side));
}
