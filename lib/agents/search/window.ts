/**
 * How the windows are chosen with which the root is searched.
 *
 * @module
 */

/**
 * Searches the root with a window: its value where that lies between `alpha` and `beta`, otherwise a bound on
 * the side on which it failed.
 */
export type WindowSearch = (alpha: number, beta: number) => number;

/**
 * Finds the value of the root by one or more searches.
 *
 * @param guess the value at the depth before, or null at the first
 */
export type Windows = (search: WindowSearch, guess: number | null) => number;

/** One search with a window that holds every value. */
export const openWindow: Windows = (search) => search(-Infinity, Infinity);
