/**
 * The endings of the pairs of a reference match, and their rows.
 *
 * @module
 */
import { type ColumnText, rowSet } from "../../row_sets.ts";

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

/** A block of a reference match. */
export type MatchRow = { game: string; first: string; second: string; block: number } & BlockCounts;

/** The rows of the reference matches. */
export const matchSet = rowSet<MatchRow>(
  "A block of a reference match: results of its pairs of games",
  {
    game: { kind: "key", meaning: "the game, as a spec" },
    first: { kind: "key", meaning: "the agent whose results are counted" },
    second: { kind: "key", meaning: "its opponent" },
    block: { kind: "key", meaning: "number of the block within the match, from 1" },
    ...byEnding(({ meaning }): ColumnText => ({ kind: "exact", unit: "pairs", meaning })),
    repeated: {
      kind: "exact",
      unit: "pairs",
      meaning: "games left out because deterministic agents had already played from that opening",
    },
  },
);
