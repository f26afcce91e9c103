/**
 * The values of moves by network 38-1 as the source finds them (A10): every legal move is tried, and a
 * forward pass values the position after it, seen by the side that has moved.
 *
 * @module
 */
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import type { ForwardPasses } from "matchbox/kernels/forward_passes.ts";
import { encode, type Encoding } from "./encoding.ts";

/**
 * Values the first `count` of `moves`, legal in `position`, in that order. Returns them in an array that the
 * next call overwrites.
 */
export type ValuesOfMoves = (
  position: MetelykPosition,
  moves: Int32Array,
  count: number,
) => Float64Array;

/** The most moves that are valued together: all rows of the move table. */
export const MOST_MOVES = 50;

/** A forward pass for each move. */
export function oneByOne(network: ForwardPasses, encoding: Encoding): ValuesOfMoves {
  const inputs = new Float64Array(network.sizes[0]);
  const values = new Float64Array(MOST_MOVES);
  return (position, moves, count) => {
    const { side } = position;
    for (let i = 0; i < count; i++) {
      position.play(moves[i]);
      encode(position, side, encoding, inputs);
      position.undo();
      values[i] = network.run(inputs)[0];
    }
    return values;
  };
}
