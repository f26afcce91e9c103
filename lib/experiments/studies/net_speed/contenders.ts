/**
 * The contenders of the study: each chooses a move of a position, by the same weights.
 *
 * @module
 */
import { batched } from "matchbox/agents/networks/batched.ts";
import { byPriority, byValue, type ChooseMove } from "matchbox/agents/networks/choose_move.ts";
import type { DenseNetwork } from "matchbox/agents/networks/dense_network.ts";
import { encode } from "matchbox/agents/networks/encoding.ts";
import { incremental } from "matchbox/agents/networks/incremental.ts";
import { MOST_MOVES, oneByOne, type ValuesOfMoves } from "matchbox/agents/networks/one_by_one.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import type { Contender } from "./rows.ts";
import { tensorNetwork } from "./tensorflow.ts";

/** The inputs are those of the source. */
const ENCODING = "sum";

/** A network 38-50 and a network 38-1 with the same hidden layer. */
export interface Networks {
  readonly priorities: DenseNetwork;
  readonly value: DenseNetwork;
}

/** How each contender chooses a move. */
export function choosers({ priorities, value }: Networks): Record<Contender, ChooseMove> {
  return {
    "38-50": byPriority(priorities, ENCODING),
    "38-1": byValue(oneByOne(value, ENCODING)),
    "38-1 batched": byValue(batched(value, ENCODING)),
    "38-1 incremental": byValue(incremental(value, ENCODING)),
    "38-50 in TensorFlow.js": tensorPriorities(priorities),
    "38-1 in TensorFlow.js": byValue(tensorOneByOne(value)),
    "38-1 batched in TensorFlow.js": byValue(tensorBatched(value)),
  };
}

/** The outputs of both networks in a position, by each implementation; the first is the reference. */
export function outputsOf(
  { priorities, value }: Networks,
  position: MetelykPosition,
): number[][][] {
  const inputs = inputsOf(priorities);
  encode(position, position.side, ENCODING, inputs);
  const moves = new Int32Array(MOST_MOVES);
  const count = position.moves(moves, 0);
  const ways = [oneByOne, batched, incremental].map((way) => way(value, ENCODING));
  const tensors = [tensorOneByOne(value), tensorBatched(value)];
  return [
    [[...priorities.run(inputs)], Array.from(tensorNetwork(priorities).run([inputs]))],
    [...ways, ...tensors].map((way) => Array.from(way(position, moves, count)).slice(0, count)),
  ];
}

function tensorPriorities(network: DenseNetwork): ChooseMove {
  const tensors = tensorNetwork(network);
  const inputs = inputsOf(network);
  const moves = new Int32Array(MOST_MOVES);
  return (position) => {
    encode(position, position.side, ENCODING, inputs);
    const priorities = tensors.run([inputs]);
    const count = position.moves(moves, 0);
    let best = moves[0];
    for (let i = 1; i < count; i++) if (priorities[moves[i]] > priorities[best]) best = moves[i];
    return best;
  };
}

function tensorOneByOne(network: DenseNetwork): ValuesOfMoves {
  const tensors = tensorNetwork(network);
  const inputs = inputsOf(network);
  const values = new Float64Array(MOST_MOVES);
  return (position, moves, count) => {
    const { side } = position;
    for (let i = 0; i < count; i++) {
      position.play(moves[i]);
      encode(position, side, ENCODING, inputs);
      position.undo();
      values[i] = tensors.run([inputs])[0];
    }
    return values;
  };
}

function tensorBatched(network: DenseNetwork): ValuesOfMoves {
  const tensors = tensorNetwork(network);
  const rows = Array.from({ length: MOST_MOVES }, () => inputsOf(network));
  const values = new Float64Array(MOST_MOVES);
  return (position, moves, count) => {
    const { side } = position;
    for (let i = 0; i < count; i++) {
      position.play(moves[i]);
      encode(position, side, ENCODING, rows[i]);
      position.undo();
    }
    values.set(tensors.run(rows.slice(0, count)));
    return values;
  };
}

function inputsOf({ sizes }: DenseNetwork): Float64Array {
  return new Float64Array(sizes[0]);
}
