/**
 * Complete counts of tic-tac-toe, which give the number of MENACE's boxes (M1, C4a).
 *
 * @module
 */
import { findGame, legalMoves, type Position } from "matchbox/games/mod.ts";
import { canonical } from "matchbox/games/tictactoe/mod.ts";
import type { TicTacToePosition } from "matchbox/games/tictactoe/mod.ts";
import type { CountRow } from "./rows.ts";

/**
 * Colourings of the board, positions that can arise, the same up to rotation and reflection, and the
 * boxes: positions with X to move, up to symmetry, without finished games and forced last moves.
 */
export function ticTacToeCounts(): CountRow[] {
  const positions = reachable();
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

/** All reachable positions, without duplicates. */
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
