/**
 * The boards of the games, with cells to click on.
 *
 * @module
 */
import type { ModelOf } from "./board_model.ts";
import { chessModel, losAlamosModel } from "./chess_board.ts";
import { draughtsModel } from "./draughts_board.ts";
import { metelykModel } from "./metelyk_board.ts";
import { pictureModel } from "./picture_board.ts";
import { connectFourModel, hexapawnModel, reversiModel, ticTacToeModel } from "./square_board.ts";

/** The boards by the names of their games. */
const boards: Readonly<Record<string, ModelOf>> = {
  tictactoe: ticTacToeModel,
  reversi: reversiModel,
  metelyk: metelykModel,
  connect_four: connectFourModel,
  hexapawn: hexapawnModel,
  draughts: draughtsModel,
  los_alamos: losAlamosModel,
  chess: chessModel,
};

/** What is shown of a position; of a game that is not listed, its picture with a button for each move. */
export const modelOf: ModelOf = (game, position, last) =>
  (boards[game.name] ?? pictureModel)(game, position, last);
