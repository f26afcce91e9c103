/**
 * Records of games as text: Portable Game Notation for chess, written and read by chess.js, and the same
 * form for the other games, with their own side names and moves. A short game of Reversi:
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
 * The tags are explained in record_tags.ts. A game that is not over has the result `*`, and only
 * `readUnfinished` reads it. A drawn game has a comment with the reason before its result,
 * e.g. `{Draw by equal discs}`. A record ends in an empty line, so files can be joined and games appended.
 * On reading, the moves are played again: a record that contradicts its moves is damaged.
 *
 * @module
 */
import { NotationError } from "matchbox/games/errors.ts";
import type { Game, Result, Side } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { readMovetext } from "matchbox/games/chess/movetext.ts";
import { quote, readRegularText, UsageError } from "matchbox/base/mod.ts";
import type { GameRecord, UnfinishedGame } from "./game_record.ts";
import {
  formatResult,
  formatTags,
  NO_RESULT,
  parseTags,
  parseUnfinishedTags,
} from "./record_tags.ts";
import { orUnreadable } from "./unreadable.ts";

/** A part of a file that is not a valid record. */
export interface Damage {
  /** The line of the file where it begins, from 1. */
  readonly line: number;
  /** The number of the record in the file, from 1, counting damaged ones. */
  readonly record: number;
  /** What is wrong, in one line. */
  readonly reason: string;
}

/** The content of a file of records. */
export interface RecordFile {
  /** The valid games, in the order of the file. */
  readonly records: GameRecord[];
  /** The round of each record. */
  readonly rounds: string[];
  /** The parts left out, each with its line and its problem. */
  readonly damaged: Damage[];
}

/** The beginning of every record; it cannot occur elsewhere, because no tag value contains a double quote. */
export const BEGINNING = '[Event "';

/** The most columns of a line of moves. */
const WIDTH = 80;

/**
 * Writes the record of a game. Chess moves are checked by chess.js, moves of other games are not.
 *
 * @param round any text that identifies the game within its match or tournament
 * @throws {UsageError} on an unknown game or an opening that is not a position of it
 */
export async function formatRecord(
  record: GameRecord | UnfinishedGame,
  round: string,
): Promise<string> {
  const game = findGame(record.game);
  const tags = formatTags(game, record, round);
  const { opening, moves } = record;
  const ending = [...drawComment(record), tags.Result].join(" ");
  if (game.name === "chess") {
    const { formatPgn } = await import("matchbox/games/chess/pgn.ts");
    const text = formatPgn({ tags, opening, moves });
    // Without moves chess.js omits the empty line, and some of its lines are too long.
    const end = text.lastIndexOf("]") + 1;
    const turns = text.slice(end).trim().slice(0, -tags.Result.length);
    return layOut(text.slice(0, end), `${turns} ${ending}`);
  }
  const lines = Object.entries(tags).map(([name, value]) => `[${name} "${value}"]`);
  const turns = numbered(moves, game.start(opening).side);
  return layOut(lines.join("\n"), [...turns, ending].join(" "));
}

/**
 * Reads the records of a text. Each game is played again: its moves must be legal, and a result by the
 * rules must be correct. Damaged records are reported, and reading continues at the next record.
 */
export async function readRecords(text: string): Promise<RecordFile> {
  const file: RecordFile = { records: [], rounds: [], damaged: [] };
  let number = 0;
  for (const section of sectionsOf(text)) {
    // Text without a beginning belongs to the damaged record before it.
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
 * Reads the record of a game that is not over; what follows it in the text is ignored. The moves are played
 * again.
 *
 * @throws {UsageError} in one line, when it is no such record
 */
export async function readUnfinished(text: string): Promise<UnfinishedGame> {
  const [section = { line: 1, tags: [], moves: "" }] = sectionsOf(text);
  checkBeginning(section);
  const { game, fields } = parseUnfinishedTags(section.tags);
  const { moves, result } = await movesOf(section, game, fields.opening, NO_RESULT);
  if (result !== null) {
    throw new UsageError(
      `expected ${formatResult(result)}, the result of the moves, but found ${NO_RESULT}`,
    );
  }
  return { ...fields, moves };
}

/**
 * Reads the records of a file.
 *
 * @throws {UsageError} when the file cannot be read, in one line
 */
export async function readRecordFile(path: string): Promise<RecordFile> {
  return await readRecords(orUnreadable(path, () => readRegularText(path)));
}

/** A part of a file: a record, or text between records. */
interface Section {
  /** Line of the file on which it begins. */
  readonly line: number;
  /** The lines of tags; none if it is not a record. */
  readonly tags: readonly string[];
  /** The moves and the result. */
  readonly moves: string;
}

/** Whether the section is not a record. */
function isStray({ tags }: Section): boolean {
  return tags.length === 0;
}

/** Splits a file where records begin, and where other text follows a record. */
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

/** @throws {UsageError} naming the invalid part */
async function parseRecord(section: Section): Promise<{ record: GameRecord; round: string }> {
  checkBeginning(section);
  const { game, round, fields } = parseTags(section.tags);
  const outcome = formatResult(fields.result);
  const { moves, result } = await movesOf(section, game, fields.opening, outcome);
  checkEnd(fields, result);
  return { record: { ...fields, moves }, round };
}

function checkBeginning(section: Section): void {
  if (!isStray(section)) return;
  throw new UsageError(
    `expected a record, which begins with ${BEGINNING}, but found ${quote(section.moves)}`,
  );
}

/** Reads the moves of a record and plays them; they end with its outcome. */
async function movesOf(section: Section, game: Game, opening: string, outcome: string) {
  const written = section.moves.split(/\s+/).at(-1)!;
  if (written !== outcome) {
    throw new UsageError(
      `expected ${outcome} after the moves, as in the tag Result, but found ${quote(written)}`,
    );
  }
  const turns = section.moves.slice(0, -outcome.length);
  return replay(game, opening, await split(game, opening, turns));
}

/** The moves without numbers, comments and variations. */
async function split(game: Game, opening: string, turns: string): Promise<readonly string[]> {
  if (game.name === "chess") {
    const { parsePgn } = await import("matchbox/games/chess/pgn.ts");
    try {
      return parsePgn(`[SetUp "1"]\n[FEN "${opening}"]\n\n${turns}`).moves;
    } catch (error) {
      // Playing the words one by one will find the ply that cannot be read.
      if (!(error instanceof NotationError)) throw error;
    }
  }
  return readMovetext(turns, { hasResult: false }).moves;
}

/** Plays the moves. Returns them in the game's notation, and the result after them or null. */
function replay(game: Game, opening: string, written: readonly string[]) {
  const position = game.start(opening);
  const moves = written.map((text, index) => {
    try {
      // Chess reads moves after a draw by the rules, too.
      if (position.result() !== null) {
        throw new UsageError(
          `${quote(text)} is not a legal move in ${position}; the game is over`,
        );
      }
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
 * Checks the ending of a record against its moves.
 *
 * @param reached the result by the rules after its moves, or null
 */
function checkEnd({ ending, result }: Omit<GameRecord, "moves">, reached: Result | null): void {
  if (ending !== "rules") {
    // A learner may fail or exceed its time in `gameEnd`.
    if (reached === null || ending === "failure" || ending === "time") return;
    throw new UsageError(
      `the game was over by the rules, so it cannot have ended by ${ending}`,
    );
  }
  if (reached === null) {
    throw new UsageError("the game is not over, so it cannot have ended by the rules");
  }
  if (reached !== result) {
    const [expected, found] = [reached, result].map(formatResult);
    throw new UsageError(`expected ${expected}, the result of the moves, but found ${found}`);
  }
}

/** A comment that says why a game was drawn, where PGN readers show it; none for a game that was won. */
function drawComment(record: GameRecord | UnfinishedGame): string[] {
  if (!("result" in record)) return [];
  const { result, ending, reason } = record;
  if (result !== 0 || (ending === "rules" && reason === "")) return [];
  // A reason that was read from a file may contain anything, also the end of a comment.
  const why = (ending === "rules" ? reason : ending).replace(/[^\w ,-]+/g, " ").slice(0, 60).trim();
  return why === "" ? [] : [`{Draw by ${why}}`];
}

/** The moves in numbered turns, e.g. `3. g5 d6`. */
function numbered(moves: readonly string[], side: Side): string[] {
  const plies = side === 0 ? moves : ["...", ...moves];
  return Array.from(
    { length: Math.ceil(plies.length / 2) },
    (_, turn) => [`${turn + 1}.`, ...plies.slice(2 * turn, 2 * turn + 2)].join(" "),
  );
}

/** Puts the moves after the tags, in lines of at most `WIDTH` columns; a number stays with its move. */
function layOut(tags: string, moves: string): string {
  const lines: string[] = [];
  for (const word of moves.trim().split(/(?<!\.)\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return [tags, "", ...lines, "", ""].join("\n");
}
