/**
 * The rows of the study.
 *
 * @module
 */
import { exact, key, measured } from "../../columns.ts";
import { opening, points } from "../../match_columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";

/** Where solved positions come from: played games that no tuning saw, or the list of the FFO. */
export const kinds = ["held out", "FFO"] as const;
export type Kind = typeof kinds[number];

/**
 * The solvers that are compared: the one before this study, the one of today without its trained order of moves,
 * and with it.
 */
export const orders = ["before", "untrained", "trained"] as const;
export type Order = typeof orders[number];

/** The evaluations that the trained one meets in games. */
export const opponents = ["heuristics", "squares", "mobility", "stages"] as const;
export type Opponent = typeof opponents[number];

const opponent = key<Opponent>("the evaluation of the opponent");

export const sets = {
  stages: rowSet("One stage of the training", {
    empties: key<number>("squares", "the fewest empty squares of the stage"),
    labels: exact<string>("where the labels of its positions come from"),
    fitted: exact("positions", "positions that the weights were fitted to"),
    fitted_error: exact("discs", "error on these positions, root mean square"),
    held_out: exact("positions", "positions of other games, that were held out"),
    held_out_error: exact("discs", "error on the positions held out, root mean square"),
    spread: exact("discs", "error on them of a value of 0, root mean square"),
    weights: exact("weights", "weights of the stage that are not 0"),
  }),
  solved: rowSet("One endgame, solved with one order of moves", {
    kind: key<Kind>("where the position comes from"),
    number: key<number>("its number, of the FFO or from 1"),
    order: key<Order>(
      "the solver: before this study, of today without its trained order, and with it",
    ),
    empties: exact("squares", "empty squares"),
    start: exact<string>("the position in the game's notation"),
    score: exact("discs", "the final score for the side to move, empty squares for the winner"),
    nodes: exact(
      "nodes",
      "positions searched, without those of short searches for the order of moves",
    ),
    seconds: measured("s", "time with the order of moves, not with emptying the table"),
  }),
  pairs: rowSet("Two games at equal depth from one opening, each player with each colour", {
    opponent,
    opening,
    points,
  }),
  timed: rowSet("Two games at equal time from one opening, each player with each colour", {
    opponent,
    opening,
    points: measured<number>("of the trained evaluation: win 1, draw 1/2"),
  }),
};

/** A stage of the training. */
export type StageRow = RowOf<typeof sets.stages>;
/** A solved endgame. */
export type SolvedRow = RowOf<typeof sets.solved>;
/** A pair of games. */
export type PairRow = RowOf<typeof sets.pairs>;
