/**
 * The rows of the study; all columns are exact.
 *
 * @module
 */
import { exact, key } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";

const scored = {
  position: key("the position, the same for all symmetric ones"),
  score: exact("discs", "for the side to move, empty squares for the winner"),
  nodes: exact("nodes", "positions searched, with an empty table"),
};

export const sets = {
  positions: rowSet("One position of the map, as it is kept", scored),
  checks: rowSet("One position of the map, solved again", scored),
  plies: rowSet("What the map tells of the first plies", {
    ply: key<number>("plies", "plies from the start"),
    positions: exact("different positions, of symmetric ones the first"),
    exact: exact("those whose score the map tells"),
    bounded: exact("those of which it tells a bound alone"),
  }),
  first_plies: rowSet(
    "One move of the first plies, in each position where a move can lose something",
    {
      player: key("who played"),
      ply: key<number>("plies", "number of the move in the game, from 1"),
      position: key("the position before it, the same for all symmetric ones"),
      move: exact<string>("the move"),
      loss: exact("discs", "score of the position minus that after the move, for who played"),
    },
  ),
  moves: rowSet("One move with a choice, measured", {
    player: key("who played"),
    game: key<number>("number of the game, from 1"),
    ply: key<number>("plies", "number of the move in the game, from 1"),
    empties: exact("squares", "empty squares before the move"),
    move: exact<string>("the move"),
    loss: exact("discs", "score of the position minus that after the move, for who played"),
  }),
};

/** A position of the map. */
export type MapRow = RowOf<typeof sets.positions>;
/** A move of the first plies. */
export type FirstPlyRow = RowOf<typeof sets.first_plies>;
/** A move. */
export type MoveRow = RowOf<typeof sets.moves>;
