/**
 * Games of Metelyk between networks of one kind: in the kernel, or in TypeScript with the same moves.
 *
 * @module
 */
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import { KernelGames } from "matchbox/kernels/networks/metelyk_games.ts";
import { kernelOr, type KernelValue } from "../kernel.ts";
import { type ChooseMove, chooserOf, type NetworkKind } from "./choose_move.ts";
import type { DenseNetwork } from "./dense_network.ts";
import { type Encoding, pointOf } from "./encoding.ts";

/** Networks that can play against each other. */
export interface NetworkGames {
  /**
   * Plays a game to its end; returns the result for the network with the first move: 1, 0 or -1. The position is
   * left as it was.
   *
   * @param first the number of the network with the first move, from 0
   * @param second that of the other one
   */
  play(position: MetelykPosition, first: number, second: number): number;
}

/**
 * Games between these networks, which may not change any more.
 *
 * @param size of their board
 * @param kernel what plays them; with the same moves
 * @throws {UsageError} when the kernel cannot hold a network, and `kernel` is `wasm`
 */
export function networkGames(
  kind: NetworkKind,
  networks: readonly DenseNetwork[],
  encoding: Encoding,
  size: number,
  kernel: KernelValue = null,
): NetworkGames {
  const rules = {
    byValue: kind === "38-1",
    scores: encoding === "scores",
    point: pointOf(encoding, size),
  };
  return kernelOr<KernelGames, NetworkGames>(
    kernel,
    () => new KernelGames(networks, rules),
    () => {
      const choosers = networks.map((network) => chooserOf(kind, network, encoding));
      return {
        play: (position, first, second) => playOut(position, choosers[first], choosers[second]),
      };
    },
  );
}

/** Plays a game to its end and takes the moves back; returns the result for the one with the first move. */
export function playOut(position: MetelykPosition, first: ChooseMove, second: ChooseMove): number {
  let plies = 0;
  let choose = first;
  const opener = position.side;
  let result = position.result();
  while (result === null) {
    position.play(choose(position));
    choose = choose === first ? second : first;
    plies++;
    result = position.result();
  }
  for (; plies > 0; plies--) position.undo();
  return opener === 0 ? result : 0 - result;
}
