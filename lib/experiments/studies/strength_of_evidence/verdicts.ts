/**
 * The verdicts of matches on their players.
 *
 * @module
 */
import { type Pentanomial, scoreInterval } from "matchbox/arena/score.ts";
import { simulatedPairs } from "matchbox/arena/simulated_match.ts";
import type { Random } from "matchbox/base/mod.ts";
import type { PlayersRow, VerdictRow } from "./rows.ts";
import { playersApart } from "./simulated_players.ts";

/**
 * The numbers of matches by leader, and by the side of an even score on which their interval lies. The first
 * three add up to all matches, and so do the last three.
 */
export type VerdictCounts = Omit<VerdictRow, keyof PlayersRow | "games" | "matches">;

/** Counts the verdicts of the matches. */
export function countVerdicts(matches: Iterable<Pentanomial>): VerdictCounts {
  const counts = {
    ...{ first_leads: 0, level: 0, second_leads: 0 },
    ...{ first_named: 0, nobody_named: 0, second_named: 0 },
  };
  for (const pairs of matches) {
    const { mean, low, high } = scoreInterval(pairs);
    counts[mean > 0.5 ? "first_leads" : mean < 0.5 ? "second_leads" : "level"]++;
    counts[low! > 0.5 ? "first_named" : high! < 0.5 ? "second_named" : "nobody_named"]++;
  }
  return counts;
}

/** Plays matches of the given length. */
export function verdictRow(
  players: PlayersRow,
  games: number,
  matches: number,
  random: Random,
): VerdictRow {
  const simulated = playersApart(players);
  const played = Array.from(
    { length: matches },
    () => simulatedPairs(simulated, games / 2, random),
  );
  return { ...players, games, matches, ...countVerdicts(played) };
}
