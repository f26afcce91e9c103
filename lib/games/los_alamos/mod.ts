/**
 * Los Alamos chess: the game, its positions, and the parts of its moves.
 *
 * @module
 */
export { losAlamos } from "./game.ts";
export { partsOfMove } from "./move.ts";
export { LosAlamosPosition } from "./position.ts";
