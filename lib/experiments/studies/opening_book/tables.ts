/**
 * The tables of the study.
 *
 * @module
 */
import type { Table } from "matchbox/report/table.ts";
import { gameColumn } from "../../position_columns.ts";
import type { Summary } from "./summary.ts";

/** The tables of what a book is worth, and of the books. */
export function tables(summary: Summary): Table[] {
  return [scoresTable(summary), booksTable(summary)];
}

function scoresTable({ boards, series }: Summary): Table {
  return {
    name: "scores",
    title: "The weaker player against the stronger one",
    columns: [
      gameColumn,
      { name: "help", kind: "key", meaning: "what the weaker player gets" },
      {
        name: "score",
        kind: "exact",
        digits: 3,
        meaning: `its points per game, mean over ${series} series`,
      },
      {
        name: "gain",
        kind: "exact",
        digits: 3,
        meaning: "points per game more than with no book, in the same series",
      },
      {
        name: "book moves",
        unit: "moves",
        kind: "exact",
        digits: 1,
        meaning: "moves of a game that it takes from the book",
      },
      {
        name: "last book move",
        unit: "plies",
        kind: "exact",
        digits: 1,
        detail: true,
        meaning: "ply of the last of them",
      },
      { name: "nodes", unit: "nodes", kind: "exact", digits: 0, meaning: "its nodes in a game" },
      { name: "games", kind: "exact", detail: true, meaning: "games of all series together" },
    ],
    rows: boards.flatMap(({ title, helps }) =>
      helps.map(({ help, score, gain, bookMoves, bookEnd, nodes, games }, index) => {
        const hasBook = bookMoves.mean > 0;
        return {
          game: title,
          help,
          score,
          // The first is what the others are compared with.
          gain: index === 0 ? null : gain,
          "book moves": hasBook ? bookMoves.mean : null,
          "last book move": hasBook ? bookEnd : null,
          nodes: nodes.mean,
          games,
        };
      })
    ),
  };
}

function booksTable({ boards, series }: Summary): Table {
  const exact = { kind: "exact", digits: 0 } as const;
  return {
    name: "books",
    title: "The books",
    columns: [
      gameColumn,
      { name: "games", kind: "key", meaning: "games of the stronger player in the book" },
      {
        name: "positions",
        unit: "positions",
        ...exact,
        meaning: `positions of the book, mean over ${series} series`,
      },
      { name: "moves", unit: "moves", ...exact, meaning: "moves of all positions" },
      { name: "size", unit: "kB", kind: "exact", digits: 1, meaning: "size as a file" },
      { name: "nodes", unit: "nodes", ...exact, meaning: "nodes of both players in its games" },
    ],
    rows: boards.flatMap(({ title, books }) =>
      books.map(({ games, positions, moves, bytes, nodes }) => ({
        game: title,
        games,
        positions: positions.mean,
        moves: moves.mean,
        size: bytes.mean / 1000,
        nodes: nodes.mean,
      }))
    ),
  };
}
