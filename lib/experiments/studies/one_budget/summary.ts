/**
 * What the rows say of each learner, over trainings: by games, by time, by perfect play and against each other.
 *
 * @module
 */
import { randomStream } from "matchbox/base/mod.ts";
import { interquartileMean, middleMean } from "matchbox/report/statistics/interquartile_mean.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { performanceProfile } from "matchbox/report/statistics/performance_profile.ts";
import { probabilityOfImprovement } from "matchbox/report/statistics/probability_of_improvement.ts";
import { boundedMean, overProcesses } from "../../estimates.ts";
import { groupBy, ifAny, rowsWith } from "../../groups.ts";
import type { RowsOf } from "../../row_sets.ts";
import { EXAMS, OPPONENTS, STRONGEST } from "./exams.ts";
import { arenaNamed } from "./learners.ts";
import { orderKept } from "./order.ts";
import type { MarksRow, sets } from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;
/** A game. */
export type GameSummary = Summary["games"][number];
/** A learner after its last games. */
export type LastSummary = GameSummary["last"][number];

const UNIT = "trainings";
/** Scores above which the profiles count trainings. */
export const THRESHOLDS: readonly number[] = Array.from({ length: 41 }, (_, i) => i / 40);

/** The points a game of one training with one budget. */
export interface Trained {
  readonly learner: string;
  readonly run: number;
  /** Games or seconds. */
  readonly budget: number;
  /** Points a game against all opponents together. */
  readonly score: number;
}

/** All of it, game by game. */
export function summarise(rows: RowsOf<typeof sets>) {
  const { scores, marks, duels, times, code } = rows;
  return {
    games: groupBy(scores, "game").rollup((own, { game }) => {
      const byGames = groupBy(
        own.filter(({ opponent }) => OPPONENTS.includes(opponent)),
        "learner",
        "run",
        "played",
      ).rollup((all, { learner, run, played }): Trained => ({
        ...{ learner, run, budget: played },
        score: pointsOf(all),
      }));
      const timed = rowsWith(times, { game });
      const byTime = timed.map(({ learner, process, budget, points, games }): Trained => ({
        ...{ learner, run: process, budget, score: points / games },
      }));
      const marked = rowsWith(marks, { game });
      const lastGames = Math.max(...byGames.map(({ budget }) => budget));
      const atLast = rowsWith(byGames, { budget: lastGames });
      return {
        kinds: arenaNamed(game).learners,
        lastGames,
        byGames: curvesOf(byGames, game),
        byTime: curvesOf(byTime, game),
        gameBudgets: budgetsOf(byGames, game),
        timeBudgets: budgetsOf(byTime, game),
        atLast,
        /** Each learner after its last games. */
        last: groupBy(atLast, "learner").rollup((runs, { learner }) => ({
          mean: boundedMean(runs, "score", UNIT),
          middle: middleOf(runs, `${game}, ${learner}`),
          profile: performanceProfile([runs.map(({ score }) => score)], THRESHOLDS),
          strongest: ifAny(
            rowsWith(own, { learner, opponent: STRONGEST }),
            (all) =>
              boundedMean(
                groupBy(all, "run").rollup((each) => ({
                  score: pointsOf(each),
                })),
                "score",
                UNIT,
              ),
          ),
          duels: ifAny(
            duelsOf(rowsWith(duels, { game }), learner),
            (all) => boundedMean(all, "score", UNIT),
          ),
          marks: ifAny(
            marked.filter((row) => row.learner === learner && row.played === lastGames),
            markOf,
          ),
          /** Games a second of CPU time, with the largest budget. */
          speed: ifAny(
            lastTimes(rowsWith(timed, { learner })),
            (all) => overProcesses(all, ({ played, seconds }) => played / seconds),
          ),
          lines: rowsWith(code, { game, learner })[0]?.lines ?? null,
        })),
        marks: groupBy(marked, "learner", "played").rollup((all) => ({ mark: markOf(all) })),
        /** Games until a training never lost again against perfect play; only in tic-tac-toe. */
        sure: game in SURE
          ? groupBy(marked, "learner").rollup((all) => ({
            runs: groupBy(all, "run").rollup((each) => ({ games: sureAfter(each) })),
          }))
          : [],
        /** The rank correlation of learners by their last games and by their last seconds. */
        order: orderKept(atLast, rowsWith(byTime, { budget: largest(byTime) }), game),
      };
    }),
  };
}

/** The discs that a move on 6x6 can lose; the marks of the other games are shares. */
const MOST_DISCS = 72;

/** The games in which one can be sure never to lose. */
const SURE = { "tic-tac-toe": EXAMS["tic-tac-toe"] };

/** The probability that a training of one learner scores more than one of another. */
export function improvement(
  trained: readonly Trained[],
  first: string,
  second: string,
): Interval {
  const of = (learner: string) => rowsWith(trained, { learner }).map(({ score }) => score);
  return {
    ...probabilityOfImprovement([{ first: of(first), second: of(second) }]),
    unit: UNIT,
  };
}

/** The games of the first exam from which on a training lost nothing; null where it lost in the last. */
function sureAfter(exams: readonly MarksRow[]): number | null {
  const byGames = exams.toSorted((one, other) => one.played - other.played);
  const lastLost = byGames.findLastIndex(({ lost }) => lost > 0);
  return byGames[lastLost + 1]?.played ?? null;
}

/** The mean score by budget. */
function curvesOf(trained: readonly Trained[], game: string) {
  return groupBy(trained, "learner", "budget").rollup((own, { learner, budget }) => ({
    score: boundedMean(own, "score", UNIT),
    middle: middleOf(own, `${game}, ${learner}, ${budget}`),
  }));
}

/** Which learners are best with each budget. */
function budgetsOf(trained: readonly Trained[], game: string) {
  return groupBy(trained, "budget").rollup((own, { budget }) => {
    const ranked = groupBy(own, "learner").rollup((runs) => ({
      middle: middleMean(runs.map(({ score }) => score)),
    })).sort((one, other) => other.middle - one.middle);
    const [best] = ranked;
    const others = ranked.slice(1).map(({ learner }) => ({
      learner,
      ahead: improvement(own, best.learner, learner),
    }));
    return {
      own,
      ranked: ranked.map(({ learner }) => learner),
      best: best.learner,
      middle: middleOf(rowsWith(own, { learner: best.learner }), `${game}, best of ${budget}`),
      /** Those that the best one is not shown to be ahead of. */
      equals: others.filter(({ ahead }) => ahead.low! <= 0.5).map(({ learner }) => learner),
    };
  }).sort((one, other) => one.budget - other.budget);
}

function middleOf(runs: readonly Trained[], name: string): Interval {
  const estimate = interquartileMean([runs.map(({ score }) => score)], randomStream(name));
  return { ...estimate, unit: UNIT, scale: "share" };
}

function markOf(rows: readonly MarksRow[]): Interval {
  const most = rows[0].game === "Reversi 6x6" ? MOST_DISCS : 1;
  return boundedMean(rows, ({ lost, asked }) => lost / asked, UNIT, { least: 0, most });
}

/** The points a game of a learner against all others, run by run. */
function duelsOf(
  rows: readonly (Tally & {
    readonly run: number;
    readonly first: string;
    readonly second: string;
  })[],
  learner: string,
) {
  const own = rows.flatMap(({ run, first, second, ...tally }) =>
    first === learner
      ? [{ run, score: pointsOf([tally]) }]
      : second === learner
      ? [{ run, score: 1 - pointsOf([tally]) }]
      : []
  );
  return groupBy(own, "run").rollup((all) => ({
    score: all.reduce((sum, { score }) => sum + score, 0) / all.length,
  }));
}

/** Games with their results. */
interface Tally {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
}

/** Points a game over all of these games. */
function pointsOf(rows: readonly Tally[]): number {
  const sum = (of: (row: Tally) => number) => rows.reduce((total, row) => total + of(row), 0);
  return sum(({ wins, draws }) => wins + draws / 2) / sum(({ games }) => games);
}

/** The rows with the largest budget, and with games in it. */
function lastTimes<R extends { readonly budget: number; readonly played: number }>(
  rows: readonly R[],
): R[] {
  const last = largest(rows);
  return rows.filter(({ budget, played }) => budget === last && played > 0);
}

function largest(rows: readonly { readonly budget: number }[]): number {
  return Math.max(...rows.map(({ budget }) => budget));
}
