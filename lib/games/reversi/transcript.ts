/**
 * Games of Reversi as transcripts: the squares taken, one behind the other, such as `f5d6c3d3c4`. Passes
 * need not be written, since a pass is forced: it is what happened where the side to move has no move
 * and the game goes on.
 *
 * @module
 */
import { IllegalMoveError, NotationError } from "../errors.ts";
import { quote } from "matchbox/base/mod.ts";
import { type Game, legalMoves, type Move } from "../game.ts";

/** A square, of the ten ranks at most, or a pass, as it is written here or there. */
const WRITTEN = /(?:([a-j](?:10|[1-9]))|pass|pa|--)\s*/iy;

/** From where a transcript goes, and how it is written. */
export interface TranscriptOptions {
  /** The notation of the position before the first move; the start of the game unless given. */
  readonly opening?: string;
  /** Writes a pass as `--`; passes are left out unless given. */
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
 * Reads a transcript, of a whole game or the first part of one, in small letters or capitals, with or
 * without spaces. Passes may be written (`pass`, `pa` or `--`); where they are not, they are put in before
 * the move that follows them.
 *
 * @param game Reversi of any size
 * @returns the moves with their passes
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

/** What `Game.format` writes for a pass. */
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
