/**
 * Columns of tables about searches of positions, and what estimates over positions are.
 *
 * @module
 */
import type { Column } from "matchbox/report/table.ts";

/** The title of the game. */
export const gameColumn: Column = { name: "game", kind: "key", meaning: "the game" };
/** The depth of the search, in plies. */
export const depthColumn: Column = {
  name: "depth",
  unit: "plies",
  kind: "key",
  meaning: "depth of the search",
};
/** The number of positions. */
export const positionsColumn: Column = { name: "n", kind: "exact", meaning: "positions" };

/** What the mean of ratios is, for the meaning of its column. */
export const overPositions = "geometric mean over the positions with its 95 % interval";
/** What a share of events is, for the meaning of its column. */
export const shareOverPositions = "all positions together, with the 95 % interval over positions";
