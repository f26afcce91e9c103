/**
 * Chess: the game, its positions, and how its pieces and moves are encoded. For whole games in PGN import
 * pgn.ts directly, because writing one loads a library.
 *
 * @module
 */
export { type BoardState, ChessBoard } from "./board.ts";
export { CHANGES, changesOf, MAX_CHANGES, REMOVED } from "./changes.ts";
export { coordinates, moveAt, movesOfPieces } from "./coordinates.ts";
export { chess } from "./game.ts";
export {
  BISHOP,
  BLACK,
  cellOf,
  EMPTY,
  KIND,
  type Kind,
  KING,
  KNIGHT,
  PAWN,
  PIECES,
  QUEEN,
  ROOK,
  WHITE,
} from "./geometry.ts";
export { isCastling, moveFrom, moveTo, promotionOf } from "./move.ts";
export { MovingBoard } from "./moving_board.ts";
export { pieceSvg } from "./pieces_svg.ts";
export { type ChessEnd, ChessPosition } from "./position.ts";
export { type Movetext, type Note, readMovetext } from "./movetext.ts";
export { decodePgn, type PgnSection, splitPgn } from "./pgn_file.ts";
export { readTags, tagValue, type WrittenTag } from "./pgn_tags.ts";
