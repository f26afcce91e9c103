/**
 * Rating lists by maximum likelihood, in the Bradley-Terry model.
 *
 * In this model (Bradley and Terry, 1952) the expected score of a game is a logistic function of the
 * difference of two ratings, and a draw is half a win for each. Models with a parameter for draws (Rao and
 * Kupper, 1967; Davidson, 1970) are not used: their strengths give the odds of a decided game, not the
 * expected score, and would contradict the Elo difference shown for the same match. Draws make results
 * steadier, and the intervals take that into account: they use the observed spread of the pairs (the
 * sandwich estimate of Huber, 1967, and White, 1982), not that of the model.
 *
 * An agent that won or lost every game has no finite maximum-likelihood rating. Each agent therefore also
 * has a finite rating: the same maximum-likelihood estimate after one virtual draw is added between every
 * two agents that met. Virtual draws as a prior are the method of R. Coulom's program BayesElo.
 *
 * @module
 */
import jstat from "jstat";
import { quote, UsageError } from "matchbox/base/mod.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import {
  mostLikely,
  type NumberedMatch,
  standardErrors,
  strengthToWinAll,
} from "./bradley_terry.ts";
import { type RatingGroup, ratingGroups, reached } from "./rating_groups.ts";
import type { Pentanomial } from "./score.ts";

/** The part of a match that ratings need: the score of two agents against each other. */
export interface RatedMatch {
  /** The name of the agent whose score it is. */
  readonly first: string;
  /** The name of its opponent. */
  readonly second: string;
  /** From the side of the first. */
  readonly pairs: Pentanomial;
}

/** The rating of an agent. */
export interface Rating {
  /** The name of the agent. */
  readonly name: string;
  /**
   * Elo with its 95 % interval; the count is of games. 0 is the mean of all agents, or of those named in
   * the note of the list. Infinite when the likelihood has no finite maximum.
   */
  readonly rating: Interval;
  /**
   * Elo with one virtual draw added between every two agents that met. Always finite; 0 is the mean of the same
   * agents as for `rating`.
   */
  readonly finite: number;
  /** Points per game, from 0 to 1, against all agents that it met. */
  readonly score: number;
  /** Games that count as evidence, against all agents. */
  readonly games: number;
}

/** A rating list. */
export interface RatingList {
  /** The best first. */
  readonly ratings: Rating[];
  /** Which ratings are infinite and which agents have the mean 0; null when all ratings are finite. */
  readonly note: string | null;
}

/** Elo of one unit of the logistic scale. */
const ELO = 400 / Math.LN10;

/** The two-sided 95 % point of the normal distribution. */
const NORMAL_95 = jstat.normal.inv(0.975, 0, 1);

/** The probability that the finite end of a half-infinite 95 % interval leaves out. */
const TAIL = 0.025;

/**
 * Rates all agents of a tournament together.
 *
 * Maximum likelihood gives finite ratings to all agents unless some of them took every point against all
 * the others. In that case it gives finite ratings only within groups of agents (see rating_groups.ts), and
 * the list is based on the largest group, the core:
 * - Agents of the core are rated by the games among them, with mean 0. A core of one agent has no interval.
 * - Agents above the core, which lost no point to it, are rated +Infinity. At the lower end of the interval
 *   an agent would win all its games against the core with a probability of 2.5 %, as in the interval of
 *   Clopper and Pearson (1934). The opponents' ratings are taken as known. Without a game against the core
 *   the lower end is infinite as well.
 * - Agents below the core, which took no point from it, are rated -Infinity in the same way.
 * - Agents that no points compare with the core are rated 0, with infinite ends.
 *
 * In a tournament in which all meet, an agent that gains points never falls behind another by that. In a
 * round robin with equally many games for every two agents, both kinds of rating have the order of the
 * scores.
 *
 * The intervals of the core are symmetric (Wald intervals), so they are too short for an agent that wins
 * nearly every game. In simulated tournaments they cover the true rating in at least 93 % of cases, except
 * when a champion loses less than one game in five tournaments: 1,000 Elo above two agents, with ten pairs
 * against each, they cover 89 to 91 %.
 *
 * @throws {UsageError} when no chain of games connects some of the agents
 * @throws {RangeError} when there are no pairs, or an agent plays itself
 */
export function rate(played: readonly RatedMatch[]): RatingList {
  const names = [...new Set(played.flatMap(({ first, second }) => [first, second]))];
  const matches = played.map((match) => numbered(match, names))
    .filter(({ count }) => count > 0);
  if (matches.length === 0) throw new RangeError("ratings of no games");
  refuseStrangers(names, matches);
  const groups = ratingGroups(names, matches);
  const coreMembers = groups.find(({ place }) => place === "core")!.members;
  const core = ratingsWithin(coreMembers, matches);
  const finite = finiteRatings(names.length, coreMembers, matches);
  const ratings = groups.flatMap(({ members, place }) =>
    // Agents above or below the core are ordered by their ratings within their group.
    [...ratingsWithin(members, matches)]
      .sort(([, one], [, other]) => other.mean - one.mean)
      .map(([agent, rating]) => {
        const { points, games } = recordOf(agent, matches);
        const ends = place === "core" ? rating : beyondCore(agent, place, core, matches);
        return {
          name: names[agent],
          rating: { ...ends, count: games },
          finite: finite[agent],
          score: points / games,
          games,
        };
      })
  );
  // Infinite ratings keep the order of their groups.
  ratings.sort(({ rating: { mean: one } }, { rating: { mean: other } }) =>
    one === other ? 0 : other - one
  );
  return { ratings, note: noteOn(groups, names) };
}

/** A rating in Elo with the ends of its interval. */
type Ends = Omit<Interval, "count">;

/**
 * The ratings by all games and one virtual draw between every two agents that met, 0 being the mean of the core.
 */
function finiteRatings(
  agents: number,
  core: readonly number[],
  matches: readonly NumberedMatch[],
): number[] {
  const met = Map.groupBy(matches, ({ first, second }) => [first, second].sort().join(" v "));
  // A game is half a pair, and a draw half a point.
  const draws = [...met.values()].map(([match]) => ({ ...match, count: 0.5, points: 0.25 }));
  const strengths = mostLikely(agents, [...matches, ...draws]);
  const zero = core.reduce((sum, agent) => sum + strengths[agent], 0) / core.length;
  return strengths.map((strength) => ELO * (strength - zero));
}

/** The ratings of a group by the games within it, with mean 0, in the order of its members. */
function ratingsWithin(
  members: readonly number[],
  matches: readonly NumberedMatch[],
): Map<number, Ends> {
  if (members.length === 1) return new Map([[members[0], { mean: 0, low: null, high: null }]]);
  const place = new Map(members.map((agent, index) => [agent, index]));
  const within = matches.flatMap((match) => {
    const [first, second] = [place.get(match.first), place.get(match.second)];
    return first === undefined || second === undefined ? [] : [{ ...match, first, second }];
  });
  const strengths = mostLikely(members.length, within);
  const errors = standardErrors(strengths, within);
  return new Map(members.map((agent, index) => {
    const mean = ELO * strengths[index];
    const half = NORMAL_95 * ELO * errors[index];
    return [agent, { mean, low: mean - half, high: mean + half }];
  }));
}

/** The rating of an agent outside the core. */
function beyondCore(
  agent: number,
  place: Exclude<RatingGroup["place"], "core">,
  core: ReadonlyMap<number, Ends>,
  matches: readonly NumberedMatch[],
): Ends {
  if (place === "apart") return { mean: 0, low: -Infinity, high: Infinity };
  // An agent below the core is treated as one above it with all signs reversed.
  const sign = place === "above" ? 1 : -1;
  const opponents = matches.flatMap(({ first, second, count }) => {
    const opponent = first === agent ? second : second === agent ? first : null;
    const rating = opponent === null ? undefined : core.get(opponent);
    return rating ? [{ strength: sign * rating.mean / ELO, games: 2 * count }] : [];
  });
  const end = sign * ELO * strengthToWinAll(opponents, TAIL);
  return sign > 0
    ? { mean: Infinity, low: end, high: Infinity }
    : { mean: -Infinity, low: -Infinity, high: end };
}

/** Explains the list when some ratings are not finite. */
function noteOn(groups: readonly RatingGroup[], names: readonly string[]): string | null {
  if (groups.length === 1) return null;
  const at = (wanted: RatingGroup["place"]) =>
    groups.filter(({ place }) => place === wanted)
      .flatMap(({ members }) => members.map((agent) => names[agent]));
  const [core, above, below, apart] = (["core", "above", "below", "apart"] as const).map(at);
  const [what, them] = core.length > 1 ? ["mean", "them"] : ["rating", "it"];
  const facts = [
    ...(above.length ? [`${list(above)} lost no point to ${them}`] : []),
    ...(below.length ? [`${list(below)} took no point from ${them}`] : []),
  ].join(" and ");
  return [
    `0 is the ${what} of ${list(core)}`,
    `${facts}: the maximum-likelihood rating is infinite, and at the finite end of its interval such a ` +
    "score has a probability of 2.5 %",
    ...(apart.length
      ? [`no points compare ${list(apart)} with ${them}, so their rating is unknown`]
      : []),
  ].join("; ");
}

function refuseStrangers(names: readonly string[], matches: readonly NumberedMatch[]): void {
  const met = matches.flatMap(({ first, second }) => [[first, second], [second, first]]);
  const group = reached(0, met);
  const strangers = names.filter((_, agent) => !group.has(agent));
  if (strangers.length > 0) {
    const known = names.filter((_, agent) => group.has(agent));
    throw new UsageError(
      `no chain of games connects ${list(known)} with ${
        list(strangers)
      }, so they cannot be rated together`,
    );
  }
}

function numbered({ first, second, pairs }: RatedMatch, names: readonly string[]): NumberedMatch {
  if (first === second) throw new RangeError(`${first} is paired with itself`);
  const count = pairs.reduce((sum, number) => sum + number, 0);
  const points = pairs.reduce((sum, number, index) => sum + number * index / 4, 0);
  return { first: names.indexOf(first), second: names.indexOf(second), count, points, pairs };
}

/** Points and games of an agent. */
function recordOf(
  agent: number,
  matches: readonly NumberedMatch[],
): { points: number; games: number } {
  return matches.reduce(({ points, games }, match) => {
    if (match.first !== agent && match.second !== agent) return { points, games };
    const scored = match.first === agent ? match.points : match.count - match.points;
    return { points: points + 2 * scored, games: games + 2 * match.count };
  }, { points: 0, games: 0 });
}

/** Up to four names; of more, three and the number of the others. */
function list(names: readonly string[]): string {
  const shown = names.length > MOST_NAMES ? names.slice(0, MOST_NAMES - 1) : names;
  const others = names.length - shown.length;
  return shown.map(quote).join(", ") + (others > 0 ? ` and ${others} others` : "");
}

/** At most four, so that there are never "1 others". */
const MOST_NAMES = 4;
