/**
 * The board of draughts, from White's side; the dark squares show their numbers.
 *
 * @module
 */
import { type Game, legalMoves, type Move, type Position } from "matchbox/games/mod.ts";
import {
  draughtsmanSvg,
  type DraughtsPosition,
  isKingAt,
  ownerAt,
  partsOfMove,
} from "matchbox/games/draughts/mod.ts";
import type { BoardModel, BoardMove, Cell } from "./board_model.ts";

/** The board of draughts, of any size. */
export function draughtsModel(game: Game, position: Position, last?: Move): BoardModel {
  const draughts = position as DraughtsPosition;
  const { size } = draughts.board;
  const ends = (move: Move) => {
    const { from, to } = partsOfMove(move);
    return { from: nameOf(from), to: nameOf(to) };
  };
  const moves: BoardMove[] = legalMoves(game, position).map((move) => {
    const name = game.format(position, move);
    // A capture that names the squares on its way has the ends of another one.
    return { name, ...ends(move), choice: name.split("x").length > 2 ? name : undefined };
  });
  return {
    columns: size,
    rows: size,
    files: [],
    ranks: [],
    cells: cellsOf(game, draughts),
    moves,
    last: last === undefined ? [] : Object.values(ends(last)),
    score: "",
  };
}

function cellsOf(game: Game, position: DraughtsPosition): Cell[] {
  const { size, rows, columns } = position.board;
  const cells = Array.from({ length: size * size }, (_, i): Cell => ({
    name: `light ${i + 1}`,
    x: i % size,
    y: Math.floor(i / size),
    ground: "bright",
    piece: "",
    pieceName: "",
  }));
  rows.forEach((row, square) => {
    const owner = ownerAt(position, square);
    const king = isKingAt(position, square);
    const at = row * size + columns[square];
    cells[at] = {
      ...cells[at],
      name: nameOf(square),
      ground: "brown",
      piece: owner === -1 ? "" : draughtsmanSvg(owner, king),
      pieceName: owner === -1 ? "" : `${game.sides[owner]} ${king ? "king" : "man"}`,
      mark: nameOf(square),
    };
  });
  return cells;
}

function nameOf(square: number): string {
  return String(square + 1);
}
