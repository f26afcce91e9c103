/**
 * What the rows say of each way.
 *
 * @module
 */
import { spearman } from "matchbox/report/statistics/spearman.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { boundedMean, mean, overProcesses, pairsBy } from "../../estimates.ts";
import { groupBy, ifAny, rowsWith } from "../../groups.ts";
import type { RowsOf } from "../../row_sets.ts";
import { settings } from "./positions.ts";
import type { LearnedRow, sets, TimesRow } from "./rows.ts";
import { families, GUESS, learning, networks, type WayName } from "./ways.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;
/** A way with a number of examples. */
export type LearnedSummary = Summary["learned"][number];

const UNIT = "runs";
const CHANGE = { least: -1, most: 1 };

/** Each way with each number of examples, and what the claims need of the largest. */
export function summarise({ learned, times }: RowsOf<typeof sets>) {
  const ofEach = groupBy(learned, "game", "way", "examples").rollup(
    (rows, { game, way, examples }) => {
      const timed = (part: TimesRow["part"]) =>
        ifAny(
          rowsWith(times, { game, way, examples, part }),
          (own) => overProcesses(own, "seconds"),
        );
      return {
        name: nameOf(game),
        trained: boundedMean(rows, trainedRight, UNIT),
        tested: boundedMean(rows, testedRight, UNIT),
        /** How much more often it is right about what it was trained on. */
        gap: boundedMean(rows, gapOf, UNIT, CHANGE),
        trainedError: mean(rows, "trained_error", UNIT),
        testedError: mean(rows, "tested_error", UNIT),
        numbers: mean(rows, "numbers", UNIT),
        ...{ training: timed("training"), answer: timed("answers") },
      };
    },
  );
  return {
    learned: ofEach,
    games: groupBy(learned, "game").rollup((rows, { game }) => {
      const sizes = rows.map(({ examples }) => examples);
      const [fewest, most] = [Math.min(...sizes), Math.max(...sizes)];
      const [small, large] = [fewest, most].map((examples) => rowsWith(rows, { examples }));
      const of = (way: WayName, from = large) => rowsWith(from, { way });
      const more = (way: WayName, other: WayName) => moreRight(of(way), of(other), testedRight);
      return {
        name: nameOf(game),
        ...{ fewest, most },
        largest: rowsWith(ofEach, { game, examples: most }),
        /** Over the runs: the rank correlation of the ways' accuracy with the time of their training. */
        costs: ifAny(
          rowsWith(times, { game, examples: most, part: "training" }),
          (timed) => correlationOf(large, timed),
        ),
        /** What each way gains from the fewest examples to the most. */
        gains: learning.map((way) => ({
          way,
          more: moreRight(of(way), of(way, small), testedRight),
        })),
        families: families.map(({ name, approximate, fine }) => ({
          family: name,
          ...{ approximate, fine },
          /** By how much the gap of the fine version is wider. */
          gap: moreRight(of(fine), of(approximate), gapOf),
          /** By how much the approximate one is more often right about new positions. */
          lead: more(approximate, fine),
        })),
        networks: networks.map((way) => ({ way, overGuess: more(way, GUESS) })),
        /** The better of the networks against the other ways. */
        rivals: learning.filter((way) => !networks.includes(way)).map((way) => ({
          way,
          more: moreRight(betterOf(networks.map((each) => of(each))), of(way), testedRight),
        })),
      };
    }),
  };
}

/** A name within a sentence. */
function nameOf(game: LearnedRow["game"]): string {
  return settings[game].name;
}

function trainedRight({ trained_right, trained }: LearnedRow): number {
  return trained_right / trained;
}

function testedRight({ tested_right, tested }: LearnedRow): number {
  return tested_right / tested;
}

function gapOf(row: LearnedRow): number {
  return trainedRight(row) - testedRight(row);
}

/** The difference of a share between ways, run by run. */
function moreRight(
  rows: readonly LearnedRow[],
  others: readonly LearnedRow[],
  of: (row: LearnedRow) => number,
): Interval {
  const bounds = of === gapOf ? { least: -2, most: 2 } : CHANGE;
  return boundedMean(
    pairsBy(rows, others, "run"),
    ([row, other]) => of(row) - of(other),
    UNIT,
    bounds,
  );
}

/** The rows of the way that is more often right about new positions over all runs. */
function betterOf(candidates: readonly (readonly LearnedRow[])[]): readonly LearnedRow[] {
  const right = (rows: readonly LearnedRow[]) =>
    rows.reduce((sum, row) => sum + testedRight(row), 0);
  return candidates.reduce((best, each) => right(each) > right(best) ? each : best);
}

/** A run is timed in the process of its number. */
function correlationOf(rows: readonly LearnedRow[], times: readonly TimesRow[]): Interval | null {
  const runs = groupBy(rows, "run").rollup((own, { run }) => {
    const pairs = learning.flatMap((way) => {
      const [learned] = rowsWith(own, { way });
      const [timed] = rowsWith(times, { process: run, way });
      return learned && timed ? [[timed.seconds, testedRight(learned)] as const] : [];
    });
    return { pairs };
  }).filter(({ pairs }) => pairs.length === learning.length);
  return ifAny(runs, (own) =>
    boundedMean(
      own,
      ({ pairs }) => spearman(pairs.map(([time]) => time), pairs.map(([, right]) => right)).mean,
      ...[UNIT, CHANGE] as const,
    ));
}
