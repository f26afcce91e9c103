/**
 * Many simulated matches between two players of known strength, and what they show.
 *
 * @module
 */
import { expectedScore } from "matchbox/arena/elo.ts";
import { scoreInterval } from "matchbox/arena/score.ts";
import { simulatedPairs } from "matchbox/arena/simulated_match.ts";
import { randomStream } from "matchbox/base/random.ts";

/** What is simulated. */
export interface SimulatedMatches {
  /** How much stronger the first player is, in Elo, at least 0. */
  readonly elo: number;
  /** Games of a match, an even number. */
  readonly games: number;
  /** The share of draws that is wished, from 0 to 1; unequal players have fewer. */
  readonly draws: number;
}

/** What a match shows: who leads, and whether its 95 % interval names him. */
export const VERDICTS = [
  "weaker named",
  "weaker leads",
  "level",
  "stronger leads",
  "stronger named",
] as const;
/** One of them. */
export type MatchVerdict = typeof VERDICTS[number];

/** What came of the matches. */
export interface MatchesSeen {
  /** The points per game that the stronger one is expected to get. */
  readonly expected: number;
  /** The share of draws, which is smaller than wished where the players are unequal. */
  readonly draws: number;
  /** The matches by what they show. */
  readonly counts: Readonly<Record<MatchVerdict, number>>;
  /** The matches by the points per game of the stronger one, in bins of equal width, and by what they show. */
  readonly bins: readonly Readonly<Record<MatchVerdict, number>>[];
}

/** The matches of a simulation. */
export const MATCHES = 1000;
/** The bins of the score, an odd number, so that one half is in the middle of one. */
export const BINS = 41;

/** What an opening gives to the favoured side, in points a game: as in the notebooks. */
const OPENING_BIAS = 0.05;

/** Simulates the matches; the same numbers give the same matches. */
export function simulate({ elo, games, draws }: SimulatedMatches): MatchesSeen {
  const score = expectedScore(elo);
  const drawShare = Math.min(draws, 2 * (1 - score - OPENING_BIAS));
  const players = { score, drawShare, openingBias: OPENING_BIAS };
  const random = randomStream(`matches ${elo} ${games} ${draws}`);
  const none = () => Object.fromEntries(VERDICTS.map((name) => [name, 0])) as Counts;
  const counts = none();
  const bins = Array.from({ length: BINS }, none);
  for (let match = 0; match < MATCHES; match++) {
    const { mean, low, high } = scoreInterval(simulatedPairs(players, games / 2, random));
    const verdict = low! > 0.5
      ? "stronger named"
      : high! < 0.5
      ? "weaker named"
      : mean > 0.5
      ? "stronger leads"
      : mean < 0.5
      ? "weaker leads"
      : "level";
    counts[verdict]++;
    bins[Math.round(mean * (BINS - 1))][verdict]++;
  }
  return { expected: score, draws: drawShare, counts, bins };
}

type Counts = Record<MatchVerdict, number>;
