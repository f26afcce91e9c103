/**
 * What a network sees of a position of Metelyk (A7, A8). It always plays White: for Black the position
 * is mirrored and the colours are swapped. The outputs of a network that values moves need no such
 * step, as the move in a row of the table has the same number for both sides.
 *
 * @module
 */
import { opponent, type Side } from "../game.ts";
import { boardOf } from "./board.ts";
import type { MetelykPosition } from "./position.ts";

/** How many inputs a network has: one for each field and two for the points; 38 when `size` is 4. */
export function networkInputs(size: number): number {
  return boardOf(size).fields + 2;
}

/**
 * Writes the inputs of a network into `out`, from 0 on: for each field 1 for an own man, -1 for the enemy's and
 * 0 for none; the sum of both sides' points; own points minus the enemy's, both unscaled (A12).
 *
 * @param out at least `networkInputs(position.size)` long
 * @param side who looks at the position; a network that values the positions after its moves asks for
 *   the side that has moved
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
