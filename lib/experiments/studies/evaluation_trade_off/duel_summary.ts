/**
 * The results of the games: the curves by nodes, the exchange rates, and the matches by time (C14).
 *
 * @module
 */
import { scoreInterval } from "matchbox/arena/score.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { bootstrap } from "matchbox/report/statistics/bootstrap.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { mean } from "matchbox/report/statistics/mean.ts";
import { pentanomialOf } from "../../pairs_of_match.ts";
import { crossing, type CurvePoint, scoreAt } from "./curve.ts";
import { DUELS } from "./duels.ts";
import type { PairRow, TimedRow } from "./rows.ts";

/** The score of the simple program with so many times the nodes. */
export interface Point {
  readonly multiple: number;
  /** Points per game; the count is of games. */
  readonly score: Interval;
}

/** The games of a duel at one level. */
export interface Curve {
  readonly level: number;
  readonly points: readonly Point[];
  /** The exchange rate: the multiple at an even score; infinite when no multiple reaches it. */
  readonly rate: Interval;
  /** The score at the multiple that is the ratio of the speeds. */
  readonly atEqualTime: Interval;
}

/** All games of a duel. */
export interface DuelSummary {
  readonly duel: string;
  readonly curves: readonly Curve[];
  /** The simple program's score with the same nodes, all levels together; the count is of openings. */
  readonly sameNodes: Interval;
  /** Its score with the largest multiple that all levels have. */
  readonly moreNodes: Point;
  /** The exchange rate at the highest level divided by that at the lowest; the count is of openings. */
  readonly change: Interval;
  /** The simple program's score with the same time; null without such games. */
  readonly timed: Interval | null;
}

/** The points per game of one opening: by level, then by multiple. */
type Opening = readonly (readonly number[])[];

/** The levels of a duel with their multiples. */
type Levels = readonly { readonly level: number; readonly multiples: readonly number[] }[];

/** One summary for each duel that was played. */
export function duelSummaries(
  pairs: readonly PairRow[],
  timed: readonly TimedRow[],
  speeds: ReadonlyMap<string, Interval>,
): DuelSummary[] {
  return DUELS.flatMap(({ name }) => {
    const own = pairs.filter(({ duel }) => duel === name);
    const ratio = speeds.get(name);
    if (own.length === 0 || !ratio) return [];
    const levels = levelsOf(own);
    const openings = [...Map.groupBy(own, ({ opening }) => opening).values()].map((rows) =>
      openingOf(rows, levels)
    );
    const curves = levels.map((_, index) => curveOf(own, openings, levels, index, ratio));
    const last = levels.length - 1;
    const most = Math.min(...curves.map(({ points }) => points.at(-1)!.multiple));
    const times = timed.filter(({ duel }) => duel === name).map(({ points }) => points);
    return [{
      ...{ duel: name, curves },
      sameNodes: pooled(openings, levels, 1),
      moreNodes: { multiple: most, score: pooled(openings, levels, most) },
      change: bootstrap(
        openings,
        (sample) => changeOf(rateOf(sample, levels, 0), rateOf(sample, levels, last)),
        randomStream(`change of ${name}`),
      ),
      timed: times.length === 0 ? null : scoreInterval(pentanomialOf(times)),
    }];
  });
}

function levelsOf(rows: readonly PairRow[]): Levels {
  return [...Map.groupBy(rows, ({ level }) => level)].map(([level, own]) => ({
    level,
    multiples: [...new Set(own.map(({ multiple }) => multiple))],
  }));
}

function openingOf(rows: readonly PairRow[], levels: Levels): Opening {
  return levels.map(({ level, multiples }) =>
    multiples.map((wanted) =>
      rows.find((row) => row.level === level && row.multiple === wanted)!.points / 2
    )
  );
}

function curveOf(
  rows: readonly PairRow[],
  openings: readonly Opening[],
  levels: Levels,
  index: number,
  speeds: Interval,
): Curve {
  const [{ duel }] = rows;
  const { level } = levels[index];
  const own = rows.filter((row) => row.level === level);
  const points = [...Map.groupBy(own, ({ multiple }) => multiple)].map(([multiple, rows]) => ({
    multiple,
    score: scoreInterval(pentanomialOf(rows.map(({ points }) => points))),
  }));
  return {
    ...{ level, points },
    rate: bootstrap(
      openings,
      (sample) => rateOf(sample, levels, index),
      randomStream(`rate of ${duel} at ${level}`),
    ),
    atEqualTime: bootstrap(
      openings,
      (sample) => scoreAt(averageOf(sample, levels, index), speeds.mean),
      randomStream(`equal time of ${duel} at ${level}`),
    ),
  };
}

function rateOf(openings: readonly Opening[], levels: Levels, index: number): number {
  return crossing(averageOf(openings, levels, index));
}

/** The second rate divided by the first. Two infinite rates show no change. */
function changeOf(first: number, last: number): number {
  return first === last ? 1 : last / first;
}

function averageOf(openings: readonly Opening[], levels: Levels, index: number): CurvePoint[] {
  return levels[index].multiples.map((multiple, place) => {
    let sum = 0;
    for (const opening of openings) sum += opening[index][place];
    return { multiple, score: sum / openings.length };
  });
}

/** The score with a multiple: the mean over the levels of each opening, and then over the openings. */
function pooled(openings: readonly Opening[], levels: Levels, multiple: number): Interval {
  return mean(openings.map((opening) => {
    const scores = levels.map(({ multiples }, index) =>
      opening[index][multiples.indexOf(multiple)]
    );
    return scores.reduce((sum, score) => sum + score, 0) / scores.length;
  }));
}
