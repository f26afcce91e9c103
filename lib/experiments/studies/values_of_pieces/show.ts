/**
 * What the rows say of the values of the pieces. Intervals are over runs: each has a seed of its own.
 *
 * @module
 */
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { difference } from "matchbox/report/statistics/difference.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Figure } from "matchbox/report/table.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import type { Claim, Question } from "../../claim.ts";
import { mean, share } from "../../estimates.ts";
import { RUNS, runs } from "../../genetic_summary.ts";
import { groupBy, rowWith } from "../../groups.ts";
import { ofEach } from "../../of_each.ts";
import { barsOver, brief, NO_AMOUNT, percent } from "../../phrases.ts";
import type { RowsOf } from "../../row_sets.ts";
import { defineStudy, type VerdictOn } from "../../study.ts";
import { listed, titled } from "../../titled.ts";
import { byPositions, byWins, type Method, methods, NEAR, pieces, TEXTBOOK } from "./methods.ts";
import { sets, type ValuesRow } from "./rows.ts";
import { experiment } from "./run.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;

/** A deviation below this is not told from 0. */
const LEAST = 0.001;

/** The values of each method by its games, and what the methods differ by at the end. */
export function summarise({ values }: RowsOf<typeof sets>) {
  const stages = groupBy(values, "method", "games").rollup((own) => ({
    runs: own,
    /** In pawns. */
    values: ofEach(pieces, (piece) => mean(own, (row) => row[piece] / 100, RUNS)),
    within: share(own, (row) => deviationOf(row) <= NEAR, RUNS),
    /** The largest deviation of a run, in powers of 2 of the textbook's value. */
    halvings: mean(own, (row) => Math.log2(Math.max(deviationOf(row), LEAST)), RUNS),
  }));
  const ends = methods.map((method) => stages.findLast((stage) => stage.method === method)!);
  const nearer = byPositions.flatMap((regression) =>
    byWins.map((search) => ({
      name: `${regression} beside ${search}`,
      /** How much larger the deviation of the search is. */
      halvings: difference(
        rowWith(ends, { method: search }).halvings,
        rowWith(ends, { method: regression }).halvings,
      ),
    }))
  );
  return { stages, ends, nearer };
}

/** The largest deviation of the four values from the textbook's, as a part of the textbook's. */
export function deviationOf(row: Pick<ValuesRow, typeof pieces[number]>): number {
  return Math.max(...pieces.map((piece) => Math.abs(row[piece] / 100 / TEXTBOOK[piece] - 1)));
}

/** The geometric mean of the largest deviations. */
function deviation({ halvings }: { readonly halvings: Interval }): Interval {
  const power = (end: number | null) => end === null ? null : 2 ** end;
  return {
    ...halvings,
    mean: 2 ** halvings.mean,
    low: power(halvings.low),
    high: power(halvings.high),
  };
}

export const study = defineStudy(experiment, {
  title: "The values of the pieces by four methods",
  question:
    "How many games does each of four methods need until it has found the values 1, 3, 3, 5 and 9 " +
    "of the chess pieces within 10 %?",
  sources: ["E6", "C40", "C40d", "C40e", "C40f"],
  summarise,

  tables: ({ ends, stages }) => [
    tableOf("values", "The values of the pieces at the end, in pawns", ends, [
      { ...sets.values.column.method, value: ({ method }) => method },
      ...pieces.map((piece) => ({
        ...{ name: piece, unit: "pawns", digits: 2, meaning: "mean over runs" },
        value: ({ values }: Summary["ends"][number]) => values[piece],
      })),
      {
        ...{ name: "deviation", digits: 2 },
        meaning:
          "largest deviation of a run from the textbook, as a part of its value; geometric mean",
        value: deviation,
      },
      {
        ...{ name: "within", digits: 2 },
        meaning: "share of the runs with all four values within 10 %",
        value: ({ within }) => within,
      },
      { name: "games", unit: "games", meaning: "games of a run", value: ({ games }) => games },
      { ...runs, value: ({ within }) => within.count },
    ]),
    tableOf("stages", "The way there", stages, [
      { ...sets.values.column.method, value: ({ method }) => method },
      { ...sets.values.column.games, value: ({ games }) => games },
      ...pieces.map((piece) => ({
        ...{ name: piece, unit: "pawns", digits: 2, detail: true, meaning: "mean over runs" },
        value: ({ values }: Summary["stages"][number]) => values[piece],
      })),
      {
        ...{ name: "deviation", digits: 2 },
        meaning: "largest deviation of a run, geometric mean",
        value: deviation,
      },
      {
        ...{ name: "within", digits: 2, meaning: "share of the runs within 10 %" },
        value: ({ within }) => within,
      },
    ]),
    tableOf(
      "runs",
      "The last values of every run, in pawns",
      ends.flatMap((end) => end.runs),
      [
        { ...sets.values.column.method, value: ({ method }) => method },
        { ...sets.values.column.run, value: ({ run }) => run },
        ...pieces.map((piece) => ({
          ...{ name: piece, unit: "pawns", digits: 2, meaning: "value at the end of the run" },
          value: (row: ValuesRow) => row[piece] / 100,
        })),
        {
          ...{ name: "deviation", digits: 2, meaning: "largest deviation from the textbook" },
          value: deviationOf,
        },
      ],
    ),
  ],

  claims: (summary) => [found(summary), howSoon(summary), tellMore(summary)],

  figures: (summary, verdictOn) => [deviations(summary, verdictOn), ends(summary, verdictOn)],

  finding({ ends }) {
    const [{ games, within }] = ends;
    return `After ${formatNumber(games)} games a run is off at its worst piece by a share of ${
      listed(ends.map((end) => `${brief(deviation(end), 2)} (${end.method})`))
    }; geometric means of ${within.count} runs.`;
  },
});

function found({ ends }: Summary): Claim {
  return {
    claim: "C40d",
    estimand: "mean value in pawns at the end of a run",
    digits: 2,
    cases: ends.flatMap(({ method, values }) =>
      pieces.map((piece) => ({
        ...{ name: `${piece}, ${method}`, estimate: values[piece] },
        allowed: {
          low: TEXTBOOK[piece] * (1 - NEAR),
          high: TEXTBOOK[piece] * (1 + NEAR),
        },
      }))
    ),
    allowed: {
      reason:
        `within ${percent(NEAR)} of 3, 3, 5 and 9, because published values of a knight and ` +
        "a bishop differ by about as much",
    },
    rule: "each",
  };
}

function howSoon({ ends, stages }: Summary): Question {
  return {
    kind: "question",
    claim: "C40e",
    estimand: "share of the runs with all four values within 10 % at the end",
    cases: ends.map(({ method, within }) => ({ name: method, estimate: within })),
    beside: ends.map(({ method, games }) => {
      const first = gamesUntilHalf(stages, method);
      return first === null
        ? `${method}: half of the runs are never within it up to ${formatNumber(games)} games.`
        : `${method}: half of the runs are within it after ${formatNumber(first)} games.`;
    }),
  };
}

/** The first number of games after which at least half of the runs are within the range; null for none. */
export function gamesUntilHalf(stages: Summary["stages"], method: Method): number | null {
  const own = stages.filter((stage) => stage.method === method);
  return own.find(({ within }) => within.mean >= 0.5)?.games ?? null;
}

function tellMore({ nearer }: Summary): Claim {
  return {
    claim: "C40f",
    estimand: "halvings by which the largest deviation of a run of the regression is smaller",
    digits: 1,
    cases: nearer.map(({ name, halvings }) => ({ name, estimate: halvings })),
    allowed: { low: 0, reason: NO_AMOUNT },
    rule: "each",
    beside: ["Both play equally many games, equally deep."],
  };
}

function deviations({ stages }: Summary, verdictOn: VerdictOn): Figure {
  return {
    name: "deviation",
    title: titled(verdictOn("C40f"), {
      confirmed: "Regressions on positions come nearer than searches by wins",
      refuted: "Searches by wins come nearer than regressions on positions",
      partly: ({ confirmed, refuted }) =>
        [confirmed && `Nearer: ${confirmed}`, refuted && `farther: ${refuted}`]
          .filter(Boolean).join("; "),
      otherwise: "These runs do not decide which method comes nearer",
    }),
    caption:
      "The largest deviation of the four values from 3, 3, 5 and 9, as a part of the value: geometric " +
      "mean over runs, by games played. Dashed line: the 10 % that are asked for.",
    options: {
      x: { label: "games", nice: true },
      y: { label: "largest deviation", type: "log" },
      color: { domain: [...methods], legend: true },
    },
    marks: [
      {
        mark: "line",
        data: stages.map((stage) => ({
          ...{ method: stage.method, games: stage.games, deviation: deviation(stage).mean },
        })),
        options: { x: "games", y: "deviation", stroke: "method" },
      },
      {
        mark: "ruleY",
        data: [{ deviation: NEAR }],
        options: { y: "deviation", strokeDasharray: "4 3" },
      },
    ],
  };
}

function ends({ ends }: Summary, verdictOn: VerdictOn): Figure {
  return {
    name: "values",
    title: titled(verdictOn("C40d"), {
      confirmed: "Each method finds all values within 10 %",
      refuted: "No method is shown to find a value within 10 %",
      partly: ({ confirmed }) => confirmed ? `Within 10 %: ${confirmed}` : "Not all within 10 %",
      otherwise: "These runs do not decide which values are within 10 %",
    }),
    caption:
      `Value at the end of a run, divided by the textbook's. ${barsOver(RUNS)} The line is the ` +
      "textbook.",
    ...forestPlot(
      ends.flatMap(({ method, values }) =>
        pieces.map((piece) => ({
          ...{ name: `${piece}, ${method}` },
          ...scaled(values[piece], TEXTBOOK[piece]),
        }))
      ),
      { none: 1, label: "value / textbook" },
    ),
  };
}

function scaled({ mean, low, high, ...rest }: Interval, by: number): Interval {
  const over = (end: number | null) => end === null ? null : end / by;
  return { ...rest, mean: mean / by, low: over(low), high: over(high) };
}
