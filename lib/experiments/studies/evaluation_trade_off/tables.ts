/**
 * The tables of the study.
 *
 * @module
 */
import type { Table } from "matchbox/report/table.ts";
import { tableOf, type ValueColumn } from "matchbox/report/table_of.ts";
import { rowWith } from "../../groups.ts";
import { GEOMETRIC } from "../../phrases.ts";
import { sets } from "./rows.ts";
import type { Summary } from "./summary.ts";

const { pairs: { column: ofPair }, losses: { column: ofLoss } } = sets;

const duel: ValueColumn<{ readonly duel: string }> = {
  ...{ name: "duel", kind: "key" },
  meaning: "the game and the simple evaluation; the rich one is eight parts in chess and five " +
    "heuristics in Reversi",
  value: ({ duel }) => duel,
};
const level: ValueColumn<{ readonly level: number }> = {
  ...ofPair.level,
  value: ({ level }) => level,
};
const times: ValueColumn<{ readonly multiple: number }> = {
  ...{ name: "times", kind: "key" },
  meaning: "nodes of the simple program over those of the rich",
  value: ({ multiple }) => multiple,
};

/** The exchange rates first, then the curves, the speeds, the games by time, and the positions. */
export function tables(summary: Summary): Table[] {
  return [
    ratesTable(summary),
    scoresTable(summary),
    speedsTable(summary),
    timedTable(summary),
    lossesTable(summary),
  ];
}

/** Every level of every duel. */
function curvesOf({ duels }: Summary) {
  return duels.flatMap(({ duel, curves }) => curves.map((curve) => ({ duel, ...curve })));
}

function ratesTable(summary: Summary): Table {
  const title = "How many times the nodes make the simple program as strong";
  return tableOf("rates", title, curvesOf(summary), [
    duel,
    level,
    {
      ...{ name: "rate", digits: 1 },
      meaning: "exchange rate: the multiple of nodes at an even score; infinite: more than the " +
        "largest multiple tried",
      value: ({ rate }) => rate.low === null ? rate.mean : rate,
    },
    {
      ...{ name: "most", meaning: "the largest multiple tried" },
      value: ({ points }) => points.at(-1)!.multiple,
    },
    {
      ...{ name: "speed", kind: "measured", digits: 2 },
      meaning: "nodes a second of the simple program over those of the rich one",
      value: ({ duel }) => rowWith(summary.speeds, { duel }).ratio.mean,
    },
    {
      ...{ name: "score", kind: "measured", digits: 2 },
      meaning: "points a game of the simple program at this multiple: about the same time",
      value: ({ atEqualTime }) => atEqualTime,
    },
  ]);
}

const GAMES = "games played, two from each opening";

function scoresTable(summary: Summary): Table {
  const points = curvesOf(summary).flatMap(({ points, ...key }) =>
    points.map((point) => ({ ...key, ...point }))
  );
  return tableOf("scores", "Points of the simple program by its nodes", points, [
    duel,
    level,
    times,
    {
      ...{ name: "score", digits: 3, meaning: "points per game of the simple program" },
      value: ({ score }) => score,
    },
    { name: "games", meaning: GAMES, value: ({ games }) => games },
  ]);
}

function speedsTable({ speeds }: Summary): Table {
  const speed = (program: "simple" | "rich"): ValueColumn<Summary["speeds"][number]> => ({
    ...{ name: program, kind: "measured", unit: "nodes/s", digits: 0 },
    meaning: `nodes a second of the ${program} program: ${GEOMETRIC}`,
    value: (each) => each[program],
  });
  return tableOf("speeds", "Nodes a second", speeds, [
    duel,
    speed("simple"),
    speed("rich"),
    {
      ...{ name: "simple / rich", kind: "measured", digits: 2 },
      meaning: `ratio within a process: ${GEOMETRIC}`,
      value: ({ ratio }) => ratio,
    },
    {
      name: "processes",
      meaning: "fresh processes, each with its own positions",
      value: ({ ratio }) => ratio.count,
    },
  ]);
}

function timedTable({ duels }: Summary): Table {
  const played = duels.flatMap(({ duel, timed }) => timed ? [{ duel, ...timed }] : []);
  return tableOf("timed", "Games with the same time a move", played, [
    duel,
    {
      ...{ name: "score", kind: "measured", digits: 2 },
      meaning: "points per game of the simple program",
      value: ({ score }) => score,
    },
    { name: "games", meaning: GAMES, value: ({ games }) => games },
  ]);
}

function lossesTable({ losses }: Summary): Table {
  const units = "pawns in chess and discs in Reversi";
  type Column = ValueColumn<Summary["losses"][number]>;
  const loss = (program: "simple" | "rich"): Column => ({
    ...{ name: `loss, ${program}`, digits: 2 },
    meaning: `mean loss of the ${program} program's move: ${units}`,
    value: (each) => each[program].loss,
  });
  const found = (program: "simple" | "rich"): Column => ({
    ...{ name: `found, ${program}`, unit: "share", digits: 2, detail: true },
    meaning: `positions in which the ${program} program's move loses nothing`,
    value: (each) => each[program].found,
  });
  return tableOf("losses", "Combinations and quiet positions", losses, [
    duel,
    { ...ofLoss.kind, meaning: "the kind of positions", value: ({ kind }) => kind },
    times,
    loss("simple"),
    loss("rich"),
    {
      ...{ name: "difference", digits: 2 },
      meaning: `the first minus the second, by position: ${units}`,
      value: ({ more }) => more,
    },
    { name: "positions", meaning: "positions of this kind", value: ({ more }) => more.count },
    found("simple"),
    found("rich"),
  ]);
}
