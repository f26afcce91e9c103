/**
 * The values of moves by network 38-1 in one pass for all moves: the inputs after each move are the rows of a
 * matrix, and every layer is computed for all rows together. Each weight is read once for all moves.
 *
 * @module
 */
import { type DenseNetwork, rectify, weightedSum } from "./dense_network.ts";
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
      matrixSums(layers[layer - 1], weights, start, layers[layer], count);
      if (layer < layers.length - 1) {
        for (let i = 0; i < count; i++) rectify(layers[layer][i]);
      }
      start += (sizes[layer - 1] + 1) * sizes[layer];
    }
    const outputs = layers[layers.length - 1];
    for (let i = 0; i < count; i++) values[i] = outputs[i][0];
    return values;
  };
}

/** As `weightedSums`, for the first `count` rows of inputs. */
function matrixSums(
  inputs: readonly Float64Array[],
  weights: Float64Array,
  start: number,
  sums: readonly Float64Array[],
  count: number,
): void {
  const width = sums[0].length;
  if (width === 1) {
    for (let i = 0; i < count; i++) sums[i][0] = weightedSum(inputs[i], weights, start);
    return;
  }
  for (let i = 0; i < count; i++) {
    for (let to = 0; to < width; to++) sums[i][to] = weights[start + to];
  }
  for (let from = 0; from < inputs[0].length; from++) {
    const row = start + (from + 1) * width;
    for (let i = 0; i < count; i++) {
      const input = inputs[i][from];
      if (input === 0) continue;
      const own = sums[i];
      for (let to = 0; to < width; to++) own[to] += input * weights[row + to];
    }
  }
}
