/**
 * How the two networks of the source choose a move. Network 38-50 has an output for each row of the move
 * table: its priority (A9). Network 38-1 has one output: the value of a position (A10).
 *
 * @module
 */
import type { Move } from "matchbox/games/game.ts";
import { networkInputs } from "matchbox/games/metelyk/network.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import { tableOf } from "matchbox/games/metelyk/table.ts";
import type { ForwardPasses } from "matchbox/kernels/forward_passes.ts";
import { KernelNetwork } from "matchbox/kernels/networks/forward.ts";
import { kernelOr, type KernelValue } from "../kernel.ts";
import type { DenseNetwork } from "./dense_network.ts";
import { encode, type Encoding } from "./encoding.ts";
import { incremental } from "./incremental.ts";
import { MOST_MOVES, type ValuesOfMoves } from "./one_by_one.ts";

/** The kinds of networks, named as in the source after their inputs and outputs on the full board. */
export const NETWORK_KINDS = ["38-50", "38-1"] as const;
/** One of the kinds. */
export type NetworkKind = typeof NETWORK_KINDS[number];

/** Chooses a move of an unfinished position; the first of equally good ones. */
export type ChooseMove = (position: MetelykPosition) => Move;

/** The sizes of all layers of such a network, on a board of that size. */
export function layersOf(kind: NetworkKind, hidden: readonly number[], size: number): number[] {
  return [networkInputs(size), ...hidden, kind === "38-50" ? tableOf(size).length : 1];
}

/**
 * The way in which a network of that kind chooses: the fastest one. Its weights may not change any more.
 *
 * @param kernel what computes: the kernel, TypeScript, or null for the first that can; with the same moves
 * @throws {UsageError} when the kernel cannot hold the network, and `kernel` is `wasm`
 */
export function chooserOf(
  kind: NetworkKind,
  network: DenseNetwork,
  encoding: Encoding,
  kernel: KernelValue = null,
): ChooseMove {
  const { sizes, weights } = network;
  const passes: ForwardPasses = kernelOr<KernelNetwork, DenseNetwork>(
    kernel,
    () => new KernelNetwork(sizes, weights),
    () => network,
  );
  return kind === "38-50" ? byPriority(passes, encoding) : byValue(incremental(passes, encoding));
}

/** One forward pass in all: the legal move with the largest priority (A9). */
export function byPriority(network: ForwardPasses, encoding: Encoding): ChooseMove {
  const inputs = new Float64Array(network.sizes[0]);
  const moves = new Int32Array(MOST_MOVES);
  return (position) => {
    encode(position, position.side, encoding, inputs);
    const priorities = network.run(inputs);
    const count = position.moves(moves, 0);
    let best = moves[0];
    for (let i = 1; i < count; i++) if (priorities[moves[i]] > priorities[best]) best = moves[i];
    return best;
  };
}

/** The move with the largest value (A10). */
export function byValue(valuesOfMoves: ValuesOfMoves): ChooseMove {
  const moves = new Int32Array(MOST_MOVES);
  return (position) => {
    const count = position.moves(moves, 0);
    const values = valuesOfMoves(position, moves, count);
    let best = 0;
    for (let i = 1; i < count; i++) if (values[i] > values[best]) best = i;
    return moves[best];
  };
}
