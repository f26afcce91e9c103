/**
 * Chess: the game, its positions, and how its pieces and moves are encoded. Whole games as PGN are
 * read and written by pgn.ts, which brings a library and is imported by itself.
 *
 * @module
 */
export { chess } from "./game.ts";
export {
  BISHOP,
  BLACK,
  EMPTY,
  KIND,
  type Kind,
  KING,
  KNIGHT,
  PAWN,
  QUEEN,
  ROOK,
  WHITE,
} from "./geometry.ts";
export { isCastling, moveFrom, moveTo, promotionOf } from "./move.ts";
export { type ChessEnd, ChessPosition } from "./position.ts";
