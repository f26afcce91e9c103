/**
 * Matches made up for ratings.
 *
 * @module
 */
import type { RatedMatch, Rating } from "matchbox/arena/ratings.ts";
import type { Pentanomial } from "matchbox/arena/score.ts";

/** A match whose pairs ended so. */
export const rated = (first: string, second: string, ...pairs: Pentanomial): RatedMatch => ({
  first,
  second,
  pairs,
});

/** Two pairs won whole. */
export const won: Pentanomial = [0, 0, 0, 0, 2];
/** Two pairs lost whole. */
export const lost: Pentanomial = [2, 0, 0, 0, 0];

/** The maximum-likelihood ratings by name. */
export const byName = (ratings: readonly Rating[]) =>
  Object.fromEntries(ratings.map(({ name, rating }) => [name, rating]));

/** A round robin; agents are named by their index among the strengths, from "0". */
export function roundRobin(
  strengths: readonly number[],
  play: (one: number, other: number) => Pentanomial,
): RatedMatch[] {
  return strengths.flatMap((one, i) =>
    strengths.slice(i + 1).map((other, j) => rated(`${i}`, `${i + 1 + j}`, ...play(one, other)))
  );
}
