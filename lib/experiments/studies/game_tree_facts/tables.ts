/**
 * The tables of the study.
 *
 * @module
 */
import type { Column, Table } from "matchbox/report/table.ts";
import { tableOf, type ValueColumn } from "matchbox/report/table_of.ts";
import { groupBy, rowsWith } from "../../groups.ts";
import { GEOMETRIC } from "../../phrases.ts";
import { gameOfRow } from "../../shown_columns.ts";
import { sets } from "./rows.ts";
import type { Summary } from "./summary.ts";

const {
  random_games: { column: ofRandom },
  solved: { column: ofSolved },
  tictactoe: { column: ofCount },
  generators: { column: ofGenerator },
  reversi_generators: { column: ofReversiGenerator },
} = sets;

/** The most perft depths in the table; the CSV has all. */
const SHOWN_DEPTHS = 6;

const gamesOfRow: ValueColumn<{ readonly games: number }> = {
  name: "games",
  meaning: "games played",
  value: ({ games }) => games,
};

/** The tables of random games, perft by depth, solved games, counts, move generators and chess games. */
export function tables(summary: Summary): Table[] {
  const {
    random,
    lastMoves,
    points,
    solved,
    tictactoe,
    generators,
    reversiGenerators,
    chessGames,
  } = summary;
  const share = { unit: "share", digits: 3 };
  const moves = { unit: "moves", digits: 1 };
  return [
    tableOf("random_games", "Random games: length and number of moves", random, [
      ...[gameOfRow, gamesOfRow],
      { ...ofRandom.length, digits: 2, value: ({ length }) => length },
      { ...ofRandom.shortest, value: ({ shortest }) => shortest },
      { ...ofRandom.longest, value: ({ longest }) => longest },
      { ...ofRandom.branching, digits: 2, value: ({ branching }) => branching },
    ]),
    tableOf("results", "Random games: who wins", random, [
      ...[gameOfRow, gamesOfRow],
      { ...ofRandom.score, digits: 3, value: ({ score }) => score },
      {
        ...{ ...ofRandom.first_wins, ...share, name: "first wins" },
        value: ({ firstWins }) => firstWins,
      },
      { ...{ ...ofRandom.draws, ...share }, value: ({ draws }) => draws },
      {
        ...{ ...ofRandom.second_wins, ...share, name: "second wins" },
        value: ({ secondWins }) => secondWins,
      },
    ]),
    tableOf("last_moves", "Random games of Reversi: does White move last?", lastMoves, [
      ...[gameOfRow, gamesOfRow],
      {
        ...{ ...share, name: "White last" },
        meaning: "games in which White made the last move",
        value: ({ secondLast }) => secondLast,
      },
      {
        ...{ ...share, name: "without a pass" },
        meaning: "games in which nobody passed",
        value: ({ withoutPass }) => withoutPass,
      },
      {
        ...{ ...share, name: "White last of these" },
        meaning: "of the games without a pass, those in which White made the last move",
        value: ({ secondLastWithoutPass }) => secondLastWithoutPass,
      },
      {
        ...{ ...share, name: "end missed" },
        meaning: "games whose end the source's test misses: squares are empty, but nobody can move",
        value: ({ missedEnds }) => missedEnds,
      },
    ]),
    tableOf(
      "points",
      "Random games of Metelyk: the sum of the scores and the progress of the game",
      points,
      [
        ...[gameOfRow, gamesOfRow],
        {
          name: "rank correlation",
          digits: 3,
          meaning:
            "rank correlation of the sum of both scores with the share of the game that is over",
          value: ({ correlation }) => correlation,
        },
        {
          ...{ ...share, name: "no point yet" },
          meaning: "positions in which the sum is 0",
          value: ({ pointless }) => pointless,
        },
      ],
    ),
    perftTable(summary),
    tableOf("solved", "Games solved by full search with memory", solved, [
      gameOfRow,
      { ...ofSolved.value, value: ({ value }) => value },
      { ...ofSolved.counts, value: ({ counts }) => counts },
      { ...ofSolved.positions, value: ({ positions }) => positions },
      {
        ...{ ...ofSolved.first_moves, name: "first moves", unit: undefined },
        value: ({ first_moves }) => first_moves,
      },
      { ...ofSolved.best, value: ({ best }) => best },
    ]),
    tableOf("tictactoe_counts", "Tic-tac-toe, counted", tictactoe, [
      { ...ofCount.what, value: ({ what }) => what },
      { ...ofCount.number, value: ({ number }) => number },
    ]),
    generatorTable("generators", "Metelyk", generators.ways, {
      way: ofGenerator.way,
      base: "the fastest way with the table",
    }),
    generatorTable("reversi_generators", "Reversi", reversiGenerators, {
      way: ofReversiGenerator.way,
      base: "the way of the source",
    }),
    tableOf(
      "chess_games",
      "Chess between equal players: moves of each player in a game",
      chessGames,
      [
        {
          name: "player",
          kind: "key",
          meaning: "the player on both sides",
          value: ({ player }) => player,
        },
        {
          ...{ ...moves, name: "until decided" },
          meaning: "until one side has been ahead by five pawns for six plies, or the game is over",
          value: ({ decided }) => decided,
        },
        {
          ...{ ...moves, name: "choices" },
          meaning: "legal moves a position until then, for the side to move",
          value: ({ choices }) => choices,
        },
        {
          ...{ ...moves, name: "to the end" },
          meaning: "until the game is over by the rules",
          value: ({ toTheEnd }) => toTheEnd,
        },
        {
          ...{ ...share, digits: 2, name: "decided before" },
          meaning: "games that were decided before they were over",
          value: ({ decidedEarly }) => decidedEarly.mean,
        },
        gamesOfRow,
      ],
    ),
  ];
}

/** One row for each game, one column for each depth. */
function perftTable({ perft }: Summary): Table {
  const depths = [...new Set(perft.map(({ depth }) => depth))].toSorted((one, other) =>
    one - other
  );
  const games = groupBy(perft, "game").rollup((own) => ({ own }));
  return tableOf("perft", "Perft: lines of play by their length in plies", games, [
    gameOfRow,
    ...depths.map((depth): ValueColumn<typeof games[number]> => ({
      name: `${depth}`,
      meaning: `lines of exactly ${depth} ${depth === 1 ? "ply" : "plies"}`,
      ...(depth > SHOWN_DEPTHS && { detail: true }),
      value: ({ own }) => rowsWith(own, { depth })[0]?.nodes ?? null,
    })),
  ]);
}

/** The time of ways to generate moves of a game; `base` says in words which one has the ratio 1. */
function generatorTable(
  name: string,
  game: string,
  ways: Summary["reversiGenerators"] | Summary["generators"]["ways"],
  { way, base }: { readonly way: Column; readonly base: string },
): Table {
  return tableOf(name, `${game}: ways to generate moves`, [...ways], [
    { ...way, value: ({ way }) => way },
    {
      name: "time",
      unit: "s",
      kind: "measured",
      meaning: `for a line of play of three moves, ${GEOMETRIC}`,
      value: ({ seconds }) => seconds,
    },
    {
      name: "ratio",
      kind: "measured",
      digits: 2,
      meaning: `time over that of ${base}, ${GEOMETRIC}`,
      value: ({ ratio }) => ratio,
    },
    { ...ofGenerator.lines, value: ({ lines }) => lines },
    {
      name: "processes",
      detail: true,
      meaning: "fresh processes, each with its own positions",
      value: ({ ratio }) => ratio.count,
    },
  ]);
}
