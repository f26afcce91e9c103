/**
 * The tags of a record: the data of a game besides its moves. Names and words are those of the Portable
 * Game Notation (Specification and Implementation Guide, 1994, chapters 8.1 and 9) where it has them, for
 * all games:
 *
 * - `Event`, always the same, is the first tag and marks the beginning of a record; `Round` identifies the
 *   game within its match or tournament.
 * - The agents are under the names of the sides: `White` and `Black` in chess, `Dark` and `Light` in
 *   Reversi, as in drawings and captions.
 * - `Result` is `1-0` when side 0 won, whatever its colour, and `*` for a game that is not over.
 * - `Termination` says how the game ended, in the words of PGN, and `Reason` why, e.g. `stalemate`; `-` is
 *   an empty text.
 * - `Game`, `Seed` and `Deterministic` are ours. `Opening` is the position before the first move; chess
 *   uses `SetUp` and `FEN` for it, and neither for a game from the start.
 *
 * In a value `%22` is a double quote: a character by its hexadecimal code, `%u2028` for four digits. This
 * is used for `%`, the backslash, control characters, halves of surrogate pairs, and white space other than
 * single spaces. PGN escapes quotes with a backslash, but chess.js and many other readers take such a quote
 * for the end of the value.
 *
 * @module
 */
import type { Game, Result } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { quote, UsageError } from "matchbox/base/mod.ts";
import type { Ending, GameRecord, UnfinishedGame } from "./game_record.ts";

/** The content of the tags of a record. */
export interface RecordTags<R = GameRecord> {
  readonly game: Game;
  readonly round: string;
  /** The record without its moves. */
  readonly fields: Omit<R, "moves">;
}

/** The tag `Event` of every record. */
export const OWN_EVENT = "Matchbox";

/** The result of a game that is not over. */
export const NO_RESULT = "*";

const RESULTS = new Map<Result, string>([[1, "1-0"], [0, "1/2-1/2"], [-1, "0-1"]]);

/**
 * The words of PGN, chapter 9.8.1, with one addition: it has no word for the length cap. A resignation is
 * `normal` in PGN; ours has a word of its own, so that it can be read back. `?` is for what is not known.
 */
const TERMINATIONS = new Map<Ending, string>([
  ["rules", "normal"],
  ["adjudication", "adjudication"],
  ["length cap", "length cap"],
  ["resignation", "resignation"],
  ["illegal move", "rules infraction"],
  ["failure", "abandoned"],
  ["time", "time forfeit"],
  ["unknown", "?"],
]);

const ANSWERS = new Map([[true, "yes"], [false, "no"]]);

/** The characters to escape; of two spaces the second, because readers would join them. */
const UNSAFE = /["%\\]|[^\S ]|(?<= ) |\p{Cc}|\p{Cs}/gu;

/** Writes the tags of a record, in order; the PGN writer adds those of a chess opening. */
export function formatTags(
  game: Game,
  record: GameRecord | UnfinishedGame,
  round: string,
): Record<string, string> {
  const [first, second] = sideTags(game);
  const end = "result" in record
    ? {
      Result: formatResult(record.result),
      Termination: TERMINATIONS.get(record.ending)!,
      Reason: record.reason,
    }
    : { Result: NO_RESULT, Termination: "unterminated", Reason: "" };
  const tags = {
    Event: OWN_EVENT,
    Round: round,
    [first]: record.agents[0],
    [second]: record.agents[1],
    ...end,
    Game: game.spec,
    Seed: record.seed,
    Deterministic: ANSWERS.get(record.deterministic)!,
    ...(game.name === "chess" ? {} : { Opening: record.opening }),
  };
  return Object.fromEntries(Object.entries(tags).map(([name, text]) => [name, encode(text)]));
}

/**
 * Reads the tags of a record, one line each; unknown tags are ignored.
 *
 * @throws {UsageError} naming the invalid tag
 */
export function parseTags(lines: readonly string[]): RecordTags {
  const tags = readTags(lines);
  const { game, round, fields } = commonTags(tags);
  return {
    game,
    round,
    fields: {
      ...fields,
      result: wordOf(tags, "Result", RESULTS),
      ending: wordOf(tags, "Termination", TERMINATIONS),
      reason: textOf(tags, "Reason"),
    },
  };
}

/**
 * Reads the tags of a record of a game that is not over.
 *
 * @throws {UsageError} naming the invalid tag
 */
export function parseUnfinishedTags(lines: readonly string[]): RecordTags<UnfinishedGame> {
  const tags = readTags(lines);
  wordOf(tags, "Result", new Map([[null, NO_RESULT]]));
  return commonTags(tags);
}

/** The result as written in the tag and after the moves, e.g. `1-0`. */
export function formatResult(result: Result): string {
  return RESULTS.get(result)!;
}

/** The names of the sides with a capital, e.g. `Dark` and `Light`. */
function sideTags({ sides }: Game): string[] {
  return sides.map((name) => name[0].toUpperCase() + name.slice(1));
}

/** The tags that do not tell of an end. */
function commonTags(tags: Tags): RecordTags<UnfinishedGame> {
  const game = inTag("Game", () => findGame(textOf(tags, "Game")));
  const [first, second] = sideTags(game);
  return {
    game,
    round: textOf(tags, "Round"),
    fields: {
      game: game.spec,
      agents: [textOf(tags, first), textOf(tags, second)],
      seed: textOf(tags, "Seed"),
      opening: openingOf(game, tags),
      deterministic: wordOf(tags, "Deterministic", ANSWERS),
    },
  };
}

function openingOf(game: Game, tags: Tags): string {
  if (game.name !== "chess") {
    return inTag("Opening", () => game.start(textOf(tags, "Opening"))).toString();
  }
  // If one of them were missing, the game would seem to begin at the start.
  if (tags.has("SetUp") !== tags.has("FEN")) textOf(tags, tags.has("FEN") ? "SetUp" : "FEN");
  return inTag("FEN", () => game.start(tags.get("FEN"))).toString();
}

function textOf(tags: Tags, name: string): string {
  const found = tags.get(name);
  if (found === undefined) throw new UsageError(`tag ${name} is missing`);
  return found;
}

function wordOf<T>(tags: Tags, name: string, words: ReadonlyMap<T, string>): T {
  const text = textOf(tags, name);
  const found = [...words].find(([, word]) => word === text);
  if (found) return found[0];
  const allowed = [...words.values()].join(", ");
  throw new UsageError(`tag ${name}: expected ${allowed} but found ${quote(text)}`);
}

/** The values by name. */
type Tags = ReadonlyMap<string, string>;

function readTags(lines: readonly string[]): Tags {
  const tags = new Map<string, string>();
  for (const line of lines) {
    const found = /^\[(\w+) "([^"]*)"\]$/.exec(line);
    if (!found) throw new UsageError(`expected a tag such as [Round "1"] but found ${quote(line)}`);
    const [, name, value] = found;
    if (tags.has(name)) throw new UsageError(`tag ${name} is given twice`);
    tags.set(name, inTag(name, () => decodeTag(value)));
  }
  return tags;
}

/** Adds the name of the tag to errors. */
function inTag<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(
      error.message.startsWith("tag ") ? error.message : `tag ${name}: ${error.message}`,
    );
  }
}

/** The value of a tag for `text`. */
function encode(text: string): string {
  if (text === "") return "-";
  if (text === "-") return hexadecimal(text);
  return text.replace(UNSAFE, hexadecimal);
}

/**
 * What a written value of a record means.
 *
 * @throws {UsageError} on `%` without digits behind it
 */
export function decodeTag(value: string): string {
  if (value === "-") return "";
  return value.replace(/%(?:u([\dA-F]{4})|([\dA-F]{2}))?/g, (found, four, two) => {
    if (found === "%") {
      throw new UsageError(`expected % followed by digits, as in %25, in ${quote(value)}`);
    }
    return String.fromCharCode(parseInt(four ?? two, 16));
  });
}

/** The escape of a single UTF-16 unit. */
function hexadecimal(character: string): string {
  const code = character.charCodeAt(0);
  const digits = code.toString(16).toUpperCase();
  return code < 256 ? `%${digits.padStart(2, "0")}` : `%u${digits.padStart(4, "0")}`;
}
