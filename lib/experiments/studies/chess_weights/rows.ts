/**
 * The rows of the study.
 *
 * @module
 */
import { exact, key } from "../../columns.ts";
import { stageColumns, tallyColumns } from "../../genetic_runs.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";

const weight = (piece: string) =>
  exact("centipawns", `weight of a ${piece}, the mean over the population`);

export const sets = {
  weights: rowSet("The mean weights of the population of one run after some games", {
    learner: key("the evolution"),
    ...stageColumns,
    generation: exact("generations by then"),
    knight: weight("knight"),
    bishop: weight("bishop"),
    rook: weight("rook"),
  }),
  matches: rowSet("One match of one run against the textbook's weights", {
    player: key("whose weights play"),
    run: stageColumns.run,
    ...tallyColumns,
  }),
};

/** The mean weights of a population after some games. */
export type WeightsRow = RowOf<typeof sets.weights>;
/** A match against the textbook's weights. */
export type MatchRow = RowOf<typeof sets.matches>;
