/**
 * The record that a chess board keeps for each ply, on a stack of numbers. The last one is that of the
 * current position.
 *
 * @module
 */

/** Numbers in a record. */
export const RECORD = 8;
/** The move that led here and the piece that it took; not used in the first record. */
export const MOVE = 0;
export const TAKEN = 1;
/** The rights to castle, as bits. */
export const RIGHTS = 2;
/** The cell of a possible en passant capture, or 0. */
export const PASSED = 3;
/** Plies since the last pawn move or capture. */
export const CLOCK = 4;
/** How often the position has occurred in the game, including now. */
export const OCCURRENCES = 5;
export const HASH_LOW = 6;
export const HASH_HIGH = 7;
