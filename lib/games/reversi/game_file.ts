/**
 * Files of Reversi games (D8). The thesis mentions a format for games to train a learner from, but does not
 * show it; this one is ours. It is plain text:
 *
 *     # Comments after a number sign and empty lines are skipped.
 *     reversi:size=8
 *     e6f4e3f6g5d6e7f5c5 13-0
 *     f5d6c3d3c4 dark
 *     f5f6 *
 *
 * The first line gives the board. Each further line is a game: its transcript, with or without passes, and
 * its end: the discs of dark and light if it was played to the end, the winner if the other side resigned
 * (D10), or `*` if it was not finished. A game without moves has only its end.
 *
 * @module
 */
import { IllegalMoveError, NotationError } from "../errors.ts";
import { quote, UsageError } from "matchbox/base/mod.ts";
import type { Game, Move, Result } from "../game.ts";
import { findGame } from "../registry.ts";
import type { ReversiPosition } from "./position.ts";
import { formatTranscript, parseTranscript } from "./transcript.ts";

/** A game in a file. */
export interface ReversiGame {
  /** All moves from the start of the game, passes included. */
  readonly moves: readonly Move[];
  /** For dark; null for an unfinished game. */
  readonly result: Result | null;
}

/** The games of a file, all on boards of one size. */
export interface ReversiGameFile {
  /** Reversi of one size. */
  readonly game: Game;
  /** The games in the order of the file. */
  readonly games: readonly ReversiGame[];
}

/**
 * Writes the text of a file.
 *
 * @throws {UsageError} when a result contradicts the moves, or an unfinished game is a draw
 */
export function formatReversiGames({ game, games }: ReversiGameFile): string {
  const lines = games.map(({ moves, result }, index) => {
    const end = endOf(game, moves);
    const fits = end.result === null ? result !== 0 : result === end.result;
    if (!fits) throw new UsageError(`game ${index + 1}: the result contradicts the moves`);
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
  const [first, ...rest] = linesOf(text).filter((line) => line.text !== "");
  const game = onLine(first?.number ?? 1, () => parseSpec(first?.text ?? ""));
  const games = rest.map((line) => onLine(line.number, () => parseGame(game, line.text)));
  return { game, games };
}

/** Whether a text is such a file: its first line with more than a comment names the board. */
export function isReversiFile(text: string): boolean {
  return linesOf(text).find((line) => line.text !== "")?.text.startsWith("reversi") ?? false;
}

/** A game of a file. */
export interface ReversiSection {
  /** A file with this game alone: the comments before it, the board, and the game as it is written. */
  readonly text: string;
  /** What is written before the game and behind it, without the number sign. */
  readonly comments: readonly string[];
  /** How the game ended, e.g. `33-31`. */
  readonly end: string;
}

/** Splits a file into its games, which are not read. Comments after the last game belong to it. */
export function splitReversiGames(text: string): ReversiSection[] {
  const found: { readonly comments: string[]; readonly game: string }[] = [];
  let spec: string | undefined;
  let comments: string[] = [];
  for (const { text: content, comment } of linesOf(text)) {
    if (comment) comments.push(comment.trim());
    if (content === "") continue;
    if (spec === undefined) spec = content;
    else {
      found.push({ comments, game: content });
      comments = [];
    }
  }
  found.at(-1)?.comments.push(...comments);
  return found.map(({ comments, game }) => ({
    text: [...comments.map((comment) => `# ${comment}`), spec, game].join("\n"),
    comments,
    end: game.slice(game.lastIndexOf(" ") + 1),
  }));
}

/** The lines of a file, from 1, each without its comment, and the comment. */
function linesOf(text: string) {
  return text.split(/\r?\n/).map((line, index) => {
    const sign = line.indexOf("#");
    const [before, comment] = sign < 0 ? [line, null] : [line.slice(0, sign), line.slice(sign + 1)];
    return { text: before.trim(), comment, number: index + 1 };
  });
}

/** The ends of games that were not played to the end; these are never drawn. */
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
      ? `expected dark, light or *, because the game is not over, but found ${quote(outcome)}`
      : `expected ${end.score}, the score after these moves, but found ${quote(outcome)}`,
  );
}

/** Result and score, e.g. `33-31`, of a game after these moves; null while it is not over. */
function endOf(game: Game, moves: readonly Move[]) {
  const position = game.start() as ReversiPosition;
  for (const move of moves) position.play(move);
  const result = position.result();
  return { result, score: result === null ? null : `${position.discs(0)}-${position.discs(1)}` };
}

/** Adds the line number to errors. */
function onLine<T>(number: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const found = [NotationError, IllegalMoveError].find((kind) => error instanceof kind);
    if (!found) throw error;
    throw new found(`line ${number}: ${(error as Error).message}`);
  }
}
