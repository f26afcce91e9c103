/**
 * Matches of players whose strength is known, because nothing is played: for asking whether an interval
 * covers the truth as often as it says.
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import type { Pentanomial } from "./score.ts";

/** Two players, as what they may expect of each other. */
export interface SimulatedPlayers {
  /** Points a game that the first may expect, from 0 to 1. */
  readonly score: number;
  /** Share of draws among all games, from 0 to 1. */
  readonly drawShare: number;
  /**
   * Points a game, from 0 to 0.5, that an opening gives to the player whose side it favours and takes from the
   * other. Each has that side in one of the two games, so that which side it is makes no difference.
   */
  readonly openingBias: number;
}

/**
 * Draws the results of a match of that many pairs. Its games are independent of each other once the
 * opening is given.
 *
 * @throws {RangeError} when the players cannot be: the first must be able to win and to lose as often as
 * `score`, the draws and the openings ask, which is drawShare <= 2 (min(score, 1 - score) - openingBias)
 */
export function simulatedPairs(
  { score, drawShare, openingBias }: SimulatedPlayers,
  pairs: number,
  random: Random,
): Pentanomial {
  const room = 2 * (Math.min(score, 1 - score) - openingBias);
  if (!(drawShare >= 0 && openingBias >= 0 && drawShare <= room + ROUNDING)) {
    throw new RangeError(
      `no players score ${score} with a share of draws of ${drawShare} and openings worth ${openingBias}`,
    );
  }
  const points = (expected: number) => {
    const lot = random.float() - (expected - drawShare / 2);
    return lot < 0 ? 2 : lot < drawShare ? 1 : 0;
  };
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (let pair = 0; pair < pairs; pair++) {
    counts[points(score + openingBias) + points(score - openingBias)]++;
  }
  return counts;
}

/** What 1 - 0.9 and its like are off by. */
const ROUNDING = 1e-9;
