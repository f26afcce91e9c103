/**
 * The tables of the study.
 *
 * @module
 */
import type { Table } from "matchbox/report/table.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import { gameOfRow } from "../../shown_columns.ts";
import { sets } from "./rows.ts";
import type { Doublings, Summary } from "./summary.ts";

const { clocks: { column: ofClock }, long_games: { column: ofLong }, reach: { column: ofReach } } =
  sets;

/** The doublings of nodes and of time, the nodes by time, and the games on a clock. */
export function tables({ byNodes, byTime, reach, clocks, longGames }: Summary): Table[] {
  return [
    doublingsTable("nodes", byNodes),
    doublingsTable("time", byTime),
    tableOf("reach", "What a program reaches in a time", reach, [
      gameOfRow,
      { ...ofReach.milliseconds, name: "time", value: ({ milliseconds }) => milliseconds },
      {
        ...{ ...ofReach.nodes, digits: 0 },
        meaning: "nodes searched, median over the positions with the quartiles",
        value: ({ nodes }) => nodes,
      },
      {
        ...{ ...ofReach.depth, digits: 1, meaning: "the last completed depth, mean" },
        value: ({ depth }) => depth,
      },
      {
        ...{ name: "positions", meaning: "positions searched", detail: true },
        value: ({ count }) => count,
      },
    ]),
    tableOf("clocks", "Games on a clock", clocks, [
      gameOfRow,
      { ...ofClock.margin, value: ({ margin }) => margin },
      { ...ofClock.delay, value: ({ delay }) => delay },
      { ...{ name: "sides", meaning: "sides of games" }, value: ({ sides }) => sides },
      {
        ...{ name: "flags", kind: "measured", meaning: "sides that exceeded their time" },
        value: ({ flags }) => flags,
      },
      {
        ...{ ...ofClock.used, unit: "seconds", digits: 2, meaning: "time used by a side, mean" },
        value: ({ used }) => used,
      },
      {
        ...{ ...ofClock.overshoot, digits: 1 },
        value: ({ overshoot }) => overshoot,
      },
      {
        ...{ ...ofClock.late, unit: "share", digits: 3 },
        meaning: "moves that took longer than the plan and the margin",
        value: ({ late }) => late,
      },
      {
        ...{ name: "moves", kind: "measured", meaning: "moves of all sides", detail: true },
        value: ({ moves }) => moves,
      },
    ]),
    tableOf("long_games", "The plan in long games, on computed clocks", longGames, [
      { ...{ ...ofLong.base, name: "game", unit: "seconds" }, value: ({ base }) => base },
      { ...ofLong.margin, value: ({ margin }) => margin },
      { ...ofLong.delay, value: ({ delay }) => delay },
      { ...{ ...ofLong.first, name: "first move", unit: "seconds" }, value: ({ first }) => first },
      {
        ...{ ...ofLong.after_30, name: "after 30", unit: "seconds" },
        value: (row) => row.after_30,
      },
      {
        ...{ ...ofLong.after_60, name: "after 60", unit: "seconds" },
        value: (row) => row.after_60,
      },
      { ...ofLong.falls_at, name: "falls at", value: (row) => row.falls_at },
    ]),
  ];
}

function doublingsTable(of: "nodes" | "time", doublings: readonly Doublings[]): Table {
  const [name, kind, unit] = of === "nodes"
    ? ["doublings", "exact", "nodes"] as const
    : ["timed_doublings", "measured", "ms"] as const;
  const steps = doublings.flatMap(({ steps }) => steps);
  return tableOf(name, `Twice the ${of} a move against the program itself`, steps, [
    gameOfRow,
    {
      ...{ name: "from", kind: "key", unit, meaning: `${of} a move of the program with less` },
      value: ({ from }) => from,
    },
    {
      ...{ name: "to", unit, meaning: `${of} a move of the program with more` },
      value: ({ from }) => 2 * from,
    },
    {
      ...{ name: "games", meaning: "games played, two from each opening" },
      value: ({ games }) => games,
    },
    {
      ...{ name: "score", kind, digits: 3, meaning: "points per game of the program with more" },
      value: ({ score }) => score,
    },
    {
      ...{ name: "difference", kind, unit: "Elo", digits: 0, meaning: "Elo of the doubling" },
      value: ({ elo }) => elo,
    },
  ]);
}
