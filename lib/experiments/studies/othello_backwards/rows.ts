/**
 * The rows of the study; all columns are exact.
 *
 * @module
 */
import { exact, key } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";

export const sets = {
  game: rowSet("The published game", {
    squares: exact("squares", "empty squares at its end"),
    plies: exact("plies", "moves, with passes"),
    dark: exact("discs", "dark's discs at its end"),
    light: exact("discs", "light's discs at its end"),
  }),
  positions: rowSet("One position of the game, solved", {
    empties: key<number>("squares", "empty squares"),
    position: exact<string>("the position in the game's notation"),
    move: exact<string>("the move of the game there"),
    score: exact(
      "discs",
      "for the side to move: exact when it is 0, else a bound on that side of 0",
    ),
    nodes: exact("nodes", "positions searched, with an empty table"),
  }),
};

/** A position of the game. */
export type PositionRow = RowOf<typeof sets.positions>;
