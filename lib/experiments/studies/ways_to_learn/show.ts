/**
 * What the rows say of the ways to learn.
 *
 * @module
 */
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { seriesOf, seriesPanels, seriesPoint } from "matchbox/report/series.ts";
import type { Figure } from "matchbox/report/table.ts";
import { tableOf, type ValueColumn } from "matchbox/report/table_of.ts";
import { brief } from "../../phrases.ts";
import { casesThat } from "../../judge_cases.ts";
import { defineStudy, type VerdictOn } from "../../study.ts";
import { titled } from "../../titled.ts";
import { claims } from "./claims.ts";
import { sets } from "./rows.ts";
import { experiment } from "./run.ts";
import { type LearnedSummary, summarise, type Summary } from "./summary.ts";

const { learned: { column: ofLearned } } = sets;
const digits = 3;

const columns: readonly ValueColumn<LearnedSummary>[] = [
  { ...ofLearned.game, value: ({ name }) => name },
  { ...ofLearned.way, value: ({ way }) => way },
  {
    ...{
      name: "new",
      digits,
      meaning: "share of right answers about positions that are new to it",
    },
    value: ({ tested }) => tested,
  },
  {
    ...{ name: "known", digits, meaning: "share of right answers about positions of its training" },
    value: ({ trained }) => trained,
  },
  { ...{ name: "gap", digits, meaning: "the difference of both" }, value: ({ gap }) => gap },
  {
    ...{
      name: "error",
      digits: 2,
      meaning: "root mean square error of its values on new positions",
    },
    value: ({ testedError }) => testedError,
  },
  {
    ...{ ...ofLearned.numbers, unit: undefined, digits: 0 },
    value: ({ numbers }) => Math.round(numbers.mean),
  },
];

const times: readonly ValueColumn<LearnedSummary>[] = [
  {
    ...{
      name: "training",
      kind: "measured",
      unit: "s",
      meaning: "time to learn from all examples",
    },
    value: ({ training }) => training,
  },
  {
    ...{ name: "answer", kind: "measured", unit: "s", meaning: "time to answer one position" },
    value: ({ answer }) => answer,
  },
];

export const study = defineStudy(experiment, {
  title: "Ways to learn",
  question:
    "Which way to learn knows who wins in positions that it has not seen, and what does it cost?",
  sources: ["D12", "C43a", "C43b", "C43c", "C43d", "C43e", "C43f", "C43g"],
  ...{ summarise, claims, figures },

  tables: ({ learned, games }) => [
    tableOf(
      "ways",
      "Each way with the most examples",
      games.flatMap(({ largest }) => largest),
      [...columns, ...times],
    ),
    tableOf("curves", "The learning curves", learned, [
      columns[0],
      columns[1],
      { ...ofLearned.examples, value: ({ examples }) => examples },
      ...columns.slice(2),
    ]),
  ],

  finding({ games }) {
    const best = games.map(({ name, largest }) => {
      const { way, tested } = largest.reduce((one, other) =>
        other.tested.mean > one.tested.mean ? other : one
      );
      return `${way} for ${name} (right about ${brief(tested)} of them)`;
    });
    return `Of positions that they have not seen, these know the winner most often: ${
      best.join(", ")
    }; ${games[0].largest[0].tested.count} runs.`;
  },
});

function figures({ learned, games }: Summary, verdictOn: VerdictOn): Figure[] {
  const domain = seriesOf(
    learned.map(({ way, examples, tested }) => seriesPoint(examples, way, tested)),
  );
  const scales = { color: { domain, legend: true }, symbol: { domain } };
  const overfit = verdictOn("C43d");
  return [{
    name: "curves",
    title: `More examples make a way more accurate in ${
      casesThat("confirmed", verdictOn("C43b")).length
    } of ${verdictOn("C43b").cases.length} cases`,
    caption: "Share of right answers about positions that are new, by the examples of the " +
      "training, in powers of four. Means over runs; bars: 95 % intervals.",
    options: {
      x: { type: "log", base: 4, label: "examples" },
      y: { label: "share of right answers" },
      ...scales,
    },
    marks: [],
    panels: seriesPanels(
      learned.map(({ name, way, examples, tested }) => ({
        ...{ panel: name, ...seriesPoint(examples, way, tested) },
      })),
      ({ panel }) => panel,
    ),
  }, {
    name: "gaps",
    title: titled(verdictOn("C43c"), {
      confirmed: "Each approximate version loses less from known positions to new ones",
      refuted: "No approximate version has a smaller gap than its fine one",
      otherwise: "Not every approximate version has a smaller gap than its fine one",
    }),
    caption: "Share of right answers about positions of the training minus that about new ones, " +
      "with the most examples. Bars: 95 % intervals over runs.",
    ...forestPlot(
      games.flatMap(({ name, largest }) =>
        largest.map(({ way, gap }) => ({ name: `${name}, ${way}`, ...gap }))
      ),
      { none: 0, label: "known minus new" },
    ),
  }, {
    name: "versions",
    title: `On new positions the approximate version is better in ${
      casesThat("confirmed", overfit).length
    } of ${overfit.cases.length} cases, the fine one in ${casesThat("refuted", overfit).length}`,
    caption:
      "Share of right answers about new positions, approximate version minus fine one, with " +
      "the most examples. Bars: 95 % intervals over runs.",
    ...forestPlot(
      games.flatMap(({ name, families }) =>
        families.map(({ family, lead }) => ({ name: `${name}, ${family}`, ...lead }))
      ),
      { none: 0, label: "approximate minus fine" },
    ),
  }];
}
