/**
 * What a board of chess keeps of each ply: a record in a stack of numbers, of which the last is that of
 * the position on the board.
 *
 * @module
 */

/** How many numbers a record has. */
export const RECORD = 8;
/** The move that led here and the piece that it took; not used in the first record. */
export const MOVE = 0;
export const TAKEN = 1;
/** The rights to castle, as bits. */
export const RIGHTS = 2;
/** The cell behind a pawn that can be taken en passant, or 0. */
export const PASSED = 3;
/** Plies since a pawn moved or a piece was taken. */
export const CLOCK = 4;
/** How often the position has occurred in the game, this time included. */
export const OCCURRENCES = 5;
export const HASH_LOW = 6;
export const HASH_HIGH = 7;
