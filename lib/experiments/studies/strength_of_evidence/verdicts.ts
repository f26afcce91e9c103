/**
 * What matches of a given length say of their players, when their strength is known.
 *
 * @module
 */
import { type Pentanomial, scoreInterval } from "matchbox/arena/score.ts";
import type { Random } from "matchbox/games/mod.ts";

/** What can be read off a match: who leads, and on which side of an even score its interval lies. */
export const verdicts = [
  "first leads",
  "level",
  "second leads",
  "interval names first",
  "interval names nobody",
  "interval names second",
] as const;

/** How many of so many matches say what; the first three add up to all, and so do the last three. */
export function countVerdicts(
  matches: number,
  play: () => Pentanomial,
): Map<typeof verdicts[number], number> {
  const counts = new Map(verdicts.map((verdict) => [verdict, 0]));
  for (let match = 0; match < matches; match++) {
    const { mean, low, high } = scoreInterval(play());
    const leads = mean > 0.5 ? "first leads" : mean < 0.5 ? "second leads" : "level";
    const named = low! > 0.5 ? "first" : high! < 0.5 ? "second" : "nobody";
    for (const verdict of [leads, `interval names ${named}`] as const) {
      counts.set(verdict, counts.get(verdict)! + 1);
    }
  }
  return counts;
}

/** A match of so many pairs, each drawn from those that were played, with replacement. */
export function resampledPairs(played: Pentanomial, pairs: number, random: Random): Pentanomial {
  const total = played.reduce((sum, count) => sum + count, 0);
  const drawn: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (let pair = 0; pair < pairs; pair++) {
    let lot = random.below(total);
    let points = 0;
    while (lot >= played[points]) lot -= played[points++];
    drawn[points]++;
  }
  return drawn;
}
