/**
 * The tables of the study.
 *
 * @module
 */
import type { Table } from "matchbox/report/table.ts";
import { tableOf, type ValueColumn } from "matchbox/report/table_of.ts";
import { GEOMETRIC } from "../../phrases.ts";
import {
  ARENAS,
  DEPTHS,
  mcts,
  PLAYOUTS,
  sets,
  TIMED_PLAYOUTS,
  timedAlphaBeta,
  UCB1,
} from "./rows.ts";
import { secondsOf, type Summary } from "./summary.ts";

const { depth: { column: ofDepth }, constants, leaves } = sets;

const game: ValueColumn<{ readonly game: string }> = {
  ...ofDepth.game,
  value: ({ game }) => game,
};
const games: ValueColumn<{ readonly games: number }> = {
  ...{ name: "games", meaning: "games played, two from each opening" },
  value: ({ games }) => games,
};

/** Playouts against depth first, then the settings, and the times. */
export function tables(summary: Summary): Table[] {
  return [
    depthTable(summary),
    leavesTable(summary),
    constantsTable(summary),
    timesTable(summary),
  ];
}

function depthTable({ duels }: Summary): Table {
  type Duel = Summary["duels"][number];
  return tableOf("depth", "Playouts against depth", duels, [
    game,
    { ...ofDepth.depth, value: ({ depth }) => depth },
    ...PLAYOUTS.map((playouts): ValueColumn<Duel> => ({
      ...{ name: `${playouts}`, digits: 2 },
      meaning: `points a game with ${playouts} playouts a move`,
      value: ({ points }) => points.find((point) => point.playouts === playouts)?.score ?? null,
    })),
    {
      ...{ name: "even", unit: "playouts", digits: 0 },
      meaning: "playouts at an even score; infinite: more than those that were played; " +
        `${PLAYOUTS[0]}: that many or fewer`,
      value: ({ even }) => even.low === null ? even.mean : even,
    },
    {
      ...{ name: "in time", unit: "playouts", kind: "measured", digits: 0 },
      meaning: "playouts in the time of a move of alpha-beta, geometric mean",
      value: ({ inTime }) => inTime,
    },
    {
      ...{ name: "equal time", kind: "measured", digits: 2 },
      meaning: "points a game with these; empty where they are beyond those played",
      value: ({ atEqualTime }) => atEqualTime,
    },
    {
      ...{ name: "games", detail: true, meaning: "games with each number of playouts" },
      value: ({ points }) => points[0].games,
    },
  ]);
}

function leavesTable(summary: Summary): Table {
  return tableOf(
    "leaves",
    "An evaluation at the leaves against playouts to the end",
    summary.leaves,
    [
      game,
      { ...leaves.column.plies, value: ({ plies }) => plies },
      {
        ...{ name: "score", digits: 2, meaning: "points a game with the evaluation" },
        value: ({ score }) => score,
      },
      {
        ...{ name: "time", kind: "measured", digits: 2 },
        meaning: `its time for a move, divided by that of playouts to the end: ${GEOMETRIC}`,
        value: ({ time }) => time,
      },
      games,
    ],
  );
}

function constantsTable(summary: Summary): Table {
  return tableOf("constants", "Other exploration constants", summary.constants, [
    game,
    { ...constants.column.constant, value: ({ constant }) => constant },
    {
      ...{ name: "score", digits: 2, meaning: `points a game against the constant ${UCB1}` },
      value: ({ score }) => score,
    },
    games,
  ]);
}

function timesTable(summary: Summary): Table {
  const seconds = (name: string, meaning: string, player: string): ValueColumn<Arena> => ({
    ...{ name, unit: "s", kind: "measured", meaning: `${meaning}: ${GEOMETRIC}` },
    value: ({ name }) => secondsOf(summary, name, player),
  });
  type Arena = typeof ARENAS[number];
  return tableOf("times", "The time of a move", ARENAS, [
    { ...ofDepth.game, value: ({ name }) => name },
    seconds("mcts", `a move with ${TIMED_PLAYOUTS} playouts`, mcts(TIMED_PLAYOUTS)),
    ...DEPTHS.map((depth) =>
      seconds(`depth ${depth}`, `a move of alpha-beta, ${depth} plies deep`, timedAlphaBeta(depth))
    ),
  ]);
}
