/**
 * The summary of the rows: estimates with their intervals over machines.
 *
 * @module
 */
import { difference } from "matchbox/report/statistics/difference.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { rowsWith } from "../../groups.ts";
import { ofEach } from "../../of_each.ts";
import type { RowsOf } from "../../row_sets.ts";
import { counted } from "./box_counts.ts";
import type { CurveRow, sets } from "./rows.ts";
import { FIXED, refills, WITHOUT_SYMMETRY } from "./settings.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;
/** The machines of a setting against an opponent. */
export type Course = Summary["courses"][number];

/** Every pairing whose task is finished, and what is compared. */
export function summarise({ curve, gains, first_box, counts }: RowsOf<typeof sets>) {
  const courses = gains.map(({ setting, opponent, exam_before, exam_after, ...own }) => {
    const rows = rowsWith(curve, { setting, opponent });
    const points = rows.map((row) => ({
      ...row,
      win: intervalIn(row, "win"),
      score: intervalIn(row, "score"),
    }));
    // The stretches after the first part are longer.
    const last = rows.findLastIndex((row) =>
      row.machines === own.machines && lengthOf(row) <= lengthOf(rows[0])
    );
    return {
      ...{ setting, opponent, points, machines: own.machines },
      /** The first and the last stretch of the first part, which all machines played. */
      ...{ first: points[0], last: points[last] },
      /** The last stretch of those that played on; the same as `last` when none did. */
      end: points[points.length - 1],
      gain: intervalIn(own, "gain"),
      total: intervalIn(own, "total"),
      exam: { before: exam_before, after: exam_after, gain: intervalIn(own, "exam_gain") },
    };
  });
  const compared = (
    settings: readonly [string, string],
    opponent: string,
    of: (course: typeof courses[number]) => Interval,
  ) => {
    const [one, other] = coursesOf({ courses }, settings, opponent);
    return other ? [{ opponent, one, other, lead: difference(of(one), of(other)) }] : [];
  };
  return {
    courses,
    /**
     * The boxes of the source beside one for every position. All games count, because in the end both may
     * have learned all there is to learn.
     */
    symmetry: FIXED.flatMap((opponent) =>
      compared(["source", WITHOUT_SYMMETRY], opponent, ({ total }) => total)
    ),
    /** The refill by the draw beside the other one. */
    refills: refills.flatMap(({ beads, literal, found }) =>
      compared([literal, found], "random", ({ end }) => end.win)
        .map((pair) => ({ beads, ...pair }))
    ),
    firstBox: first_box.map((row) => ({ ...row, after: intervalIn(row, "after") })),
    counts: ofEach(
      Object.keys(counted) as (keyof typeof counted)[],
      (name) => counts.find(({ what }) => what === counted[name])?.number ?? NaN,
    ),
  };
}

/** The courses of some settings against an opponent, without those whose tasks are not finished. */
export function coursesOf<C extends { readonly setting: string; readonly opponent: string }>(
  { courses }: { readonly courses: readonly C[] },
  settings: readonly string[],
  opponent: string,
): C[] {
  return settings.flatMap((setting) =>
    courses.filter((one) => one.setting === setting && one.opponent === opponent)
  );
}

/** An estimate that stands in three columns. */
function intervalIn<N extends string>(
  row: Readonly<Record<N | `${N}_low` | `${N}_high` | "machines", number>>,
  name: N,
): Interval {
  const [mean, low, high] = ([name, `${name}_low`, `${name}_high`] as const)
    .map((column) => row[column]);
  return { mean, low, high, count: row.machines, unit: "machines" };
}

function lengthOf({ from, to }: CurveRow): number {
  return to - from + 1;
}
