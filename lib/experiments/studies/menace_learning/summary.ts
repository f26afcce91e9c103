/**
 * The summary of the rows: estimates with their intervals.
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { RowsOf } from "../../row_sets.ts";
import { counted } from "./box_counts.ts";
import type { CurveRow, sets } from "./rows.ts";

/** A stretch of games of all machines. */
export interface Point {
  readonly from: number;
  readonly to: number;
  readonly win: Interval;
  readonly draw: number;
  readonly loss: number;
  /** Points per game. */
  readonly score: Interval;
}

/** The machines of a setting against an opponent. */
export interface Course {
  readonly setting: string;
  readonly opponent: string;
  readonly points: readonly Point[];
  /** The first and the last stretch of the first part, which all machines played. */
  readonly first: Point;
  readonly last: Point;
  /** The last stretch of those that played on; the same as `last` when none did. */
  readonly end: Point;
  readonly gain: Interval;
  /** Points per game in all of the first part. */
  readonly total: Interval;
  /** Points per game against random play before and after it, without learning, and the difference. */
  readonly exam: { readonly before: number; readonly after: number; readonly gain: Interval };
}

/** The first box of a setting. */
export interface Preference {
  readonly setting: string;
  readonly opponent: string;
  readonly square: string;
  readonly before: number;
  readonly after: Interval;
  readonly favourite: number;
}

export interface Summary {
  /** Rows of every finished task. */
  readonly courses: readonly Course[];
  readonly firstBox: readonly Preference[];
  readonly counts: Readonly<Record<keyof typeof counted, number>>;
}

/** Summarises the rows of the finished tasks. */
export function summarise({ curve, gains, first_box, counts }: RowsOf<typeof sets>): Summary {
  return {
    courses: gains.map((own) => {
      const { setting, opponent, machines: count } = own;
      const rows = curve.filter((row) => row.setting === setting && row.opponent === opponent);
      const all = rows.filter((row) => row.machines === count);
      const points = rows.map(pointOf);
      return {
        ...{ setting, opponent, points },
        first: points[0],
        last: points[lastOfFirstPart(all) ?? 0],
        end: points[points.length - 1],
        gain: { mean: own.gain, low: own.gain_low, high: own.gain_high, count },
        total: { mean: own.total, low: own.total_low, high: own.total_high, count },
        exam: {
          before: own.exam_before,
          after: own.exam_after,
          gain: { mean: own.exam_gain, low: own.exam_gain_low, high: own.exam_gain_high, count },
        },
      };
    }),
    firstBox: first_box.map((row) => ({
      setting: row.setting,
      opponent: row.opponent,
      square: row.square,
      before: row.before,
      after: { mean: row.after, low: row.after_low, high: row.after_high, count: row.machines },
      favourite: row.favourite,
    })),
    counts: Object.fromEntries(
      Object.entries(counted).map(([name, text]) => [
        name,
        counts.find(({ what }) => what === text)?.number ?? NaN,
      ]),
    ) as Summary["counts"],
  };
}

/** The course of a setting against an opponent; undefined while its task is not finished. */
export function courseOf(
  { courses }: Summary,
  setting: string,
  opponent: string,
): Course | undefined {
  return courses.find((one) => one.setting === setting && one.opponent === opponent);
}

/** The index of the last stretch as long as the first one: later ones are longer. */
function lastOfFirstPart(rows: readonly CurveRow[]): number | undefined {
  const length = ({ from, to }: CurveRow) => to - from + 1;
  return rows.findLastIndex((row) => length(row) <= length(rows[0]));
}

function pointOf(row: CurveRow): Point {
  const count = row.machines;
  return {
    from: row.from,
    to: row.to,
    win: { mean: row.win, low: row.win_low, high: row.win_high, count },
    draw: row.draw,
    loss: row.loss,
    score: { mean: row.score, low: row.score_low, high: row.score_high, count },
  };
}
