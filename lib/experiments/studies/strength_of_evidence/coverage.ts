/**
 * The coverage of intervals: how often they contain the true score.
 *
 * @module
 */
import { scoreInterval } from "matchbox/arena/score.ts";
import { simulatedMatch, type SimulatedPlayers } from "matchbox/arena/simulated_match.ts";
import type { Random } from "matchbox/base/mod.ts";
import { rounded } from "../../rounded.ts";
import type { CoverageRow } from "./rows.ts";

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
): Pick<CoverageRow, "by_pairs" | "textbook"> {
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
