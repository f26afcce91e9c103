/**
 * The result of a match from its rows: two games from each opening, with sides changed.
 *
 * @module
 */
import { eloDifference } from "matchbox/arena/elo.ts";
import { formatElo } from "matchbox/arena/format_elo.ts";
import { type Pentanomial, scoreInterval } from "matchbox/arena/score.ts";
import type { ValueColumn } from "matchbox/report/table_of.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { ClaimCase } from "./claim.ts";
import { mean, total } from "./estimates.ts";
import { groupBy, rowsWith } from "./groups.ts";
import { pentanomialOf } from "./pairs_of_match.ts";
import { barsOver } from "./phrases.ts";

/** A match from the first player's side. */
export interface PairedMatch {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly pairs: Pentanomial;
  /** Points per game. */
  readonly score: Interval;
  readonly elo: Interval;
}

/** A game of the match: the points of the first player, 0, 0.5 or 1. */
export interface GameOfPair {
  readonly opening: number;
  readonly points: number;
}

/** What the intervals of a match are over. */
const UNIT = "pairs of games";

/** What stands below a figure of scores. */
export const EVEN_LINE = `${barsOver(UNIT)} The line is an even score.`;

/** The result of all games of a match. */
export function pairedMatch(games: readonly GameOfPair[]): PairedMatch {
  const byOpening = groupBy(games, "opening").rollup((pair) => ({ points: total(pair, "points") }));
  const pairs = pentanomialOf(byOpening.map(({ points }) => points));
  const over = { unit: UNIT, count: byOpening.length };
  return {
    ...{ games: games.length, ...countsOf(games), pairs },
    score: { ...scoreInterval(pairs), ...over },
    elo: { ...eloDifference(pairs), ...over },
  };
}

/** The numbers of games that the first player won, drew and lost. */
export function countsOf(games: readonly GameOfPair[]) {
  const [wins, draws, losses] = [1, 0.5, 0].map((points) => rowsWith(games, { points }).length);
  return { wins, draws, losses };
}

/**
 * The mean of a number of games over openings: games from one opening depend on each other, so they are averaged
 * first.
 *
 * @param of the number; null in a game that has none
 */
export function overOpenings<R extends { readonly opening: number }>(
  games: readonly R[],
  of: (game: R) => number | null,
): Interval {
  const some = games.flatMap((game) => {
    const value = of(game);
    return value === null ? [] : [{ opening: game.opening, value }];
  });
  const byOpening = groupBy(some, "opening").rollup((own) => ({
    value: own.reduce((sum, { value }) => sum + value, 0) / own.length,
  }));
  return mean(byOpening, "value", "openings");
}

/** Matches between these players as a case of a claim. */
export function caseOf({ first, second, score }: NamedMatch): ClaimCase {
  return { name: `${first} against ${second}`, estimate: score };
}

/** The differences of some matches in Elo, as a sentence. */
export function inElo(matches: readonly NamedMatch[]): string {
  const differences = matches.map(({ first, second, elo }) =>
    `${formatElo(elo)} (${first} against ${second})`
  );
  return `In Elo: ${differences.join("; ")}.`;
}

/** A match with the names of its players. */
type NamedMatch = PairedMatch & { readonly first: string; readonly second: string };

/**
 * Columns of a table of matches.
 *
 * @param of the match of a row
 */
export function matchColumns<E>(of: (each: E) => PairedMatch) {
  return {
    games: {
      ...{ name: "games", meaning: "games played, two from each opening" },
      value: (each) => of(each).games,
    },
    score: {
      ...{ name: "score", digits: 3, meaning: "points per game of the first player" },
      value: (each) => of(each).score,
    },
    elo: {
      ...{ name: "difference", unit: "Elo", digits: 0, meaning: "Elo difference" },
      value: (each) => of(each).elo,
    },
    wins: {
      ...{ name: "wins", detail: true, meaning: "won by the first player" },
      value: (each) => of(each).wins,
    },
    draws: { name: "draws", detail: true, meaning: "drawn", value: (each) => of(each).draws },
    losses: {
      ...{ name: "losses", detail: true, meaning: "lost by the first player" },
      value: (each) => of(each).losses,
    },
  } satisfies Record<string, ValueColumn<E>>;
}
