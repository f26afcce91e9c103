/**
 * The tables of the study.
 *
 * @module
 */
import type { Table } from "matchbox/report/table.ts";
import { tableOf, type ValueColumn } from "matchbox/report/table_of.ts";
import { groupBy, rowsWith, rowWith } from "../../groups.ts";
import { windowColumns } from "../../window_columns.ts";
import { OPPONENTS } from "./duel.ts";
import { sets } from "./rows.ts";
import { kindName, OF_SOURCE, type Strength, type Summary } from "./summary.ts";

const {
  lines: { column: ofLine },
  network_duels: { column: ofDuel },
  strengths: { column: ofStrength },
} = sets;

const kindOfRow: ValueColumn<Pick<Strength, "network" | "hidden">> = {
  ...{ name: "network", kind: "key", meaning: "the kind and its hidden layer" },
  value: kindName,
};

/** The two networks of a contest. */
const NETWORKS = ["38-1", "38-50"] as const;

/** The tables of strength, of the contests, of the inputs, of the hall of fame, and of the last networks. */
export function tables({ strengths, last, contests, inputs, hall, lines }: Summary): Table[] {
  const ends = strengths.filter(({ generation }) => generation === 0 || generation === last);
  const champions = groupBy(ends, "network", "hidden", "inputs", "generation")
    .rollup((scores) => ({ scores }));
  const timed = contests.flatMap(({ hidden, equalTime }) =>
    equalTime ? [{ hidden, ...equalTime }] : []
  );
  const ofSource = rowsWith(hall, OF_SOURCE);
  const earlier = groupBy(ofSource, "generation").rollup((scores) => ({ scores }));
  return [
    tableOf(
      "strength",
      "Points a game of the champions, in the first population and in the last",
      champions,
      [
        kindOfRow,
        {
          ...{ ...ofStrength.inputs, meaning: "sum and difference of the scores, or the scores" },
          value: ({ inputs }) => inputs,
        },
        { ...ofStrength.generation, value: ({ generation }) => generation },
        ...OPPONENTS.map((opponent): ValueColumn<typeof champions[number]> => ({
          ...{ name: nameOf(opponent), digits: 2, detail: /[13]$/.test(opponent) },
          meaning: `points a game against ${nameOf(opponent)}, mean`,
          value: ({ scores }) => rowWith(scores, { opponent }).score,
        })),
      ],
    ),
    tableOf(
      "contests",
      "Points a game of 38-1 against 38-50 after equally many generations",
      contests,
      [
        { ...ofDuel.hidden, value: ({ hidden }) => hidden },
        {
          ...{ name: "generations", meaning: "generations of both" },
          value: ({ end }) => end.generation,
        },
        {
          ...{ name: "equal generations", digits: 2, meaning: "points a game of 38-1, mean" },
          value: ({ end }) => end.score,
        },
      ],
    ),
    tableOf("equal_time", "Points a game of 38-1 against 38-50 after equal time", timed, [
      { ...ofDuel.hidden, value: ({ hidden }) => hidden },
      {
        ...{ name: "ratio", kind: "measured", digits: 2 },
        meaning: "time of a generation of 38-1 over that of 38-50",
        value: ({ ratio }) => ratio,
      },
      ...NETWORKS.map((network): ValueColumn<typeof timed[number]> => ({
        ...{ name: `of ${network}`, unit: "generations", kind: "measured", digits: 0 },
        meaning: `generations of ${network} in that time`,
        value: ({ generations }) => generations[network],
      })),
      {
        ...{ name: "score", kind: "measured", digits: 2 },
        meaning: "points a game of 38-1, mean; between checkpoints on the line between theirs",
        value: ({ score }) => score,
      },
    ]),
    tableOf(
      "inputs",
      "Points a game of sum and difference as inputs against the two scores",
      inputs,
      [
        kindOfRow,
        {
          ...{ name: "score", digits: 2 },
          meaning: "points a game of the last champions with sum and difference, mean",
          value: ({ score }) => score,
        },
        { ...{ name: "runs", meaning: "runs" }, value: ({ score }) => score.count },
      ],
    ),
    tableOf(
      "hall_of_fame",
      `Points a game of the champions after ${last} generations against earlier champions of ` +
        "their run",
      earlier,
      [
        {
          ...{ ...ofStrength.generation, meaning: "generations of the earlier champion" },
          value: ({ generation }) => generation,
        },
        ...[...new Set(ofSource.map(kindName))].map((
          name,
        ): ValueColumn<typeof earlier[number]> => ({
          ...{ name, digits: 2, meaning: `points a game of ${name}, mean` },
          value: ({ scores }) => scores.find((each) => kindName(each) === name)!.score,
        })),
      ],
    ),
    tableOf(
      "evolution_window",
      "The networks of the last population of run 1, as in the source's window Evolution",
      rowsWith(lines, { living: true }),
      [
        kindOfRow,
        { ...ofLine.number, value: ({ number }) => number },
        ...windowColumns,
        { ...ofLine.parent, detail: true, value: ({ parent }) => parent },
        { ...ofLine.born, detail: true, value: ({ born }) => born },
      ],
    ),
  ];
}

/** An opponent in tables and figures. */
export function nameOf(opponent: string): string {
  return opponent.replace(":depth=", " ").replace("alphabeta", "alpha-beta");
}
