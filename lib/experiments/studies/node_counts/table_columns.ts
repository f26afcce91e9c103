/**
 * The columns that several tables of the study have.
 *
 * @module
 */
import type { Column } from "matchbox/report/table.ts";

/** The game and the depth. */
export const ofGame: Column[] = [
  { name: "game", kind: "key", meaning: "the game" },
  { name: "depth", unit: "plies", kind: "key", meaning: "depth of the search" },
];
/** The search by its name. */
export const search: Column = {
  name: "search",
  kind: "key",
  meaning: "algorithm and order of the moves",
};
/** The number of positions. */
export const positions: Column = { name: "n", kind: "exact", meaning: "positions" };

/** What an estimate is, for the meaning of its column. */
export const overPositions = "geometric mean over the positions with its 95 % interval";
