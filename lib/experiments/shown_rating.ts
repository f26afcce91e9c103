/**
 * Ratings of a round robin in tables and figures.
 *
 * @module
 */
import type { Rating } from "matchbox/arena/ratings.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";

/** What `shownRating` is, for the meaning of a column and for captions. */
export const SHOWN_RATING =
  "maximum-likelihood rating in the round robin, with its 95 % interval; " +
  "where it is infinite, the rating with one virtual draw between every two players, without one";

/**
 * The maximum-likelihood rating with its interval. A player that won or lost every game has none; then the
 * finite rating, which has no interval.
 */
export function shownRating({ rating, finite }: Pick<Rating, "rating" | "finite">): Interval {
  const { mean, low, high, count } = rating;
  const all = [mean, low ?? 0, high ?? 0];
  return all.every(Number.isFinite) ? rating : { mean: finite, low: null, high: null, count };
}
