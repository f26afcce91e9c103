/**
 * Opening books as files. A file is JSON with a line for each position, so that people can look into it:
 *
 *     {
 *     "format": "matchbox book",
 *     "version": 1,
 *     "game": "chess",
 *     "source": "deno task match chess ...",
 *     "plies": 12,
 *     "least": 2,
 *     "games": 400,
 *     "positions": {
 *     "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -": {"ply":0,"moves":{"e4":[120,80,60],...}},
 *     ...
 *     }
 *     }
 *
 * A move has three numbers: games won, drawn and lost by the side that plays it. Positions are in the
 * game's notation without counters of moves; equal books are equal bytes.
 *
 * @module
 */
import * as v from "valibot";
import { digestOf, parseJson, quote, UsageError } from "matchbox/base/mod.ts";
import { type Game, positionKey } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import type { Book } from "./build_book.ts";
import { gamesOf, PositionStatistics, type RecordedPosition } from "./position_statistics.ts";

const FORMAT = "matchbox book";
const VERSION = 1;

/** The largest book that can be used: its positions are all checked before the first game. */
const MOST_POSITIONS = 100_000;
const MOST_BYTES = 32_000_000;

const whole = (least: number) => {
  const expected = `expected a whole number of at least ${least}`;
  return v.pipe(v.number(expected), v.safeInteger(expected), v.minValue(least, expected));
};

const text = v.string("expected a text");

const count = whole(0);

const move = v.pipe(
  v.array(count),
  v.length(3, "expected three numbers: games won, drawn and lost"),
);

const schema = v.strictObject({
  format: v.literal(FORMAT, `expected "${FORMAT}"`),
  version: v.literal(VERSION, ({ received }) => `expected ${VERSION} but found ${received}`),
  game: text,
  source: text,
  plies: whole(1),
  least: whole(1),
  games: whole(1),
  positions: v.record(
    v.string(),
    v.strictObject({ ply: count, moves: v.record(v.string(), move) }),
  ),
}, ({ received }) => `expected an object with the entries of a book but found ${received}`);

/** A book as its file has it. */
export type BookJson = Omit<Book, "positions"> & {
  /** The moves of each position, with their results. */
  readonly positions: Readonly<Record<string, object>>;
};

/**
 * Writes a book as text.
 *
 * @throws {UsageError} when it has no positions or is too large to be used
 */
export function formatBook(book: Book): string {
  const { positions, ...header } = book;
  checkSize(positions.size);
  const entries = positions.sorted().map(([key, position]) => [key, plain(position)]);
  return bookText({ ...header, positions: Object.fromEntries(entries) });
}

/** The text of a book as its JSON has it; nothing is checked. */
export function bookText({ game, source, plies, least, games, positions }: BookJson): string {
  const header = { format: FORMAT, version: VERSION, game, source, plies, least, games };
  const fields = Object.entries(header).map(([name, value]) =>
    `"${name}": ${JSON.stringify(value)},\n`
  );
  const lines = Object.entries(positions).map(([key, position]) =>
    `${JSON.stringify(key)}: ${JSON.stringify(position)}`
  );
  return `{\n${fields.join("")}"positions": {\n${lines.join(",\n")}\n}\n}\n`;
}

/** The books read so far, because the spec of an agent is read many times. */
const known = new Map<string, Book>();

/**
 * Reads a book and checks it: every position, every move and every number.
 *
 * @param bytes of the file
 * @param game that the book has to be of; default: any
 * @throws {UsageError} naming the entry that is wrong
 */
export function readBook(bytes: Uint8Array, game?: Game): Book {
  if (bytes.length > MOST_BYTES) {
    throw new UsageError(`expected at most ${MOST_BYTES} bytes but found ${bytes.length}`);
  }
  const digest = digestOf(bytes);
  const book = known.get(digest) ?? parseBook(parseJson(bytes));
  if (game && book.game !== game.spec) {
    throw new UsageError(`it is a book of ${book.game}, not of ${game.spec}`);
  }
  known.set(digest, book);
  return book;
}

/**
 * Reads a book from the value of its JSON, and checks it.
 *
 * @throws {UsageError} naming the entry that is wrong
 */
export function parseBook(json: unknown): Book {
  const parsed = v.safeParse(schema, json, { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const place = issue.path?.map(({ key }) => quote(String(key))).join(", ");
    throw new UsageError(place ? `${place}: ${issue.message}` : issue.message);
  }
  const { positions: entries, game: spec, ...header } = parsed.output;
  const game = findGame(spec);
  const positions = new PositionStatistics();
  const list = Object.entries(entries);
  checkSize(list.length);
  for (const [key, entry] of list) {
    try {
      checkPosition(game, key, entry, header);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      const { message } = error;
      throw new UsageError(message.includes(quote(key)) ? message : `${quote(key)}: ${message}`);
    }
    for (const [move, [wins, draws, losses]] of Object.entries(entry.moves)) {
      positions.add(key, entry.ply, move, { wins, draws, losses });
    }
  }
  return { game: spec, ...header, positions };
}

/** @throws {UsageError} when it is no position of a game, or a move or number cannot be right */
function checkPosition(
  game: Game,
  key: string,
  { ply, moves }: v.InferOutput<typeof schema>["positions"][string],
  { plies, least, games }: Pick<Book, "plies" | "least" | "games">,
): void {
  const fail = (problem: string): never => {
    throw new UsageError(problem);
  };
  const position = game.start(key);
  const written = positionKey(game, position);
  if (written !== key) fail(`expected the position to be written ${quote(written)}`);
  if (ply >= plies) fail(`expected a ply below ${plies} but found ${ply}`);
  let sum = 0;
  for (const [text, [wins, draws, losses]] of Object.entries(moves)) {
    const name = game.format(position, game.parse(position, text));
    if (name !== text) fail(`expected the move ${name} but found ${quote(text)}`);
    const count = gamesOf({ wins, draws, losses });
    if (count < least) fail(`expected at least ${least} games with ${text} but found ${count}`);
    sum += count;
  }
  if (sum === 0) fail("expected at least one move");
  if (sum > games) fail(`expected at most ${games} games but found ${sum}`);
}

function checkSize(positions: number): void {
  if (positions === 0) throw new UsageError("the book is empty: it has no positions");
  if (positions > MOST_POSITIONS) {
    throw new UsageError(
      `expected at most ${MOST_POSITIONS} positions but found ${positions}; ` +
        "a book of fewer plies, or of moves with more games, is smaller",
    );
  }
}

/** A position as written: the moves with most games first, then by name. */
function plain({ ply, moves }: RecordedPosition) {
  const sorted = [...moves].sort(([one, record], [other, last]) =>
    gamesOf(last) - gamesOf(record) || (one < other ? -1 : 1)
  );
  return {
    ply,
    moves: Object.fromEntries(
      sorted.map(([move, { wins, draws, losses }]) => [move, [wins, draws, losses]]),
    ),
  };
}
