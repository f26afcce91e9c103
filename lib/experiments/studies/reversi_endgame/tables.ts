/**
 * The tables of the study.
 *
 * @module
 */
import type { Column, Table } from "matchbox/report/table.ts";
import { positionsColumn } from "../../position_columns.ts";
import { partNames } from "./methods.ts";
import { type Summary, timesOf } from "./summary.ts";

/** The tables of time and nodes by empty squares, of growth, of the parts of the solver, and of the FFO. */
export function tables(summary: Summary): Table[] {
  return [
    secondsTable(summary),
    nodesTable(summary),
    growthTable(summary),
    partsTable(summary),
    ffoTable(summary),
  ];
}

const empties: Column = {
  name: "empty",
  unit: "squares",
  kind: "key",
  meaning: "empty squares of the positions",
};
const method: Column = { name: "method", kind: "key", meaning: "how the positions were solved" };
const games: Column = {
  name: "games",
  kind: "key",
  meaning: "who played the games that the positions are from",
};

const overGames = "geometric mean over the games with its 95 % interval";

function secondsTable(summary: Summary): Table {
  return {
    name: "within_a_second",
    title: "The solver within a second, in games of alpha-beta",
    columns: [
      empties,
      positionsColumn,
      {
        name: "solved",
        kind: "measured",
        unit: "share",
        digits: 2,
        meaning: "share of the positions solved within a second, with its 95 % interval",
      },
      {
        name: "time",
        kind: "measured",
        unit: "s",
        meaning: "median with quartiles; what takes more than a second counts as a second",
      },
    ],
    rows: timesOf(summary, "solver").map(({ empties, solved, seconds }) => ({
      empty: empties,
      n: solved.count,
      solved,
      time: seconds,
    })),
  };
}

function nodesTable({ nodes }: Summary): Table {
  return {
    name: "nodes",
    title: "Nodes by empty squares",
    columns: [
      games,
      method,
      empties,
      positionsColumn,
      { name: "nodes", kind: "exact", digits: 0, meaning: `positions searched, ${overGames}` },
      { name: "most", unit: "nodes", kind: "exact", meaning: "in the hardest position" },
    ],
    rows: nodes.map((each) => ({
      games: each.play,
      method: each.method,
      empty: each.empties,
      n: each.nodes.count,
      nodes: each.nodes,
      most: each.most,
    })),
  };
}

function growthTable({ growth }: Summary): Table {
  return {
    name: "growth",
    title: "What one more empty square costs",
    columns: [
      games,
      method,
      { name: "from", unit: "squares", kind: "exact", meaning: "fewest empty squares" },
      { name: "to", unit: "squares", kind: "exact", meaning: "most empty squares" },
      { name: "n", kind: "exact", meaning: "games" },
      {
        name: "factor",
        kind: "exact",
        digits: 2,
        meaning: `by which the nodes grow with each empty square: a straight line through their ` +
          `logarithms for each game, ${overGames}`,
      },
    ],
    rows: growth.map(({ play, method, from, to, factor }) => ({
      games: play,
      method,
      from,
      to,
      n: factor.count,
      factor,
    })),
  };
}

function partsTable({ parts }: Summary): Table {
  return {
    name: "parts",
    title: "The solver without one of its parts, over the whole solver",
    columns: [
      { name: "without", kind: "key", meaning: "the part left out" },
      empties,
      positionsColumn,
      {
        name: "nodes",
        kind: "exact",
        digits: 2,
        meaning:
          `nodes without the part over those with it, ${overGames}; short searches that sort the ` +
          "moves are not counted",
      },
      {
        name: "time",
        kind: "measured",
        digits: 2,
        meaning: `time without the part over that with it, ${overGames}; all work counts`,
      },
    ],
    rows: parts.map(({ part, empties, nodes, seconds }) => ({
      without: partNames[part],
      empty: empties,
      n: nodes.count,
      nodes,
      time: seconds,
    })),
  };
}

function ffoTable({ ffo }: Summary): Table {
  return {
    name: "ffo",
    title: "The positions of the FFO",
    columns: [
      { name: "number", kind: "key", meaning: "number of the position" },
      { name: "empty", unit: "squares", kind: "exact", meaning: "empty squares" },
      { name: "score", unit: "discs", kind: "exact", meaning: "found, for the side to move" },
      { name: "published", unit: "discs", kind: "exact", meaning: "score as published" },
      {
        name: "compared",
        kind: "exact",
        meaning: "scores compared: of the position, and of its moves where asked for",
      },
      { name: "different", kind: "exact", meaning: "scores that differ from the published ones" },
      { name: "nodes", unit: "nodes", kind: "exact", meaning: "positions searched for the score" },
    ],
    rows: ffo.map((row) => ({
      number: row.number,
      empty: row.empties,
      score: row.score,
      published: row.published,
      compared: row.scores_compared,
      different: row.mismatches,
      nodes: row.nodes,
    })),
  };
}
