/**
 * Tic-tac-toe: the game, its positions, and their symmetries.
 *
 * @module
 */
export { ticTacToe, TicTacToePosition } from "./game.ts";
export * from "./symmetry.ts";
