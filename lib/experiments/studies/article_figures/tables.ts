/**
 * The tables of the study.
 *
 * @module
 */
import type { Column, Table } from "matchbox/report/table.ts";
import { depthColumn, overPositions, positionsColumn } from "../../position_columns.ts";
import { type ArticleFigures, callsAtPrinted, CHANGES, PRINTED } from "./summary.ts";

/** The tables of the pictured position, at the printed depth and by depth, and of the samples. */
export function tables(found: ArticleFigures): Table[] {
  return [pictured(found), depths(found), samples(found), byDepth(found)];
}

const program: Column[] = [
  { name: "algorithm", kind: "key", meaning: "minimax or alpha-beta" },
  { name: "order", kind: "key", meaning: "the order of the moves" },
  {
    name: "window at the root",
    kind: "key",
    meaning: "of each move: open, or with the best value so far as alpha",
  },
  { name: "cutoff", kind: "key", meaning: "whether a node is cut off at beta or only above it" },
];

const kind: Column = { name: "positions", kind: "key", meaning: "where the positions come from" };

function pictured({ ways }: ArticleFigures): Table {
  return {
    name: "pictured",
    title: `The pictured position at depth ${PRINTED.depth}: calls and what the article prints`,
    columns: [
      ...program,
      {
        name: "calls below the root",
        kind: "exact",
        unit: "calls",
        meaning: "calls of the recursive function without the root",
      },
      {
        name: "with the root",
        kind: "exact",
        unit: "calls",
        meaning: "calls if the root counts too",
      },
      { name: "printed", kind: "exact", meaning: "the number in the article" },
      {
        name: "equal",
        kind: "exact",
        meaning: "which of the two counts is the printed number",
      },
    ],
    rows: ways.map((way) => {
      const below = callsAtPrinted(way);
      const equal = below === way.printed ? "below the root" : "with the root";
      return {
        ...programOf(way.choices),
        "calls below the root": below,
        "with the root": below + 1,
        printed: way.printed,
        equal: below === way.printed || below + 1 === way.printed ? equal : "no",
      };
    }),
  };
}

function depths({ ways }: ArticleFigures): Table {
  const columns = ways[0].calls.map((_, i): Column => ({
    name: `depth ${i + 1}`,
    kind: "exact",
    unit: "calls",
    meaning: `calls below the root at depth ${i + 1}`,
  }));
  return {
    name: "depths",
    title: "The pictured position by depth: calls below the root",
    columns: [...program, ...columns],
    rows: ways.map(({ choices, calls }) => ({
      ...programOf(choices),
      ...Object.fromEntries(calls.map((each, i) => [columns[i].name, each])),
    })),
  };
}

function programOf(choices: ArticleFigures["ways"][number]["choices"]) {
  const { order, root, cutoff } = choices ?? { order: "any", root: "any", cutoff: "any" };
  const algorithm = choices === null ? "minimax" : "alpha-beta";
  return { algorithm, order, "window at the root": root, cutoff };
}

function samples({ samples }: ArticleFigures): Table {
  const deepest = Math.max(...samples.map(({ depth }) => depth));
  return {
    name: "changes",
    title:
      "Samples of positions: calls with a choice changed, divided by those of the article's program",
    columns: [
      kind,
      depthColumn,
      { name: "changed", kind: "key", meaning: "what differs from the article's alpha-beta" },
      positionsColumn,
      { name: "calls / article", kind: "exact", meaning: `ratio of calls, ${overPositions}` },
      {
        name: "least",
        kind: "exact",
        digits: 3,
        meaning: "the smallest ratio of a position",
      },
      {
        name: "most",
        kind: "exact",
        digits: 3,
        meaning: "the largest ratio of a position",
      },
    ],
    rows: samples.filter(({ depth }) => depth === deepest).flatMap(({ kind, count, changes }) =>
      changes.map(({ name, ratio, least, most }) => ({
        ...{ positions: kind, depth: deepest, changed: name, n: count },
        ...{ "calls / article": ratio, least, most },
      }))
    ),
  };
}

function byDepth({ samples }: ArticleFigures): Table {
  const names = Object.keys(CHANGES);
  return {
    name: "by_depth",
    title:
      "Samples by depth: calls with a choice changed, divided by those of the article's program",
    columns: [
      kind,
      depthColumn,
      positionsColumn,
      ...names.map((name): Column => ({
        name,
        kind: "exact",
        meaning: `calls divided by those of the article's alpha-beta, ${overPositions}`,
      })),
      {
        name: "article / minimax",
        kind: "exact",
        unit: "share",
        meaning:
          `calls of the article's alpha-beta divided by those of its minimax, ${overPositions}`,
      },
    ],
    rows: samples.map(({ kind, depth, count, changes, share }) => ({
      ...{ positions: kind, depth, n: count },
      ...Object.fromEntries(
        names.map((name) => [name, changes.find((change) => change.name === name)!.ratio]),
      ),
      "article / minimax": share,
    })),
  };
}
