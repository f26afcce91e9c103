/**
 * The rows of the study.
 *
 * @module
 */
import { exact, key } from "../../columns.ts";
import { stageColumns, tallyColumns } from "../../genetic_runs.ts";
import { ofEach } from "../../of_each.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";

/** The columns of the weights. */
export const weightColumns = ["w1", "w2", "w3", "w4", "w5"] as const;

/** What each weight counts. */
export const heuristicNames = {
  w1: "discs",
  w2: "moves",
  w3: "centre",
  w4: "corners",
  w5: "edge",
} as const;

export const sets = {
  weights: rowSet("The weights of one run after some games", {
    learner: key("what finds the weights"),
    ...stageColumns,
    generation: exact("generations, or rounds of regression, by then"),
    ...ofEach(
      weightColumns,
      (column) => exact(`weight of ${heuristicNames[column]}; the absolute values add up to 5`),
    ),
  }),
  matches: rowSet("One match of the weights of one run", {
    player: key("whose weights play"),
    run: stageColumns.run,
    opponent: key("whose weights the opponent has"),
    depth: key<number>("plies", "search depth of both"),
    ...tallyColumns,
  }),
};

/** The weights that a run has reached after some games. */
export type WeightsRow = RowOf<typeof sets.weights>;
/** A match of the weights of a run. */
export type MatchRow = RowOf<typeof sets.matches>;
