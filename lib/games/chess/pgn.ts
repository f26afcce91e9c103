/**
 * Chess games in Portable Game Notation, written by chess.js and read by us: files of other programs hold
 * more than chess.js accepts, and it needs 30 times as long. It is a file of its own, so that playing chess
 * does not load that library.
 *
 * Here games may continue after an unclaimed draw, as games between people do.
 *
 * @module
 */
import { Chess } from "chess.js";
import { BEGINNING } from "./fen.ts";
import { chess } from "./game.ts";
import { parseLooseSan } from "./loose_san.ts";
import { type Note, type PgnResult, readMovetext, RESULTS } from "./movetext.ts";
import { checkNoTag, readTags, tagValue } from "./pgn_tags.ts";
import type { ChessPosition } from "./position.ts";
import { formatSan } from "./san.ts";
import { IllegalMoveError, NotationError } from "../errors.ts";
import { quote } from "matchbox/base/mod.ts";

export type { PgnResult } from "./movetext.ts";

/** A chess game in a file. */
export interface ChessGame {
  /** The tags, e.g. `{ White: "alphabeta", Result: "1-0" }`. */
  readonly tags: Readonly<Record<string, string>>;
  /** The notation of the position before the first move. */
  readonly opening: string;
  /** The moves in standard algebraic notation. */
  readonly moves: readonly string[];
}

/** A chess game as read. */
export interface PgnGame extends ChessGame {
  /** What is written between the moves. */
  readonly notes: readonly Note[];
  /** After the moves, or in the tag; `*` when the game was not finished or there is neither. */
  readonly result: PgnResult;
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
 * Reads one game. Moves may be written as in `parseLooseSan`; those of variations are not checked.
 *
 * @throws {NotationError} naming the invalid part, or when there is neither a tag nor a move
 */
export function parsePgn(text: string): PgnGame {
  const read = readTags(text);
  const rest = text.slice(read.end);
  checkNoTag(rest);
  const tags = Object.fromEntries(read.tags.map(([name, written]) => [name, tagValue(written)]));
  const written = readMovetext(rest);
  const { length } = written.moves;
  if (length === 0 && read.tags.length === 0) {
    throw new NotationError(`expected tags or moves but found ${quote(text)}`);
  }
  if (length > chess().maxPlies) {
    throw new NotationError(`expected at most ${chess().maxPlies} moves but found ${length}`);
  }
  const position = chess().start(tags.FEN ?? BEGINNING) as ChessPosition;
  const opening = position.toString();
  const moves = written.moves.map((word, index) => {
    const move = parseLooseSan(position, word);
    if (move === null) {
      throw new NotationError(
        `ply ${index + 1}: ${quote(word)} is not a legal move in ${position}`,
      );
    }
    const name = formatSan(position, move);
    position.play(move);
    return name;
  });
  const result = resultOf(tags.Result, written.result);
  for (const name of OPENING_TAGS) delete tags[name];
  return { tags, opening, moves, notes: written.notes, result };
}

/** The result of the tag and the one after the moves, which may be missing but must not differ. */
function resultOf(tag: string | undefined, written: PgnResult | null): PgnResult {
  if (written === null && (tag === undefined || tag === "?")) return "*";
  if (written === null && !RESULTS.includes(tag as PgnResult)) {
    throw new NotationError(`tag Result: expected ${RESULTS.join(", ")} but found ${quote(tag!)}`);
  }
  if (written !== null && RESULTS.includes(tag as PgnResult) && tag !== written) {
    throw new NotationError(`expected the result of the tag, ${tag}, but found ${written}`);
  }
  return written ?? tag as PgnResult;
}

/** Plays a move; false when it is not legal. */
function tryToPlay(writer: Chess, move: string): boolean {
  try {
    return writer.move(move).san !== NO_MOVE;
  } catch {
    return false;
  }
}
