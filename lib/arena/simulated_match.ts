/**
 * Simulated matches between players of known strength, for testing how often an interval covers the true
 * score.
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import type { Pentanomial } from "./score.ts";

/** Two players, by their expected results. */
export interface SimulatedPlayers {
  /** Expected points per game of the first player, from 0 to 1. */
  readonly score: number;
  /** Probability of a draw, from 0 to 1. */
  readonly drawShare: number;
  /**
   * Points per game, from 0 to 0.5, that an opening gives to the favoured side and takes from the other.
   * Each player has the favoured side in one of the two games of a pair.
   */
  readonly openingBias: number;
}

/** The probabilities of the results of a game, for the first player. */
export interface ResultShares {
  /** From 0 to 1; the three add up to 1. */
  readonly win: number;
  /** From 0 to 1. */
  readonly draw: number;
  /** From 0 to 1. */
  readonly loss: number;
}

/** Games of a match by their result for the first player. */
export type GameCounts = { -readonly [result in keyof ResultShares]: number };

/**
 * The probabilities of the results of one game.
 *
 * @param favoured whether the opening favours the side of the first player, or the other
 */
export function resultShares(
  { score, drawShare, openingBias }: SimulatedPlayers,
  favoured: boolean,
): ResultShares {
  const expected = favoured ? score + openingBias : score - openingBias;
  return {
    win: expected - drawShare / 2,
    draw: drawShare,
    loss: 1 - expected - drawShare / 2,
  };
}

/** Draws a random result for the first player. */
export function drawResult({ win, draw }: ResultShares, random: Random): keyof ResultShares {
  const lot = random.float() - win;
  return lot < 0 ? "win" : lot < draw ? "draw" : "loss";
}

/** The pairs of a simulated match by their points; see `simulatedMatch`. */
export function simulatedPairs(
  players: SimulatedPlayers,
  pairs: number,
  random: Random,
): Pentanomial {
  return simulatedMatch(players, pairs, random).pairs;
}

/**
 * Draws the results of a match of that many pairs. Given the opening, its games are independent.
 *
 * @throws {RangeError} when a probability would be negative: drawShare must be at most 2 (min(score, 1 -
 * score) - openingBias)
 */
export function simulatedMatch(
  players: SimulatedPlayers,
  pairs: number,
  random: Random,
): { pairs: Pentanomial; games: GameCounts } {
  const { score, drawShare, openingBias } = players;
  const room = 2 * (Math.min(score, 1 - score) - openingBias);
  if (!(drawShare >= 0 && openingBias >= 0 && drawShare <= room + ROUNDING)) {
    throw new RangeError(
      `no players score ${score} with a share of draws of ${drawShare} and openings worth ${openingBias}`,
    );
  }
  const [favoured, other] = [resultShares(players, true), resultShares(players, false)];
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  const games: GameCounts = { win: 0, draw: 0, loss: 0 };
  for (let pair = 0; pair < pairs; pair++) {
    const one = drawResult(favoured, random);
    const two = drawResult(other, random);
    games[one]++;
    games[two]++;
    counts[HALVES[one] + HALVES[two]]++;
  }
  return { pairs: counts, games };
}

/** Points in halves. */
const HALVES = { win: 2, draw: 1, loss: 0 };

/** Tolerance for rounding errors, e.g. of 1 - 0.9. */
const ROUNDING = 1e-9;
