/**
 * Reversi games as transcripts: the squares played in order, e.g. `f5d6c3d3c4`. Passes may be left out,
 * because they are forced.
 *
 * @module
 */
import { IllegalMoveError, NotationError } from "../errors.ts";
import { quote } from "matchbox/base/mod.ts";
import { type Game, legalMoves, type Move } from "../game.ts";

/** A square, of up to ten ranks, or a pass in one of its usual forms. */
const WRITTEN = /(?:([a-j](?:10|[1-9]))|pass|pa|--)\s*/iy;

/** Where a transcript begins and how it is written. */
export interface TranscriptOptions {
  /** The notation of the position before the first move. Default: the start of the game. */
  readonly opening?: string;
  /** Writes passes as `--`. Default: they are left out. */
  readonly passes?: boolean;
}

/**
 * Writes moves as a transcript.
 *
 * @param game Reversi of any size
 * @param moves legal moves in turn
 */
export function formatTranscript(
  game: Game,
  moves: readonly Move[],
  { opening, passes = false }: TranscriptOptions = {},
): string {
  const position = game.start(opening);
  return moves.map((move) => {
    const text = game.format(position, move);
    position.play(move);
    return text === PASS ? (passes ? "--" : "") : text;
  }).join("");
}

/**
 * Reads a transcript of a whole or unfinished game, ignoring case and spaces. Passes may be written `pass`,
 * `pa` or `--`; missing ones are inserted.
 *
 * @param game Reversi of any size
 * @returns the moves, including passes
 * @throws {NotationError} when a part of the text is not a move, naming the part and its number
 * @throws {IllegalMoveError} when a move cannot be played, naming the move and its number
 */
export function parseTranscript(
  game: Game,
  text: string,
  { opening }: Pick<TranscriptOptions, "opening"> = {},
): Move[] {
  const position = game.start(opening);
  const moves: Move[] = [];
  const play = (move: Move) => {
    moves.push(move);
    position.play(move);
  };
  for (const [index, written] of split(text.trim()).entries()) {
    const legal = legalMoves(game, position);
    const mustPass = legal.length === 1 && game.format(position, legal[0]) === PASS;
    if (mustPass && written !== PASS) play(legal[0]);
    try {
      play(game.parse(position, written));
    } catch (error) {
      if (!(error instanceof IllegalMoveError)) throw error;
      throw new IllegalMoveError(`move ${index + 1} of the transcript: ${error.message}`);
    }
  }
  return moves;
}

/** A pass as `Game.format` writes it. */
const PASS = "pass";

/** The moves as `Game.parse` reads them. */
function split(text: string): string[] {
  const written: string[] = [];
  WRITTEN.lastIndex = 0;
  for (let end = 0; end < text.length; end = WRITTEN.lastIndex) {
    const found = WRITTEN.exec(text);
    if (!found) {
      throw new NotationError(
        `move ${written.length + 1} of the transcript: expected a square such as f5, or a pass, ` +
          `but found ${quote(text.slice(end))}`,
      );
    }
    written.push(found[1]?.toLowerCase() ?? PASS);
  }
  return written;
}
