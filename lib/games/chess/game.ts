/**
 * Chess. Positions are written in Forsyth-Edwards notation (fen.ts), moves in standard algebraic
 * notation (san.ts), whole games as PGN (pgn.ts). A game ends without a claim when a
 * position occurs for the third time; the positions before are no part of the notation, so that a
 * position started from it has no past.
 *
 * @module
 */
import { BEGINNING, parseFen } from "./fen.ts";
import { drawChess, pictureOfChess, SIDES } from "./picture.ts";
import { generateMoves, MAX_MOVES } from "./moves.ts";
import { ChessPosition } from "./position.ts";
import { formatSan, parseSan } from "./san.ts";
import type { Game } from "../game.ts";

/** The game of chess. */
export function chess(): Game {
  return game;
}

const game: Game = {
  spec: "chess",
  name: "chess",
  title: "Chess",
  sides: SIDES,
  maxMoves: MAX_MOVES,
  // At most 16 pawns take 6 steps and 30 men are taken; each such ply comes within 100 of the one
  // before, and 100 plies without one end the game.
  maxPlies: (16 * 6 + 30 + 1) * 100,

  // A mate ends with a move of the side that gives it, so plies are odd when it is won.
  describeEnd: (plies, won) => `${won ? "mate" : "mated"} in ${Math.ceil(plies / 2)}`,

  start(notation = BEGINNING) {
    const { pieces, ...state } = parseFen(notation);
    return ChessPosition.from(pieces, state);
  },

  format: (position, move) => formatSan(position as ChessPosition, move),

  parse: (position, text) => parseSan(position as ChessPosition, text),

  // As the field counts: repetition, fifty moves and men who cannot mate end no line.
  perftMoves: (position, out, from) => generateMoves(position as ChessPosition, out, from),

  pastMatters: (position, plies) => (position as ChessPosition).pastMatters(plies),

  tactics: {
    threatened: (position) => (position as ChessPosition).inCheck(),
    pass: (position) => (position as ChessPosition).pass(),
    loudMoves: (position, out, from) => (position as ChessPosition).loudMoves(out, from),
    gain: (position, move) => (position as ChessPosition).gain(move),
    threatens: (position, move) => (position as ChessPosition).checks(move),
  },

  draw: (position) => drawChess(position as ChessPosition),

  picture: (position, marks = {}) => pictureOfChess(position as ChessPosition, marks),
};
