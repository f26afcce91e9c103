/**
 * The rows of the study and the meanings of their columns.
 *
 * @module
 */
import { rowSet } from "../../row_sets.ts";

/** A book. */
export type BookRow = {
  game: string;
  series: number;
  games: number;
  positions: number;
  moves: number;
  bytes: number;
  nodes: number;
};

/** The games of the weaker player with one kind of help. */
export type MatchRow = {
  game: string;
  series: number;
  help: string;
  games: number;
  wins: number;
  draws: number;
  losses: number;
  plies: number;
  book_moves: number;
  book_end: number;
  nodes: number;
};

const game = { kind: "key", meaning: "the game, as a spec" } as const;
const series = {
  kind: "key",
  meaning: "number of the series of games that the books are made of, from 1",
} as const;

export const sets = {
  books: rowSet<BookRow>("One book", {
    game,
    series,
    games: { kind: "key", unit: "games", meaning: "games that it is made of" },
    positions: { kind: "exact", unit: "positions", meaning: "positions with a move" },
    moves: { kind: "exact", unit: "moves", meaning: "moves of all positions" },
    bytes: { kind: "exact", unit: "bytes", meaning: "size of the book as a file" },
    nodes: { kind: "exact", unit: "nodes", meaning: "nodes of both players in its games" },
  }),
  matches: rowSet<MatchRow>("One match of the weaker player against the stronger one", {
    game,
    series,
    help: { kind: "key", meaning: "what the weaker player gets" },
    games: { kind: "exact", unit: "games", meaning: "games, half of them with each colour" },
    wins: { kind: "exact", unit: "games", meaning: "games that the weaker player won" },
    draws: { kind: "exact", unit: "games", meaning: "games drawn" },
    losses: { kind: "exact", unit: "games", meaning: "games that the weaker player lost" },
    plies: { kind: "exact", unit: "plies", meaning: "mean length of a game" },
    book_moves: {
      kind: "exact",
      unit: "moves",
      meaning: "moves of a game that the weaker player took from its book, mean",
    },
    book_end: {
      kind: "exact",
      unit: "plies",
      meaning: "ply of the last of these moves, mean; 0 in a game without one",
    },
    nodes: {
      kind: "exact",
      unit: "nodes",
      meaning: "nodes of the weaker player in a game, mean; a move from the book costs none",
    },
  }),
};
