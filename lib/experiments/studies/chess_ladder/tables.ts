/**
 * The tables of the study.
 *
 * @module
 */
import type { Table } from "matchbox/report/table.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import { crossTable } from "../../cross_table.ts";
import { GEOMETRIC } from "../../phrases.ts";
import { matchColumns } from "../../shown_matches.ts";
import { playersTable } from "../../players_table.ts";
import { OPENINGS_ITSELF } from "./games.ts";
import type { MatchSummary, Summary } from "./summary.ts";

const { games, score, elo, wins, draws, losses } = matchColumns(
  ({ match }: { readonly match: MatchSummary }) => match,
);
const difference = { ...elo, detail: true };
const time = { name: "time", kind: "measured", digits: 2 } as const;

/** The ladder first, then what makes its players strong. */
export function tables(summary: Summary): Table[] {
  return [
    playersTable("Strength and cost of the players of the ladder", summary, {
      ...{ digits: 0, meaning: "nodes a move: mean over positions" },
      value: ({ nodes }) => nodes.mean,
    }),
    crossTable("Points per game against each other player", {
      ...{ ratings: summary.ratings, matches: summary.ladder },
    }),
    playedOnTable(summary),
    partsTable(summary),
    influenceTable(summary),
    additionsTable(summary),
    selectiveTable(summary),
    whiteTable(summary),
  ];
}

function playedOnTable({ playedOn }: Summary): Table {
  return tableOf("played_on", "Adjudicated games of the ladder, played on to the end", playedOn, [
    {
      ...{ name: "result", kind: "key", meaning: "of the side that was declared the winner" },
      value: ({ result }) => result,
    },
    { name: "games", meaning: "games played on", value: ({ share }) => share.count },
    {
      ...{ name: "share", unit: "share", digits: 3, meaning: "of these games" },
      value: ({ share }) => share,
    },
  ]);
}

function partsTable({ parts }: Summary): Table {
  return tableOf("parts", "Players without a part of the evaluation", parts, [
    {
      ...{ name: "a point is", kind: "key", meaning: "the scale of the evaluation" },
      value: ({ scale }) => scale,
    },
    {
      ...{ name: "without", kind: "key", meaning: "the part that is left out" },
      value: ({ part }) => part,
    },
    games,
    { ...score, meaning: "points per game against all eight parts" },
    {
      ...{ name: "material loses more", digits: 3 },
      meaning: "by so many points per game; empty for material",
      value: ({ behindMaterial }) => behindMaterial,
    },
    {
      ...time,
      meaning:
        `time for as many nodes, divided by that with all parts, ${GEOMETRIC}; measured on one ` +
        "scale",
      value: (each) => each.time,
    },
    difference,
  ]);
}

function influenceTable({ influence }: Summary): Table {
  return tableOf("influence", "What each part adds to the value of a position", influence, [
    {
      ...{ name: "a point is", kind: "key", meaning: "the scale of the evaluation" },
      value: ({ scale }) => scale,
    },
    { name: "part", kind: "key", meaning: "the part", value: ({ part }) => part },
    {
      ...{ name: "change", unit: "pawns", digits: 2 },
      meaning: "of the value without this part, without its sign: mean over positions",
      value: ({ size }) => size,
    },
    {
      ...{ name: "material changes more", unit: "pawns", digits: 2 },
      meaning: "by so much; empty for material",
      value: ({ behindMaterial }) => behindMaterial,
    },
    { name: "positions", meaning: "positions from play", value: ({ size }) => size.count },
  ]);
}

function additionsTable({ additions }: Summary): Table {
  return tableOf("additions", "Players with an addition to the search", additions, [
    {
      ...{ name: "addition", kind: "key", meaning: "what is added to the search" },
      value: ({ addition }) => addition,
    },
    {
      ...{ name: "place", kind: "key" },
      meaning: "added to deepening and table alone, or beside all other additions",
      value: ({ place }) => place,
    },
    games,
    { ...score, meaning: "points per game against the same player without it, equal nodes" },
    difference,
    {
      ...time,
      meaning: `time for as many nodes, divided by that without, ${GEOMETRIC}`,
      value: (each) => each.time,
    },
    {
      ...{ name: "ahead", kind: "measured", digits: 3 },
      meaning: "the score minus what a player scores against itself with the nodes of that time",
      value: ({ ahead }) => ahead,
    },
    { ...wins, meaning: "won by the player with the addition" },
    draws,
    { ...losses, meaning: "lost by it" },
  ]);
}

function selectiveTable({ selective }: Summary): Table {
  const depth = { unit: "plies", digits: 1 };
  const nodes = { unit: "nodes", digits: 0 };
  return tableOf("selective", "All moves against the most plausible ones", selective, [
    {
      ...{ name: "equal", kind: "key", meaning: "what both have the same of, or the other width" },
      value: ({ match }) => match.what,
    },
    {
      ...{ name: "opponent", kind: "key", meaning: "the selective search" },
      value: ({ match }) => match.second.split(",")[0],
    },
    games,
    { ...score, meaning: "points per game of the search of all moves" },
    {
      ...{ ...depth, name: "depth" },
      meaning: "plies that the search of all moves completes: mean over positions",
      value: ({ costs }) => costs && costs.full.depth.mean,
    },
    {
      ...{ ...depth, name: "its depth", meaning: "plies that the selective search completes" },
      value: ({ costs }) => costs && costs.selective.depth.mean,
    },
    {
      ...{ ...nodes, name: "nodes", meaning: "nodes a move of the search of all moves" },
      value: ({ costs }) => costs && costs.full.nodes.mean,
    },
    {
      ...{ ...nodes, name: "its nodes", meaning: "nodes a move of the selective search" },
      value: ({ costs }) => costs && costs.selective.nodes.mean,
    },
    difference,
  ]);
}

function whiteTable({ white }: Summary): Table {
  return tableOf("white", "White between equal players", white, [
    {
      ...{ name: "player", kind: "key", meaning: "the player on both sides" },
      value: ({ player }) => player,
    },
    {
      ...{ name: "games", meaning: `games, each from another opening of ${OPENINGS_ITSELF}` },
      value: ({ games }) => games,
    },
    {
      ...{ name: "score", digits: 3, meaning: "White's points per game" },
      value: ({ score }) => score,
    },
    { name: "wins", meaning: "won by White", value: ({ wins }) => wins },
    { name: "draws", meaning: "drawn", value: ({ draws }) => draws },
    { name: "losses", meaning: "won by Black", value: ({ losses }) => losses },
  ]);
}
