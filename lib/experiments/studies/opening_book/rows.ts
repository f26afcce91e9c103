/**
 * The rows of the study.
 *
 * @module
 */
import { exact, key } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";

const game = key("the game, as a spec");
const series = key<number>("number of the series of games that the books are made of, from 1");

export const sets = {
  books: rowSet("One book", {
    game,
    series,
    games: key<number>("games", "games that it is made of"),
    positions: exact("positions", "positions with a move"),
    moves: exact("moves", "moves of all positions"),
    bytes: exact("bytes", "size of the book as a file"),
    nodes: exact("nodes", "nodes of both players in its games"),
  }),
  matches: rowSet("One match of the weaker player against the stronger one", {
    game,
    series,
    help: key("what the weaker player gets"),
    games: exact("games", "games, half of them with each colour"),
    wins: exact("games", "games that the weaker player won"),
    draws: exact("games", "games drawn"),
    losses: exact("games", "games that the weaker player lost"),
    plies: exact("plies", "mean length of a game"),
    book_moves: exact("moves", "moves of a game that the weaker player took from its book, mean"),
    book_end: exact("plies", "ply of the last of these moves, mean; 0 in a game without one"),
    nodes: exact(
      "nodes",
      "nodes of the weaker player in a game, mean; a move from the book costs none",
    ),
  }),
};

/** A book. */
export type BookRow = RowOf<typeof sets.books>;
/** The games of the weaker player with one kind of help. */
export type MatchRow = RowOf<typeof sets.matches>;
