/**
 * Perft of chess in WebAssembly: the twin of games/perft.ts.
 *
 * @module
 */
import { squareOf } from "matchbox/games/chess/geometry.ts";
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import type { Position } from "matchbox/games/game.ts";
import { instantiate } from "../kernel.ts";
import { chessPerft } from "../wasm/chess_perft.ts";

interface Exports {
  given(): number;
  perft(side: number, rights: number, passed: number, depth: number): number;
}

/**
 * Makes a kernel that counts the sequences of exactly `depth` moves from a position, as `perft` does; the depth
 * is at most 100.
 *
 * @throws {UsageError} when WebAssembly is not allowed here
 */
export function chessPerftKernel(): (position: Position, depth: number) => number {
  const { given, memory, perft } = instantiate<Exports>(chessPerft);
  const pieces = new Uint8Array(memory.buffer, given(), 64);
  return (position, depth) => {
    const board = position as ChessPosition;
    for (let square = 0; square < 64; square++) pieces[square] = board.at(square);
    const { side, rights, passed } = board;
    return perft(side, rights, passed === 0 ? 0 : squareOf(passed), depth);
  };
}
