/**
 * The boards of all games, by the name of the game.
 *
 * @module
 */
import type { BoardModel, ModelOf } from "./board_model.ts";
import { chessModel } from "./chess_board.ts";
import { metelykModel } from "./metelyk_board.ts";
import { reversiModel, ticTacToeModel } from "./square_board.ts";

const models: Readonly<Record<string, ModelOf>> = {
  tictactoe: ticTacToeModel,
  reversi: reversiModel,
  metelyk: metelykModel,
  chess: chessModel,
};

/** What the page shows of a position of `game`. */
export function modelOf(...[game, position, last]: Parameters<ModelOf>): BoardModel {
  return models[game.name](game, position, last);
}
