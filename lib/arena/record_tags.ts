/**
 * The tags of a record: what is known of a game beside its moves. Names and words are those of the
 * Portable Game Notation (Specification and Implementation Guide, 1994, chapters 8.1 and 9) where it has
 * them, whatever the game:
 *
 * - `Event`, always the same, is the first tag, so that it says where a record begins; `Round` tells the
 *   games of a match or tournament apart.
 * - The agents stand under the names of the sides: `White` and `Black` of chess, `Dark` and `Light` of
 *   Reversi, as drawings and captions call them.
 * - `Result` is `1-0` when the side that moves first won, whatever its colour.
 * - `Termination` says how the game ended and `Reason` why; `-` stands for an empty text.
 * - `Game`, `Seed` and `Deterministic` are ours. `Opening` is the position from which they played; chess
 *   has `SetUp` and `FEN` for it, and neither for a game from the start.
 *
 * In a value `%22` is a double quote: the character with that code in hexadecimal digits, `%u2028` where
 * it takes four. So are written `%` itself, the backslash, control characters, halves of surrogate
 * pairs, and white space other than single spaces. The backslash that PGN has for quotes would not do:
 * chess.js, like many a reader, takes the quote behind it for the end of the value.
 *
 * @module
 */
import { findGame, type Game, type Result } from "matchbox/games/mod.ts";
import { quote, UsageError } from "matchbox/base/mod.ts";
import type { Ending, GameRecord } from "./game_record.ts";

/** What the tags of a record say. */
export interface RecordTags {
  readonly game: Game;
  readonly round: string;
  /** All of the record but its moves. */
  readonly fields: Omit<GameRecord, "moves">;
}

const RESULTS = new Map<Result, string>([[1, "1-0"], [0, "1/2-1/2"], [-1, "0-1"]]);

/**
 * In the words of PGN, chapter 9.8.1, which has none for a game that was cut short, and calls a
 * resignation as normal as an end by the rules.
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

/** What is not written as it is; of two spaces the second, as readers make one of them. */
const UNSAFE = /["%\\]|[^\S ]|(?<= ) |\p{Cc}|\p{Cs}/gu;

/** Writes the tags of a record, in order; those of the opening of chess are left to the writer of PGN. */
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
 * Reads the tags of a record, a line each; others than ours may be among them.
 *
 * @throws {UsageError} naming the tag that is not as it should be
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

/** The result as it stands in the tag and behind the moves, e.g. `1-0`. */
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
  // With one of them lost, a game would seem to have begun at the start.
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

/** Says in errors in which tag they were found. */
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

/** The value of a tag that says `text`. */
function encode(text: string): string {
  if (text === "") return "-";
  if (text === "-") return hexadecimal(text);
  return text.replace(UNSAFE, hexadecimal);
}

/** The text of which `encode` made the value. */
function decode(value: string): string {
  if (value === "-") return "";
  return value.replace(/%(?:u([\dA-F]{4})|([\dA-F]{2}))?/g, (found, four, two) => {
    if (found === "%") {
      throw new UsageError(`expected % with digits behind it, as in %25, in ${quote(value)}`);
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
