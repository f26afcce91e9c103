/**
 * The rows of the study.
 *
 * @module
 */
import { exact, key, measured } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";

const game = key("the game, as a spec");
const opening = key<number>("number of the opening, from 1");
const POINTS = "points of the program with more, in both games, 0 to 2";

export const sets = {
  doublings: rowSet("Two games from one opening, one program with twice the nodes", {
    game,
    nodes: key<number>("nodes", "nodes a move of the program with fewer"),
    opening,
    points: exact(POINTS),
  }),
  timed_doublings: rowSet("Two games from one opening, one program with twice the time", {
    game,
    milliseconds: key<number>("ms", "time a move of the program with less"),
    opening,
    points: measured(POINTS),
  }),
  reach: rowSet("What a program reaches in a time", {
    game,
    position: key<number>("number of the position, from 1"),
    milliseconds: key<number>("ms", "time for the move"),
    nodes: measured("nodes", "nodes searched"),
    depth: measured("plies", "the last completed depth"),
  }),
  clocks: rowSet("One side of a game on a clock", {
    game,
    margin: key<number>("ms", "the safety margin of both sides"),
    delay: key<number>("ms", "work outside the search in each move"),
    opening,
    side: key<number>("0 for the side that moves first, else 1"),
    moves: measured("moves", "moves made"),
    used: measured("s", "time used for them"),
    overshoot: measured("ms", "the most that a move took beyond the time planned for its search"),
    late: measured("moves", "moves that took longer than the margin too"),
    flag: measured<boolean>("whether the side exceeded its time"),
  }),
  long_games: rowSet("The plan of a long game, on a clock that is computed", {
    base: key<number>("s", "time of a side for the game"),
    margin: key<number>("ms", "the safety margin"),
    delay: key<number>("ms", "what each move takes beyond the planned time"),
    first: exact("s", "time for the first move"),
    after_30: exact<number | null>("s", "time left after 30 moves; empty if lost before"),
    after_60: exact<number | null>("s", "time left after 60 moves; empty if lost before"),
    falls_at: exact<number | null>(
      "moves",
      "the move at which the time is exceeded; empty if not within 300 moves",
    ),
  }),
};

/** A pair of games by nodes. */
export type DoublingRow = RowOf<typeof sets.doublings>;
/** What a program reaches. */
export type ReachRow = RowOf<typeof sets.reach>;
/** A side of a game on a clock. */
export type ClockRow = RowOf<typeof sets.clocks>;
/** A game on a computed clock. */
export type LongGameRow = RowOf<typeof sets.long_games>;
