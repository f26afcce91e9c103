/**
 * The tables of the study.
 *
 * @module
 */
import type { Table } from "matchbox/report/table.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import { SHOWN_RATING, shownRating } from "../../shown_rating.ts";
import { pairColumns } from "../../shown_matches.ts";
import { MACHINE_PROGRAM, type Summary } from "./summary.ts";

/** The ladder, the two kinds of steps, the machines, Los Alamos chess, and all matches. */
export function tables(
  { ladder, doubling, later, machines, losAlamos, matches }: Summary,
): Table[] {
  const { games, score, elo } = pairColumns((match: Summary["matches"][number]) => match);
  return [
    tableOf("ladder", "All players on one ladder", ladder, [
      { name: "player", kind: "key", meaning: "the strongest first", value: ({ name }) => name },
      {
        name: "year",
        meaning: "when it was published or played",
        value: ({ year }) => yearOf(year),
      },
      {
        ...{ name: "rating", unit: "Elo", digits: 0, meaning: SHOWN_RATING },
        value: (player) => shownRating(player),
      },
      {
        ...{ name: "positions", digits: 0, meaning: "positions that it looks at for a move" },
        value: ({ positions }) => positions,
      },
      {
        ...{ name: "depth", unit: "plies", digits: 1, meaning: "depth of its last whole search" },
        value: ({ depth }) => depth,
      },
      { name: "games", detail: true, meaning: "games played", value: ({ games }) => games },
    ]),
    tableOf("hardware", "What twice the positions for a move are worth", doubling, [
      {
        name: "program",
        kind: "key",
        meaning: "the same on both sides",
        value: (of) => of.program,
      },
      {
        ...{ name: "doubling", unit: "Elo", digits: 0 },
        ...{ meaning: "mean of the doublings within what was played", value: ({ elo }) => elo },
      },
    ]),
    tableOf("algorithm", "What a later program is worth at equal positions", later, [
      { name: "program", kind: "key", meaning: "the later one", value: ({ program }) => program },
      { name: "before", meaning: "the one before it", value: ({ before }) => before },
      {
        ...{ name: "gain", unit: "Elo", digits: 0 },
        ...{ meaning: "mean over the numbers of positions", value: ({ elo }) => elo },
      },
    ]),
    tableOf("machines", "Machines of history: nobody played with so many positions", machines, [
      { name: "machine", kind: "key", meaning: "its name", value: ({ name }) => name },
      { name: "year", meaning: "of the program", value: ({ year }) => yearOf(year) },
      { name: "program", meaning: "that ran on it", value: ({ program }) => program },
      { name: "positions", meaning: "for a move", value: ({ positions }) => positions },
      {
        ...{ name: "extrapolated", unit: "Elo", digits: 0 },
        meaning:
          `the rating of ${MACHINE_PROGRAM} with so many positions, if each doubling counts as much ` +
          "as within what was played; the interval is that of a doubling",
        value: ({ rating }) => rating,
      },
      { name: "said", detail: true, meaning: "who says so", value: ({ said }) => said },
    ]),
    tableOf("los_alamos", "MANIAC's program in Los Alamos chess", losAlamos, [
      { name: "opponent", kind: "key", meaning: "who it meets", value: ({ opponent }) => opponent },
      { name: "games", meaning: "games played", value: ({ games }) => games },
      {
        ...{ name: "score", digits: 2, meaning: "points a game of MANIAC's program" },
        value: ({ points }) => points,
      },
      {
        ...{ name: "moves", digits: 1, meaning: "moves of the games that it won" },
        value: ({ moves }) => moves,
      },
    ]),
    tableOf("matches", "All matches", matches, [
      {
        name: "about",
        kind: "key",
        meaning: "what the match is about",
        value: ({ group }) => group,
      },
      { name: "first", kind: "key", meaning: "first player", value: ({ first }) => first },
      { name: "second", kind: "key", meaning: "second player", value: ({ second }) => second },
      ...[games, score, elo],
    ]),
  ];
}

/** Without a separator of thousands; nothing for a player that is no program of history. */
function yearOf(year: number | null): string {
  return year === null ? "" : String(year);
}
