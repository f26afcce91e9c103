/**
 * The moves of an opening book as a table.
 *
 * @module
 */
import { gamesOf, type MoveRecord, scoreOf } from "matchbox/agents/mod.ts";
import { toMarkdown } from "matchbox/report/markdown.ts";

/** A move of a book, for JSON and tables. */
export interface BookRow {
  readonly move: string;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** From 0 to 1, for the side that moves. */
  readonly score: number;
}

/** The row of a move. */
export function bookRow(move: string, record: MoveRecord): BookRow {
  const { wins, draws, losses } = record;
  return { move, games: gamesOf(record), wins, draws, losses, score: scoreOf(record) };
}

/** The rows as a table, in their order. */
export function bookTable(rows: readonly BookRow[]): string {
  return toMarkdown({
    name: "book",
    title: "",
    columns: [
      { name: "move", kind: "key", meaning: "a move of the book" },
      { name: "games", kind: "exact", meaning: "games in which it was played" },
      { name: "won", kind: "exact", meaning: "by the side that played it" },
      { name: "drawn", kind: "exact", meaning: "games drawn" },
      { name: "lost", kind: "exact", meaning: "by the side that played it" },
      { name: "score", kind: "exact", meaning: "points a game" },
    ],
    rows: rows.map(({ move, games, wins, draws, losses, score }) => ({
      move,
      games,
      won: wins,
      drawn: draws,
      lost: losses,
      score: Number(score.toFixed(3)),
    })),
  }, { legend: false });
}
