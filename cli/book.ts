/**
 * `book`: makes opening books from games, and looks into them.
 *
 * @module
 */
import { basename } from "@std/path";
import { type Book, bookMoves, buildBook, formatBook, readBook } from "matchbox/agents/mod.ts";
import { countableGames, type PlayedGame, readGameFile } from "matchbox/arena/mod.ts";
import { quote, readRegularFile, UsageError, whyNotRead } from "matchbox/base/mod.ts";
import { findGame, type Game } from "matchbox/games/mod.ts";
import { terminalProgress } from "matchbox/runner/work/progress.ts";
import { checkReadable } from "./allowed_paths.ts";
import { bookRow, bookTable } from "./book_table.ts";
import { printJson, wholeNumber } from "./options.ts";
import { warnOfDamage } from "./record_writer.ts";
import { refuseOther, writeWhole } from "./whole_file.ts";

/** The options of `book build` as text. */
export interface BuildFlags {
  readonly out: string;
  readonly plies: string;
  readonly least: string;
  readonly source?: string;
  readonly json?: boolean;
}

const MOST_PLIES = 1000;
const MOST_GAMES = 1_000_000;

/** `book build`. Damaged games are reported and left out; the exit code is then 1. */
export async function buildVerb(
  gameSpec: string,
  files: string[],
  { out, json, ...flags }: BuildFlags,
): Promise<void> {
  const game = findGame(gameSpec);
  const plies = wholeNumber("book build", "--plies", flags.plies, 1, MOST_PLIES);
  const least = wholeNumber("book build", "--least", flags.least, 1, MOST_GAMES);
  const source = flags.source ?? files.map((file) => basename(file)).join(", ");
  for (const file of files) checkReadable("book build", file);
  refuseOther("--out", out, "a book", () => void readBook(readRegularFile(out)));

  const { games, unfinished, repeated, again } = countableGames(await readAll(game, files));
  if (games.length === 0) {
    throw new UsageError(`${files.join(", ")}: no finished game of ${game.spec}`);
  }
  const book = buildBook(game, games, { plies, least, source });
  if (book.positions.size === 0) {
    throw new UsageError(
      `no move was played in ${least} games within ${plies} plies; expected a smaller --least`,
    );
  }
  writeWhole(out, formatBook(book));
  if (json) return printJson({ ...describe(book), unfinished, repeated, again, file: out });
  console.log(sentenceOf(book));
  if (unfinished) console.log(`left out: ${unfinished} without a result`);
  if (repeated) console.log(`left out: ${repeated} that deterministic agents repeated`);
  if (again) console.log(`left out: ${again} that were there before`);
  console.log(`book: ${out}`);
}

/** `book show`. */
export function showVerb(
  file: string,
  { position: notation, json }: { readonly position?: string; readonly json?: boolean },
): void {
  const book = readFile(file);
  const game = findGame(book.game);
  const position = game.start(notation);
  const choice = { choose: "games", leastGames: 1, plies: null, vary: false } as const;
  const rows = bookMoves(book, game, position, choice)
    .map((move) => bookRow(game.format(position, move.move), move));
  if (json) return printJson({ ...describe(book), position: position.toString(), moves: rows });
  console.log(`${sentenceOf(book)}\nsource: ${book.source}\n\n${game.draw(position)}\n`);
  console.log(rows.length ? bookTable(rows) : "not in the book");
}

async function readAll(game: Game, files: readonly string[]): Promise<PlayedGame[]> {
  const all: PlayedGame[] = [];
  for (const file of files) {
    const progress = await terminalProgress();
    let total = 0;
    const { games, damaged } = await readGameFile(game, file, (done, of) => {
      if (total === 0) progress.start(basename(file), total = of, 0);
      progress.update(done);
    });
    progress.end();
    warnOfDamage(file, damaged, games.length);
    if (damaged.length > 0) Deno.exitCode = 1;
    for (const each of games) all.push(each);
  }
  return all;
}

/** @throws {UsageError} when the file cannot be read or is not a book */
function readFile(path: string): Book {
  checkReadable("book show", path);
  try {
    return readBook(readRegularFile(path));
  } catch (error) {
    throw new UsageError(
      `${quote(path)}: expected a book, made by deno task book build; ${whyNotRead(error)}`,
    );
  }
}

function describe({ positions, ...header }: Book) {
  return { ...header, positions: positions.size };
}

function sentenceOf({ game, positions, games, plies, least }: Book): string {
  const moves = least === 1 ? "all moves" : `moves of ${least} games or more`;
  return `${findGame(game).title}: ${positions.size} positions from ${games} games, ` +
    `${plies} plies of each, ${moves}`;
}
