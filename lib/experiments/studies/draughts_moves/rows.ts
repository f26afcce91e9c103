/**
 * The rows of the study; all columns are exact.
 *
 * @module
 */
import { exact, key } from "../../columns.ts";
import { rowSet } from "../../row_sets.ts";

export const sets = {
  squares: rowSet("The moves from one square, counted from the board alone", {
    size: key<number>("squares", "side of the board"),
    square: key<number>("the square, from 1 at the top left"),
    steps: exact("moves", "that take nothing"),
    by_men: exact("moves", "captures that a man can make"),
    captures: exact("moves", "captures that a man or a king can make"),
    longest: exact("men", "most men that one capture takes"),
  }),
  games: rowSet("One game of a player against itself, after a random opening", {
    player: key("the player of both sides"),
    game: key<number>("number of the game, from 1"),
    moves: exact("moves", "moves of both sides, opening included"),
    captures: exact("moves", "those that take men"),
    longest: exact("men", "most men that one of them takes"),
    unseen: exact("moves", "those that no earlier game of the player had"),
    outside: exact("moves", "those that are not in the table"),
  }),
};
