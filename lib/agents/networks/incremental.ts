/**
 * The values of moves by network 38-1 with an incremental first layer. A move changes two inputs, or three
 * when a man is borne off. So the sums of the first layer after a move are those before it plus the weights
 * of the inputs that change, and no move has to be played. Only the layers behind it are computed anew for
 * each move.
 *
 * @module
 */
import { boardOf } from "matchbox/games/metelyk/board.ts";
import { OFF, tableOf } from "matchbox/games/metelyk/table.ts";
import { type DenseNetwork, rectify, weightedSums } from "./dense_network.ts";
import { encode, type Encoding } from "./encoding.ts";
import { MOST_MOVES, type ValuesOfMoves } from "./one_by_one.ts";

/** Gives the same values as `oneByOne`, except for the rounding of sums in another order. */
export function incremental(network: DenseNetwork, encoding: Encoding): ValuesOfMoves {
  const { sizes, weights } = network;
  const inputs = new Float64Array(sizes[0]);
  const before = new Float64Array(sizes[1]);
  const layers = sizes.slice(1).map((size) => new Float64Array(size));
  const values = new Float64Array(MOST_MOVES);
  const [first] = layers;
  const width = first.length;
  const secondLayer = (sizes[0] + 1) * width;
  return (position, moves, count) => {
    const { fields } = boardOf(position.size);
    const table = tableOf(position.size);
    encode(position, position.side, encoding, inputs);
    weightedSums(inputs, weights, 0, before);
    for (let i = 0; i < count; i++) {
      // Inputs are numbered as White's fields, whichever side the network plays.
      const { from: [from], to: [to], takes } = table[moves[i]];
      // The inputs that become less by 1, and more by 1 or 2: the own score when a man is borne off.
      const less = (from + 1) * width;
      const more = ((to === OFF ? fields : to) + 1) * width;
      const by = takes ? 2 : 1;
      for (let k = 0; k < width; k++) {
        first[k] = before[k] - weights[less + k] + by * weights[more + k];
      }
      if (to === OFF && encoding === "sum") {
        // Both the sum of the scores and their difference grow.
        const difference = (fields + 2) * width;
        for (let k = 0; k < width; k++) first[k] += weights[difference + k];
      }
      values[i] = outputOf(layers, weights, secondLayer);
    }
    return values;
  };
}

/**
 * The output of a network from the sums of its first layer, which are overwritten.
 *
 * @param start the index of the second layer's first bias in `weights`
 */
function outputOf(layers: readonly Float64Array[], weights: Float64Array, start: number): number {
  for (let i = 1; i < layers.length; i++) {
    rectify(layers[i - 1]);
    weightedSums(layers[i - 1], weights, start, layers[i]);
    start += (layers[i - 1].length + 1) * layers[i].length;
  }
  return layers[layers.length - 1][0];
}
