/**
 * The tables of the study.
 *
 * @module
 */
import type { Column, Table } from "matchbox/report/table.ts";
import { counted } from "./box_counts.ts";
import type { Summary } from "./summary.ts";

/** What was learned, exams, the curves, the first box, and the counts of positions and boxes. */
export function tables(summary: Summary): Table[] {
  return [
    learning(summary),
    exams(summary),
    curve(summary),
    firstBox(summary),
    boxes(summary),
  ];
}

const pair: Column[] = [
  { name: "setting", kind: "key", meaning: "the rules of the machine" },
  { name: "opponent", kind: "key", meaning: "who plays against it" },
];
const machines: Column = { name: "machines", kind: "exact", meaning: "independent machines" };
const interval = "mean over machines with its 95 % interval";

function learning({ courses }: Summary): Table {
  const share = (name: string, meaning: string): Column => ({
    ...{ name, meaning, unit: "share", kind: "exact", digits: 3 },
  });
  const [{ first, last, end }] = courses;
  const [one, other] = [first, last].map(({ from, to }) => `games ${from} to ${to}`);
  return {
    name: "learning",
    title: `From ${one} to ${other}`,
    columns: [
      ...pair,
      { ...machines, detail: true },
      share("won first", `games won of ${one}`),
      share("won", `games won of ${other}`),
      share("drawn", `games drawn of ${other}`),
      share("lost", `games lost of ${other}`),
      {
        ...{ name: "gain", kind: "exact", unit: "points", digits: 3 },
        meaning: `points per game in ${other} minus those in ${one}, ${interval}`,
      },
      share("won late", `games won of games ${end.from} to ${end.to}, by those that play on`),
    ],
    rows: courses.map(({ setting, opponent, first, last, end, gain }) => ({
      setting,
      opponent,
      machines: last.win.count,
      "won first": first.win.mean,
      won: last.win.mean,
      drawn: last.draw,
      lost: last.loss,
      gain,
      "won late": end.win.mean,
    })),
  };
}

function exams({ courses }: Summary): Table {
  const [{ last }] = courses;
  const points = (name: string, meaning: string): Column => ({
    ...{ name, meaning, kind: "exact", unit: "points", digits: 3 },
  });
  return {
    name: "exams",
    title: `Play against random play, without learning, before and after ${last.to} games`,
    columns: [
      ...pair,
      { ...machines, detail: true },
      points("in training", `points per game in all ${last.to} games of the training, ${interval}`),
      points("before", "points per game against random play before the training"),
      points("after", "points per game against random play after the training"),
      points("gain", `the difference, ${interval}`),
    ],
    rows: courses.map(({ setting, opponent, last, total, exam }) => ({
      ...{ setting, opponent, machines: last.win.count, "in training": total },
      ...{ before: exam.before, after: exam.after, gain: exam.gain },
    })),
  };
}

function curve({ courses }: Summary): Table {
  return {
    name: "curve",
    title: "The learning curves",
    columns: [
      ...pair,
      { name: "from", kind: "key", meaning: "number of the first of these games" },
      { name: "to", kind: "key", meaning: "number of the last of these games" },
      machines,
      { name: "win", kind: "exact", unit: "share", digits: 3, meaning: `games won, ${interval}` },
      { name: "draw", kind: "exact", unit: "share", digits: 3, meaning: "games drawn" },
      { name: "loss", kind: "exact", unit: "share", digits: 3, meaning: "games lost" },
    ],
    rows: courses.flatMap(({ setting, opponent, points }) =>
      points.map(({ from, to, win, draw, loss }) => ({
        ...{ setting, opponent, from, to, machines: win.count, win, draw, loss },
      }))
    ),
  };
}

function firstBox({ firstBox, courses }: Summary): Table {
  const [{ last }] = courses;
  return {
    name: "first_box",
    title: `The first box after ${last.to} games`,
    columns: [
      ...pair,
      { name: "square", kind: "key", meaning: "kind of square" },
      {
        ...{ name: "before", kind: "exact", unit: "share", digits: 3 },
        meaning: "of the beads at the start",
      },
      {
        ...{ name: "after", kind: "exact", unit: "share", digits: 3 },
        meaning: `of the beads afterwards, ${interval}`,
      },
      {
        ...{ name: "favourite", kind: "exact", unit: "share", digits: 3 },
        meaning: "of the machines in which this kind of square has most beads",
      },
    ],
    rows: firstBox.map((row) => ({ ...row })),
  };
}

function boxes({ counts }: Summary): Table {
  return {
    name: "boxes",
    title: "Positions and boxes",
    columns: [
      { name: "what", kind: "key", meaning: "what is counted" },
      { name: "number", kind: "exact", meaning: "how many" },
    ],
    rows: Object.entries(counted).map(([name, what]) => ({
      what,
      number: counts[name as keyof typeof counted],
    })),
  };
}
