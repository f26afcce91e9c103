/**
 * The tables of the study.
 *
 * @module
 */
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Table } from "matchbox/report/table.ts";
import { tableOf, type ValueColumn } from "matchbox/report/table_of.ts";
import { playersTable } from "../../players_table.ts";
import { gameOfRow } from "../../shown_columns.ts";
import { matchColumns } from "../../shown_matches.ts";
import { movesOfStage, sets, stages } from "./rows.ts";
import type { MatchSummary, Summary } from "./summary.ts";

const { games: { column: ofGame }, cutoffs: { column: ofCutoff } } = sets;

/** Strength beside cost first, then what explains it. */
export function tables(summary: Summary): Table[] {
  return [
    playersTable("Strength and cost of the players", summary, {
      meaning: "nodes a move",
      value: ({ nodes }) => withSpread(nodes),
    }),
    matchesTable(summary),
    mobilityTable(summary),
    cornersTable(summary),
    whiteTable(summary),
    turnedTable(summary),
    squaresTable(summary),
    cutoffsTable(summary),
  ];
}

/** A constant has no interval. */
function withSpread(estimate: Interval): Interval | number {
  return estimate.low === estimate.high ? estimate.mean : estimate;
}

function matchesTable({ matches }: Summary): Table {
  const { games, score, elo, wins, draws, losses } = matchColumns((match: MatchSummary) => match);
  return tableOf("matches", "The matches", matches, [
    { ...ofGame.first, value: ({ first }) => first },
    { ...ofGame.second, value: ({ second }) => second },
    {
      ...{ name: "differ in", kind: "key" },
      meaning:
        "what they differ in; all in the round robin, more games in one of its matches again",
      value: ({ differ }) => differ,
    },
    { ...games, meaning: `${games.meaning}; none repeats another` },
    ...[score, elo, wins, draws, losses],
  ]);
}

function mobilityTable({ mobility: { players } }: Summary): Table {
  return tableOf("mobility", "Legal moves a turn, own minus the opponent's", players, [
    {
      ...{ name: "player", kind: "key", meaning: "the player, in the round robin" },
      value: ({ player }) => player,
    },
    ...stages.map((stage, index): ValueColumn<typeof players[number]> => ({
      ...{ name: `to ${stage}`, unit: "moves", digits: 1 },
      meaning: `own legal moves minus the opponent's, ${movesOfStage(index)}`,
      value: ({ leads }) => leads[index],
    })),
    {
      ...{ name: "left", unit: "moves", digits: 2 },
      meaning: "legal moves a turn of the opponent in the whole game",
      value: ({ left }) => left,
    },
  ]);
}

function cornersTable({ corners }: Summary): Table {
  return tableOf("corners", "The first corner in games of equal players", corners, [
    {
      ...{ name: "taken in", kind: "key", meaning: "when the first corner was taken" },
      value: ({ when }) => when,
    },
    {
      ...{ name: "games", meaning: "games in which it was taken then" },
      value: ({ lost }) => lost.count,
    },
    {
      ...{ name: "points", digits: 3, meaning: "points per game of the player who took it" },
      value: ({ points }) => points,
    },
    {
      ...{ name: "lost", unit: "share", digits: 3, meaning: "games that this player lost" },
      value: ({ lost }) => lost,
    },
  ]);
}

function whiteTable({ white }: Summary): Table {
  return tableOf("white", "White between equal players", white, [
    {
      ...{ name: "player", kind: "key", meaning: "the player on both sides" },
      value: ({ player }) => player,
    },
    {
      ...{ name: "games", meaning: "games, each from another opening of eight random plies" },
      value: ({ games }) => games,
    },
    {
      ...{ name: "score", digits: 3, meaning: "White's points per game" },
      value: ({ score }) => score,
    },
    {
      ...{ name: "White last", unit: "share", digits: 3 },
      meaning: "games in which White makes the last move",
      value: ({ last }) => last,
    },
  ]);
}

function turnedTable({ turned }: Summary): Table {
  return tableOf("turned", "Games turned near the end", turned, [
    {
      ...{ name: "games of", kind: "key", meaning: "games of the round robin, by their players" },
      value: ({ group }) => group,
    },
    {
      ...{ name: "lost by exact value", unit: "games" },
      meaning: "games in which one side had lost by the exact value",
      value: ({ turned }) => turned.count,
    },
    {
      ...{ name: "turned", unit: "share", digits: 3 },
      meaning: "of these, games that this side did not lose",
      value: ({ turned }) => turned,
    },
    {
      ...{ name: "won from behind", unit: "share", digits: 3 },
      meaning:
        "of all games with unequal discs at half time, those won by the side with fewer discs",
      value: ({ fromBehind }) => fromBehind,
    },
  ]);
}

function squaresTable({ squares }: Summary): Table {
  return tableOf("squares", "Corners and X-squares by exact values", squares, [
    {
      ...{ name: "move to", kind: "key" },
      meaning: "a corner, or an X-square whose corner is empty",
      value: ({ square }) => square,
    },
    {
      ...{ name: "positions" },
      meaning: "positions with such a move and another one, 12 empty squares",
      value: ({ gain }) => gain.count,
    },
    {
      ...{ name: "gain", unit: "discs", digits: 1 },
      meaning: "value of the move minus that of the other moves",
      value: ({ gain }) => gain,
    },
  ]);
}

function cutoffsTable({ cutoffs }: Summary): Table {
  return tableOf("cutoffs", "Nodes of alpha-beta by evaluation and order of the moves", cutoffs, [
    gameOfRow,
    { ...ofCutoff.evaluation, value: ({ evaluation }) => evaluation },
    { ...ofCutoff.order, value: ({ order }) => order },
    {
      ...{ name: "nodes", unit: "nodes" },
      meaning: "geometric mean, without the positions looked at for the order",
      value: ({ nodes }) => nodes,
    },
    {
      ...{ name: "to material", digits: 2 },
      meaning: "nodes divided by those of material in the same order",
      value: ({ toMaterial }) => withSpread(toMaterial),
    },
    {
      ...{ name: "to generated", digits: 2 },
      meaning: "nodes divided by those with the moves as generated",
      value: ({ toGenerated }) => withSpread(toGenerated),
    },
    {
      ...{ name: "charged", digits: 2 },
      meaning: "the same, with the positions looked at for the order counted as nodes",
      value: ({ charged }) => withSpread(charged),
    },
    {
      ...{ name: "positions", detail: true, meaning: "positions searched" },
      value: ({ nodes }) => nodes.count,
    },
  ]);
}
