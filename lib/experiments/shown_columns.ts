/**
 * Columns that the tables of several studies have.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import type { ValueColumn } from "matchbox/report/table_of.ts";

/** The game of a row, by its title. */
export const gameOfRow: ValueColumn<{ readonly game: string }> = {
  name: "game",
  kind: "key",
  meaning: "the game",
  value: ({ game }) => findGame(game).title,
};

/** The depth of the searches of a row. */
export const depthOfRow: ValueColumn<{ readonly depth: number }> = {
  name: "depth",
  unit: "plies",
  kind: "key",
  meaning: "depth of the search",
  value: ({ depth }) => depth,
};

/** How many positions a row is about. */
export const positionsOfRow: ValueColumn<{ readonly count: number }> = {
  name: "n",
  meaning: "positions",
  value: ({ count }) => count,
};

/** How many processes the times of a row are over. */
export const processesOfRow: ValueColumn<{ readonly seconds: { readonly count: number } }> = {
  name: "processes",
  meaning: "fresh processes in which it was timed",
  value: ({ seconds }) => seconds.count,
};
