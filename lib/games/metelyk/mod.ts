/**
 * Metelyk: the game, its positions, its board and table of moves, and the input of its networks.
 *
 * @module
 */
export { boardOf, type MetelykBoard, SIZES } from "./board.ts";
export { metelyk, metelykParameters } from "./game.ts";
export { networkInput, networkInputs } from "./network.ts";
export { MetelykPosition } from "./position.ts";
export { manAt } from "./picture.ts";
export { type MetelykMove, moveName, OFF, tableOf } from "./table.ts";
export { type FieldWeights, fieldWeights } from "./weights.ts";
