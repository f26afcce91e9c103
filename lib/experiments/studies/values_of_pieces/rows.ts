/**
 * The rows of the study.
 *
 * @module
 */
import { exact, key } from "../../columns.ts";
import { stageColumns } from "../../genetic_runs.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";
import type { Method } from "./methods.ts";

const value = (piece: string) => exact("centipawns", `value of a ${piece}, where a pawn is 100`);

export const sets = {
  values: rowSet("The values that a run has reached after some games", {
    method: key<Method>("the method"),
    ...stageColumns,
    knight: value("knight"),
    bishop: value("bishop"),
    rook: value("rook"),
    queen: value("queen"),
  }),
};

/** The values that a run has reached. */
export type ValuesRow = RowOf<typeof sets.values>;
