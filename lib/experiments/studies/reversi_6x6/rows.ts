/**
 * The rows of the study; all columns are exact. Scores and bounds are for dark, the side that moves first.
 *
 * @module
 */
import { exact, key } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";

/** The two proofs: dark's score is at least the expected one, and it is not more. */
export const goals = ["at least", "at most"] as const;
export type Goal = typeof goals[number];

const bounds = {
  lower: exact("discs", "the score is at least this"),
  upper: exact("discs", "the score is at most this"),
};

export const sets = {
  searches: rowSet("One subproblem, searched with a null window", {
    goal: key<Goal>("which bound of the score of the start the search helps to prove"),
    number: key<number>("number of the search within its proof, from 1"),
    position: exact<string>("the position, the same for all symmetric ones"),
    empties: exact("squares", "empty squares"),
    ...bounds,
    nodes: exact("nodes", "positions searched"),
  }),
  solution: rowSet("The solution of a position", {
    size: key<number>("squares", "side of the board"),
    given: exact("plies", "moves of best play before it that were given"),
    start: exact<string>("the position"),
    expected: exact("discs", "the score to be proved"),
    ...bounds,
  }),
  line: rowSet("One move of best play", {
    ply: key<number>("plies", "number of the move in the game, from 1"),
    move: exact<string>("the move"),
    empties: exact("squares", "empty squares after it"),
    dark: exact("discs", "dark's discs after it"),
    light: exact("discs", "light's discs after it"),
    checked: exact<number | null>(
      "discs",
      "the score after it by a search of its own; none with too many empty squares",
    ),
  }),
  tree: rowSet(
    "One position of the first plies of which something is known, without symmetric ones",
    {
      path: key("the moves to it"),
      ply: exact("plies", "how many"),
      ...bounds,
    },
  ),
};

/** A search of a proof. */
export type SearchRow = RowOf<typeof sets.searches>;
/** A move of best play. */
export type LineRow = RowOf<typeof sets.line>;
/** A position of the first plies. */
export type TreeRow = RowOf<typeof sets.tree>;
