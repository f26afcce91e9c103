/**
 * The column that the tables of searches have.
 *
 * @module
 */
import type { Column } from "matchbox/report/table.ts";

/** The search by its name. */
export const searchColumn: Column = {
  name: "search",
  kind: "key",
  meaning: "algorithm and order of the moves",
};
