/**
 * The coverage of intervals: how often they contain the true score.
 *
 * @module
 */
import { scoreInterval } from "matchbox/arena/score.ts";
import { simulatedMatch, type SimulatedPlayers } from "matchbox/arena/simulated_match.ts";
import type { Random } from "matchbox/base/mod.ts";
import { rounded } from "../../rounded.ts";
import { type ColumnText, rowSet } from "../../row_sets.ts";
import { playersColumns } from "./simulated_players.ts";

/** The kind of matches to test intervals with. */
export interface CoverageCell {
  /** The true score in points per game. */
  readonly score: number;
  /** Whether openings favour one of the players strongly. */
  readonly openings: "even" | "biased";
  /** Whether games are drawn. */
  readonly drawn: boolean;
  /** Length of each match. */
  readonly games: number;
}

/**
 * The numbers of matches whose interval covers the true score: the interval that Matchbox computes from
 * pairs, and the usual textbook interval.
 */
export type CoverageCounts = { by_pairs: number; textbook: number };

/** The coverage for matches of one length between players of one kind. */
export type CoverageRow = {
  score: number;
  draws: number;
  bias: number;
  games: number;
  matches: number;
} & CoverageCounts;

const counted = (meaning: string): ColumnText => ({ kind: "exact", unit: "matches", meaning });

/** The rows of the coverage. */
export const coverageSet = rowSet<CoverageRow>(
  "Simulated matches of one length: does the interval cover the true score?",
  {
    score: { kind: "key", meaning: "true score of the first player, in points per game" },
    draws: playersColumns.draws,
    bias: playersColumns.bias,
    games: { kind: "key", unit: "games", meaning: "length of each match" },
    matches: counted("simulated matches"),
    by_pairs: counted("matches whose interval, computed from pairs, covers the true score"),
    textbook: counted("matches whose interval by the textbook covers the true score"),
  },
);

/** Tests both intervals in the given number of matches. */
export function coverageRow(
  cell: CoverageCell,
  { matches, draws }: { readonly matches: number; readonly draws: number },
  random: Random,
): CoverageRow {
  const players = playersOf(cell, draws);
  return {
    score: cell.score,
    draws: rounded(players.drawShare),
    bias: rounded(players.openingBias),
    games: cell.games,
    matches,
    ...countCovered(players, cell.games / 2, matches, random),
  };
}

/**
 * Players with the given score. Openings are worth nothing, or half of the weaker player's score. Draws make
 * up at most half of the rest of that score.
 */
function playersOf({ score, openings, drawn }: CoverageCell, draws: number): SimulatedPlayers {
  const least = Math.min(score, 1 - score);
  const openingBias = openings === "biased" ? least / 2 : 0;
  const drawShare = drawn ? Math.min(draws, least - openingBias) : 0;
  return { score, openingBias, drawShare };
}

/** Half the width of a 95 % interval, in standard errors. */
const NORMAL_POINT = 1.96;

/** Plays a number of matches, each of a number of pairs. */
export function countCovered(
  players: SimulatedPlayers,
  pairs: number,
  matches: number,
  random: Random,
): CoverageCounts {
  const covered = { by_pairs: 0, textbook: 0 };
  const covers = ({ low, high }: { low: number | null; high: number | null }) =>
    low! <= players.score && players.score <= high!;
  for (let match = 0; match < matches; match++) {
    const played = simulatedMatch(players, pairs, random);
    if (covers(scoreInterval(played.pairs))) covered.by_pairs++;
    if (covers(textbookInterval(played.games))) covered.textbook++;
  }
  return covered;
}

/** The mean score per game plus or minus 1.96 standard errors, as if all games were independent. */
export function textbookInterval(
  { win, draw, loss }: { win: number; draw: number; loss: number },
): { low: number; high: number } {
  const games = win + draw + loss;
  const score = (win + draw / 2) / games;
  const variance = (win + draw / 4) / games - score ** 2;
  // Rounding must not make it negative when all games have the same result.
  const half = NORMAL_POINT * Math.sqrt(Math.max(variance, 0) / games);
  return { low: score - half, high: score + half };
}
