/**
 * Evaluations of tic-tac-toe positions, each for the side to move.
 *
 * @module
 */
import { opponent, type Side } from "matchbox/games/game.ts";
import type { TicTacToePosition } from "matchbox/games/tictactoe/mod.ts";
import { type Evaluations, plain } from "./evaluation.ts";

/** The evaluations of tic-tac-toe. */
export const ticTacToeEvaluations: Evaluations<TicTacToePosition> = {
  lines: plain("lines that can still be completed, own minus the enemy's", openLines),
  material: plain("own marks minus the enemy's: 0 for X to move, -1 for O", ({ side }) => -side),
};

function openLines(position: TicTacToePosition): number {
  return open(position, position.side) - open(position, opponent(position.side));
}

function open(position: TicTacToePosition, side: Side): number {
  let count = 0;
  for (const [a, b, c] of lines) {
    if (
      mayBe(position.at(a), side) && mayBe(position.at(b), side) && mayBe(position.at(c), side)
    ) count++;
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
