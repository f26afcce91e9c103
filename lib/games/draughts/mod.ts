/**
 * Draughts: the game and its positions.
 *
 * @module
 */
export type { DraughtsBoard } from "./board.ts";
export { draughts, draughtsmanSvg, isKingAt, ownerAt } from "./game.ts";
export { DraughtsPosition, MOST_IDLE_PLIES, partsOfMove } from "./position.ts";
