/**
 * The summary of the study's rows. The unit is the series: its books and its games are independent of those
 * of other series.
 *
 * @module
 */
import { findGame } from "matchbox/games/mod.ts";
import { type Interval, mean } from "matchbox/report/statistics/mod.ts";
import type { RowsOf } from "../../row_sets.ts";
import { boards, bookName, MORE_NODES, NO_BOOK } from "./boards.ts";
import type { BookRow, MatchRow, sets } from "./rows.ts";

/** A board with everything that the weaker player got. */
export interface BoardSummary {
  readonly game: string;
  readonly title: string;
  /** In the order of the rows. */
  readonly helps: readonly HelpSummary[];
  /** By size, the smallest first. */
  readonly books: readonly BookSummary[];
  /** The gain of the largest book, moves chosen by most games: C37 is judged by it. */
  readonly gain: Interval;
  /** The gain of the best record minus that of most games, with the largest book. */
  readonly byRecord: Interval;
  /** The gain of twice the nodes minus that of the largest book. */
  readonly byNodes: Interval;
}

/** The weaker player with one kind of help; means over series. */
export interface HelpSummary {
  readonly help: string;
  /** Of all series together. */
  readonly games: number;
  /** Points per game. */
  readonly score: Interval;
  /** Points per game more than without help, in the same series. */
  readonly gain: Interval;
  /** Moves of a game from the book. */
  readonly bookMoves: Interval;
  /** The ply of the last of them. */
  readonly bookEnd: Interval;
  /** Nodes of a game. */
  readonly nodes: Interval;
}

/** The books of one size; means over series. */
export interface BookSummary {
  readonly games: number;
  readonly positions: Interval;
  readonly moves: Interval;
  readonly bytes: Interval;
  readonly nodes: Interval;
}

/** The summary of all results. */
export interface Summary {
  readonly boards: readonly BoardSummary[];
  readonly series: number;
  /** Games of the largest book. */
  readonly largest: number;
}

/** Summarises the rows. */
export function summarise({ books, matches }: RowsOf<typeof sets>): Summary {
  const largest = Math.max(...books.map(({ games }) => games));
  return {
    boards: boards.map(({ game }) => boardSummary(game, books, matches, largest)),
    series: new Set(books.map(({ series }) => series)).size,
    largest,
  };
}

function boardSummary(
  game: string,
  allBooks: readonly BookRow[],
  allMatches: readonly MatchRow[],
  largest: number,
): BoardSummary {
  const books = Map.groupBy(allBooks.filter((row) => row.game === game), ({ games }) => games);
  const matches = Map.groupBy(allMatches.filter((row) => row.game === game), ({ help }) => help);
  const gain = (help: string, over: string) => gainOf(matches.get(help)!, matches.get(over)!);
  const byGames = bookName({ games: largest, choose: "games" });
  return {
    game,
    title: findGame(game).title,
    helps: [...matches].map(([help, rows]) => ({
      help,
      games: rows.reduce((sum, { games }) => sum + games, 0),
      score: mean(rows.map(scoreOf)),
      gain: gain(help, NO_BOOK),
      bookMoves: mean(rows.map((row) => row.book_moves)),
      bookEnd: mean(rows.map((row) => row.book_end)),
      nodes: mean(rows.map((row) => row.nodes)),
    })),
    books: [...books].map(([games, rows]) => ({
      games,
      positions: mean(rows.map((row) => row.positions)),
      moves: mean(rows.map((row) => row.moves)),
      bytes: mean(rows.map((row) => row.bytes)),
      nodes: mean(rows.map((row) => row.nodes)),
    })),
    gain: gain(byGames, NO_BOOK),
    byRecord: gain(bookName({ games: largest, choose: "record" }), byGames),
    byNodes: gain(MORE_NODES, byGames),
  };
}

/** The mean difference of the scores of the same series. */
function gainOf(rows: readonly MatchRow[], others: readonly MatchRow[]): Interval {
  const before = new Map(others.map((row) => [row.series, scoreOf(row)]));
  return mean(rows.map((row) => scoreOf(row) - before.get(row.series)!));
}

/** Points per game. */
function scoreOf({ games, wins, draws }: MatchRow): number {
  return (wins + draws / 2) / games;
}
