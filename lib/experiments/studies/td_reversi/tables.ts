/**
 * The tables of the study.
 *
 * @module
 */
import type { Table } from "matchbox/report/table.ts";
import { tableOf, type ValueColumn } from "matchbox/report/table_of.ts";
import { RUNS, runs } from "../../genetic_summary.ts";
import { rowWith } from "../../groups.ts";
import { GEOMETRIC } from "../../phrases.ts";
import { boardName, type OpponentName, opponents, settingNames } from "./settings.ts";
import { endOf, type Stage, type Summary } from "./summary.ts";
import { sets } from "./rows.ts";

const { scores: { column } } = sets;

const head: readonly ValueColumn<Stage>[] = [
  { name: "board", kind: "key", meaning: "its size", value: ({ board }) => boardName(board) },
  { ...column.setting, value: ({ setting }) => setting },
  {
    ...{ name: "games", unit: "games", kind: "key", meaning: "games of the training" },
    value: ({ games }) => games,
  },
];

const results: readonly ValueColumn<Stage>[] = [
  ...(Object.keys(opponents) as OpponentName[]).map((opponent): ValueColumn<Stage> => ({
    ...{ name: opponent, digits: 2, meaning: `points a game against ${opponents[opponent].spec}` },
    value: ({ against }) => against[opponent],
  })),
  {
    ...{ name: "lost", unit: "discs", digits: 2 },
    meaning: `what a move near the end loses by exact values, mean over ${RUNS}`,
    value: ({ lost }) => lost,
  },
];

/** The ends of the trainings first, then the way there. */
export function tables(summary: Summary): Table[] {
  const ends = summary.boards.flatMap(({ board }) =>
    settingNames.map((setting) => endOf(summary, board, setting))
  );
  const timesOf = ({ board, setting }: Stage) =>
    rowWith(rowWith(summary.boards, { board }).settings, { setting });
  return [
    tableOf("ends", "After all games of the training", ends, [
      ...head,
      ...results,
      {
        ...{ name: "time", kind: "measured", digits: 2 },
        meaning: `time of a game, divided by that of a game of the patterns: ${GEOMETRIC}`,
        value: (stage) => timesOf(stage).ratio,
      },
      {
        ...{ name: "behind in time", kind: "measured", digits: 2 },
        meaning: "points a game that the patterns score more in the same time",
        value: (stage) => timesOf(stage).behindInTime,
      },
      {
        ...{ name: "seconds", unit: "s", kind: "measured", detail: true },
        meaning: `time of a game: ${GEOMETRIC}`,
        value: (stage) => timesOf(stage).seconds,
      },
      { ...runs, value: ({ score }) => score.count },
    ]),
    tableOf("curves", "The way there", summary.stages, [
      ...head,
      {
        ...{ name: "score", digits: 2 },
        meaning: "points a game against alpha-beta with two and with four plies together",
        value: ({ score }) => score,
      },
      ...results,
    ]),
  ];
}
