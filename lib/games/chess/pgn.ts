/**
 * Games of chess in Portable Game Notation, read and written by chess.js. It stands apart from
 * chess.ts, so that who plays need not load that library.
 *
 * Here a game goes on after a draw that nobody claimed, as games between people do.
 *
 * @module
 */
import { Chess } from "chess.js";
import { chess } from "./game.ts";
import { BEGINNING } from "./fen.ts";
import { IllegalMoveError, NotationError } from "../errors.ts";
import { quote } from "matchbox/base/mod.ts";

/** A game of chess as it is kept in a file. */
export interface ChessGame {
  /** What is known of the game, e.g. `{ White: "alphabeta", Result: "1-0" }`. */
  readonly tags: Readonly<Record<string, string>>;
  /** The notation of the position from which it was played. */
  readonly opening: string;
  /** The moves in standard algebraic notation. */
  readonly moves: readonly string[];
}

/** A turn given away, which chess.js takes for a move. */
const NO_MOVE = "--";

/** Tags that hold the opening, which is kept by itself. */
const OPENING_TAGS = ["SetUp", "FEN"];

/**
 * Writes a game, with `?` for what is not known of the seven tags that every game has. A double quote
 * in a tag becomes a single one, and a new line a space: they would end the tag.
 *
 * @throws {NotationError} when the opening is not a position
 * @throws {IllegalMoveError} when a move cannot be played
 */
export function formatPgn({ tags, opening, moves }: ChessGame): string {
  const writer = new Chess(chess().start(opening).toString());
  for (const [name, value] of Object.entries(tags)) {
    writer.setHeader(name, value.replaceAll('"', "'").replace(/\s+/g, " "));
  }
  for (const move of moves) {
    const before = writer.fen();
    if (!tryToPlay(writer, move)) {
      throw new IllegalMoveError(`${quote(move)} is not a legal move in ${before}`);
    }
  }
  return `${writer.pgn({ maxWidth: 80 })}\n`;
}

/**
 * Reads one game; comments and variations are left out.
 *
 * @throws {NotationError} naming the part that is not as it should be
 */
export function parsePgn(text: string): ChessGame {
  const reader = new Chess();
  try {
    reader.loadPgn(text);
  } catch (error) {
    throw new NotationError(`PGN ${quote(text)}: ${(error as Error).message.split("\n")[0]}`);
  }
  const tags = reader.getHeaders();
  const opening = chess().start(tags.FEN ?? BEGINNING).toString();
  for (const name of OPENING_TAGS) delete tags[name];
  const moves = reader.history();
  if (moves.includes(NO_MOVE)) {
    throw new NotationError(`PGN ${quote(text)}: expected a move but found ${quote(NO_MOVE)}`);
  }
  return { tags, opening, moves };
}

/** Plays a move; false when it is not a legal one. */
function tryToPlay(writer: Chess, move: string): boolean {
  try {
    return writer.move(move).san !== NO_MOVE;
  } catch {
    return false;
  }
}
