/**
 * The tables of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import type { Column, Table } from "matchbox/report/table.ts";
import { gameColumn } from "../../position_columns.ts";
import type { Doublings, Summary } from "./summary.ts";

/** The doublings of nodes and of time, the nodes by time, and the games on a clock. */
export function tables(summary: Summary): Table[] {
  return [
    doublingsTable("nodes", summary.byNodes),
    doublingsTable("time", summary.byTime),
    reachTable(summary),
    clocksTable(summary),
    longGamesTable(summary),
  ];
}

function doublingsTable(of: "nodes" | "time", doublings: readonly Doublings[]): Table {
  const kind = of === "nodes" ? "exact" : "measured";
  const unit = of === "nodes" ? "nodes" : "ms";
  return {
    name: of === "nodes" ? "doublings" : "timed_doublings",
    title: `Twice the ${of} a move against the program itself`,
    columns: [
      gameColumn,
      { name: "from", kind: "key", unit, meaning: `${of} a move of the program with less` },
      { name: "to", kind: "exact", unit, meaning: `${of} a move of the program with more` },
      { name: "games", kind: "exact", meaning: "games played, two from each opening" },
      {
        name: "score",
        kind,
        digits: 3,
        meaning: "points per game of the program with more, with the 95 % interval",
      },
      {
        name: "difference",
        kind,
        unit: "Elo",
        digits: 0,
        meaning: "Elo of the doubling, with the 95 % interval",
      },
    ],
    rows: doublings.flatMap(({ game, steps }) =>
      steps.map(({ from, score, elo }) => ({
        ...{ game: findGame(game).title, from, to: 2 * from, games: score.count, score },
        difference: elo,
      }))
    ),
  };
}

function reachTable({ reach }: Summary): Table {
  return {
    name: "reach",
    title: "What a program reaches in a time",
    columns: [
      gameColumn,
      { name: "time", kind: "key", unit: "ms", meaning: "time for the move" },
      {
        name: "nodes",
        kind: "measured",
        unit: "nodes",
        digits: 0,
        meaning: "median over the positions, with the quartiles",
      },
      {
        name: "depth",
        kind: "measured",
        unit: "plies",
        digits: 1,
        meaning: "the last completed depth: mean with its 95 % interval",
      },
      { name: "positions", kind: "exact", meaning: "positions searched", detail: true },
    ],
    rows: reach.map(({ game, milliseconds, nodes, depth }) => ({
      ...{ game: findGame(game).title, time: milliseconds, nodes, depth },
      positions: depth.count,
    })),
  };
}

function clocksTable({ clocks }: Summary): Table {
  const measured = (name: string, meaning: string, format: Partial<Column> = {}): Column => ({
    ...{ name, kind: "measured", meaning },
    ...format,
  });
  return {
    name: "clocks",
    title: "Games on a clock",
    columns: [
      gameColumn,
      { name: "margin", kind: "key", unit: "ms", meaning: "safety margin of both sides" },
      { name: "sides", kind: "exact", meaning: "sides of games" },
      measured("flags", "sides that exceeded their time"),
      measured("used", "time used by a side: mean with its 95 % interval", {
        unit: "seconds",
        digits: 2,
      }),
      measured("overshoot", "the most that a move took beyond the planned time", {
        unit: "ms",
        digits: 1,
      }),
      measured("late", "moves that took longer than the plan and the margin", {
        unit: "share",
        digits: 3,
      }),
      measured("moves", "moves of all sides", { detail: true }),
    ],
    rows: clocks.map(({ game, ...each }) => ({ game: findGame(game).title, ...each })),
  };
}

function longGamesTable({ longGames }: Summary): Table {
  const exact = (name: string, unit: string, meaning: string): Column => ({
    ...{ name, unit, kind: "exact", meaning },
  });
  return {
    name: "long_games",
    title: "The plan in long games, on computed clocks",
    columns: [
      { name: "game", kind: "key", unit: "seconds", meaning: "time of a side for the game" },
      { name: "margin", kind: "key", unit: "ms", meaning: "safety margin" },
      {
        name: "delay",
        kind: "key",
        unit: "ms",
        meaning: "what each move takes beyond the planned time",
      },
      exact("first move", "seconds", "time for the first move"),
      exact("after 30", "seconds", "time left after 30 moves; empty when exceeded before"),
      exact("after 60", "seconds", "time left after 60 moves; empty when exceeded before"),
      exact("falls at", "moves", "the move at which the time is exceeded; empty up to 300 moves"),
    ],
    rows: longGames.map(({ base, margin, delay, first, after_30, after_60, falls_at }) => ({
      ...{ game: base, margin, delay, "first move": first },
      ...{ "after 30": after_30, "after 60": after_60, "falls at": falls_at },
    })),
  };
}
