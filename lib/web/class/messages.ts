/**
 * What the server says of the games of all people together.
 *
 * @module
 */
import * as v from "valibot";

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The finished games of people against one opponent, with the results of the people. */
export const pooledGames = v.object({
  /** A game and who played it against them. */
  opponent: v.string(),
  games: count,
  wins: count,
  draws: count,
  losses: count,
  /** Points a game, a draw as a half, with the ends of a 95 % interval. */
  score: share,
  low: share,
  high: share,
});
/** The same as a type. */
export type PooledGames = v.InferOutput<typeof pooledGames>;
