/**
 * The tables of the study.
 *
 * @module
 */
import type { Cell, Column, Table } from "matchbox/report/table.ts";
import { exact } from "../../exact_column.ts";
import { SHOWN_RATING, shownRating } from "../../shown_rating.ts";
import type { Summary } from "./summary.ts";

/** The ladder first, then what makes its players strong. */
export function tables(summary: Summary): Table[] {
  return [
    playersTable(summary),
    crossTable(summary),
    playedOnTable(summary),
    partsTable(summary),
    additionsTable(summary),
    selectiveTable(summary),
    whiteTable(summary),
  ];
}

function playersTable({ ratings, costs }: Summary): Table {
  const cost = new Map(costs.map((each) => [each.player, each]));
  return {
    name: "players",
    title: "Strength and cost of the players of the ladder",
    columns: [
      { name: "player", kind: "key", meaning: "the player, the strongest first" },
      exact("rating", SHOWN_RATING, { unit: "Elo", digits: 0 }),
      exact("score", "points per game in the round robin", { digits: 3 }),
      exact("nodes", "nodes a move: mean over positions", { unit: "nodes", digits: 0 }),
      {
        name: "time",
        kind: "measured",
        unit: "s",
        meaning: "time for a move: median and quartiles over positions",
      },
      exact("games", "games played", { detail: true }),
      exact("positions", "positions for nodes and time", { detail: true }),
    ],
    rows: ratings.map(({ name, finite, rating, score, games }) => ({
      player: name,
      rating: shownRating({ rating, finite }),
      score,
      nodes: cost.get(name)!.nodes.mean,
      time: cost.get(name)!.seconds,
      games,
      positions: cost.get(name)!.nodes.count,
    })),
  };
}

const elo: Partial<Column> = { unit: "Elo", digits: 0 };

function crossTable({ ratings, ladder }: Summary): Table {
  const names = ratings.map(({ name }) => name);
  const score = (one: string, other: string): number | null => {
    const match = ladder.find(({ first, second }) =>
      first === one && second === other || first === other && second === one
    );
    if (!match) return null;
    return match.first === one ? match.score.mean : 1 - match.score.mean;
  };
  return {
    name: "cross_table",
    title: "Points per game against each other player",
    columns: [
      exact("rank", "1 is the strongest"),
      { name: "player", kind: "key", meaning: "the player" },
      ...names.map((name, index) =>
        exact(`v ${index + 1}`, `points per game against ${name}`, { digits: 2 })
      ),
    ],
    rows: names.map((player, index): Record<string, Cell> => ({
      rank: index + 1,
      player,
      ...Object.fromEntries(
        names.map((other, opponent) => [`v ${opponent + 1}`, score(player, other)]),
      ),
    })),
  };
}

function playedOnTable({ playedOn }: Summary): Table {
  const { won, drawn, lost } = playedOn;
  return {
    name: "played_on",
    title: "Adjudicated games of the ladder, played on to the end",
    columns: [
      { name: "result", kind: "key", meaning: "of the side that was declared the winner" },
      exact("games", "games played on"),
      exact("share", "of these games, with the 95 % interval", { unit: "share", digits: 3 }),
    ],
    rows: [
      { result: "won", games: won.count, share: won },
      { result: "drawn", games: drawn.count, share: drawn },
      { result: "lost", games: lost.count, share: lost },
    ],
  };
}

const games = exact("games", "games played, two from each opening");
const timeOfNodes = {
  name: "time",
  kind: "measured",
  digits: 2,
} as const;

function partsTable({ parts }: Summary): Table {
  return {
    name: "parts",
    title: "Players without a part of the evaluation",
    columns: [
      { name: "a point is", kind: "key", meaning: "the scale of the evaluation" },
      { name: "without", kind: "key", meaning: "the part that is left out" },
      games,
      exact("score", "points per game against all eight parts, with the 95 % interval", {
        digits: 3,
      }),
      exact(
        "material loses more",
        "by so many points per game, over openings; empty for material",
        {
          digits: 3,
        },
      ),
      {
        ...timeOfNodes,
        meaning: "time for as many nodes, divided by that with all parts: median and quartiles; " +
          "measured on one scale",
      },
      exact("difference", "Elo difference, with the 95 % interval", { ...elo, detail: true }),
    ],
    rows: parts.map(({ scale, part, match, behindMaterial, time }) => ({
      "a point is": scale,
      without: part,
      games: match.score.count,
      score: match.score,
      "material loses more": behindMaterial.low === null ? null : behindMaterial,
      time,
      difference: match.elo,
    })),
  };
}

function additionsTable({ additions }: Summary): Table {
  return {
    name: "additions",
    title: "Players with an addition to the search",
    columns: [
      { name: "addition", kind: "key", meaning: "what is added to the search" },
      {
        name: "place",
        kind: "key",
        meaning: "added to deepening and table alone, or beside all other additions",
      },
      games,
      exact("score", "points per game against the same player without it, equal nodes", {
        digits: 3,
      }),
      exact("difference", "Elo difference, with the 95 % interval", { ...elo, detail: true }),
      {
        ...timeOfNodes,
        meaning: "time for as many nodes, divided by that without: median and quartiles",
      },
      {
        ...{ name: "ahead", kind: "measured", digits: 3 },
        meaning: "the score minus what a player scores against itself with the nodes of that " +
          "time, with the 95 % interval",
      },
      exact("wins", "won by the player with the addition", { detail: true }),
      exact("draws", "drawn", { detail: true }),
      exact("losses", "lost by it", { detail: true }),
    ],
    rows: additions.map(({ addition, place, match, time, ahead }) => ({
      ...{ addition, place, games: match.score.count, score: match.score, difference: match.elo },
      ...{ time, ahead },
      ...{ wins: match.wins, draws: match.draws, losses: match.losses },
    })),
  };
}

function selectiveTable({ selective }: Summary): Table {
  return {
    name: "selective",
    title: "All moves against the most plausible ones",
    columns: [
      { name: "equal", kind: "key", meaning: "what both have the same of, or the other width" },
      { name: "opponent", kind: "key", meaning: "the selective search" },
      games,
      exact("score", "points per game of the search of all moves, with the 95 % interval", {
        digits: 3,
      }),
      exact("depth", "plies that the search of all moves completes: mean over positions", depth),
      exact("its depth", "plies that the selective search completes", depth),
      exact("nodes", "nodes a move of the search of all moves", { ...nodes }),
      exact("its nodes", "nodes a move of the selective search", { ...nodes }),
      exact("difference", "Elo difference, with the 95 % interval", { ...elo, detail: true }),
    ],
    rows: selective.map(({ match, costs }) => ({
      equal: match.what,
      opponent: match.second.split(",")[0],
      games: match.score.count,
      score: match.score,
      depth: costs && costs.full.depth.mean,
      "its depth": costs && costs.selective.depth.mean,
      nodes: costs && costs.full.nodes.mean,
      "its nodes": costs && costs.selective.nodes.mean,
      difference: match.elo,
    })),
  };
}

const depth: Partial<Column> = { unit: "plies", digits: 1 };
const nodes: Partial<Column> = { unit: "nodes", digits: 0 };

function whiteTable({ white }: Summary): Table {
  return {
    name: "white",
    title: "White between equal players",
    columns: [
      { name: "player", kind: "key", meaning: "the player on both sides" },
      exact("games", "games, each from another opening of one random move a side"),
      exact("score", "White's points per game, with the 95 % interval over openings", {
        digits: 3,
      }),
      exact("wins", "won by White"),
      exact("draws", "drawn"),
      exact("losses", "won by Black"),
    ],
    rows: white.map(({ player, score, wins, draws, losses }) => ({
      ...{ player, games: score.count, score, wins, draws, losses },
    })),
  };
}
