/**
 * The keys that several tables of the study have.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import type { Column } from "matchbox/report/table.ts";

/** The order of the moves. */
export const orderColumn: Column = {
  name: "order",
  kind: "key",
  meaning: "the order of the moves",
};

/** The game and the depth of a row. */
export function keysOf({ game, depth }: { readonly game: string; readonly depth: number }) {
  return { game: findGame(game).title, depth };
}
