/**
 * The fixed opponents of the champions on the full board, by their names in the rows; see `plainPlayer`.
 *
 * @module
 */
export const OPPONENTS = ["greedy", "alphabeta:depth=2", "alphabeta:depth=4"];
