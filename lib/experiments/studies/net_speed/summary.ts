/**
 * The summary of the rows over processes, for tables, figures and claims.
 *
 * @module
 */
import { max, sum } from "simple-statistics";
import { geometricMean, total } from "../../estimates.ts";
import { groupBy, rowsWith } from "../../groups.ts";
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

/**
 * The speeds in positions with two legal moves or more, where each number of legal moves counts as often as it
 * occurs in games; those by legal moves; and how far outputs agree.
 */
export function summarise({ frequencies, passes, timings }: RowsOf<typeof sets>) {
  const positionsOf = (legalMoves: number) =>
    frequencies.find((row) => row.legal_moves === legalMoves)?.positions ?? 0;
  const withChoice = timings.filter(({ legal_moves }) => legal_moves > 1);
  const measured = [...new Set(withChoice.map(({ legal_moves }) => legal_moves))];
  const choices = frequencies.filter(({ legal_moves }) => legal_moves > 1);
  const byProcess = groupBy(withChoice, "hidden", "process")
    .rollup((own) => ({ speeds: speedsIn(own, positionsOf) }))
    .flatMap(({ hidden, process, speeds }) =>
      speeds.map((speed) => ({ hidden, process, ...speed }))
    );
  const byMoves = groupBy(timings, "hidden", "process", "legal_moves")
    .rollup((own) => ({ speeds: speedsIn(own, () => 1) }))
    .flatMap(({ hidden, process, legal_moves, speeds }) =>
      speeds.map((speed) => ({ hidden, process, legal_moves, ...speed }))
    );
  return {
    speeds: groupBy(byProcess, "hidden", "contender").rollup(overProcesses),
    byMoves: groupBy(byMoves, "hidden", "legal_moves", "contender").rollup(overProcesses),
    frequencies,
    /** The share of the positions with a choice whose number of legal moves was timed. */
    covered: sum(measured.map(positionsOf)) / total(choices, "positions"),
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

/**
 * The times of the contenders in a process, beside those of others.
 *
 * @param weightOf how often a number of legal moves counts
 */
function speedsIn(rows: readonly TimingRow[], weightOf: (legalMoves: number) => number) {
  /** The time of a move, on the average of positions as they occur. */
  const secondsOf = (contender: Contender, times: (legalMoves: number) => number = () => 1) => {
    const own = rowsWith(rows, { contender });
    const weighted = own.map(({ legal_moves, seconds }) =>
      weightOf(legal_moves) * times(legal_moves) * seconds
    );
    return sum(weighted) / sum(own.map(({ legal_moves }) => weightOf(legal_moves)));
  };
  return [...new Set(rows.map(({ contender }) => contender))].map((contender) => {
    const seconds = secondsOf(contender);
    const peer = IN_TENSORFLOW[contender];
    return {
      ...{ contender, seconds, ratio: seconds / secondsOf("38-50") },
      perMove: seconds / secondsOf("38-50", (legalMoves) => legalMoves),
      tensorFlow: peer ? secondsOf(peer) / seconds : null,
    };
  });
}

/** The speed of a contender: geometric means over processes. */
function overProcesses(rows: readonly ReturnType<typeof speedsIn>[number][]) {
  const over = (of: (row: typeof rows[number]) => number) => geometricMean(rows, of, "processes");
  return {
    /** The time of a move. */
    seconds: over(({ seconds }) => seconds),
    /** Over the time of 38-50. */
    ratio: over(({ ratio }) => ratio),
    /** The time over that of 38-50 for as many moves as are legal. */
    perMove: over(({ perMove }) => perMove),
    /** The time in TensorFlow.js over this one; null where it does not compute the same. */
    tensorFlow: rows[0].tensorFlow === null ? null : over(({ tensorFlow }) => tensorFlow!),
  };
}
