/**
 * The tables of the study.
 *
 * @module
 */
import type { Table } from "matchbox/report/table.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import { GEOMETRIC } from "../../phrases.ts";
import { OPPONENTS } from "./arenas.ts";
import { sets } from "./rows.ts";
import type { Summary } from "./summary.ts";

const { exams: { column } } = sets;
const digits = 2;

/** The scores at the end first, then the curves, and what is measured without an opponent. */
export function tables(summary: Summary): Table[] {
  return [
    lastTable(summary),
    curveTable(summary),
    unbeatenTable(summary),
    endingsTable(summary),
    timesTable(summary),
  ];
}

function lastTable({ duels }: Summary): Table {
  return tableOf("strength", "After all games of the training", duels, [
    { ...column.game, value: ({ game }) => game },
    { ...column.way, name: "plays by", value: ({ way }) => way },
    { ...column.opponent, value: ({ opponent }) => OPPONENTS[opponent] },
    { name: "score", digits, meaning: "points a game", value: ({ last }) => last.score },
    { name: "lost", digits, meaning: "share of the games lost", value: ({ last }) => last.lost },
    {
      ...{ name: "gain", digits, meaning: "points more than after an eighth of the games" },
      value: ({ gain }) => gain,
    },
    {
      ...{ name: "training", unit: "games", detail: true, meaning: "games of the training" },
      value: ({ last }) => last.games,
    },
  ]);
}

function curveTable({ duels }: Summary): Table {
  const points = duels.flatMap(({ game, way, opponent, points }) =>
    points.length < 2 ? [] : points.map((point) => ({ game, way, opponent, ...point }))
  );
  return tableOf("curve", "The training, part by part", points, [
    { ...column.game, value: ({ game }) => game },
    { ...column.way, name: "plays by", value: ({ way }) => way },
    { ...column.opponent, value: ({ opponent }) => OPPONENTS[opponent] },
    { ...column.games, value: ({ games }) => games },
    { name: "score", digits, meaning: "points a game", value: ({ score }) => score },
  ]);
}

function unbeatenTable({ unbeaten }: Summary): Table {
  return tableOf("unbeaten", "Tic-tac-toe against all sequences of moves", unbeaten, [
    { ...column.games, kind: "key", value: ({ games }) => games },
    { ...column.way, name: "plays by", value: ({ way }) => way },
    {
      ...{ name: "unbeaten", digits, meaning: "share of the trainings that nothing beats" },
      value: ({ share }) => share,
    },
  ]);
}

function endingsTable({ endings }: Summary): Table {
  return tableOf("endings", "Moves of Reversi with at most 12 empty squares", endings, [
    { ...column.games, kind: "key", value: ({ games }) => games },
    { ...column.way, name: "plays by", value: ({ way }) => way },
    {
      ...{ name: "lost", unit: "discs", digits, meaning: "discs that a move loses" },
      value: ({ discs }) => discs,
    },
    { name: "moves", detail: true, meaning: "moves measured", value: ({ moves }) => moves },
  ]);
}

function timesTable({ times }: Summary): Table {
  return tableOf("times", "The time of a training game", times, [
    { ...column.game, value: ({ game }) => game },
    {
      ...{ name: "time", unit: "s", kind: "measured" },
      meaning: `a game with what is learned from it: ${GEOMETRIC}`,
      value: ({ seconds }) => seconds,
    },
    {
      ...{ name: "a minute", unit: "games", kind: "measured", digits: 0 },
      meaning: "games of a minute at that time",
      value: ({ seconds }) => 60 / seconds.mean,
    },
  ]);
}
