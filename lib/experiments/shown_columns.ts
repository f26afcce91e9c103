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
