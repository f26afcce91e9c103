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
import type { ForwardPasses } from "matchbox/kernels/forward_passes.ts";
import { encode, type Encoding, pointOf } from "./encoding.ts";
import { MOST_MOVES, type ValuesOfMoves } from "./one_by_one.ts";

/** Gives the same values as `oneByOne`, except for the rounding of sums in another order. */
export function incremental(network: ForwardPasses, encoding: Encoding): ValuesOfMoves {
  const inputs = new Float64Array(network.sizes[0]);
  const changes = new Float64Array(4 * MOST_MOVES);
  return (position, moves, count) => {
    const { fields } = boardOf(position.size);
    const table = tableOf(position.size);
    const point = pointOf(encoding, position.size);
    encode(position, position.side, encoding, inputs);
    for (let i = 0; i < count; i++) {
      // Inputs are numbered as White's fields, whichever side the network plays.
      const { from: [from], to: [to], takes } = table[moves[i]];
      const bearsOff = to === OFF;
      changes[4 * i] = from;
      // The own score grows when a man is borne off: the sum of the scores, and their difference, too.
      changes[4 * i + 1] = bearsOff ? fields : to;
      changes[4 * i + 2] = bearsOff && encoding !== "scores" ? fields + 1 : -1;
      changes[4 * i + 3] = bearsOff ? point : takes ? 2 : 1;
    }
    return network.runChanged(inputs, changes, count);
  };
}
