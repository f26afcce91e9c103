/**
 * The board of chess.
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
} from "matchbox/games/mod.ts";
import {
  BISHOP,
  BLACK,
  type ChessPosition,
  EMPTY,
  KIND,
  KING,
  KNIGHT,
  moveFrom,
  moveTo,
  PAWN,
  pieceSvg,
  promotionOf,
  QUEEN,
  ROOK,
} from "matchbox/games/chess/mod.ts";
import type { BoardModel, BoardMove, Cell } from "./board_model.ts";

const NAMES: Readonly<Record<number, string>> = {
  [PAWN]: "pawn",
  [KNIGHT]: "knight",
  [BISHOP]: "bishop",
  [ROOK]: "rook",
  [QUEEN]: "queen",
  [KING]: "king",
};

const FILES = fileNames(8);
const RANKS = rankNames(8).reverse();

/** The board from White's side. */
export function chessModel(game: Game, position: Position, last?: Move): BoardModel {
  const chess = position as ChessPosition;
  return {
    columns: 8,
    rows: 8,
    files: FILES,
    ranks: RANKS,
    cells: Array.from({ length: 64 }, (_, square) => cellOf(chess, square)),
    moves: legalMoves(game, position).map((move) => boardMove(game, position, move)),
    last: last === undefined ? [] : [nameOf(moveFrom(last)), nameOf(moveTo(last))],
    check: chess.inCheck() ? nameOf(chess.kingSquare(chess.side)) : undefined,
    score: chess.inCheck() && chess.result() === null
      ? `${game.sides[chess.side]} is in check`
      : "",
  };
}

function cellOf(position: ChessPosition, square: number): Cell {
  const [x, y] = [square & 7, 7 - (square >> 3)];
  const piece = position.at(square);
  const colour = (piece & BLACK) !== 0 ? "black" : "white";
  return {
    name: nameOf(square),
    x,
    y,
    ground: (x + y) % 2 === 0 ? "bright" : "brown",
    piece: piece === EMPTY ? "" : pieceSvg(piece),
    pieceName: piece === EMPTY ? "" : `${colour} ${NAMES[piece & KIND]}`,
  };
}

function boardMove(game: Game, position: Position, move: Move): BoardMove {
  const promotion = promotionOf(move);
  return {
    name: game.format(position, move),
    from: nameOf(moveFrom(move)),
    to: nameOf(moveTo(move)),
    choice: promotion === 0 ? undefined : NAMES[promotion],
  };
}

function nameOf(square: number): string {
  return FILES[square & 7] + ((square >> 3) + 1);
}
