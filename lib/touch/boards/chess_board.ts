/**
 * The boards of chess and of Los Alamos chess.
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
import { type LosAlamosPosition, partsOfMove } from "matchbox/games/los_alamos/mod.ts";
import type { BoardModel, Cell } from "./board_model.ts";

const NAMES: Readonly<Record<number, string>> = {
  [PAWN]: "pawn",
  [KNIGHT]: "knight",
  [BISHOP]: "bishop",
  [ROOK]: "rook",
  [QUEEN]: "queen",
  [KING]: "king",
};

/** The board of chess from White's side. */
export function chessModel(game: Game, position: Position, last?: Move): BoardModel {
  const ends = (move: Move) => ({
    ...{ from: moveFrom(move), to: moveTo(move), promotion: promotionOf(move) },
  });
  return modelOfMen(game, position as ChessPosition, { size: 8, ends, last });
}

/** The board of Los Alamos chess from White's side. */
export function losAlamosModel(game: Game, position: Position, last?: Move): BoardModel {
  return modelOfMen(game, position as LosAlamosPosition, { size: 6, ends: partsOfMove, last });
}

/** Squares are numbered from a1 by ranks. */
function modelOfMen(
  game: Game,
  position: ChessPosition | LosAlamosPosition,
  { size, ends, last }: {
    readonly size: number;
    ends(move: Move): { readonly from: number; readonly to: number; readonly promotion: number };
    readonly last?: Move;
  },
): BoardModel {
  const files = fileNames(size);
  const nameOf = (square: number) => files[square % size] + (Math.floor(square / size) + 1);
  const check = position.inCheck();
  return {
    columns: size,
    rows: size,
    files,
    ranks: rankNames(size).reverse(),
    cells: Array.from({ length: size * size }, (_, square) => ({
      ...cellAt(square % size, size - 1 - Math.floor(square / size), position.at(square)),
      name: nameOf(square),
    })),
    moves: legalMoves(game, position).map((move) => {
      const { from, to, promotion } = ends(move);
      return {
        name: game.format(position, move),
        from: nameOf(from),
        to: nameOf(to),
        choice: promotion === 0 ? undefined : NAMES[promotion],
      };
    }),
    last: last === undefined ? [] : [nameOf(ends(last).from), nameOf(ends(last).to)],
    check: check ? nameOf(position.kingSquare(position.side)) : undefined,
    score: check && position.result() === null ? `${game.sides[position.side]} is in check` : "",
  };
}

/** A square in column `x` and row `y` from the top, with its piece. */
function cellAt(x: number, y: number, piece: number): Omit<Cell, "name"> {
  const colour = (piece & BLACK) !== 0 ? "black" : "white";
  return {
    x,
    y,
    ground: (x + y) % 2 === 0 ? "bright" : "brown",
    piece: piece === EMPTY ? "" : pieceSvg(piece),
    pieceName: piece === EMPTY ? "" : `${colour} ${NAMES[piece & KIND]}`,
  };
}
