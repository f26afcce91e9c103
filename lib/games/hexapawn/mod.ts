/**
 * Hexapawn: the game and its positions.
 *
 * @module
 */
export { hexapawn, HexapawnPosition, pawnSvg, squaresOfMove } from "./game.ts";
