/**
 * The summary of the rows: estimates with their intervals over machines.
 *
 * @module
 */
import { difference } from "matchbox/report/statistics/difference.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { boundedMean } from "../../estimates.ts";
import { groupBy } from "../../groups.ts";
import { ofEach } from "../../of_each.ts";
import type { RowsOf } from "../../row_sets.ts";
import { counted } from "./box_counts.ts";
import { kinds, type MachineRecord, recordOf } from "./machine_rows.ts";
import type { sets, StretchRow } from "./rows.ts";
import { FIXED, OF_SOURCE, refills, WITHOUT_SYMMETRY } from "./settings.ts";

/** What intervals are over. */
const MACHINES = "machines";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;
/** The machines of a setting against an opponent. */
export type Course = Summary["courses"][number];

/** Every pairing whose task is finished, and what is compared. */
export function summarise({ machines, stretches, counts }: RowsOf<typeof sets>) {
  const courses = groupBy(machines, "setting", "opponent").rollup((rows, pairing) => {
    const records = rows.map((row) => recordOf(row, stretches));
    const points = pointsOf(records, stretches).map((point) => ({ ...pairing, ...point }));
    return {
      ...{ points, machines: records.length },
      /** The first and the last stretch of the first part, which all machines played. */
      ...{ first: points[0], last: points.findLast(({ first_part }) => first_part)! },
      /** The last stretch of those that played on; the same as `last` when none did. */
      end: points[points.length - 1],
      gain: boundedMean(records, "gain", MACHINES, { least: -1, most: 1 }),
      total: share(records, ({ total }) => total),
      exam: {
        before: share(records, ({ exam }) => exam.before),
        after: share(records, ({ exam }) => exam.after),
        gain: boundedMean(records, ({ exam }) => exam.after - exam.before, MACHINES, {
          ...{ least: -1, most: 1 },
        }),
      },
      firstBox: kinds.map((square) => ({
        ...{ ...pairing, square },
        before: share(records, ({ beads }) => beads.before[square]).mean,
        after: share(records, ({ beads }) => beads.after[square]),
        favourite: share(records, ({ favourite }) => favourite[square]).mean,
      })),
    };
  });
  // Machines of two settings have random draws of their own, so that they are independent.
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
      compared([OF_SOURCE, WITHOUT_SYMMETRY], opponent, ({ total }) => total)
    ),
    /** The refill by the draw beside the other one. */
    refills: refills.flatMap(({ beads, literal, found }) =>
      compared([literal, found], "random", ({ end }) => end.win)
        .map((pair) => ({ beads, ...pair }))
    ),
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

/** The results in each stretch, of the machines that played it. */
function pointsOf(records: readonly MachineRecord[], stretches: readonly StretchRow[]) {
  return stretches.flatMap(({ from, to, first_part }, index) => {
    const own = records.flatMap(({ stretches }) => stretches[index] ?? []);
    if (own.length === 0) return [];
    return [{
      ...{ from, to, first_part, machines: own.length },
      win: share(own, ({ win }) => win),
      draw: share(own, ({ draw }) => draw).mean,
      loss: share(own, ({ loss }) => loss).mean,
      score: share(own, ({ score }) => score),
    }];
  });
}

/** A mean over machines of what lies between 0 and 1. */
function share<R>(rows: readonly R[], of: (row: R) => number): Interval {
  return boundedMean(rows, of, MACHINES);
}
