/**
 * Solves a small game: full search to the end of every game with memory, so that each position is
 * searched once however many ways lead to it (D1's brute force).
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import type { Game, Move, Position } from "matchbox/games/mod.ts";
import { PositionTable } from "./position_table.ts";

/** What is known of a solved game. */
export interface Solution {
  /** The value of the position with best play, for the side to move. */
  readonly value: number;
  /** Different positions that can arise from it, itself included. */
  readonly positions: number;
  /** Every first move with its value for the side that plays it, in the order of generation. */
  readonly moves: readonly { readonly move: Move; readonly value: number }[];
}

/**
 * Searches everything that can arise from `position`.
 *
 * The memory knows positions by their hash. So the game must be one in which nothing but the position
 * counts: not chess, where the same position may be the third of its kind or the last of fifty moves.
 *
 * @param worth what a finished game is worth to the side to move, a whole number from -127 to 127;
 *   1, 0 or -1 for the result unless given
 * @throws {UsageError} when the past of a position matters in the game
 */
export function solve(game: Game, position: Position, worth = resultForMover): Solution {
  if (game.pastMatters) {
    throw new UsageError(
      `${game.spec} cannot be solved with memory: earlier positions decide how a game ends`,
    );
  }
  const moves = new Int32Array((game.maxPlies + 1) * game.maxMoves);
  const table = new PositionTable();
  const value = valueOf(position, worth, table, moves, 0);
  const end = position.moves(moves, 0);
  const first = Array.from(moves.subarray(0, end), (move) => {
    position.play(move);
    const after = -valueOf(position, worth, table, moves, end);
    position.undo();
    return { move, value: after };
  });
  return { value, positions: table.size, moves: first };
}

/** Won 1, drawn 0, lost -1, for the side to move. */
export function resultForMover(position: Position): number {
  const result = position.result()!;
  return position.side === 0 ? result : -result;
}

function valueOf(
  position: Position,
  worth: (finished: Position) => number,
  table: PositionTable,
  moves: Int32Array,
  from: number,
): number {
  const known = table.get(position);
  if (known !== undefined) return known;
  const end = position.moves(moves, from);
  let best = -Infinity;
  for (let i = from; i < end; i++) {
    position.play(moves[i]);
    const value = -valueOf(position, worth, table, moves, end);
    position.undo();
    if (value > best) best = value;
  }
  // A finished game has no moves.
  if (end === from) best = worth(position);
  table.set(position, best);
  return best;
}
