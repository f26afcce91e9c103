/**
 * The tables of the study.
 *
 * @module
 */
import type { Table } from "matchbox/report/table.ts";
import { tableOf, type ValueColumn } from "matchbox/report/table_of.ts";
import { GEOMETRIC } from "../../phrases.ts";
import { positionsOfRow } from "../../shown_columns.ts";
import { sets, type SolvedRow } from "./rows.ts";
import type { Summary } from "./summary.ts";

const { ffo: { column: ofFfo }, solved: { column: ofSolved } } = sets;

const games: ValueColumn<Pick<SolvedRow, "play">> = {
  ...{ ...ofSolved.play, name: "games" },
  value: ({ play }) => play,
};
const method: ValueColumn<Pick<SolvedRow, "method">> = {
  ...ofSolved.method,
  value: ({ method }) => method,
};
const emptiesOfRow: ValueColumn<Pick<SolvedRow, "empties">> = {
  ...{ ...ofSolved.empties, name: "empty" },
  value: ({ empties }) => empties,
};

const partOfRow: ValueColumn<Summary["parts"][number]> = {
  ...{ name: "without", kind: "key", meaning: "the part left out" },
  value: ({ name }) => name,
};

/** The tables of time and nodes by empty squares, of growth, of the parts of the solver, and of the FFO. */
export function tables({ times, nodes, growth, parts, ffo }: Summary): Table[] {
  return [
    tableOf("within_a_second", "The solver within a second, in games of alpha-beta", times, [
      ...[emptiesOfRow, positionsOfRow],
      {
        ...{ name: "solved", kind: "measured", unit: "share", digits: 2 },
        meaning: "share of the positions solved within a second",
        value: ({ solved }) => solved,
      },
      {
        ...{ name: "time", kind: "measured", unit: "s" },
        meaning: "median with quartiles; what takes more than a second counts as a second",
        value: ({ seconds }) => seconds,
      },
    ]),
    tableOf("nodes", "Nodes by empty squares", nodes, [
      ...[games, method, emptiesOfRow, positionsOfRow],
      {
        ...{ name: "nodes", digits: 0, meaning: `positions searched, ${GEOMETRIC}` },
        value: ({ nodes }) => nodes,
      },
      {
        ...{ name: "most", unit: "nodes", meaning: "in the hardest position" },
        value: ({ most }) => most,
      },
    ]),
    tableOf("growth", "What one more empty square costs", growth, [
      ...[games, method],
      {
        ...{ name: "from", unit: "squares", meaning: "fewest empty squares" },
        value: ({ from }) => from,
      },
      {
        ...{ name: "to", unit: "squares", meaning: "most empty squares" },
        value: ({ to }) => to,
      },
      { ...{ name: "n", meaning: "games" }, value: ({ factor }) => factor.count },
      {
        ...{ name: "factor", digits: 2 },
        meaning: "by which the nodes grow with each empty square: a straight line through their " +
          `logarithms for each game, ${GEOMETRIC}`,
        value: ({ factor }) => factor,
      },
    ]),
    tableOf("parts", "The solver without one of its parts, over the whole solver", parts, [
      ...[partOfRow, emptiesOfRow, positionsOfRow],
      {
        ...{ name: "nodes", digits: 2 },
        meaning: `nodes without the part over those with it, ${GEOMETRIC}; short searches that ` +
          "sort the moves are not counted",
        value: ({ nodes }) => nodes,
      },
    ]),
    tableOf(
      "part_times",
      "The time of the solver without one of its parts, over that of the whole solver",
      parts.filter(({ seconds }) => seconds !== null),
      [
        partOfRow,
        emptiesOfRow,
        {
          ...{
            name: "processes",
            meaning: "fresh processes whose position both solve in a second",
          },
          value: ({ seconds }) => seconds!.count,
        },
        {
          ...{ name: "time", kind: "measured", digits: 2 },
          meaning: `time without the part over that with it, ${GEOMETRIC}; all work counts`,
          value: ({ seconds }) => seconds,
        },
      ],
    ),
    tableOf("ffo", "The positions of the FFO", ffo, [
      { ...ofFfo.number, value: ({ number }) => number },
      { ...ofFfo.empties, name: "empty", value: ({ empties }) => empties },
      { ...ofFfo.score, value: ({ score }) => score },
      { ...ofFfo.published, value: ({ published }) => published },
      { ...ofFfo.scores_compared, name: "compared", value: (row) => row.scores_compared },
      { ...ofFfo.mismatches, name: "different", value: ({ mismatches }) => mismatches },
      { ...ofFfo.nodes, value: ({ nodes }) => nodes },
    ]),
  ];
}
