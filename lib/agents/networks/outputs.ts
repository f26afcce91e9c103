/**
 * What the networks of the source put out in a position: the priorities of all moves of the table by 38-50, the values
 * of the legal moves by 38-1 (A9, A10, A14).
 *
 * @module
 */
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import { moveName, tableOf } from "matchbox/games/metelyk/table.ts";
import type { MoveOutput } from "../agent.ts";
import type { NetworkKind } from "./choose_move.ts";
import type { DenseNetwork } from "./dense_network.ts";
import { encode, type Encoding } from "./encoding.ts";
import { MOST_MOVES, oneByOne } from "./one_by_one.ts";

/** The outputs of a network of that kind, one for each move that it rates, in the order of the move table. */
export function outputsOf(
  kind: NetworkKind,
  network: DenseNetwork,
  encoding: Encoding,
  position: MetelykPosition,
): MoveOutput[] {
  const moves = new Int32Array(MOST_MOVES);
  const legal = [...moves.subarray(0, position.moves(moves, 0))];
  const table = tableOf(position.size);
  const name = (move: number) => moveName(table[move], position.side);
  if (kind === "38-1") {
    const values = oneByOne(network, encoding)(position, moves, legal.length);
    return legal.map((move, index) => ({
      ...{ move, name: name(move), value: values[index], legal: true },
    }));
  }
  const inputs = new Float64Array(network.sizes[0]);
  encode(position, position.side, encoding, inputs);
  const priorities = network.run(inputs);
  return table.map((_, move) => ({
    ...{ move, name: name(move), value: priorities[move], legal: legal.includes(move) },
  }));
}
