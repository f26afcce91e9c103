/**
 * Tic-tac-toe counted through: what MENACE's boxes are chosen from (M1, C4).
 *
 * @module
 */
import { findGame, legalMoves, type Position } from "matchbox/games/mod.ts";
import { canonical } from "matchbox/games/tictactoe/mod.ts";
import type { TicTacToePosition } from "matchbox/games/tictactoe/mod.ts";
import type { Row } from "matchbox/report/table.ts";

/**
 * Colourings of the board, positions that can arise, the same up to rotation and reflection, and the
 * boxes: positions with X to move, up to symmetry, without finished games and forced last moves.
 */
export function ticTacToeCounts(): Row[] {
  const positions = reachable();
  const boxes = positions.filter((position) =>
    position.side === 0 && position.result() === null && freeSquares(position) > 1
  );
  return [
    count("colourings", 3 ** 9),
    count("positions", positions.length),
    count("up to symmetry", classes(positions)),
    count("boxes without symmetry", boxes.length),
    count("boxes", classes(boxes)),
  ];
}

/** Every position that can arise, once. */
function reachable(): Position[] {
  const game = findGame("tictactoe");
  const found = new Map<string, Position>();
  const visit = (position: Position) => {
    const key = position.toString();
    if (found.has(key)) return;
    found.set(key, position.clone());
    for (const move of legalMoves(game, position)) {
      position.play(move);
      visit(position);
      position.undo();
    }
  };
  visit(game.start());
  return [...found.values()];
}

function classes(positions: readonly Position[]): number {
  return new Set(positions.map((position) => canonical(position as TicTacToePosition).code)).size;
}

function freeSquares(position: Position): number {
  return position.toString().split(" ")[0].replaceAll(/[XO]/g, "").length;
}

function count(fact: string, value: number): Row {
  return { fact, part: 0, count: 1, value, text: null };
}
