/**
 * The summary of the rows over samples, for tables, figures and claims.
 *
 * @module
 */
import { max } from "simple-statistics";
import { geometricMean, total } from "../../estimates.ts";
import { groupBy, rowWith } from "../../groups.ts";
import type { RowsOf } from "../../row_sets.ts";
import type { Contender, sets, TimingRow } from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;
/** A contender with one hidden layer, in positions with a choice. */
export type Speed = Summary["speeds"][number];
/** A contender with one hidden layer and number of legal moves. */
export type MovesSpeed = Summary["byMoves"][number];

/** The contender that computes the same in TensorFlow.js. */
const IN_TENSORFLOW: Partial<Record<Contender, Contender>> = {
  "38-50": "38-50 in TensorFlow.js",
  "38-1": "38-1 in TensorFlow.js",
  "38-1 batched": "38-1 batched in TensorFlow.js",
};

/** The speeds in positions with two legal moves or more, those by legal moves, and how far outputs agree. */
export function summarise({ passes, timings }: RowsOf<typeof sets>) {
  const compared = groupBy(timings, "hidden", "sample", "legal_moves")
    .rollup((own) => ({ contenders: own.map((row) => comparedIn(own, row)) }))
    .flatMap(({ contenders }) => contenders);
  return {
    speeds: groupBy(compared.filter((row) => row.legal_moves > 1), "hidden", "contender")
      .rollup(speedOf),
    byMoves: groupBy(compared, "hidden", "legal_moves", "contender").rollup(speedOf),
    agreements: groupBy(passes, "hidden").rollup((own) => ({
      positions: total(own, "positions"),
      /** Forward passes of 38-1 for each of 38-50. */
      passes: total(own, "passes_1") / total(own, "passes_50"),
      values: total(own, "values"),
      agreeing: total(own, "agreeing"),
      apart: max(own.map(({ apart }) => apart)),
    })),
  };
}

/** A time beside those of other contenders with the same positions. */
function comparedIn(group: readonly TimingRow[], row: TimingRow) {
  const secondsOf = (contender: Contender) => rowWith(group, { contender }).seconds;
  const ratio = row.seconds / secondsOf("38-50");
  const peer = IN_TENSORFLOW[row.contender];
  return {
    ...row,
    ratio,
    perMove: ratio / row.legal_moves,
    tensorFlow: peer ? secondsOf(peer) / row.seconds : null,
  };
}

/** The speed of a contender: geometric means over samples. */
function speedOf(rows: readonly ReturnType<typeof comparedIn>[]) {
  // The mean of a sample first, so that the interval is over independent samples.
  const over = (of: (row: typeof rows[number]) => number) =>
    geometricMean(
      groupBy(rows, "sample").rollup((own) => ({ value: geometricMean(own, of, "rows").mean })),
      "value",
      "samples",
    );
  return {
    /** The time of a move. */
    seconds: over(({ seconds }) => seconds),
    /** Over the time of 38-50. */
    ratio: over(({ ratio }) => ratio),
    /** The ratio divided by the number of legal moves. */
    perMove: over(({ perMove }) => perMove),
    /** The time in TensorFlow.js over this one; null where it does not compute the same. */
    tensorFlow: rows[0].tensorFlow === null ? null : over(({ tensorFlow }) => tensorFlow!),
  };
}
