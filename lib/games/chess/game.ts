/**
 * Chess. Positions are written in Forsyth-Edwards notation (fen.ts), moves in standard algebraic notation
 * (san.ts), whole games as PGN (pgn.ts). The third occurrence of a position ends the game without a claim.
 * A notation leaves out earlier positions, so a position read from it has none.
 *
 * @module
 */
import { BEGINNING, parseFen } from "./fen.ts";
import { drawChess, pictureOfChess, SIDES } from "./picture.ts";
import { generateMoves, MAX_MOVES } from "./moves.ts";
import { ChessPosition } from "./position.ts";
import { formatSan, parseSan } from "./san.ts";
import { isLoud, losesByExchange, worthOf } from "./static_exchange.ts";
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
  // There are at most 16 x 6 pawn moves and 30 captures; each comes within 100 plies of the one before,
  // because 100 plies without one end the game.
  maxPlies: (16 * 6 + 30 + 1) * 100,

  // The mating side makes the last move, so the plies to a win are odd.
  describeEnd: (plies, won) => `${won ? "mate" : "mated"} in ${Math.ceil(plies / 2)}`,

  drawReason: (position) => (position as ChessPosition).end()!,

  start(notation = BEGINNING) {
    const { pieces, ...state } = parseFen(notation);
    return ChessPosition.from(pieces, state);
  },

  withoutCounters: (position) => String(position).split(" ", 4).join(" "),

  format: (position, move) => formatSan(position as ChessPosition, move),

  parse: (position, text) => parseSan(position as ChessPosition, text),

  isLegal: (position, move) => (position as ChessPosition).isLegal(move),

  // As is usual, perft ignores draws by repetition, fifty moves and insufficient material.
  perftMoves: (position, out, from) => generateMoves(position as ChessPosition, out, from),

  pastMatters: (position, plies) => (position as ChessPosition).pastMatters(plies),

  repeats: (position) => (position as ChessPosition).occurrences > 1,

  tactics: {
    threatened: (position) => (position as ChessPosition).inCheck(),
    pass: (position) => (position as ChessPosition).pass(),
    loudMoves: (position, out, from) => (position as ChessPosition).loudMoves(out, from),
    gain: (position, move) => (position as ChessPosition).gain(move),
    isLoud: (position, move) => isLoud((position as ChessPosition).cells, move),
    worth: (position, move) => worthOf((position as ChessPosition).cells, move),
    loses: (position, move, margin) =>
      losesByExchange((position as ChessPosition).cells, move, margin),
    mayBeZugzwang: (position) => (position as ChessPosition).hasOnlyPawns(),
    threatens: (position, move) => (position as ChessPosition).checks(move),
  },

  draw: (position) => drawChess(position as ChessPosition),

  picture: (position, marks = {}) => pictureOfChess(position as ChessPosition, marks),
};
