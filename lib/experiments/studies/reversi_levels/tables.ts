/**
 * The tables of the study.
 *
 * @module
 */
import type { Table } from "matchbox/report/table.ts";
import { exact } from "../../exact_column.ts";
import { stages } from "./rows.ts";
import { SHOWN_RATING, shownRating } from "../../shown_rating.ts";
import type { Summary } from "./summary.ts";

/** Strength beside cost first, then what explains it. */
export function tables(summary: Summary): Table[] {
  return [
    playersTable(summary),
    matchesTable(summary),
    mobilityTable(summary),
    cornersTable(summary),
    whiteTable(summary),
    turnedTable(summary),
    squaresTable(summary),
    cutoffsTable(summary),
  ];
}

function playersTable({ ratings, costs }: Summary): Table {
  const cost = new Map(costs.map((each) => [each.player, each]));
  return {
    name: "players",
    title: "Strength and cost of the players",
    columns: [
      { name: "player", kind: "key", meaning: "the player, the strongest first" },
      exact("rating", SHOWN_RATING, { unit: "Elo", digits: 0 }),
      exact("score", "points per game in the round robin", { digits: 3 }),
      exact("nodes", "nodes a move, with the 95 % interval over positions", { unit: "nodes" }),
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
      nodes: spread(cost.get(name)!.nodes),
      time: cost.get(name)!.seconds,
      games,
      positions: cost.get(name)!.nodes.count,
    })),
  };
}

/** A constant has no interval. */
function spread(nodes: Summary["costs"][number]["nodes"]) {
  return nodes.low === nodes.high ? nodes.mean : nodes;
}

function matchesTable({ matches }: Summary): Table {
  return {
    name: "matches",
    title: "The matches",
    columns: [
      { name: "first", kind: "key", meaning: "the player whose points are counted" },
      { name: "second", kind: "key", meaning: "its opponent" },
      {
        name: "differ in",
        kind: "key",
        meaning:
          "what they differ in; all in the round robin, more games in one of its matches again",
      },
      exact("games", "games played, two from each opening; none repeats another"),
      exact("score", "points per game, with the 95 % interval", { digits: 3 }),
      exact("difference", "Elo difference, with the 95 % interval", { unit: "Elo", digits: 0 }),
      exact("wins", "won by the first player", { detail: true }),
      exact("draws", "drawn", { detail: true }),
      exact("losses", "won by the second player", { detail: true }),
    ],
    rows: matches.map(({ first, second, differ, score, elo, wins, draws, losses }) => ({
      ...{ first, second, "differ in": differ, games: score.count, score },
      difference: elo,
      ...{ wins, draws, losses },
    })),
  };
}

function mobilityTable({ mobility }: Summary): Table {
  return {
    name: "mobility",
    title: "Legal moves a turn, own minus the opponent's",
    columns: [
      { name: "player", kind: "key", meaning: "the player, in the round robin" },
      ...stages.map((stage, index) =>
        exact(
          `to ${stage}`,
          `own legal moves minus the opponent's, moves ${
            (stages[index - 1] ?? 8) + 1
          } to ${stage}, with the 95 % interval over openings`,
          { unit: "moves", digits: 1 },
        )
      ),
      exact("left", "legal moves a turn of the opponent in the whole game", {
        unit: "moves",
        digits: 2,
      }),
    ],
    rows: mobility.left.map(({ player, moves }) => ({
      player,
      ...Object.fromEntries(
        mobility.stages.filter((each) => each.player === player)
          .map(({ stage, lead }) => [`to ${stage}`, lead]),
      ),
      left: moves,
    })),
  };
}

function cornersTable({ corners }: Summary): Table {
  return {
    name: "corners",
    title: "The first corner in games of equal players",
    columns: [
      { name: "taken in", kind: "key", meaning: "when the first corner was taken" },
      exact("games", "games in which it was taken then"),
      exact("points", "points per game of the player who took it", { digits: 3 }),
      exact("lost", "games that this player lost", { unit: "share", digits: 3 }),
    ],
    rows: corners.map(({ when, points, lost }) => ({
      ...{ "taken in": when, games: lost.count, points, lost },
    })),
  };
}

function whiteTable({ white }: Summary): Table {
  return {
    name: "white",
    title: "White between equal players",
    columns: [
      { name: "player", kind: "key", meaning: "the player on both sides" },
      exact("games", "games, each from another opening of eight random plies"),
      exact("score", "White's points per game, with the 95 % interval over openings", {
        digits: 3,
      }),
      exact("White last", "games in which White makes the last move", {
        unit: "share",
        digits: 3,
      }),
    ],
    rows: white.map(({ player, score, last }) => ({
      ...{ player, games: last.count, score, "White last": last },
    })),
  };
}

function turnedTable({ turned }: Summary): Table {
  return {
    name: "turned",
    title: "Games turned near the end",
    columns: [
      { name: "games of", kind: "key", meaning: "games of the round robin, by their players" },
      exact("lost by exact value", "games in which one side had lost by the exact value", {
        unit: "games",
      }),
      exact("turned", "of these, games that this side did not lose", {
        unit: "share",
        digits: 3,
      }),
      exact(
        "won from behind",
        "of all games with unequal discs at half time, those won by the side with fewer discs",
        { unit: "share", digits: 3 },
      ),
    ],
    rows: turned.map(({ group, turned, fromBehind }) => ({
      "games of": group,
      "lost by exact value": turned.count,
      turned,
      "won from behind": fromBehind,
    })),
  };
}

function squaresTable({ squares }: Summary): Table {
  return {
    name: "squares",
    title: "Corners and X-squares by exact values",
    columns: [
      { name: "move to", kind: "key", meaning: "a corner, or an X-square whose corner is empty" },
      exact("positions", "positions with such a move and another one, 12 empty squares"),
      exact("gain", "value of the move minus that of the other moves, with the 95 % interval", {
        unit: "discs",
        digits: 1,
      }),
    ],
    rows: squares.map(({ square, gain }) => ({
      ...{ "move to": square, positions: gain.count, gain },
    })),
  };
}

function cutoffsTable({ cutoffs }: Summary): Table {
  return {
    name: "cutoffs",
    title: "Nodes of alpha-beta by evaluation and order of the moves",
    columns: [
      { name: "evaluation", kind: "key", meaning: "the evaluation at the leaves" },
      { name: "order", kind: "key", meaning: "the order of the moves" },
      exact("nodes", "geometric mean, with the positions looked at for the order", {
        unit: "nodes",
      }),
      exact("to material", "nodes divided by those of material in the same order", { digits: 2 }),
      exact("to generated", "nodes divided by those with the moves as generated", { digits: 2 }),
      exact("positions", "positions searched", { detail: true }),
    ],
    rows: cutoffs.map(({ evaluation, order, nodes, toMaterial, toGenerated }) => ({
      ...{ evaluation, order, nodes },
      "to material": ratio(toMaterial),
      "to generated": ratio(toGenerated),
      positions: nodes.count,
    })),
  };
}

/** The ratio to itself is 1, without an interval. */
function ratio(estimate: Summary["cutoffs"][number]["nodes"]) {
  return estimate.low === estimate.high ? estimate.mean : estimate;
}
