/**
 * The games: rules, notation, hashing and pictures of each. This room imports only base.
 *
 * @module
 */
export { type BoardPicture, boardSvg, onSquare } from "./board_svg.ts";
export { IllegalMoveError, NotationError } from "./errors.ts";
export {
  type Game,
  legalMoves,
  type Move,
  opponent,
  type PictureMarks,
  type Position,
  positionKey,
  type Result,
  type Side,
  type Tactics,
} from "./game.ts";
export { gameOf } from "./game_of.ts";
export { lineNames } from "./line_names.ts";
export { makeMove } from "./make_move.ts";
export { fileNames, rankNames, squareName } from "./notation.ts";
export { perft, perftDivide } from "./perft.ts";
export { randomPosition } from "./random_position.ts";
export { findGame, listGames } from "./registry.ts";
