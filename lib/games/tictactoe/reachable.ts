/**
 * All positions of the game.
 *
 * @module
 */
import { legalMoves, type Position } from "../game.ts";
import { ticTacToe, type TicTacToePosition } from "./game.ts";
import { codeOf } from "./symmetry.ts";

/** Every position that can arise, once, finished ones too; the order is that in which play reaches them. */
export function reachablePositions(): TicTacToePosition[] {
  const found = new Map<number, TicTacToePosition>();
  const visit = (position: Position) => {
    const own = position as TicTacToePosition;
    if (found.has(codeOf(own))) return;
    found.set(codeOf(own), own.clone());
    for (const move of legalMoves(ticTacToe(), position)) {
      position.play(move);
      visit(position);
      position.undo();
    }
  };
  visit(ticTacToe().start());
  return [...found.values()];
}
