/**
 * Files of played games of Reversi (D8). The thesis asks for a format of its own with the moves of games
 * played, from which a learner can be trained, and shows none: this is ours. It is a text that people
 * can read and other programs write:
 *
 *     # Anything behind a number sign, and empty lines, are skipped.
 *     reversi:size=8
 *     e6f4e3f6g5d6e7f5c5 13-0
 *     f5d6c3d3c4 dark
 *     f5f6 *
 *
 * The first line says which board. Each further line is a game: its transcript, without passes or with
 * them, and how it ended: discs of dark and of light when it was played to the end, the winner when the
 * other side gave up (D10), `*` when it was broken off. A game without moves has only its end.
 *
 * @module
 */
import { IllegalMoveError, NotationError } from "../errors.ts";
import { quote, UsageError } from "matchbox/base/mod.ts";
import type { Game, Move, Result } from "../game.ts";
import { findGame } from "../registry.ts";
import type { ReversiPosition } from "./position.ts";
import { formatTranscript, parseTranscript } from "./transcript.ts";

/** A game as a file holds it. */
export interface ReversiGame {
  /** All moves from the start of the game, passes included. */
  readonly moves: readonly Move[];
  /** For dark; null when the game was broken off. */
  readonly result: Result | null;
}

/** The games of a file, all on boards of one size. */
export interface ReversiGameFile {
  readonly game: Game;
  readonly games: readonly ReversiGame[];
}

/**
 * Writes the text of a file.
 *
 * @throws {UsageError} when a result is not that of a finished game, or an unfinished one was drawn
 */
export function formatReversiGames({ game, games }: ReversiGameFile): string {
  const lines = games.map(({ moves, result }, index) => {
    const end = endOf(game, moves);
    const fits = end.result === null ? result !== 0 : result === end.result;
    if (!fits) throw new UsageError(`game ${index + 1}: its moves do not lead to its result`);
    return [formatTranscript(game, moves), end.score ?? OUTCOMES.get(result)].filter(Boolean)
      .join(" ");
  });
  return [game.spec, ...lines].map((line) => `${line}\n`).join("");
}

/**
 * Reads the text of a file. Every move is checked, and every score against the moves.
 *
 * @throws {NotationError} when a line is not as described, naming the line and the offending part
 * @throws {IllegalMoveError} when a move cannot be played, naming the line, the move and its number
 */
export function parseReversiGames(text: string): ReversiGameFile {
  const [first, ...rest] = text.split(/\r?\n/)
    .map((line, index) => ({ text: line.replace(/#.*/, "").trim(), number: index + 1 }))
    .filter((line) => line.text !== "");
  const game = onLine(first?.number ?? 1, () => parseSpec(first?.text ?? ""));
  const games = rest.map((line) => onLine(line.number, () => parseGame(game, line.text)));
  return { game, games };
}

/** How games end that were not played to the end; a draw is always played. */
const OUTCOMES = new Map<Result | null, string>([[1, "dark"], [-1, "light"], [null, "*"]]);

function parseSpec(spec: string): Game {
  try {
    const game = findGame(spec);
    if (game.name === "reversi") return game;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
  }
  throw new NotationError(
    `expected the board, e.g. reversi:size=8, but found ${quote(spec)}`,
  );
}

function parseGame(game: Game, line: string): ReversiGame {
  const words = line.split(/\s+/);
  const outcome = words.pop()!;
  const given = [...OUTCOMES].find(([, name]) => name === outcome);
  if (!given && !/^\d+-\d+$/.test(outcome)) {
    throw new NotationError(
      `expected how the game ended, e.g. 33-31, dark, light or *, but found ${quote(outcome)}`,
    );
  }
  const moves = parseTranscript(game, words.join(""));
  const end = endOf(game, moves);
  if (end.score === null && given) return { moves, result: given[0] };
  if (end.score === outcome) return { moves, result: end.result };
  throw new NotationError(
    end.score === null
      ? `the game is not over, so that it cannot have ended ${quote(outcome)}`
      : `expected ${end.score}, to which the moves lead, but found ${quote(outcome)}`,
  );
}

/** Result and score, such as `33-31`, of a game after these moves; null while it goes on. */
function endOf(game: Game, moves: readonly Move[]) {
  const position = game.start() as ReversiPosition;
  for (const move of moves) position.play(move);
  const result = position.result();
  return { result, score: result === null ? null : `${position.discs(0)}-${position.discs(1)}` };
}

/** Says in errors on which line of the file they were found. */
function onLine<T>(number: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const found = [NotationError, IllegalMoveError].find((kind) => error instanceof kind);
    if (!found) throw error;
    throw new found(`line ${number}: ${(error as Error).message}`);
  }
}
