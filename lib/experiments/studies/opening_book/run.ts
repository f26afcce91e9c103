/**
 * What an opening book is worth: a weaker player meets a stronger one with and without a book of the
 * stronger one's games (C37, E3).
 *
 * @module
 */
import { formatBook } from "matchbox/agents/book/book_file.ts";
import { integer } from "matchbox/base/mod.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { boards, helps, sizesOf } from "./boards.ts";
import { bookOf, bookRow, growGames, type GrownGame } from "./grow.ts";
import { playMatchOf } from "./matches.ts";
import { sets } from "./rows.ts";

/** The data of a task: what it does, by the numbers of its board and its series. */
type TaskData =
  & { readonly board: number; readonly series: number }
  & (
    | { readonly step: "games" }
    | { readonly step: "book"; readonly size: number }
    | { readonly step: "match"; readonly help: number }
  );

export const experiment = defineExperiment({
  id: "opening-book",
  specs: boards.map(({ game }) => game),
  parameters: {
    series: integer(2, 1000, 4, "series of games; each gives books of its own"),
    smallest: integer(
      1,
      1000,
      1,
      "games of the smallest book; the others have 4 and 16 times as many",
    ),
    pairs: integer(
      1,
      10_000,
      1,
      "games of a match with each colour; twice as many in chess, with no book, and with the largest",
    ),
    nodes: integer(10, 1_000_000, 60, "nodes of the weaker player for a move"),
  },
  presets: {
    quick: { series: 4, smallest: 1, pairs: 1, nodes: 60 },
    published: { series: 14, smallest: 4, pairs: 13, nodes: 250 },
    // With 150 series the interval of C37b on 8x8 has a half width of 0.02, by the published run.
    thorough: { series: 150, smallest: 4, pairs: 13, nodes: 250 },
  },
  sets,

  *tasks({ series, smallest }): Iterable<Task<TaskData>> {
    for (const [board, { game }] of boards.entries()) {
      for (let number = 1; number <= series; number++) {
        const name = `${game}, series ${number}`;
        const place = { board, series: number };
        const games = `${name}: games`;
        yield { key: games, data: { step: "games", ...place } };
        const bookKey = (size: number) => `${name}: book of ${size}`;
        for (const size of sizesOf(smallest)) {
          yield { key: bookKey(size), data: { step: "book", ...place, size }, after: [games] };
        }
        for (const [help, { name: helpName, book }] of helps(smallest).entries()) {
          yield {
            key: `${name}: ${helpName}`,
            data: { step: "match", ...place, help },
            after: book ? [bookKey(book.games)] : [],
          };
        }
      }
    }
  },

  run({ data }, { params, inputs, seed, clock, stream }) {
    const { nodes, smallest } = params;
    const [, , largest] = sizesOf(smallest);
    const board = boards[data.board];
    const { series } = data;
    if (data.step === "games") {
      const games = growGames(board, { games: largest, nodes, seed, clock });
      return { rows: {}, artifact: { content: JSON.stringify(games) } };
    }
    if (data.step === "book") {
      const games = (JSON.parse(inputs[0].artifact as string) as GrownGame[]).slice(0, data.size);
      const book = bookOf(board, games, series);
      // The largest book of the first series is published.
      const file = series === 1 && data.size === largest
        ? `${board.game.replaceAll(/\W/g, "_")}_book.json`
        : undefined;
      return {
        rows: { books: [bookRow(board, games, book, series)] },
        artifact: { content: formatBook(book), file },
      };
    }
    const help = helps(smallest)[data.help];
    const book = help.book ? new TextEncoder().encode(inputs[0].artifact as string) : null;
    const games = `${stream(`${board.game}, matches of series ${series}`).uint32()}`;
    const pairs = board.share * help.share * params.pairs;
    const options = { pairs, nodes, book, seed: games, clock };
    return { rows: { matches: [{ ...playMatchOf(board, help, options), series }] } };
  },
});
