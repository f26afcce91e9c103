/**
 * Rows of the study put together: estimates over batches, and exact facts.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import { findGame } from "matchbox/games/mod.ts";
import { type Interval, mean, proportion } from "matchbox/report/statistics/mod.ts";
import type { Row } from "matchbox/report/table.ts";

/** What the random games of a game came to. */
export interface RandomSummary {
  readonly game: string;
  readonly title: string;
  readonly games: number;
  /** Plies. */
  readonly length: Interval;
  readonly shortest: number;
  readonly longest: number;
  /** Legal moves a position, over all positions met. */
  readonly branching: Interval;
  /** Of the first side: a win 1, a draw a half. */
  readonly score: Interval;
  readonly firstWins: Interval;
  readonly draws: Interval;
  readonly secondWins: Interval;
}

/** One summary for every game, in the order of the rows; intervals are those of the batches. */
export function randomSummaries(rows: readonly Row[]): RandomSummary[] {
  const random = rows.filter(({ method }) => method === "random games");
  const byGame = Map.groupBy(random, ({ game }) => game as string);
  return [...byGame].map(([game, own]) => {
    const batches = (fact: string) => own.filter((row) => row.fact === fact);
    const values = (fact: string) => batches(fact).map(({ value }) => value as number);
    const games = sumOf(batches("length"), ({ count }) => count as number);
    // Each batch counts once for the spread; the games behind it are what the reader counts.
    const estimate = (fact: string): Interval => ({ ...mean(values(fact)), count: games });
    const share = (fact: string) => {
      const won = sumOf(batches(fact), (row) => (row.value as number) * (row.count as number));
      return proportion(Math.round(won), games);
    };
    return {
      game,
      title: findGame(game).title,
      games,
      length: estimate("length"),
      shortest: Math.min(...values("shortest")),
      longest: Math.max(...values("longest")),
      branching: estimate("branching"),
      score: estimate("score"),
      firstWins: share("first wins"),
      draws: share("draws"),
      secondWins: share("second wins"),
    };
  });
}

/** The exact facts of a method, e.g. `perft`, as rows. */
export function exactFacts(rows: readonly Row[], method: string): Row[] {
  return rows.filter((row) => row.method === method);
}

/** An exact fact of a game; undefined when it was not found out. */
export function factOf(rows: readonly Row[], game: string, fact: string): Row | undefined {
  return rows.find((row) =>
    row.game === game && row.fact === fact && row.method !== "random games"
  );
}
