/**
 * The tables of the study.
 *
 * @module
 */
import type { Column, Table } from "matchbox/report/table.ts";
import { exact } from "../../exact_column.ts";
import type { Summary } from "./summary.ts";

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

const duel: Column = {
  name: "duel",
  kind: "key",
  meaning: "the game and the simple evaluation; the rich one is eight parts in chess and five " +
    "heuristics in Reversi",
};
const level: Column = {
  name: "level",
  kind: "key",
  unit: "nodes",
  meaning: "nodes a move of the rich program",
};
const overOpenings = "with the 95 % interval over openings";

function ratesTable({ duels, speeds }: Summary): Table {
  return {
    name: "rates",
    title: "How many times the nodes make the simple program as strong",
    columns: [
      duel,
      level,
      exact(
        "rate",
        `exchange rate: the multiple of nodes at an even score, ${overOpenings}; infinite: more ` +
          "than the largest multiple tried",
        { digits: 1 },
      ),
      exact("most", "the largest multiple tried"),
      {
        name: "speed",
        kind: "measured",
        digits: 2,
        meaning: "nodes a second of the simple program over those of the rich one",
      },
      {
        name: "score",
        kind: "measured",
        digits: 2,
        meaning: `points a game of the simple program at this multiple: about the same time, ` +
          overOpenings,
      },
    ],
    rows: duels.flatMap(({ duel, curves }) =>
      curves.map(({ level, rate, points, atEqualTime }) => ({
        ...{ duel, level, rate: rate.low === null ? rate.mean : rate },
        most: points.at(-1)!.multiple,
        speed: speeds.find((each) => each.duel === duel)!.ratio.mean,
        score: atEqualTime,
      }))
    ),
  };
}

function scoresTable({ duels }: Summary): Table {
  return {
    name: "scores",
    title: "Points of the simple program by its nodes",
    columns: [
      duel,
      level,
      { name: "times", kind: "key", meaning: "nodes of the simple program over those of the rich" },
      exact("score", "points per game of the simple program, with the 95 % interval", {
        digits: 3,
      }),
      exact("games", "games played, two from each opening"),
    ],
    rows: duels.flatMap(({ duel, curves }) =>
      curves.flatMap(({ level, points }) =>
        points.map(({ multiple, score }) => ({
          ...{ duel, level, times: multiple, score, games: score.count },
        }))
      )
    ),
  };
}

function speedsTable({ speeds }: Summary): Table {
  const speed = (name: string, program: string): Column => ({
    name,
    kind: "measured",
    unit: "nodes/s",
    digits: 0,
    meaning: `nodes a second of the ${program} program: geometric mean with its 95 % interval`,
  });
  return {
    name: "speeds",
    title: "Nodes a second",
    columns: [
      duel,
      speed("simple", "simple"),
      speed("rich", "rich"),
      {
        name: "simple / rich",
        kind: "measured",
        digits: 2,
        meaning: "ratio within a position: geometric mean with its 95 % interval",
      },
      exact("positions", "positions searched"),
    ],
    rows: speeds.map(({ duel, speed, ratio }) => ({
      ...{ duel, simple: speed.simple, rich: speed.rich, "simple / rich": ratio },
      positions: ratio.count,
    })),
  };
}

function timedTable({ duels }: Summary): Table {
  return {
    name: "timed",
    title: "Games with the same time a move",
    columns: [
      duel,
      {
        name: "score",
        kind: "measured",
        digits: 2,
        meaning: "points per game of the simple program, with the 95 % interval",
      },
      exact("games", "games played, two from each opening"),
    ],
    rows: duels.flatMap(({ duel, timed }) =>
      timed ? [{ duel, score: timed, games: timed.count }] : []
    ),
  };
}

function lossesTable({ losses }: Summary): Table {
  const inUnits = "pawns in chess and discs in Reversi, with the 95 % interval";
  return {
    name: "losses",
    title: "Combinations and quiet positions",
    columns: [
      duel,
      { name: "kind", kind: "key", meaning: "the kind of positions" },
      { name: "times", kind: "key", meaning: "nodes of the simple program over those of the rich" },
      exact("loss, simple", `mean loss of the simple program's move: ${inUnits}`, { digits: 2 }),
      exact("loss, rich", `mean loss of the rich program's move: ${inUnits}`, { digits: 2 }),
      exact("difference", `the first minus the second, by position: ${inUnits}`, { digits: 2 }),
      exact("positions", "positions of this kind"),
      exact("found, simple", "positions in which the simple program's move loses nothing", share),
      exact("found, rich", "positions in which the rich program's move loses nothing", share),
    ],
    rows: losses.map(({ duel, kind, multiple, loss, more, found }) => ({
      ...{ duel, kind, times: multiple, difference: more, positions: more.count },
      "loss, simple": loss.simple,
      "loss, rich": loss.rich,
      "found, simple": found.simple,
      "found, rich": found.rich,
    })),
  };
}

const share: Partial<Column> = { unit: "share", digits: 2, detail: true };
