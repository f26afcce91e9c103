/**
 * The input of a neural network for Metelyk (A7, A8). The network always plays White: for Black the
 * position is mirrored and the colours are swapped. Outputs for moves need no such step, because a row of
 * the move table has the same number for both sides.
 *
 * @module
 */
import { opponent, type Side } from "../game.ts";
import { boardOf } from "./board.ts";
import type { MetelykPosition } from "./position.ts";

/** The number of inputs: one for each field and two for the points; 38 when `size` is 4. */
export function networkInputs(size: number): number {
  return boardOf(size).fields + 2;
}

/**
 * Writes the inputs into `out` from index 0: for each field 1 for an own man, -1 for an enemy man and 0 for
 * none; then the sum of both sides' points and own points minus the enemy's, both unscaled (A12).
 *
 * @param out at least `networkInputs(position.size)` long
 * @param side the side that the network plays; for positions after its own move, the side that has moved
 */
export function networkInput(
  position: MetelykPosition,
  out: Float64Array | Float32Array,
  side: Side = position.side,
): void {
  const { fields, mirror } = boardOf(position.size);
  const enemy = opponent(side);
  for (let field = 0; field < fields; field++) {
    const owner = position.at(side === 0 ? field : mirror[field]);
    out[field] = owner === -1 ? 0 : owner === side ? 1 : -1;
  }
  out[fields] = position.points(side) + position.points(enemy);
  out[fields + 1] = position.points(side) - position.points(enemy);
}
