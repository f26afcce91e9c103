/**
 * The tags of a record: the data of a game besides its moves. Names and words are those of the Portable
 * Game Notation (Specification and Implementation Guide, 1994, chapters 8.1 and 9) where it has them, for
 * all games:
 *
 * - `Event`, always the same, is the first tag and marks the beginning of a record; `Round` identifies the
 *   game within its match or tournament.
 * - The agents are under the names of the sides: `White` and `Black` in chess, `Dark` and `Light` in
 *   Reversi, as in drawings and captions.
 * - `Result` is `1-0` when side 0 won, whatever its colour.
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
import { findGame, type Game, type Result } from "matchbox/games/mod.ts";
import { quote, UsageError } from "matchbox/base/mod.ts";
import type { Ending, GameRecord } from "./game_record.ts";

/** The content of the tags of a record. */
export interface RecordTags {
  readonly game: Game;
  readonly round: string;
  /** The record without its moves. */
  readonly fields: Omit<GameRecord, "moves">;
}

const RESULTS = new Map<Result, string>([[1, "1-0"], [0, "1/2-1/2"], [-1, "0-1"]]);

/**
 * The words of PGN, chapter 9.8.1, with one addition: it has no word for the length cap. A resignation is
 * `normal` in PGN; ours has a word of its own, so that it can be read back.
 */
const TERMINATIONS = new Map<Ending, string>([
  ["rules", "normal"],
  ["adjudication", "adjudication"],
  ["length cap", "length cap"],
  ["resignation", "resignation"],
  ["illegal move", "rules infraction"],
  ["failure", "abandoned"],
  ["time", "time forfeit"],
]);

const ANSWERS = new Map([[true, "yes"], [false, "no"]]);

/** The characters to escape; of two spaces the second, because readers would join them. */
const UNSAFE = /["%\\]|[^\S ]|(?<= ) |\p{Cc}|\p{Cs}/gu;

/** Writes the tags of a record, in order; the PGN writer adds those of a chess opening. */
export function formatTags(
  game: Game,
  record: GameRecord,
  round: string,
): Record<string, string> {
  const [first, second] = sideTags(game);
  const tags = {
    Event: "Matchbox",
    Round: round,
    [first]: record.agents[0],
    [second]: record.agents[1],
    Result: formatResult(record.result),
    Termination: TERMINATIONS.get(record.ending)!,
    Reason: record.reason,
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
  const text = (name: string): string => {
    const found = tags.get(name);
    if (found === undefined) throw new UsageError(`tag ${name} is missing`);
    return found;
  };
  const word = <T>(name: string, words: ReadonlyMap<T, string>): T => {
    const found = [...words].find(([, word]) => word === text(name));
    if (found) return found[0];
    const allowed = [...words.values()].join(", ");
    throw new UsageError(`tag ${name}: expected ${allowed} but found ${quote(text(name))}`);
  };
  const game = inTag("Game", () => findGame(text("Game")));
  const [first, second] = sideTags(game);
  return {
    game,
    round: text("Round"),
    fields: {
      game: game.spec,
      agents: [text(first), text(second)],
      seed: text("Seed"),
      opening: openingOf(game, tags, text),
      result: word("Result", RESULTS),
      ending: word("Termination", TERMINATIONS),
      reason: text("Reason"),
      deterministic: word("Deterministic", ANSWERS),
    },
  };
}

/** The result as written in the tag and after the moves, e.g. `1-0`. */
export function formatResult(result: Result): string {
  return RESULTS.get(result)!;
}

/** The names of the sides with a capital, e.g. `Dark` and `Light`. */
function sideTags({ sides }: Game): string[] {
  return sides.map((name) => name[0].toUpperCase() + name.slice(1));
}

function openingOf(
  game: Game,
  tags: ReadonlyMap<string, string>,
  text: (name: string) => string,
): string {
  if (game.name !== "chess") {
    return inTag("Opening", () => game.start(text("Opening"))).toString();
  }
  // If one of them were missing, the game would seem to begin at the start.
  if (tags.has("SetUp") !== tags.has("FEN")) text(tags.has("FEN") ? "SetUp" : "FEN");
  return inTag("FEN", () => game.start(tags.get("FEN"))).toString();
}

/** The values by name. */
function readTags(lines: readonly string[]): Map<string, string> {
  const tags = new Map<string, string>();
  for (const line of lines) {
    const found = /^\[(\w+) "([^"]*)"\]$/.exec(line);
    if (!found) throw new UsageError(`expected a tag such as [Round "1"] but found ${quote(line)}`);
    const [, name, value] = found;
    if (tags.has(name)) throw new UsageError(`tag ${name} is given twice`);
    tags.set(name, inTag(name, () => decode(value)));
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

/** The inverse of `encode`. */
function decode(value: string): string {
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
