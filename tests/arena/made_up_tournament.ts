/**
 * Invented results of tournaments, for tests of tables and figures.
 *
 * @module
 */
import type { MatchResult } from "matchbox/arena/match_result.ts";
import type { Pentanomial } from "matchbox/arena/score.ts";
import type { TournamentResult } from "matchbox/arena/tournament_result.ts";
import { wilson } from "matchbox/report/statistics/mod.ts";

/** A match with these pairs of games, in which a pair of one point is a win and a loss. */
export function match(first: string, second: string, pairs: Pentanomial): MatchResult {
  const [lost, half, even, more, won] = pairs;
  const wins = 2 * won + more + even;
  const losses = 2 * lost + half + even;
  const games = wins + losses + half + more;
  const mean = (wins + (half + more) / 2) / games;
  const { low, high } = wilson(mean, games);
  const elo = (score: number) => -400 * Math.log10(1 / score - 1);
  return {
    game: "reversi:size=6",
    first,
    second,
    games,
    wins,
    draws: half + more,
    losses,
    distinct: games,
    deterministic: false,
    census: false,
    pairs,
    score: { mean, low, high, count: games },
    elo: { mean: elo(mean), low: elo(low), high: elo(high), count: games },
    superiority: 0.5,
    plies: { mean: 32, low: 31.5, high: 32.5, count: games },
    faults: [0, 0],
    firstFaults: [null, null],
  };
}

/** Agents with their ratings and intervals, and their matches. Infinite ratings have finite ones of 600. */
export function tournament(
  rated: readonly (readonly [
    name: string,
    rating: number,
    low: number | null,
    high: number | null,
  ])[],
  matches: readonly MatchResult[],
  note: string | null = null,
): TournamentResult {
  const ratings = rated.map(([name, mean, low, high]) => {
    const games = matches.filter(({ first, second }) => first === name || second === name)
      .reduce((sum, { games }) => sum + games, 0);
    const finite = Number.isFinite(mean) ? mean : Math.sign(mean) * 600;
    return { name, rating: { mean, low, high, count: games }, finite, score: 0.5, games };
  });
  const agents = rated.map(([name]) => name).toSorted();
  return { game: "reversi:size=6", agents, matches, ratings, note };
}

/** Two agents, one of which won all games: the rating of the other is infinite. */
export function walkover(): TournamentResult {
  return tournament(
    [["greedy:eval=squares", 0, null, null], ["random", -Infinity, -Infinity, -338]],
    [match("greedy:eval=squares", "random", [0, 0, 0, 0, 10])],
    "random took no point from greedy:eval=squares, whose rating is 0",
  );
}

/** Five agents: one won everything, one lost everything, one met only the first. */
export function landslide(): TournamentResult {
  const [champion, first, second] = [6, 3, 2].map((depth) => `alphabeta:depth=${depth}`);
  const won: Pentanomial = [0, 0, 0, 0, 10];
  return tournament(
    [
      [champion, Infinity, 407, Infinity],
      [first, 62, -15, 139],
      ["minimax:depth=1", 0, -Infinity, Infinity],
      [second, -62, -139, 15],
      ["random", -Infinity, -Infinity, -266],
    ],
    [
      match(champion, first, won),
      match(champion, second, won),
      match(champion, "random", won),
      match(champion, "minimax:depth=1", won),
      match(first, second, [1, 2, 2, 3, 2]),
      match(first, "random", won),
      match(second, "random", won),
    ],
    "some won everything, and some lost everything",
  );
}

/** Three agents in a round robin. */
export function threeAgents(): TournamentResult {
  const [deep, shallow] = ["alphabeta:depth=4,eval=squares", "alphabeta:depth=2,eval=squares"];
  return tournament(
    [[deep, 301, 223, 379], [shallow, 88, 20, 156], ["random", -389, -470, -308]],
    [
      match("random", shallow, [14, 3, 2, 1, 0]),
      match(shallow, deep, [8, 5, 4, 2, 1]),
      match(deep, "random", [0, 0, 1, 1, 18]),
    ],
  );
}

/** Eight agents with long names; only the first met all the others. */
export function gauntlet(): TournamentResult {
  const names = ["generated", "best", "worst"].flatMap((order) =>
    [3, 4].map((depth) => `alphabeta:depth=${depth},eval=squares,order=${order},ordering_depth=2`)
  );
  const ranked = [...names, "minimax:depth=3,eval=squares", "random"];
  const [first, ...others] = ranked;
  return tournament(
    ranked.map((name, rank) => [name, 280 - 80 * rank, 220 - 80 * rank, 340 - 80 * rank]),
    others.map((other, rank) => match(first, other, [rank < 3 ? 9 : 0, 3, 20 - rank, 4, 5 * rank])),
  );
}

/** Eight agents of decreasing depth in a round robin. */
export function roundRobin(): TournamentResult {
  const names = [8, 7, 6, 5, 4, 3, 2, 1].map((depth) => `alphabeta:depth=${depth},eval=squares`);
  return tournament(
    names.map((name, rank) => [name, 350 - 100 * rank, 310 - 100 * rank, 390 - 100 * rank]),
    names.flatMap((first, rank) =>
      names.slice(rank + 1).map((second, below) =>
        match(first, second, [3, 2, 9, 5, 4 + 9 * below])
      )
    ),
  );
}
