/**
 * The tables of the study.
 *
 * @module
 */
import type { Table } from "matchbox/report/table.ts";
import { tableOf, type ValueColumn } from "matchbox/report/table_of.ts";
import { crossTable } from "../../cross_table.ts";
import { rowWith } from "../../groups.ts";
import { GEOMETRIC } from "../../phrases.ts";
import { SHOWN_RATING, shownRating } from "../../shown_rating.ts";
import { DEEPENING, MINIMAX } from "./configurations.ts";
import type { OfConfiguration, Summary } from "./summary.ts";

const name: ValueColumn<OfConfiguration> = {
  ...{ name: "configuration", kind: "key", meaning: "the parts of the search" },
  value: ({ name }) => name,
};

/** Speed and quality to equal depth, then in equal time, then each against each. */
export function tables(summary: Summary): Table[] {
  return [
    equalDepth(summary),
    equalTime(summary),
    crossTable("Points per game against each other configuration", {
      ...summary,
      what: "configuration",
    }),
  ];
}

function equalDepth({ configurations, depth }: Summary): Table {
  return tableOf("equal_depth", `Searches to depth ${depth}`, configurations, [
    name,
    {
      ...{ name: "nodes", unit: "nodes", digits: 0, meaning: `of a search, ${GEOMETRIC}` },
      value: ({ nodes }) => nodes.mean,
    },
    {
      ...{ name: "branching", digits: 2 },
      meaning: `effective branching factor: the root of all nodes to the depth, ${GEOMETRIC}`,
      value: ({ branching }) => branching,
    },
    {
      ...{ name: "time", kind: "measured", digits: 3 },
      meaning: `of a search, divided by that of ${MINIMAX}, ${GEOMETRIC}`,
      value: ({ time }) => time,
    },
    {
      ...{
        name: "same move",
        digits: 2,
        meaning: `share of positions with the move of ${MINIMAX}`,
      },
      value: ({ same }) => same,
    },
    {
      ...{ name: "as good", digits: 2 },
      meaning: `share of positions with a move that ${MINIMAX} values as its own`,
      value: ({ asGood }) => asGood,
    },
    {
      ...{ name: "positions", detail: true, meaning: "positions from play" },
      value: ({ nodes }) => nodes.count,
    },
  ]);
}

function equalTime({ configurations, ratings }: Summary): Table {
  const ranked = ratings.map(({ name }) => rowWith(configurations, { name }));
  return tableOf("equal_time", "The tournament in equal time", ranked, [
    name,
    {
      ...{ name: "rating", unit: "Elo", digits: 0, meaning: SHOWN_RATING },
      value: ({ rating }) => shownRating(rating),
    },
    {
      ...{ name: "score", digits: 3, meaning: "points a game against all others" },
      value: ({ score }) => score,
    },
    {
      ...{ name: "depth", unit: "plies", digits: 1, meaning: "depth that it completes, mean" },
      value: ({ reached }) => reached.mean,
    },
    {
      ...{ name: "nodes", unit: "nodes", digits: 0, meaning: "nodes a move, mean" },
      value: ({ visited }) => visited.mean,
    },
    {
      ...{ name: "move of the judge", digits: 2 },
      meaning: "share of positions with the move of every part with many nodes",
      value: ({ judged }) => judged,
    },
    {
      ...{ name: "pace", kind: "measured", digits: 2 },
      meaning: `time for a move, divided by that of ${DEEPENING}, ${GEOMETRIC}`,
      value: ({ pace }) => pace,
    },
    {
      ...{ name: "time", kind: "measured", unit: "s", detail: true },
      meaning: `time for a move, ${GEOMETRIC}`,
      value: ({ seconds }) => seconds,
    },
    {
      ...{ name: "ahead", digits: 3, detail: true },
      meaning: `points a game more than ${DEEPENING}`,
      value: ({ ahead }) => ahead,
    },
    {
      ...{ name: "games", detail: true, meaning: "games played" },
      value: ({ rating }) => rating.games,
    },
  ]);
}
