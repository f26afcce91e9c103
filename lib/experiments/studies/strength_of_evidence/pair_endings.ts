/**
 * The endings of the pairs of a reference match.
 *
 * @module
 */

/** The results of a game for the first agent, the worst first. */
export const results = ["loss", "draw", "win"] as const;
/** One of `results`. */
export type Result = typeof results[number];

/** The results of a pair for the first agent: the game in which it moved first, then the other. */
export type Ending = `${Result}_${Result}`;

/** The points of a result, and its name in a sentence. */
const POINTS = { loss: 0, draw: 0.5, win: 1 };
const NAMES = { loss: "a loss", draw: "a draw", win: "a win" };

/** Every ending, with the points of the two games. */
export const pairEndings = results.flatMap((one) =>
  results.map((other) => ({
    name: `${one}_${other}` as Ending,
    moving: POINTS[one],
    replying: POINTS[other],
    meaning: `${NAMES[one]} moving first, ${NAMES[other]} moving second`,
  }))
);

/** A value for every ending. */
export function byEnding<T>(value: (ending: typeof pairEndings[number]) => T): Record<Ending, T> {
  return Object.fromEntries(
    pairEndings.map((ending) => [ending.name, value(ending)]),
  ) as Record<Ending, T>;
}

/** The number of pairs of a block with each ending. */
export type BlockCounts = Record<Ending, number> & { repeated: number };
