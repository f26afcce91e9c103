/**
 * The summary of the study's rows, for tables, figures and verdicts.
 *
 * @module
 */
import { eloDifference } from "matchbox/arena/elo.ts";
import { scoreInterval } from "matchbox/arena/score.ts";
import type { Interval, Spread } from "matchbox/report/statistics/interval.ts";
import { mean } from "matchbox/report/statistics/mean.ts";
import { median } from "matchbox/report/statistics/median.ts";
import { proportion } from "matchbox/report/statistics/wilson.ts";
import { pentanomialOf } from "../../pairs_of_match.ts";
import type { RowsOf } from "../../row_sets.ts";
import { PROGRAMS } from "./programs.ts";
import type { ClockRow, LongGameRow, ReachRow, sets } from "./rows.ts";

/** A match of a program against itself with half as much. */
export interface Step {
  readonly game: string;
  /** Nodes or milliseconds a move of the weaker one. */
  readonly from: number;
  /** Points per game of the program with twice as much; the count is of games. */
  readonly score: Interval;
  /** Elo of the doubling. */
  readonly elo: Interval;
}

/** All doublings of a game by nodes, or by time. */
export interface Doublings {
  readonly game: string;
  readonly steps: readonly Step[];
  /** Points per game of the program with twice as much, all steps together; the count is of openings. */
  readonly score: Interval;
}

/** What a program reaches in a time. */
export interface Reach {
  readonly game: string;
  readonly milliseconds: number;
  readonly nodes: Spread;
  readonly depth: Interval;
}

/** The games on a clock of a game and a margin. */
export interface ClockSummary {
  readonly game: string;
  readonly margin: number;
  /** Sides of games that exceeded their time. */
  readonly flags: number;
  readonly sides: number;
  readonly moves: number;
  /** Seconds used by a side. */
  readonly used: Interval;
  /** The most that a move took beyond the planned time, in milliseconds. */
  readonly overshoot: number;
  /** Share of the moves that took longer than the margin too. */
  readonly late: Interval;
}

/** The summary of all results. */
export interface Summary {
  readonly byNodes: readonly Doublings[];
  readonly byTime: readonly Doublings[];
  readonly reach: readonly Reach[];
  readonly clocks: readonly ClockSummary[];
  readonly longGames: readonly LongGameRow[];
}

/** Computes all estimates. */
export function summarise(
  { doublings, timed_doublings, reach, clocks, long_games }: RowsOf<typeof sets>,
): Summary {
  return {
    byNodes: doublingsOf(doublings.map(({ nodes, ...row }) => ({ ...row, from: nodes }))),
    byTime: doublingsOf(
      timed_doublings.map(({ milliseconds, ...row }) => ({ ...row, from: milliseconds })),
    ),
    reach: reachOf(reach),
    clocks: clocksOf(clocks),
    longGames: long_games,
  };
}

/** The points of one opening of a step. */
interface StepRow {
  readonly game: string;
  readonly from: number;
  readonly opening: number;
  readonly points: number;
}

function doublingsOf(rows: readonly StepRow[]): Doublings[] {
  return PROGRAMS.flatMap(({ game }) => {
    const own = rows.filter((row) => row.game === game);
    if (own.length === 0) return [];
    const steps = [...Map.groupBy(own, ({ from }) => from)].map(([from, group]): Step => {
      const pairs = pentanomialOf(group.map(({ points }) => points));
      return { game, from, score: scoreInterval(pairs), elo: eloDifference(pairs) };
    });
    const openings = [...Map.groupBy(own, ({ opening }) => opening).values()];
    const points = openings.map((group) =>
      group.reduce((sum, { points }) => sum + points / 2, 0) / group.length
    );
    return [{ game, steps, score: mean(points) }];
  });
}

function reachOf(rows: readonly ReachRow[]): Reach[] {
  return PROGRAMS.flatMap(({ game }) => {
    const own = rows.filter((row) => row.game === game);
    return [...Map.groupBy(own, ({ milliseconds }) => milliseconds)].map((
      [milliseconds, group],
    ) => ({
      ...{ game, milliseconds },
      nodes: median(group.map(({ nodes }) => nodes)),
      depth: mean(group.map(({ depth }) => depth)),
    }));
  });
}

function clocksOf(rows: readonly ClockRow[]): ClockSummary[] {
  const groups = Map.groupBy(rows, ({ game, margin }) => `${game} ${margin}`);
  return [...groups.values()].map((group) => {
    const sum = (of: (row: ClockRow) => number) => group.reduce((total, row) => total + of(row), 0);
    const moves = sum(({ moves }) => moves);
    return {
      ...{ game: group[0].game, margin: group[0].margin, moves, sides: group.length },
      flags: sum(({ flag }) => Number(flag)),
      used: mean(group.map(({ used }) => used)),
      overshoot: Math.max(...group.map(({ overshoot }) => overshoot)),
      late: proportion(sum(({ late }) => late), moves),
    };
  });
}
