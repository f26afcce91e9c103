/**
 * What the rows say of the learner of positions.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { seriesOf, seriesPanels, seriesPoint } from "matchbox/report/series.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Figure } from "matchbox/report/table.ts";
import { tableOf, type ValueColumn } from "matchbox/report/table_of.ts";
import { fromTo } from "../../from_to.ts";
import { nameInSentence } from "../../game_names.ts";
import { casesThat } from "../../judge_cases.ts";
import { fromLeastToMost } from "../../phrases.ts";
import { defineStudy, type VerdictOn } from "../../study.ts";
import { titled } from "../../titled.ts";
import { RULES } from "../delta_rule/names.ts";
import { claims } from "./claims.ts";
import { type PracticeRow, sets } from "./rows.ts";
import { experiment } from "./run.ts";
import { summarise, type Summary } from "./summary.ts";

const { practice: { column }, exams: { column: ofExam }, rivals: { column: ofRival } } = sets;
const digits = 3;

const setting: readonly ValueColumn<Pick<PracticeRow, "board" | "company" | "rule">>[] = [
  { ...column.board, value: ({ board }) => findGame(board).title },
  { ...column.company, value: ({ company }) => company },
  { ...column.rule, meaning: "variant of the rule", value: ({ rule }) => RULES[rule] },
];

export const study = defineStudy(experiment, {
  title: "A memory of positions",
  question:
    "What does a learner gain that remembers positions, when it plays thousands of games with many opponents?",
  sources: ["C51a", "C51b", "C51c", "C51d", "C51e", "C51f", "C51g", "C51h", "C51i", "C51j"],
  ...{ summarise, claims, figures },

  tables: ({ practices, exams, rivals }) => [
    tableOf(
      "memory",
      "After all games of the practice",
      practices.map(({ last, ...each }) => ({ ...each, last })),
      [
        ...setting,
        { name: "games", meaning: "games of the practice", value: ({ last }) => last.until },
        {
          ...{
            name: "known",
            digits,
            meaning: "share of the moves of its last half whose position was known",
          },
          value: ({ last }) => last.known,
        },
        {
          ...{
            name: "inside",
            digits,
            meaning: "share of them before the first unknown one of a game",
          },
          value: ({ last }) => last.inside,
        },
        {
          ...{
            name: "other ways",
            digits,
            meaning: "share of the known ones to which it came by other moves",
          },
          value: ({ otherWays }) => otherWays,
        },
        {
          ...{ name: "positions", digits: 0, meaning: "positions that it remembers" },
          value: ({ last }) => last.positions,
        },
        {
          ...{ name: "memory", unit: "MB", digits: 2, meaning: "length of their file" },
          value: ({ last }) => last.bytes.mean / 1e6,
        },
        {
          ...{
            name: "growth",
            digits: 2,
            meaning: "new positions of a game, last half over first part",
          },
          value: ({ growth }) => growth,
        },
      ],
    ),
    tableOf("exams", "Games after the practice, in which nothing is learned", exams, [
      ...setting,
      { ...ofExam.exam, value: ({ exam }) => exam },
      { name: "learned", digits, meaning: "points a game", value: ({ score }) => score },
      {
        ...{ name: "without", digits, meaning: "points a game of its level without learning" },
        value: ({ without }) => without,
      },
      {
        name: "lead",
        digits,
        meaning: "the difference, learner by learner",
        value: ({ lead }) => lead,
      },
      {
        ...{ name: "known", digits, meaning: "share of the moves whose position was known" },
        value: ({ known }) => known,
      },
    ]),
    tableOf("rivals", "Rivals after as many games", rivals, [
      { ...ofRival.board, value: ({ board }) => findGame(board).title },
      { ...ofRival.rival, value: ({ rival }) => rival },
      { ...ofRival.exam, value: ({ exam }) => exam },
      { ...ofRival.taught, unit: undefined, value: ({ taught }) => taught },
      { name: "score", digits, meaning: "points a game", value: ({ score }) => score },
    ]),
    tableOf(
      "practice",
      "The practice, part by part",
      practices.flatMap(({ parts, board, company, rule }) =>
        parts.map((part) => ({ board, company, rule, ...part }))
      ),
      [
        ...setting,
        { ...column.until, name: "games", value: ({ until }) => until },
        {
          name: "score",
          digits,
          meaning: "points a game in the part",
          value: ({ score }) => score,
        },
        {
          name: "known",
          digits,
          meaning: "share of the moves whose position was known",
          value: ({ known }) => known,
        },
        {
          name: "whole",
          digits,
          meaning: "share of the games that were known to the end",
          value: ({ whole }) => whole,
        },
        {
          name: "positions",
          digits: 0,
          meaning: "positions known after the part",
          value: ({ positions }) => positions,
        },
      ],
    ),
  ],

  finding({ practices }, verdictOn) {
    const shares = fromLeastToMost(practices.map(({ last }) => last.known.mean), 2);
    const leads = verdictOn("C51f");
    return `After ${
      practices[0].last.until
    } games a share of ${shares} of its positions is known, ` +
      `and it gains in ${
        casesThat("confirmed", leads).length
      } of ${leads.cases.length} settings: ` +
      `${fromTo(leads.cases.map((each) => [each.name, each]), 3)} points a game ` +
      `(${leads.cases[0].count} learners each).`;
  },
});

/** What is known by games, the memory by games, and what it gains beside the rivals. */
function figures({ practices, exams, rivals }: Summary, verdictOn: VerdictOn): Figure[] {
  const leads = verdictOn("C51f");
  const taught = [verdictOn("C51h"), verdictOn("C51i")];
  return [
    {
      name: "known",
      title: titled(verdictOn("C51a"), {
        confirmed: "The more games it has played, the more of its positions it knows",
        refuted: "More games do not always make it know more of its positions",
        otherwise: "These games do not decide whether more games make it know more positions",
      }),
      caption:
        "Share of its moves whose position it has met before, by the games of its practice " +
        "(each part ends after twice as many). Means over the learners; bars: 95 % intervals.",
      ...byGames(practices, "share known", ({ known }) => known),
    },
    {
      name: "memory",
      title: titled(verdictOn("C51d"), {
        confirmed: "Its memory grows game by game, and more and more slowly",
        otherwise: "Its memory grows with the games",
      }),
      caption: "Positions that it remembers, by the games of its practice; logarithmic scales. " +
        "Means over the learners; bars: 95 % intervals.",
      ...byGames(practices, "positions", ({ positions }) => positions, { type: "log" }),
    },
    {
      name: "gains",
      title: `In new games with its company it beats its level without learning in ${
        casesThat("confirmed", leads).length
      } of ${leads.cases.length} settings`,
      caption: "Points a game in exams, minus those of its level without learning in the same " +
        "games. Bars: 95 % intervals over the learners.",
      ...forestPlot(exams.map(({ name, lead }) => ({ name, ...lead })), {
        ...{ none: 0, label: "points a game more" },
      }),
    },
    {
      name: "rivals",
      title: `After as many games a learner that generalises is stronger in ${
        taught.flatMap((verdict) => casesThat("confirmed", verdict)).length
      } of ${taught.flatMap(({ cases }) => cases).length} settings`,
      caption: "Points a game of the rival minus those of the learner of positions, in the same " +
        "exams. Bars: 95 % intervals over the learners.",
      ...forestPlot(
        rivals.flatMap(({ over }) => over.map(({ name, more }) => ({ name, ...more }))),
        { none: 0, label: "points a game more" },
      ),
    },
  ];
}

function byGames(
  practices: Summary["practices"],
  label: string,
  of: (part: Summary["practices"][number]["parts"][number]) => Interval,
  y: Readonly<Record<string, unknown>> = {},
): Pick<Figure, "options" | "marks" | "panels"> {
  const points = practices.flatMap(({ board, company, rule, parts }) =>
    parts.map((part) => ({
      panel: `${nameInSentence(board)}, ${company}`,
      ...seriesPoint(part.until, RULES[rule], of(part)),
    }))
  );
  return {
    options: {
      x: { type: "log", base: 2, label: "games" },
      y: { ...y, label },
      color: { domain: seriesOf(points), legend: true },
      symbol: { domain: seriesOf(points) },
    },
    marks: [],
    panels: seriesPanels(points, ({ panel }) => panel),
  };
}
