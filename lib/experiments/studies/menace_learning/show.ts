/**
 * What the rows say of MENACE's learning. Intervals are over machines.
 *
 * @module
 */
import type { Table } from "matchbox/report/table.ts";
import { tableOf, type ValueColumn } from "matchbox/report/table_of.ts";
import { brief } from "../../phrases.ts";
import { defineStudy } from "../../study.ts";
import { counted } from "./box_counts.ts";
import { claims } from "./claims.ts";
import { figures } from "./figures.ts";
import { sets } from "./rows.ts";
import { experiment } from "./run.ts";
import { OF_SOURCE } from "./settings.ts";
import { type Course, coursesOf, summarise, type Summary } from "./summary.ts";

const { machines: { column: ofMachine } } = sets;

export const study = defineStudy(experiment, {
  title: "MENACE learns",
  question:
    "How fast does MENACE learn against random, perfect and learning opponents, and what do its " +
    "rewards, its refills and its few boxes do for it?",
  sources: ["M1", "M2", "M3", "M4", "C4", "C4a", "C4b", "C5", "C5a", "C5b", "C5c", "C22"],
  live: { figure: "settings", table: "learning" },
  ...{ summarise, claims, figures },

  tables: (summary) => [
    // No pairing is finished yet when the first rows come.
    ...(summary.courses.length > 0 ? tablesOfCourses(summary) : []),
    tableOf("boxes", "Positions and boxes", Object.entries(counted), [
      { ...sets.counts.column.what, value: ([, what]) => what },
      {
        ...sets.counts.column.number,
        value: ([name]) => summary.counts[name as keyof typeof counted],
      },
    ]),
  ],

  finding(summary) {
    const [random, perfect] = ["random", "perfect"].map((opponent) =>
      coursesOf(summary, [OF_SOURCE], opponent)[0]
    );
    const { first, last } = random;
    const gains = [random, perfect].map(({ opponent, gain }) =>
      `${brief(gain)} points a game against ${opponent} play`
    );
    return `From games ${first.from} to ${first.to} to games ${last.from} to ${last.to} MENACE ` +
      `gains ${gains.join(" and ")} (${random.machines.toLocaleString("en")} machines).`;
  },
});

const pairing: readonly ValueColumn<{ readonly setting: string; readonly opponent: string }>[] = [
  { ...ofMachine.setting, value: ({ setting }) => setting },
  { ...ofMachine.opponent, value: ({ opponent }) => opponent },
];
const machines: ValueColumn<{ readonly machines: number }> = {
  ...{ name: "machines", meaning: "independent machines" },
  value: ({ machines }) => machines,
};

function tablesOfCourses({ courses }: Summary): Table[] {
  const [{ first, last, end }] = courses;
  const [one, other] = [first, last].map(({ from, to }) => `games ${from} to ${to}`);
  const share = { unit: "share", digits: 3 };
  const points = { unit: "points", digits: 3 };
  const game = { kind: "key" } as const;
  const keys: readonly ValueColumn<Course>[] = [...pairing, { ...machines, detail: true }];
  return [
    tableOf("learning", `From ${one} to ${other}`, courses, [
      ...keys,
      {
        ...{ ...share, name: "won first", meaning: `games won of ${one}` },
        value: ({ first }) => first.win.mean,
      },
      {
        ...{ ...share, name: "won", meaning: `games won of ${other}` },
        value: ({ last }) => last.win.mean,
      },
      {
        ...{ ...share, name: "drawn", meaning: `games drawn of ${other}` },
        value: ({ last }) => last.draw,
      },
      {
        ...{ ...share, name: "lost", meaning: `games lost of ${other}` },
        value: ({ last }) => last.loss,
      },
      {
        ...{ ...points, name: "gain" },
        meaning: `points per game in ${other} minus those in ${one}, mean over machines`,
        value: ({ gain }) => gain,
      },
      {
        ...{ ...share, name: "won late" },
        meaning: `games won of games ${end.from} to ${end.to}, by those that play on`,
        value: ({ end }) => end.win.mean,
      },
    ]),
    tableOf(
      "exams",
      `Play against random play, without learning, before and after ${last.to} games`,
      courses,
      [
        ...keys,
        {
          ...{ ...points, name: "in training" },
          meaning: `points per game in all ${last.to} games of the training, mean over machines`,
          value: ({ total }) => total,
        },
        {
          ...{ ...points, name: "before" },
          meaning: "points per game against random play before the training",
          value: ({ exam }) => exam.before.mean,
        },
        {
          ...{ ...points, name: "after" },
          meaning: "points per game against random play after the training",
          value: ({ exam }) => exam.after.mean,
        },
        {
          ...{ ...points, name: "gain", meaning: "the difference, mean over machines" },
          value: ({ exam }) => exam.gain,
        },
      ],
    ),
    tableOf("curve", "The learning curves", courses.flatMap(({ points }) => points), [
      ...pairing,
      {
        ...game,
        name: "from",
        meaning: "number of the first of these games",
        value: ({ from }) => from,
      },
      { ...game, name: "to", meaning: "number of the last of these games", value: ({ to }) => to },
      machines,
      {
        ...{ ...share, name: "win", meaning: "games won, mean over machines" },
        value: ({ win }) => win,
      },
      { ...share, name: "draw", meaning: "games drawn", value: ({ draw }) => draw },
      { ...share, name: "loss", meaning: "games lost", value: ({ loss }) => loss },
    ]),
    tableOf(
      "first_box",
      `The first box after ${last.to} games`,
      courses.flatMap(({ firstBox }) => firstBox),
      [
        ...pairing,
        {
          name: "square",
          kind: "key",
          meaning: "kind of square: corner, edge or centre",
          value: ({ square }) => square,
        },
        {
          ...{ ...share, name: "before", meaning: "of the beads at the start" },
          value: ({ before }) => before,
        },
        {
          ...{ ...share, name: "after", meaning: "of the beads afterwards, mean over machines" },
          value: ({ after }) => after,
        },
        {
          ...{ ...share, name: "favourite" },
          meaning: "of the machines, in which this kind of square has most beads; ties are shared",
          value: ({ favourite }) => favourite,
        },
      ],
    ),
  ];
}
