/**
 * What matches say of their players.
 *
 * @module
 */
import { type Pentanomial, scoreInterval } from "matchbox/arena/mod.ts";

/** What can be read off a match: who leads, and on which side of an even score its interval lies. */
export const verdicts = [
  "first leads",
  "level",
  "second leads",
  "interval names first",
  "interval names nobody",
  "interval names second",
] as const;

/** How many of the matches say what; the first three add up to all, and so do the last three. */
export function countVerdicts(
  matches: Iterable<Pentanomial>,
): Map<typeof verdicts[number], number> {
  const counts = new Map(verdicts.map((verdict) => [verdict, 0]));
  for (const pairs of matches) {
    const { mean, low, high } = scoreInterval(pairs);
    const leads = mean > 0.5 ? "first leads" : mean < 0.5 ? "second leads" : "level";
    const named = low! > 0.5 ? "first" : high! < 0.5 ? "second" : "nobody";
    for (const verdict of [leads, `interval names ${named}`] as const) {
      counts.set(verdict, counts.get(verdict)! + 1);
    }
  }
  return counts;
}
