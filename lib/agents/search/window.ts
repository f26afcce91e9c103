/**
 * The choice of windows for the search of the root.
 *
 * @module
 */
import { BEYOND } from "./value.ts";

/**
 * Searches the root with a window. Returns its value if it is between `alpha` and `beta`, otherwise an upper
 * bound (fail low) or a lower bound (fail high).
 */
export type WindowSearch = (alpha: number, beta: number) => number;

/**
 * Finds the value of the root by one or more searches.
 *
 * @param guess the value of the previous depth, or null for the first
 */
export type Windows = (search: WindowSearch, guess: number | null) => number;

/** One search with a window that holds all values. */
export const openWindow: Windows = (search): number => search(-BEYOND, BEYOND);
