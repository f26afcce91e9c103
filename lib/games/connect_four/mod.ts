/**
 * Connect Four: the game, its positions and its board.
 *
 * @module
 */
export * from "./board.ts";
export { connectFour, connectFourParameters, fourDiscSvg, wonSquares } from "./game.ts";
export { ConnectFourPosition, freeSquare, ownersOf, topSquare } from "./position.ts";
