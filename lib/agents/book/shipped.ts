/**
 * The books that come with the project; shipped/README.md has the commands.
 *
 * @module
 */
import { digestOf, rememberFiles } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import chess from "./shipped/chess.json" with { type: "json" };
import reversi from "./shipped/reversi.json" with { type: "json" };
import { type BookJson, bookText } from "./book_file.ts";

/** A test checks them: to do so whenever agents are listed would take a quarter of a second. */
const books: readonly BookJson[] = [chess, reversi];

const digests = new Map<string, string | null>();

/** The digest of the book of a game, which can then be read by it; null when there is none. */
export function shippedBook({ spec }: Game): string | null {
  let digest = digests.get(spec);
  if (digest === undefined) {
    const book = books.find(({ game }) => game === spec);
    digest = book ? remember(bookText(book)) : null;
    digests.set(spec, digest);
  }
  return digest;
}

function remember(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const digest = digestOf(bytes);
  rememberFiles(new Map([[digest, bytes]]));
  return digest;
}
