/**
 * The summary of the study's rows. The unit is a run: all learners of a run meet the same openings.
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/interval.ts";
import {
  boundedMean,
  mean,
  overProcesses,
  pairedDifference,
  pairsBy,
  ratioOverProcesses,
} from "../../estimates.ts";
import { RUNS, scoresOf } from "../../genetic_summary.ts";
import { groupBy, ifAny, rowsWith, rowWith } from "../../groups.ts";
import { ofEach } from "../../of_each.ts";
import type { RowsOf } from "../../row_sets.ts";
import { scoreAt } from "../../score_curve.ts";
import type { LossRow, ScoreRow, sets, TimeRow } from "./rows.ts";
import {
  BASE,
  type Board,
  BOARDS,
  CONSTANT,
  DEPTHS,
  EXACT_BOARD,
  LAMBDAS,
  NETWORK,
  type OpponentName,
  opponents,
  type Setting,
  settingNames,
} from "./settings.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;
/** A setting at a checkpoint. */
export type Stage = Summary["stages"][number];

const opponentNames = Object.keys(opponents) as OpponentName[];
/** "Few games" are this part of all. */
export const FEW = 1 / 16;
/** A rate that is no good is compared with itself at this part of the games. */
export const BEFORE = 1 / 4;

/** The curves of each setting, and what the claims need. */
export function summarise({ scores, losses, times }: RowsOf<typeof sets>) {
  const tests = testsOf(scores);
  const stages = groupBy(tests, "board", "setting", "games").rollup(
    (own, { board, setting, games }) => ({
      score: boundedMean(own, "score", RUNS),
      against: ofEach(opponentNames, (opponent) =>
        ifAny(
          rowsWith(scores, { board, setting, games, opponent }),
          (rows) => scoresOf(rows, "opponent")[0].score,
        )),
      lost: ifAny(
        rowsWith(losses, { board, setting, games }),
        (rows) => mean(rows, lostOf, RUNS),
      ),
    }),
  );
  return {
    stages,
    boards: BOARDS.flatMap((board) =>
      ifAny(rowsWith(tests, { board }), (own) => boardOf(board, own, times)) ?? []
    ),
    /** What a move of other settings loses more than one of the base, at the end. */
    exact: settingNames.flatMap((setting) => moreLost(setting, losses)),
  };
}

/** Points a game against the opponents of every checkpoint together. */
function testsOf(scores: readonly ScoreRow[]) {
  const usual = scores.filter(({ opponent }) => (DEPTHS as readonly string[]).includes(opponent));
  return groupBy(usual, "board", "setting", "run", "games").rollup((own) => ({
    score: own.reduce((sum, row) => sum + pointsOf(row), 0) / own.length,
  }));
}

/** The results of a run at its checkpoints. */
type TestRow = ReturnType<typeof testsOf>[number];

function boardOf(board: Board, tests: readonly TestRow[], times: readonly TimeRow[]) {
  const games = Math.max(...tests.map((test) => test.games));
  const checkpoints = [...new Set(tests.map((test) => test.games))].toSorted((a, b) => a - b);
  const nearest = (part: number) =>
    checkpoints.reduce((best, each) =>
      Math.abs(each - part * games) < Math.abs(best - part * games) ? each : best
    );
  const of = (setting: Setting, at = games) => rowsWith(tests, { setting, games: at });
  const minus = (one: readonly TestRow[], other: readonly TestRow[]) =>
    pairedDifference(one, other, "score", "run", RUNS);
  const few = nearest(FEW);
  const before = nearest(BEFORE);
  return {
    ...{ board, games, few, before },
    settings: settingNames.map((setting) => ({
      setting,
      /** By how much the base scores more after equally many games. */
      behind: minus(of(BASE), of(setting)),
      ...inTime(setting, tests, rowsWith(times, { board }), games),
    })),
    /** What a lambda above 0 gains over 0. */
    lambdas: LAMBDAS.map((setting) => ({
      setting,
      early: minus(of(setting, few), of(BASE, few)),
      late: minus(of(setting), of(BASE)),
    })),
    /** What a constant rate gains with the last games. */
    constant: CONSTANT.map((setting) => ({
      setting,
      gain: minus(of(setting), of(setting, before)),
    })),
  };
}

/**
 * How long the games of a setting take, in games of the base, and by how much the base scores more after equal times:
 * after all games of the faster one.
 */
function inTime(
  setting: Setting,
  tests: readonly TestRow[],
  times: readonly TimeRow[],
  games: number,
) {
  const own = rowsWith(times, { setting });
  if (own.length === 0) return { seconds: null, ratio: null, behindInTime: null };
  const ratio = ratioOverProcesses(own, rowsWith(times, { setting: BASE }), "seconds", "board");
  const at = (each: Setting, amount: number) =>
    groupBy(rowsWith(tests, { setting: each }), "run").rollup((curve) => ({
      score: scoreAt(curve.map(({ games, score }) => ({ amount: games, score })), amount),
    }));
  return {
    seconds: overProcesses(own, "seconds"),
    ratio,
    behindInTime: pairedDifference(
      at(BASE, games * Math.min(1, ratio.mean)),
      at(setting, games / Math.max(1, ratio.mean)),
      ...["score", "run", RUNS] as const,
    ),
  };
}

function moreLost(
  setting: Setting,
  losses: readonly LossRow[],
): { setting: Setting; more: Interval }[] {
  const games = Math.max(...losses.map((row) => row.games));
  const of = (each: Setting) => rowsWith(losses, { board: EXACT_BOARD, setting: each, games });
  const pairs = pairsBy(of(setting), of(BASE), "run");
  const more = ifAny(
    pairs,
    (some) => mean(some, ([one, base]) => lostOf(one) - lostOf(base), RUNS),
  );
  return setting === BASE || !more ? [] : [{ setting, more }];
}

function pointsOf({ wins, draws, losses }: ScoreRow): number {
  return (wins + draws / 2) / (wins + draws + losses);
}

/** Discs a move. */
function lostOf({ lost, moves }: LossRow): number {
  return lost / moves;
}

/** A setting at the end of its training on a board. */
export function endOf({ stages }: Summary, board: Board, setting: Setting): Stage {
  return stages.findLast((stage) => stage.board === board && stage.setting === setting)!;
}

/** The network beside the base, on each board. */
export function networks({ boards }: Summary) {
  return boards.map(({ board, settings }) => ({
    board,
    ...rowWith(settings, { setting: NETWORK }),
  }));
}
