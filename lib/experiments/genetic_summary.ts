/**
 * What the summaries, tables and figures of runs of learners share. The unit of evidence is a run, because
 * the games of a run share its weights.
 *
 * @module
 */
import { difference } from "matchbox/report/statistics/difference.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Mark, Panel } from "matchbox/report/table.ts";
import { boundedMean, total } from "./estimates.ts";
import { groupBy } from "./groups.ts";

/** What intervals are over. */
export const RUNS = "runs";

/** The games of a match. */
interface Tally {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** Matches with the same values in these columns: their games, and points per game, the mean over runs. */
export function scoresOf<R extends Tally, K extends keyof R>(rows: readonly R[], ...columns: K[]) {
  return groupBy(rows, ...columns).rollup((own) => ({
    games: total(own, gamesOf),
    score: boundedMean(own, (row) => (row.wins + row.draws / 2) / gamesOf(row), RUNS),
  }));
}

/** Points per game minus those of this player; the runs of two players are independent of each other. */
export function gainsOver(
  player: string,
  scores: readonly { readonly player: string; readonly score: Interval }[],
) {
  const own = scores.find((each) => each.player === player)!.score;
  return scores.filter((each) => each.player !== player)
    .map(({ player, score }) => ({ player, gain: difference(score, own) }));
}

/** The last stage of each learner. */
export function lastOf<S extends { readonly learner: string }>(stages: readonly S[]): S[] {
  return [...Map.groupBy(stages, ({ learner }) => learner).values()].map((own) => own.at(-1)!);
}

/** A column of tables, without its value. */
export const runs = { name: "runs", detail: true, meaning: "independent runs" };
/** A column of tables, without its value. */
export const gamesInPairs = { name: "games", unit: "games", meaning: "games in pairs, all runs" };

/** A weight by the number of games. */
export interface WeightByGames {
  readonly title: string;
  /** What is drawn behind the means. */
  readonly behind: Mark;
  /** The series of the means over runs, and its points. */
  readonly means: { readonly series: string; readonly width?: number; readonly points: Points };
  /** A series to compare with, and its level. */
  readonly level: { readonly series: string; readonly weight: number };
}

type Points = readonly { readonly games: number; readonly weight: number }[];

/** The panel of a weight: the means over runs, and a broken line to compare with. */
export function weightPanel({ title, behind, means, level }: WeightByGames): Panel {
  const games = means.points.at(-1)!.games;
  const line = (series: string, points: Points, options: Record<string, unknown>): Mark => ({
    mark: "line",
    data: points.map((point) => ({ ...point, series })),
    options: { x: "games", y: "weight", stroke: "series", ...options },
  });
  return {
    title,
    options: { x: { ticks: [0, games / 2, games] } },
    marks: [
      behind,
      line(means.series, means.points, means.width ? { strokeWidth: means.width } : {}),
      line(level.series, [0, games].map((games) => ({ games, weight: level.weight })), {
        strokeDasharray: "4 3",
      }),
    ],
  };
}

function gamesOf({ wins, draws, losses }: Tally): number {
  return wins + draws + losses;
}
