/**
 * The summary of the rows over samples, for tables, figures and claims.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import { max } from "simple-statistics";
import { geometricMean } from "matchbox/report/statistics/geometric_mean.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { RowsOf } from "../../row_sets.ts";
import { type Contender, CONTENDERS, type PassRow, type sets, type TimingRow } from "./rows.ts";

/** The results of the study. Times and ratios are geometric means over samples. */
export interface NetSpeed {
  /** By hidden layer and contender, for positions with a choice: two legal moves or more. */
  readonly speeds: readonly Speed[];
  /** By hidden layer, number of legal moves and contender. */
  readonly byMoves: readonly MovesSpeed[];
  /** By hidden layer. */
  readonly agreements: readonly Agreement[];
}

/** A contender with one hidden layer. */
export interface Speed {
  readonly hidden: string;
  readonly contender: Contender;
  /** The time of a move. */
  readonly seconds: Interval;
  /** Over the time of 38-50. */
  readonly ratio: Interval;
  /** The ratio divided by the number of legal moves. */
  readonly perMove: Interval;
  /** The time in TensorFlow.js over this one; null where it does not compute the same. */
  readonly tensorFlow: Interval | null;
}

/** A contender with one hidden layer and number of legal moves. */
export interface MovesSpeed extends Speed {
  readonly legalMoves: number;
}

/** How far the implementations agree. */
export interface Agreement {
  readonly hidden: string;
  readonly positions: number;
  /** Forward passes of 38-1 for each of 38-50. */
  readonly passes: number;
  readonly values: number;
  readonly agreeing: number;
  readonly apart: number;
}

/** The contender that computes the same in TensorFlow.js. */
const IN_TENSORFLOW: Partial<Record<Contender, Contender>> = {
  "38-50": "38-50 in TensorFlow.js",
  "38-1": "38-1 in TensorFlow.js",
  "38-1 batched": "38-1 batched in TensorFlow.js",
};

/** Summarises the rows over samples. */
export function summarise({ passes, timings }: RowsOf<typeof sets>): NetSpeed {
  const hiddenLayers = [...Map.groupBy(timings, ({ hidden }) => hidden)];
  return {
    speeds: hiddenLayers.flatMap(([, own]) => speedsOf(own)),
    byMoves: hiddenLayers.flatMap(([, own]) =>
      [...Map.groupBy(own, ({ legal_moves }) => legal_moves)].flatMap(([legalMoves, group]) =>
        speedsOf(group, 1).map((speed) => ({ ...speed, legalMoves }))
      )
    ),
    agreements: [...Map.groupBy(passes, ({ hidden }) => hidden).values()].map(agreementOf),
  };
}

/**
 * Each contender in these rows of one hidden layer.
 *
 * @param least the fewest legal moves that count
 */
function speedsOf(rows: readonly TimingRow[], least = 2): Speed[] {
  const samples = [...Map.groupBy(rows, ({ sample }) => sample).values()].map((own) =>
    [...Map.groupBy(own, ({ legal_moves }) => legal_moves)]
      .filter(([legalMoves]) => legalMoves >= least)
      .map(([legalMoves, group]) => ({
        legalMoves,
        seconds: new Map(group.map(({ contender, seconds }) => [contender, seconds])),
      }))
  );
  // The mean of a sample first, so that the interval is over independent samples.
  const over = (value: (seconds: Map<Contender, number>, legalMoves: number) => number) =>
    geometricMean(
      samples.map((groups) =>
        geometricMean(groups.map(({ seconds, legalMoves }) => value(seconds, legalMoves))).mean
      ),
    );
  return CONTENDERS.map((contender) => {
    const peer = IN_TENSORFLOW[contender];
    return {
      hidden: rows[0].hidden,
      contender,
      seconds: over((seconds) => seconds.get(contender)!),
      ratio: over((seconds) => seconds.get(contender)! / seconds.get("38-50")!),
      perMove: over((seconds, legalMoves) =>
        seconds.get(contender)! / seconds.get("38-50")! / legalMoves
      ),
      tensorFlow: peer ? over((seconds) => seconds.get(peer)! / seconds.get(contender)!) : null,
    };
  });
}

function agreementOf(rows: readonly PassRow[]): Agreement {
  const of = (count: (row: PassRow) => number) => sumOf(rows, count);
  return {
    hidden: rows[0].hidden,
    positions: of(({ positions }) => positions),
    passes: of(({ passes_1 }) => passes_1) / of(({ passes_50 }) => passes_50),
    values: of(({ values }) => values),
    agreeing: of(({ agreeing }) => agreeing),
    apart: max(rows.map(({ apart }) => apart)),
  };
}

/** The speed of a contender with a hidden layer. */
export function speedOf(speeds: readonly Speed[], hidden: string, contender: Contender): Speed {
  return speeds.find((speed) => speed.hidden === hidden && speed.contender === contender)!;
}

/** The hidden layer in words. */
export function hiddenName(hidden: string): string {
  return hidden === "none" ? "no hidden layer" : `${hidden} hidden neurons`;
}
