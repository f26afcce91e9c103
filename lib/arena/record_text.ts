/**
 * Records of games as text: Portable Game Notation for chess, written and read by chess.js, and for the
 * other games the same form, with the names of their sides and their own moves. A short game of Reversi:
 *
 *     [Event "Matchbox"]
 *     [Round "1"]
 *     [Dark "alphabeta:depth=4,eval=discs,order=generated,ordering_depth=1"]
 *     [Light "random"]
 *     [Result "1-0"]
 *     [Termination "normal"]
 *     [Reason "-"]
 *     [Game "reversi:size=8"]
 *     [Seed "7/game 1"]
 *     [Deterministic "no"]
 *     [Opening "---------------------------OX------XO--------------------------- X"]
 *
 *     1. e6 f4 2. e3 f6 3. g5 d6 4. e7 f5 5. c5 1-0
 *
 * The tags are explained in record_tags.ts. A record ends in an empty line, so that a file is one behind
 * the other, and a further game is appended to it. What is read is played again: a file that says what
 * its moves do not bear out is damaged.
 *
 * @module
 */
import { findGame, type Game, NotationError, type Result, type Side } from "matchbox/games/mod.ts";
import { quote, UsageError } from "matchbox/base/mod.ts";
import type { GameRecord } from "./game_record.ts";
import { formatResult, formatTags, parseTags } from "./record_tags.ts";
import { unreadable } from "./unreadable.ts";

/** A part of a file that could not be read as a record. */
export interface Damage {
  /** Line of the file on which it begins, from 1. */
  readonly line: number;
  /** Which record of the file it is or was, from 1, damaged ones counted. */
  readonly record: number;
  /** What was wrong, in one line. */
  readonly reason: string;
}

/** What a file of records holds. */
export interface RecordFile {
  readonly records: GameRecord[];
  /** The round of each record. */
  readonly rounds: string[];
  readonly damaged: Damage[];
}

/** Every record and every file of them begins with it, and no value of a tag contains a double quote. */
export const BEGINNING = '[Event "';

/** Columns of a line of moves. */
const WIDTH = 80;

/**
 * Writes the record of a game as it was played: the moves of chess are checked by chess.js, others not.
 *
 * @param round tells the game from the others of its match or tournament; any text
 * @throws {UsageError} on an unknown game or an opening that is not a position of it
 */
export async function formatRecord(record: GameRecord, round: string): Promise<string> {
  const game = findGame(record.game);
  const tags = formatTags(game, record, round);
  const { opening, moves } = record;
  if (game.name === "chess") {
    const { formatPgn } = await import("matchbox/games/chess/pgn.ts");
    const text = formatPgn({ tags, opening, moves });
    // Without moves chess.js leaves the empty line out, and some of its lines are too long.
    const end = text.lastIndexOf("]") + 1;
    return layOut(text.slice(0, end), text.slice(end));
  }
  const lines = Object.entries(tags).map(([name, value]) => `[${name} "${value}"]`);
  const turns = numbered(moves, game.start(opening).side);
  return layOut(lines.join("\n"), [...turns, tags.Result].join(" "));
}

/**
 * Reads the records of a text. Each is played again: its moves must be legal, and its result that of the
 * rules when it ended by them. What is damaged is named, and reading goes on at the next record.
 */
export async function readRecords(text: string): Promise<RecordFile> {
  const file: RecordFile = { records: [], rounds: [], damaged: [] };
  let number = 0;
  for (const section of sectionsOf(text)) {
    // Without a beginning of its own it is a part of the damaged record before.
    if (isStray(section) && file.damaged.at(-1)?.record === number) continue;
    number++;
    try {
      const { record, round } = await parseRecord(section);
      file.records.push(record);
      file.rounds.push(round);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      file.damaged.push({ line: section.line, record: number, reason: error.message });
    }
  }
  return file;
}

/**
 * Reads the records of a file.
 *
 * @throws {UsageError} when the file cannot be read, in one line
 */
export async function readRecordFile(path: string): Promise<RecordFile> {
  let text: string;
  try {
    text = await Deno.readTextFile(path);
  } catch (error) {
    throw unreadable(path, error);
  }
  return readRecords(text);
}

/** A stretch of a file: a record, or text between records. */
interface Section {
  /** Line of the file on which it begins. */
  readonly line: number;
  /** The lines of tags; none in what is no record. */
  readonly tags: readonly string[];
  /** The moves and the result. */
  readonly moves: string;
}

/** Whether it lacks the beginning of a record. */
function isStray({ tags }: Section): boolean {
  return tags.length === 0;
}

/** Cuts a file where records begin, and where one ends with more text behind it. */
function* sectionsOf(text: string): Generator<Section> {
  let line = 1;
  for (const piece of text.split(new RegExp(`(?=${RegExp.escape(BEGINNING)})`))) {
    const lines = piece.replace(/^\uFEFF/, "").split(/\r?\n/).map((each) => each.trimEnd());
    const find = (from: number, wanted: (line: string) => boolean) => {
      const index = lines.slice(from).findIndex(wanted);
      return index < 0 ? lines.length : from + index;
    };
    let rest = 0;
    if (piece.startsWith(BEGINNING)) {
      const tags = lines.slice(0, find(0, (each) => !each.startsWith("[")));
      const first = find(tags.length, (each) => each !== "");
      const end = find(first, (each) => each === "");
      yield { line, tags, moves: lines.slice(first, end).join("\n") };
      rest = end;
    }
    rest = find(rest, (each) => each !== "");
    if (rest < lines.length) {
      yield { line: line + rest, tags: [], moves: lines.slice(rest).join("\n") };
    }
    line += lines.length - 1;
  }
}

/** @throws {UsageError} naming what is not as it should be */
async function parseRecord(section: Section): Promise<{ record: GameRecord; round: string }> {
  if (isStray(section)) {
    throw new UsageError(
      `expected a record, which begins with ${BEGINNING}, but found ${quote(section.moves)}`,
    );
  }
  const { game, round, fields } = parseTags(section.tags);
  const outcome = formatResult(fields.result);
  const written = section.moves.split(/\s+/).at(-1)!;
  if (written !== outcome) {
    throw new UsageError(
      `expected ${outcome} behind the moves, as in the tag Result, but found ${quote(written)}`,
    );
  }
  const turns = section.moves.slice(0, -outcome.length);
  const { moves, result } = replay(game, fields.opening, await split(game, fields.opening, turns));
  checkEnd(fields, result);
  return { record: { ...fields, moves }, round };
}

/** The moves without their numbers; those of chess without comments and variations too. */
async function split(game: Game, opening: string, turns: string): Promise<readonly string[]> {
  if (game.name === "chess") {
    const { parsePgn } = await import("matchbox/games/chess/pgn.ts");
    try {
      return parsePgn(`[SetUp "1"]\n[FEN "${opening}"]\n\n${turns}`).moves;
    } catch (error) {
      // Who plays the words finds out which ply it is that cannot be read.
      if (!(error instanceof NotationError)) throw error;
    }
  }
  return turns.replace(/(^|\s)\d*\.+/g, " ").split(/\s+/).filter(Boolean);
}

/** Plays the moves: as the game writes them, and the result to which they lead, null without one. */
function replay(game: Game, opening: string, written: readonly string[]) {
  const position = game.start(opening);
  const moves = written.map((text, index) => {
    try {
      const move = game.parse(position, text);
      const name = game.format(position, move);
      position.play(move);
      return name;
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      throw new UsageError(`ply ${index + 1}: ${error.message}`);
    }
  });
  return { moves, result: position.result() };
}

/**
 * Whether a game ended as it says.
 *
 * @param reached the result by the rules after its moves; null when they leave it open
 */
function checkEnd({ ending, result }: Omit<GameRecord, "moves">, reached: Result | null): void {
  if (ending !== "rules") {
    // A learner may fail, or never come back, when it is told of the result.
    if (reached === null || ending === "failure" || ending === "time") return;
    throw new UsageError(
      `the game was over by the rules, so that it cannot have ended by ${ending}`,
    );
  }
  if (reached === null) {
    throw new UsageError("the game is not over, so that it cannot have ended by the rules");
  }
  if (reached !== result) {
    const [expected, found] = [reached, result].map(formatResult);
    throw new UsageError(`expected ${expected}, to which the moves lead, but found ${found}`);
  }
}

/** The moves by turns of both sides, with their numbers, e.g. `3. g5 d6`. */
function numbered(moves: readonly string[], side: Side): string[] {
  const plies = side === 0 ? moves : ["...", ...moves];
  return Array.from(
    { length: Math.ceil(plies.length / 2) },
    (_, turn) => [`${turn + 1}.`, ...plies.slice(2 * turn, 2 * turn + 2)].join(" "),
  );
}

/** Puts moves under tags, in lines of at most `WIDTH` columns; a number stays with its move. */
function layOut(tags: string, moves: string): string {
  const lines: string[] = [];
  for (const word of moves.trim().split(/(?<!\.)\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return [tags, "", ...lines, "", ""].join("\n");
}
