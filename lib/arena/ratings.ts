/**
 * Rating lists by maximum likelihood.
 *
 * The model is Bradley and Terry's (1952), in which the expected score of a game is a logistic function of the
 * difference of two ratings, and a draw is half a win for each. The models that give draws a parameter of
 * their own (Rao and Kupper, 1967; Davidson, 1970) are not used: the strengths they find belong to the odds of a
 * decided game, not to the expected score, and would contradict the Elo difference shown for the same
 * match. That draws make results steadier is seen to by the intervals: they rest on the spread of the
 * pairs as they were played (the sandwich estimate of Huber, 1967, and White, 1982), not on the model's.
 *
 * @module
 */
import jstat from "jstat";
import { quote, UsageError } from "matchbox/games/mod.ts";
import type { Interval } from "matchbox/report/statistics/mod.ts";
import { type Meeting, mostLikely, standardErrors } from "./bradley_terry.ts";
import type { Pentanomial } from "./score.ts";

/** What two agents scored against each other. */
export interface Pairing {
  readonly first: string;
  readonly second: string;
  /** From the side of the first. */
  readonly pairs: Pentanomial;
}

/** An agent's place in the list. */
export interface Rating {
  readonly name: string;
  /** Elo, the mean of all agents being 0, with its 95 % interval; the count is of games. */
  readonly rating: Interval;
  /** Points a game, from 0 to 1, against whom it met. */
  readonly score: number;
  readonly games: number;
}

/** A rating list. */
export interface RatingList {
  /** The best first. */
  readonly ratings: Rating[];
  /** What had to be supposed for the ratings to exist, or null. */
  readonly note: string | null;
}

/** Elo of one unit of the logistic scale. */
const ELO = 400 / Math.LN10;

/** The two-sided 95 % point of the normal distribution. */
const NORMAL_95 = jstat.normal.inv(0.975, 0, 1);

/**
 * Rates all agents of a tournament at once.
 *
 * Maximum likelihood gives no finite ratings when some agents won every point against the rest. Then every
 * pairing is rated, and its spread judged, with one virtual pair more, in which all was drawn; the note
 * says so.
 *
 * @throws {UsageError} when there are agents that no chain of games connects
 * @throws {RangeError} when there are no pairs, or an agent plays itself
 */
export function rate(pairings: readonly Pairing[]): RatingList {
  const names = [...new Set(pairings.flatMap(({ first, second }) => [first, second]))];
  const played = pairings.map((pairing) => meetingOf(pairing, names));
  if (!played.some(({ count }) => count > 0)) throw new RangeError("ratings of no games");
  refuseStrangers(names, played);
  const winners = whoWonEverything(names, played);
  const meetings = winners
    ? pairings.map((pairing) => meetingOf(withDraw(pairing), names))
    : played;
  const strengths = mostLikely(names.length, meetings);
  const errors = standardErrors(strengths, meetings);
  const ratings = names.map((name, agent) => {
    const { points, games } = recordOf(agent, played);
    const mean = ELO * strengths[agent];
    const half = NORMAL_95 * ELO * errors[agent];
    const rating = { mean, low: mean - half, high: mean + half, count: games };
    return { name, rating, score: points / games, games };
  });
  ratings.sort((one, other) => other.rating.mean - one.rating.mean);
  const note = winners &&
    `${list(winners)} won every point against the others, so that no finite ratings are the ` +
      "likeliest: each pairing is rated with one virtual pair more, in which all was drawn";
  return { ratings, note };
}

/** The names on a side that won every point against all others, or null when there is none. */
function whoWonEverything(names: readonly string[], meetings: readonly Meeting[]): string[] | null {
  const scored = meetings.flatMap(({ first, second, count, points }) => [
    ...(points > 0 ? [[first, second]] : []),
    ...(points < count ? [[second, first]] : []),
  ]);
  // All are reached from the first along the points they took, or some took all of theirs;
  const unbeaten = complement(names, reached(0, scored));
  if (unbeaten.length > 0) return unbeaten;
  // and the first is reached from all, or some never took any.
  const beating = reached(0, scored.map(([winner, loser]) => [loser, winner]));
  return beating.size < names.length ? names.filter((_, agent) => beating.has(agent)) : null;
}

function refuseStrangers(names: readonly string[], meetings: readonly Meeting[]): void {
  const met = meetings.filter(({ count }) => count > 0).flatMap(({ first, second }) => [
    [first, second],
    [second, first],
  ]);
  const group = reached(0, met);
  const strangers = complement(names, group);
  if (strangers.length > 0) {
    const known = names.filter((_, agent) => group.has(agent));
    throw new UsageError(
      `no chain of games connects ${list(known)} with ${list(strangers)}: ` +
        "they cannot be rated together",
    );
  }
}

/** All that arrows lead to from `start`, itself included. */
function reached(start: number, arrows: readonly number[][]): Set<number> {
  const seen = new Set([start]);
  for (const agent of seen) {
    for (const [from, to] of arrows) if (from === agent) seen.add(to);
  }
  return seen;
}

function complement(names: readonly string[], agents: ReadonlySet<number>): string[] {
  return names.filter((_, agent) => !agents.has(agent));
}

function meetingOf({ first, second, pairs }: Pairing, names: readonly string[]): Meeting {
  if (first === second) throw new RangeError(`${first} is paired with itself`);
  const count = pairs.reduce((sum, number) => sum + number, 0);
  const points = pairs.reduce((sum, number, index) => sum + number * index / 4, 0);
  return { first: names.indexOf(first), second: names.indexOf(second), count, points, pairs };
}

function withDraw({ first, second, pairs: [none, half, one, more, two] }: Pairing): Pairing {
  return { first, second, pairs: [none, half, one + 1, more, two] };
}

/** Points and games of an agent. */
function recordOf(agent: number, meetings: readonly Meeting[]): { points: number; games: number } {
  return meetings.reduce(({ points, games }, meeting) => {
    if (meeting.first !== agent && meeting.second !== agent) return { points, games };
    const scored = meeting.first === agent ? meeting.points : meeting.count - meeting.points;
    return { points: points + 2 * scored, games: games + 2 * meeting.count };
  }, { points: 0, games: 0 });
}

function list(names: readonly string[]): string {
  return names.map(quote).join(", ");
}
