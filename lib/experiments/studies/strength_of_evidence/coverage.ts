/**
 * Whether intervals cover the truth as often as they say.
 *
 * @module
 */
import { scoreInterval, simulatedMatch, type SimulatedPlayers } from "matchbox/arena/mod.ts";
import type { Random } from "matchbox/base/mod.ts";

/** The interval of Matchbox, and the one that textbooks give first. */
export const intervals = ["pairs", "textbook"] as const;

/** A 95 % interval lies so many standard errors to either side of a mean. */
const NORMAL_POINT = 1.96;

/** Of so many matches, how many have an interval that covers the true score, by interval. */
export function countCovered(
  players: SimulatedPlayers,
  pairs: number,
  matches: number,
  random: Random,
): Map<typeof intervals[number], number> {
  const covered = { pairs: 0, textbook: 0 };
  const covers = ({ low, high }: { low: number | null; high: number | null }) =>
    low! <= players.score && players.score <= high!;
  for (let match = 0; match < matches; match++) {
    const played = simulatedMatch(players, pairs, random);
    if (covers(scoreInterval(played.pairs))) covered.pairs++;
    if (covers(textbookInterval(played.games))) covered.textbook++;
  }
  return new Map(intervals.map((interval) => [interval, covered[interval]]));
}

/** Mean score a game plus or minus 1.96 standard errors, all games being taken for independent. */
export function textbookInterval(
  { win, draw, loss }: { win: number; draw: number; loss: number },
): { low: number; high: number } {
  const games = win + draw + loss;
  const score = (win + draw / 2) / games;
  const variance = (win + draw / 4) / games - score ** 2;
  // Rounding must not make it negative where all games ended alike.
  const half = NORMAL_POINT * Math.sqrt(Math.max(variance, 0) / games);
  return { low: score - half, high: score + half };
}
