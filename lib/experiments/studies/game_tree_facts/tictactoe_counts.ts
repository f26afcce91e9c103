/**
 * Complete counts of tic-tac-toe, which give the number of MENACE's boxes (M1, C4a).
 *
 * @module
 */
import type { Position } from "matchbox/games/game.ts";
import {
  canonical,
  reachablePositions,
  type TicTacToePosition,
} from "matchbox/games/tictactoe/mod.ts";
import type { CountRow } from "./rows.ts";

/**
 * Colourings of the board, positions that can arise, the same up to rotation and reflection, and the
 * boxes: positions with X to move, up to symmetry, without finished games and forced last moves.
 */
export function ticTacToeCounts(): CountRow[] {
  const positions = reachablePositions();
  const boxes = positions.filter((position) =>
    position.side === 0 && position.result() === null && freeSquares(position) > 1
  );
  return [
    { what: "colourings", number: 3 ** 9 },
    { what: "positions", number: positions.length },
    { what: "up to symmetry", number: classes(positions) },
    { what: "boxes without symmetry", number: boxes.length },
    { what: "boxes", number: classes(boxes) },
  ];
}

function classes(positions: readonly TicTacToePosition[]): number {
  return new Set(positions.map((position) => canonical(position).code)).size;
}

function freeSquares(position: Position): number {
  return position.toString().split(" ")[0].replaceAll(/[XO]/g, "").length;
}
