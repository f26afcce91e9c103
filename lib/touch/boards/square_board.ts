/**
 * The boards of games whose men are all of one kind: a move puts one on a square, or takes one to another. Squares are
 * numbered by rows from the top left.
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
import {
  type ConnectFourPosition,
  fourDiscSvg,
  freeSquare,
  ownersOf as fourOwners,
  topSquare,
  wonSquares as fourSquares,
} from "matchbox/games/connect_four/mod.ts";
import { type HexapawnPosition, pawnSvg, squaresOfMove } from "matchbox/games/hexapawn/mod.ts";
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
    columns: 3,
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
    columns: reversi.size,
    isPass: (move) => move === reversi.size ** 2,
    owners: ownersOf(reversi),
    ground: "green",
    pieceOf: discSvg,
    pieceName: (side) => `${game.sides[side]} disc`,
    score: `dark ${reversi.discs(0)}, light ${reversi.discs(1)}`,
  });
}

/** The board of Connect Four: a move is a column, and its disc falls to the lowest free square. */
export function connectFourModel(game: Game, position: Position, last?: Move): BoardModel {
  const connectFour = position as ConnectFourPosition;
  return squareModel(game, position, last, {
    columns: connectFour.size.columns,
    squareOf: (move, played) => (played ? topSquare : freeSquare)(connectFour, move),
    owners: fourOwners(connectFour),
    ground: "blue",
    pieceOf: fourDiscSvg,
    pieceName: (side) => `${game.sides[side]} disc`,
    won: fourSquares(connectFour),
    score: "",
  });
}

/** The board of Hexapawn: a move takes a pawn from one square to another. */
export function hexapawnModel(game: Game, position: Position, last?: Move): BoardModel {
  const { size } = position as HexapawnPosition;
  return squareModel(game, position, last, {
    columns: size,
    squareOf: (move) => squaresOfMove(move).to,
    fromOf: (move) => squaresOfMove(move).from,
    owners: Array.from(
      { length: size ** 2 },
      (_, square) => (position as HexapawnPosition).at(square),
    ),
    ground: "base0",
    pieceOf: pawnSvg,
    pieceName: (side) => `${game.sides[side]} pawn`,
    score: "",
  });
}

/** What a board of squares shows. */
export interface SquareBoard {
  readonly columns: number;
  /** The owner of each square: a side, or -1 for none. */
  readonly owners: readonly (Side | -1)[];
  /** The ground of all squares: a class of the style sheet. */
  readonly ground: string;
  /** As in the model. */
  readonly score: string;
  /** The squares of the line that won. */
  readonly won?: readonly number[];
  /** SVG elements in the unit square. */
  pieceOf(side: Side): string;
  /** In words. */
  pieceName(side: Side): string;
  /** The square of a legal move, or of the last move, which has been played. Default: the move is the square. */
  squareOf?(move: Move, played: boolean): number;
  /** The square of the piece that moves. Default: a move puts a new piece on its square. */
  fromOf?(move: Move): number;
  /** Whether a move is a pass. Default: none is. */
  isPass?(move: Move): boolean;
}

/** The model of a board of squares, of any width and height. */
export function squareModel(
  game: Game,
  position: Position,
  last: Move | undefined,
  board: SquareBoard,
): BoardModel {
  const { columns, owners, ground, score, won, pieceOf, pieceName } = board;
  const { squareOf = (move) => move, fromOf, isPass = () => false } = board;
  const rows = owners.length / columns;
  const nameOf = (square: number) => squareName(square, columns);
  const moves: BoardMove[] = legalMoves(game, position).map((move) => ({
    name: game.format(position, move),
    from: fromOf ? nameOf(fromOf(move)) : null,
    to: isPass(move) ? null : nameOf(squareOf(move, false)),
  }));
  return {
    columns,
    rows,
    files: fileNames(columns),
    ranks: rankNames(rows),
    score,
    moves,
    cells: owners.map((owner, square) => ({
      name: nameOf(square),
      x: square % columns,
      y: Math.floor(square / columns),
      ground,
      piece: owner === -1 ? "" : pieceOf(owner),
      pieceName: owner === -1 ? "" : pieceName(owner),
    })),
    won: won?.map(nameOf),
    last: last === undefined || isPass(last)
      ? []
      : [...fromOf ? [fromOf(last)] : [], squareOf(last, true)].map(nameOf),
  };
}
