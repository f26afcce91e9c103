/**
 * Tic-tac-toe: the game, its positions, and their symmetries.
 *
 * @module
 */
export { marksSvg, markSvg, ticTacToe, TicTacToePosition, wonSquares } from "./game.ts";
export { reachablePositions } from "./reachable.ts";
export { SQUARE_COLOURS } from "./square_colours.ts";
export * from "./symmetry.ts";
