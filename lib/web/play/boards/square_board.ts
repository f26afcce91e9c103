/**
 * The boards of tic-tac-toe and Reversi: a move is a square number, by rows from the top left, or a pass.
 *
 * @module
 */
import {
  fileNames,
  type Game,
  legalMoves,
  type Move,
  type Position,
  rankNames,
  type Side,
  squareName,
} from "matchbox/games/mod.ts";
import { discSvg, ownersOf, type ReversiPosition } from "matchbox/games/reversi/mod.ts";
import { markSvg, type TicTacToePosition, wonSquares } from "matchbox/games/tictactoe/mod.ts";
import type { BoardModel, BoardMove } from "./board_model.ts";

/** The board of tic-tac-toe. */
export function ticTacToeModel(game: Game, position: Position, last?: Move): BoardModel {
  const owners = Array.from(
    { length: 9 },
    (_, square) => (position as TicTacToePosition).at(square),
  );
  return squareModel(game, position, last, {
    size: 3,
    owners,
    ground: "paper",
    pieceOf: markSvg,
    pieceName: (side) => game.sides[side],
    won: wonSquares(position as TicTacToePosition),
    score: "",
  });
}

/** The board of Reversi, of any size. */
export function reversiModel(game: Game, position: Position, last?: Move): BoardModel {
  const reversi = position as ReversiPosition;
  return squareModel(game, position, last, {
    size: reversi.size,
    owners: ownersOf(reversi),
    ground: "green",
    pieceOf: discSvg,
    pieceName: (side) => `${game.sides[side]} disc`,
    score: `dark ${reversi.discs(0)}, light ${reversi.discs(1)}`,
  });
}

interface SquareBoard {
  readonly size: number;
  readonly owners: readonly (Side | -1)[];
  readonly ground: string;
  readonly score: string;
  /** The squares of the line that won. */
  readonly won?: readonly number[];
  pieceOf(side: Side): string;
  pieceName(side: Side): string;
}

function squareModel(
  game: Game,
  position: Position,
  last: Move | undefined,
  { size, owners, ground, score, won, pieceOf, pieceName }: SquareBoard,
): BoardModel {
  const nameOf = (square: number) => squareName(square, size);
  const isPass = (move: Move) => move === size * size;
  const moves: BoardMove[] = legalMoves(game, position).map((move) => ({
    name: game.format(position, move),
    from: null,
    to: isPass(move) ? null : nameOf(move),
  }));
  return {
    columns: size,
    rows: size,
    files: fileNames(size),
    ranks: rankNames(size),
    score,
    moves,
    cells: owners.map((owner, square) => ({
      name: nameOf(square),
      x: square % size,
      y: Math.floor(square / size),
      ground,
      piece: owner === -1 ? "" : pieceOf(owner),
      pieceName: owner === -1 ? "" : pieceName(owner),
    })),
    won: won?.map(nameOf),
    last: last === undefined || isPass(last) ? [] : [nameOf(last)],
  };
}
