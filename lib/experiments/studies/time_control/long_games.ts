/**
 * The time plan in a game of any length, on a clock that is computed: each move takes the planned time and a
 * constant delay (E7).
 *
 * @module
 */
import { TimePlan } from "matchbox/agents/search/time_plan.ts";
import { rounded } from "../../rounded.ts";
import type { LongGameRow } from "./rows.ts";

/** The source's classical, rapid and blitz, in seconds. */
export const SOURCE_BASES: readonly number[] = [7200, 3600, 900];
/** These, and games of a minute and of a second. */
const BASES = [...SOURCE_BASES, 60, 1];
/** The margin that agents have, in milliseconds. */
export const SHIPPED = 20;
/** None, and this one. */
export const MARGINS = [0, SHIPPED] as const;
/** Delays in milliseconds: less than the margin, as long, and longer. */
export const DELAYS = [2, 20, 50] as const;
/** Longer games are hardly played. */
const MOST_MOVES = 300;

/** One row for each time, margin and delay. */
export function longGames(): LongGameRow[] {
  return BASES.flatMap((base) =>
    MARGINS.flatMap((margin) => DELAYS.map((delay) => longGame(base, margin, delay)))
  );
}

/**
 * Plays the clock of one side.
 *
 * @param base seconds for the game
 * @param margin of the plan, in milliseconds
 * @param delay milliseconds that each move takes beyond the planned time
 */
export function longGame(base: number, margin: number, delay: number): LongGameRow {
  const plan = new TimePlan({ margin });
  plan.begin();
  const left: number[] = [];
  let remaining = 1000 * base;
  while (left.length < MOST_MOVES) {
    remaining -= plan.next({ remaining, increment: 0 }) + delay;
    if (remaining < 0) break;
    left.push(remaining);
  }
  const after = (moves: number) => moves > left.length ? null : rounded(left[moves - 1] / 1000);
  return {
    ...{ base, margin, delay },
    first: rounded(base - (left[0] ?? 0) / 1000),
    after_30: after(30),
    after_60: after(60),
    falls_at: left.length < MOST_MOVES ? left.length + 1 : null,
  };
}
