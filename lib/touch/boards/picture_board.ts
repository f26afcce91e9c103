/**
 * The board of a game without cells of its own on the page: its picture, with a button for each move.
 *
 * @module
 */
import { type Game, legalMoves, type Move, type Position } from "matchbox/games/mod.ts";
import type { BoardModel } from "./board_model.ts";

/** The picture of any game. */
export function pictureModel(game: Game, position: Position, last?: Move): BoardModel {
  return {
    columns: 1,
    rows: 1,
    files: [],
    ranks: [],
    cells: [],
    picture: game.picture(position, { lastMove: last, legalMoves: true }),
    moves: legalMoves(game, position).map((move) => ({
      name: game.format(position, move),
      from: null,
      to: null,
    })),
    last: [],
    score: "",
  };
}
