/**
 * Evaluations of tic-tac-toe positions, each for the side to move.
 *
 * @module
 */
import type { Side } from "matchbox/games/mod.ts";
import type { TicTacToePosition } from "matchbox/games/tictactoe/mod.ts";
import type { Evaluate } from "../agent.ts";

/** Own marks minus the enemy's: 0 for X to move, -1 for O. */
export const marks: Evaluate = (position) => position.side === 0 ? 0 : -1;

/** Lines that the side to move can still fill, minus those that the enemy can. */
export const openLines: Evaluate = (position) => {
  const board = position as TicTacToePosition;
  return open(board, position.side) - open(board, position.side === 0 ? 1 : 0);
};

function open(board: TicTacToePosition, side: Side): number {
  let count = 0;
  for (const [a, b, c] of lines) {
    if (mayBe(board.at(a), side) && mayBe(board.at(b), side) && mayBe(board.at(c), side)) count++;
  }
  return count;
}

function mayBe(owner: number, side: Side): boolean {
  return owner === -1 || owner === side;
}

/** The eight lines of three, by square numbers from 0 at the top left. */
const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
