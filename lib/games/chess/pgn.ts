/**
 * Chess games in Portable Game Notation, read and written by chess.js. It is a file of its own, so that
 * playing chess does not load that library.
 *
 * Here games may continue after an unclaimed draw, as games between people do.
 *
 * @module
 */
import { Chess } from "chess.js";
import { chess } from "./game.ts";
import { BEGINNING } from "./fen.ts";
import { IllegalMoveError, NotationError } from "../errors.ts";
import { quote } from "matchbox/base/mod.ts";

/** A chess game in a file. */
export interface ChessGame {
  /** The tags, e.g. `{ White: "alphabeta", Result: "1-0" }`. */
  readonly tags: Readonly<Record<string, string>>;
  /** The notation of the position before the first move. */
  readonly opening: string;
  /** The moves in standard algebraic notation. */
  readonly moves: readonly string[];
}

/** A null move, which chess.js accepts as a move. */
const NO_MOVE = "--";

/** Tags of the opening, which `ChessGame` has as a field. */
const OPENING_TAGS = ["SetUp", "FEN"];

/**
 * Writes a game, with `?` for missing ones of the seven standard tags. In tags a double quote becomes a
 * single one and a new line a space, because they would end the tag.
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
 * Reads one game; comments and variations are ignored.
 *
 * @throws {NotationError} naming the invalid part
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

/** Plays a move; false when it is not legal. */
function tryToPlay(writer: Chess, move: string): boolean {
  try {
    return writer.move(move).san !== NO_MOVE;
  } catch {
    return false;
  }
}
