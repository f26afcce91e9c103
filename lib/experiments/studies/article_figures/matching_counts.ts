/**
 * Which ways to count alpha-beta in the pictured position give the printed number.
 *
 * @module
 */
import type { Choices } from "./calls.ts";
import { callsAtPrinted, PRINTED, type Way } from "./summary.ts";

/** A way to count: the choices of the program, and whether the call of the root counts too. */
export interface WayToCount {
  readonly choices: Choices;
  readonly withRoot: boolean;
}

/**
 * Compares every way with the printed number.
 *
 * @returns those that are equal to it, and the number of all
 */
export function matchingCounts(
  ways: readonly Way[],
): { matching: readonly WayToCount[]; counted: number } {
  const all = ways.flatMap((way) => {
    const { choices } = way;
    if (choices === null) return [];
    const below = callsAtPrinted(way);
    return [false, true].map((withRoot) => ({
      choices,
      withRoot,
      count: withRoot ? below + 1 : below,
    }));
  });
  const matching = all.filter(({ count }) => count === PRINTED.alphaBeta)
    .map(({ choices, withRoot }) => ({ choices, withRoot }));
  return { matching, counted: all.length };
}
