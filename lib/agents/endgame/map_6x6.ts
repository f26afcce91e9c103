/**
 * The map of Reversi on 6x6 that comes with the project: the positions after six plies. `deno task map`
 * solves what is missing.
 *
 * @module
 */
import type { Game } from "matchbox/games/game.ts";
import map from "./map_6x6.json" with { type: "json" };
import proofs from "./proofs_6x6.json" with { type: "json" };
import { PositionMap, type SolvedPosition } from "./position_map.ts";

/** The game of the map. */
export const MAP_GAME = "reversi:size=6";

/** Plies from the start to the positions of the map. */
export const MAP_PLIES = 6;

/** The positions that are solved, in the order of `positionsAfter`. */
export const solvedPositions: readonly SolvedPosition[] = map;

/**
 * The map as far as it is finished, with the bounds after four plies that prove the score of the start.
 *
 * @param most positions of the map that are used, the first ones; default: all
 */
export function map6x6(game: Game, most = Infinity): PositionMap {
  return new PositionMap(game, MAP_PLIES, solvedPositions.slice(0, most), proofs);
}
