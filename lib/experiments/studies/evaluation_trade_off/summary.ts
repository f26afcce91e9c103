/**
 * The summary of the study's rows.
 *
 * @module
 */
import { mean as average } from "simple-statistics";
import type { Interval, Scale } from "matchbox/report/statistics/interval.ts";
import {
  boundedMean,
  mean,
  overProcesses,
  pairsBy,
  ratioOverProcesses,
  resampled,
  share,
} from "../../estimates.ts";
import { groupBy, ifAny, rowsWith, rowWith } from "../../groups.ts";
import { resultOfPairs } from "../../paired_match.ts";
import type { RowsOf } from "../../row_sets.ts";
import { crossing, type CurvePoint, scoreAt } from "../../score_curve.ts";
import { duelOf, PROGRAMS } from "./duels.ts";
import type { LossRow, PairRow, sets, SpeedRow } from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;

/** The duels by nodes and by time (C14), the speeds (C18), and the losses in two kinds of positions (C33). */
export function summarise({ pairs, losses, speeds, timed }: RowsOf<typeof sets>) {
  const rates = speedsOf(speeds);
  return {
    duels: groupBy(pairs, "duel").rollup((own, { duel }) => ({
      ...curvesOf(own, rowWith(rates, { duel }).ratio),
      /** The games with the same time; null without any. */
      timed: ifAny(rowsWith(timed, { duel }), resultOfPairs),
    })),
    speeds: rates,
    losses: lossesOf(losses),
  };
}

/** Nodes a second of both programs of a duel, and of the simple one over those of the rich one. */
function speedsOf(rows: readonly SpeedRow[]) {
  const speedOf = ({ nodes, seconds }: SpeedRow) => nodes / seconds;
  return groupBy(rows, "duel").rollup((own) => {
    const [simple, rich] = PROGRAMS.map((program) => rowsWith(own, { program }));
    return {
      simple: overProcesses(simple, speedOf),
      rich: overProcesses(rich, speedOf),
      ratio: ratioOverProcesses(simple, rich, speedOf, "position"),
    };
  });
}

/** The moves of both programs in the positions of one kind, in pawns in chess and in discs in Reversi. */
function lossesOf(rows: readonly LossRow[]) {
  const simple = rowsWith(rows, { program: "simple" });
  return groupBy(simple, "duel", "kind", "multiple").rollup((own, { duel, kind }) => {
    const rich = rowsWith(rows, { duel, kind, program: "rich" });
    // Centipawns become pawns.
    const unit = duelOf(duel).game === "chess" ? 100 : 1;
    const both = pairsBy(own, rich, "position")
      .map(([one, other]) => ({ simple: one.loss / unit, rich: other.loss / unit }));
    const of = (program: "simple" | "rich") => ({
      /** Share of positions in which the move loses nothing. */
      found: share(both, (losses) => losses[program] === 0, "positions"),
      loss: mean(both, program, "positions"),
    });
    return {
      ...{ simple: of("simple"), rich: of("rich") },
      /** Positions in which the two lose differently. */
      differ: both.filter(({ simple, rich }) => simple !== rich).length,
      /** Loss of the simple program minus that of the rich one. */
      more: mean(both, ({ simple, rich }) => simple - rich, "positions"),
    };
  });
}

/** The points per game of one opening: by level, then by multiple. */
type Opening = readonly (readonly number[])[];

/**
 * The games of a duel by nodes. Openings are the unit, because the games of all levels begin from the same ones.
 *
 * @param speeds nodes a second of the simple program over those of the rich one
 */
function curvesOf(rows: readonly PairRow[], speeds: Interval) {
  const [{ duel }] = rows;
  const levels = groupBy(rows, "level").rollup((own) => ({
    points: groupBy(own, "multiple").rollup(resultOfPairs),
  }));
  const openings = [...Map.groupBy(rows, ({ opening }) => opening).values()].map((own): Opening =>
    levels.map(({ level, points }) =>
      points.map(({ multiple }) => rowWith(own, { level, multiple }).points / 2)
    )
  );
  const over = (name: string, scale: Scale) => ({ name, unit: "openings", scale });
  const averageOf = (sample: readonly Opening[], index: number): CurvePoint[] =>
    levels[index].points.map(({ multiple }, place) => {
      let sum = 0;
      for (const opening of sample) sum += opening[index][place];
      return { amount: multiple, score: sum / sample.length };
    });
  const rateOf = (sample: readonly Opening[], index: number) => crossing(averageOf(sample, index));
  /** The score with a multiple: the mean over the levels of each opening, and then over the openings. */
  const pooled = (multiple: number) =>
    boundedMean(openings, (opening) => {
      const scores = levels.map(({ points }, index) =>
        opening[index][points.findIndex((point) => point.multiple === multiple)]
      );
      return average(scores);
    }, "openings");
  const most = Math.min(...levels.map(({ points }) => points.at(-1)!.multiple));
  return {
    /** By level: the points of the curve, and what is read from it. */
    curves: levels.map(({ level, points }, index) => ({
      ...{ level, points },
      /** The exchange rate: the multiple at an even score; infinite when no multiple reaches it. */
      rate: resampled(
        openings,
        (sample) => rateOf(sample, index),
        over(`rate of ${duel} at ${level}`, "log"),
      ),
      /** The score at the multiple that is the ratio of the speeds. */
      atEqualTime: resampled(
        openings,
        (sample) => scoreAt(averageOf(sample, index), speeds.mean),
        over(`equal time of ${duel} at ${level}`, "share"),
      ),
    })),
    /** The same, all levels together: the mean over the levels. */
    equalTime: resampled(
      openings,
      (sample) => average(levels.map((_, index) => scoreAt(averageOf(sample, index), speeds.mean))),
      over(`equal time of ${duel}`, "share"),
    ),
    /** The simple program's score with the same nodes, all levels together. */
    sameNodes: pooled(1),
    /** Its score with the largest multiple that all levels have. */
    moreNodes: { multiple: most, score: pooled(most) },
    /** The exchange rate at the highest level divided by that at the lowest. */
    change: resampled(
      openings,
      (sample) => changeOf(rateOf(sample, 0), rateOf(sample, levels.length - 1)),
      over(`change of ${duel}`, "log"),
    ),
  };
}

/** The second rate divided by the first. Two infinite rates show no change. */
function changeOf(first: number, last: number): number {
  return first === last ? 1 : last / first;
}
