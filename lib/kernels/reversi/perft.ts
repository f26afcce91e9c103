/**
 * Perft of Reversi in WebAssembly: the twin of games/perft.ts on boards of 4x4, 6x6 and 8x8.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import type { Position } from "matchbox/games/game.ts";
import { discsOf } from "matchbox/games/reversi/discs.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { instantiate } from "../kernel.ts";
import { reversiPerft } from "../wasm/reversi_perft.ts";

interface Exports {
  setSize(size: number): void;
  perft(
    ownLow: number,
    ownHigh: number,
    enemyLow: number,
    enemyHigh: number,
    depth: number,
  ): number;
}

/**
 * Makes a kernel for the boards of one size. It counts the sequences of exactly `depth` moves from a
 * position, as `perft` does.
 *
 * @param size squares on a side of the board: 4, 6 or 8
 * @throws {UsageError} for another size, and when WebAssembly is not allowed here
 */
export function reversiPerftKernel(size: number): (position: Position, depth: number) => number {
  if (![4, 6, 8].includes(size)) {
    throw new UsageError(
      `the kernel of perft plays Reversi on 4x4, 6x6 and 8x8, not on ${size}x${size}`,
    );
  }
  const { perft, setSize } = instantiate<Exports>(reversiPerft);
  setSize(size);
  return (position, depth) => {
    const { ownLow, ownHigh, enemyLow, enemyHigh } = discsOf(position as ReversiPosition);
    return perft(ownLow, ownHigh, enemyLow, enemyHigh, depth);
  };
}
