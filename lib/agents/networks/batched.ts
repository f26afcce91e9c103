/**
 * The values of moves by network 38-1 in one pass for all moves: the inputs after each move are the rows of a
 * matrix, and each layer is computed for all rows before the next one. So its weights are in the cache for
 * all rows but the first.
 *
 * @module
 */
import { type DenseNetwork, rectify, weightedSums } from "./dense_network.ts";
import { encode, type Encoding } from "./encoding.ts";
import { MOST_MOVES, type ValuesOfMoves } from "./one_by_one.ts";

/** One forward pass with a row for each move. Gives the same values as `oneByOne`. */
export function batched({ sizes, weights }: DenseNetwork, encoding: Encoding): ValuesOfMoves {
  const layers = sizes.map((size) =>
    Array.from({ length: MOST_MOVES }, () => new Float64Array(size))
  );
  const values = new Float64Array(MOST_MOVES);
  return (position, moves, count) => {
    const { side } = position;
    for (let i = 0; i < count; i++) {
      position.play(moves[i]);
      encode(position, side, encoding, layers[0][i]);
      position.undo();
    }
    let start = 0;
    for (let layer = 1; layer < layers.length; layer++) {
      for (let i = 0; i < count; i++) {
        weightedSums(layers[layer - 1][i], weights, start, layers[layer][i]);
        if (layer < layers.length - 1) rectify(layers[layer][i]);
      }
      start += (sizes[layer - 1] + 1) * sizes[layer];
    }
    const outputs = layers[layers.length - 1];
    for (let i = 0; i < count; i++) values[i] = outputs[i][0];
    return values;
  };
}
