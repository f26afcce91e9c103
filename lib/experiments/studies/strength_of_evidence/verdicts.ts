/**
 * The verdicts of matches on their players.
 *
 * @module
 */
import { type Pentanomial, scoreInterval } from "matchbox/arena/score.ts";
import { simulatedPairs } from "matchbox/arena/simulated_match.ts";
import type { Random } from "matchbox/base/mod.ts";
import { type ColumnText, rowSet } from "../../row_sets.ts";
import { playersApart, playersColumns, type PlayersRow } from "./simulated_players.ts";

/**
 * The numbers of matches by leader, and by the side of an even score on which their interval lies. The first
 * three add up to all matches, and so do the last three.
 */
export type VerdictCounts = {
  first_leads: number;
  level: number;
  second_leads: number;
  first_named: number;
  nobody_named: number;
  second_named: number;
};

/** Simulated matches of one length. */
export type VerdictRow = PlayersRow & { games: number; matches: number } & VerdictCounts;

const counted = (meaning: string): ColumnText => ({ kind: "exact", unit: "matches", meaning });

/** The rows of the simulated matches. */
export const verdictSet = rowSet<VerdictRow>(
  "Simulated matches of one length: what their intervals show",
  {
    ...playersColumns,
    games: { kind: "key", unit: "games", meaning: "length of each match" },
    matches: counted("simulated matches"),
    first_leads: counted("the first player has the higher score"),
    level: counted("both have the same score"),
    second_leads: counted("the second player has the higher score"),
    first_named: counted("the 95 % interval of the first player's score lies above one half"),
    nobody_named: counted("the 95 % interval contains one half"),
    second_named: counted("the 95 % interval lies below one half"),
  },
);

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
