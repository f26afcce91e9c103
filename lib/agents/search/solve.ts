/**
 * Solves a small game: a full search to the end of every game. A table keeps the values, so each position
 * is searched once however many lines lead to it (D1's brute force).
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import type { Game, Move, Position } from "matchbox/games/game.ts";
import { PositionTable } from "./position_table.ts";

/** The solution of a game. */
export interface Solution {
  /** The value of the position under best play, for the side to move. */
  readonly value: number;
  /** Number of different positions that can arise from it, itself included. */
  readonly positions: number;
  /** Every first move with its value for the side that plays it, as generated. */
  readonly moves: readonly { readonly move: Move; readonly value: number }[];
}

/**
 * Searches every line from `position`.
 *
 * The table identifies positions by their hash, so the value of a position must not depend on earlier ones.
 * That rules out chess, with threefold repetition and the fifty-move rule.
 *
 * @param worth the value of a finished game for the side to move, a whole number from -127 to 127. Default:
 *   1 won, 0 drawn, -1 lost
 * @throws {UsageError} when earlier positions matter in the game
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

/** The result for the side to move: 1 won, 0 drawn, -1 lost. */
function resultForMover(position: Position): number {
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
