/**
 * The tables of the study.
 *
 * @module
 */
import type { Table } from "matchbox/report/table.ts";
import { tableOf, type ValueColumn } from "matchbox/report/table_of.ts";
import { groupBy, rowsWith, rowWith } from "../../groups.ts";
import { nameOf } from "../metelyk_evolution/tables.ts";
import { OPPONENTS } from "./opponents.ts";
import { sets } from "./rows.ts";
import { kindName, type Named, type Summary } from "./summary.ts";

const { strengths: { column: ofStrength }, duels: { column: ofDuel } } = sets;

const kindOfRow: ValueColumn<Named> = {
  ...{ name: "network", kind: "key" },
  meaning: "the kind, its hidden layer, scaled inputs and networks of a generation where not 16",
  value: kindName,
};
const hiddenOfRow: ValueColumn<Pick<Named, "hidden">> = {
  ...sets.kept.column.hidden,
  value: ({ hidden }) => hidden,
};

/** The tables of strength, of the last doubling, of the contests, of perfect play and of the kept champion. */
export function tables(summary: Summary): Table[] {
  const { strengths, gains, contests, kept, perfect, champion, speeds, last } = summary;
  const ends = groupBy(
    rowsWith(strengths, { played: last }),
    "network",
    "hidden",
    "inputs",
    "population",
  ).rollup((scores) => ({ scores }));
  const courses = contests.flatMap(({ question, of, course }) =>
    course.map((each) => ({ question, of, ...each }))
  );
  return [
    tableOf("strength", "Points a game of the last champions", ends, [
      kindOfRow,
      {
        ...{ name: "generations", meaning: "generations of the population" },
        value: ({ population }) => last / population,
      },
      ...OPPONENTS.map((opponent): ValueColumn<typeof ends[number]> => ({
        ...{ name: nameOf(opponent), digits: 2 },
        meaning: `points a game against ${nameOf(opponent)}, mean`,
        value: ({ scores }) => rowWith(scores, { opponent }).score,
      })),
    ]),
    tableOf("gains", "What the last doublings of the games bring, in points a game", gains, [
      kindOfRow,
      {
        ...{ name: "together", digits: 3, meaning: "points of the last champions, mean" },
        value: ({ together }) => together,
      },
      {
        ...{ name: "last", digits: 3, meaning: "gain by the last doubling of the games, mean" },
        value: ({ gain }) => gain,
      },
      {
        ...{ name: "last but one", digits: 3, meaning: "gain by the doubling before, mean" },
        value: ({ before }) => before,
      },
    ]),
    tableOf("contests", "Points a game of the last champions against each other", contests, [
      { ...ofDuel.question, name: "question", value: ({ question }) => question },
      { ...ofDuel.of, value: ({ of }) => of },
      {
        ...{ name: "score", digits: 2 },
        meaning: "points a game of 38-1, of scaled inputs, or of the larger population, mean",
        value: ({ end }) => end,
      },
    ]),
    tableOf("course", "The contests after each doubling of the games", courses, [
      { ...ofDuel.question, value: ({ question }) => question },
      { ...ofDuel.of, value: ({ of }) => of },
      { ...ofStrength.played, value: ({ played }) => played },
      {
        ...{ name: "score", digits: 2, meaning: "points a game of the first, mean" },
        value: ({ score }) => score,
      },
    ]),
    tableOf("kept", "Won positions of the small board in which the champion keeps the win", kept, [
      kindOfRow,
      { ...ofStrength.played, value: ({ played }) => played },
      {
        ...{ name: "share", digits: 3, meaning: "share of the positions, mean" },
        value: ({ share }) => share,
      },
    ]),
    tableOf(
      "perfect",
      "Points a game of the last champions against perfect play, small board",
      perfect,
      [
        kindOfRow,
        {
          ...{ name: "score", digits: 2, meaning: "points a game, mean" },
          value: ({ score }) => score,
        },
      ],
    ),
    tableOf("champion", "The champion that is kept", champion, [
      kindOfRow,
      { ...sets.champion.column.run, value: ({ run }) => run },
      { ...sets.champion.column.opponent, value: ({ opponent }) => nameOf(opponent) },
      { ...sets.champion.column.games, value: ({ games }) => games },
      { ...sets.champion.column.wins, value: ({ wins }) => wins },
      { ...sets.champion.column.draws, value: ({ draws }) => draws },
    ]),
    tableOf("speeds", "The time of a game of a population", speeds, [
      kindOfRow,
      {
        ...{ name: "time", kind: "measured", unit: "µs", digits: 1 },
        meaning: "of a game with its part of the generation, geometric mean",
        value: ({ seconds: { mean, low, high, ...rest } }) => ({
          ...rest,
          mean: 1e6 * mean,
          low: low === null ? null : 1e6 * low,
          high: high === null ? null : 1e6 * high,
        }),
      },
    ]),
    tableOf("ratios", "The time of a game of 38-1 over that of 38-50", summary.ratios, [
      hiddenOfRow,
      {
        ...{ name: "ratio", kind: "measured", digits: 2, meaning: "geometric mean" },
        value: ({ ratio }) => ratio,
      },
    ]),
  ];
}
