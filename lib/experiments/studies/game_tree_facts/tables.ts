/**
 * The tables of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import type { Column, Table } from "matchbox/report/table.ts";
import type { Summary } from "./summary.ts";

/** The most perft depths in the table; the CSV has all. */
const SHOWN_DEPTHS = 6;

/** The tables of the size and results of random games, perft by depth, and solved games. */
export function tables(summary: Summary): Table[] {
  return [
    randomTable(summary),
    resultsTable(summary),
    lastMovesTable(summary),
    pointsTable(summary),
    perftTable(summary),
    solvedTable(summary),
    countsTable(summary),
    generatorsTable(summary),
    chessGamesTable(summary),
  ];
}

const gameColumn: Column = { name: "game", kind: "key", meaning: "the game" };
const gamesColumn: Column = { name: "games", kind: "exact", meaning: "games played" };

function randomTable({ random }: Summary): Table {
  const plies = { unit: "plies", kind: "exact" } as const;
  return {
    name: "random_games",
    title: "Random games: length and number of moves",
    columns: [
      gameColumn,
      gamesColumn,
      { name: "length", ...plies, digits: 2, meaning: "mean length of a game" },
      { name: "shortest", ...plies, meaning: "shortest game of the sample" },
      { name: "longest", ...plies, meaning: "longest game of the sample" },
      {
        name: "branching",
        unit: "moves",
        kind: "exact",
        digits: 2,
        meaning: "legal moves per position, mean",
      },
    ],
    rows: random.map(({ title, games, length, shortest, longest, branching }) => ({
      game: title,
      games,
      length,
      shortest,
      longest,
      branching,
    })),
  };
}

function resultsTable({ random }: Summary): Table {
  const share = { kind: "exact", unit: "share", digits: 3 } as const;
  return {
    name: "results",
    title: "Random games: who wins",
    columns: [
      gameColumn,
      gamesColumn,
      { name: "score", kind: "exact", digits: 3, meaning: "of the first side: win 1, draw 1/2" },
      { name: "first wins", ...share, meaning: "games that the first side won" },
      { name: "draws", ...share, meaning: "games that were drawn" },
      { name: "second wins", ...share, meaning: "games that the second side won" },
    ],
    rows: random.map(({ title, games, score, firstWins, draws, secondWins }) => ({
      game: title,
      games,
      score,
      "first wins": firstWins,
      draws,
      "second wins": secondWins,
    })),
  };
}

function lastMovesTable({ lastMoves }: Summary): Table {
  const share = { kind: "exact", unit: "share", digits: 3 } as const;
  return {
    name: "last_moves",
    title: "Random games of Reversi: does White move last?",
    columns: [
      gameColumn,
      gamesColumn,
      { name: "White last", ...share, meaning: "games in which White made the last move" },
      { name: "without a pass", ...share, meaning: "games in which nobody passed" },
      {
        name: "White last of these",
        ...share,
        meaning: "of the games without a pass, those in which White made the last move",
      },
    ],
    rows: lastMoves.map(({ title, secondLast, withoutPass, secondLastWithoutPass }) => ({
      game: title,
      games: secondLast.count,
      "White last": secondLast,
      "without a pass": withoutPass,
      "White last of these": secondLastWithoutPass,
    })),
  };
}

function pointsTable({ points: { title, correlation, pointless } }: Summary): Table {
  return {
    name: "points",
    title: "Random games of Metelyk: the sum of the scores and the progress of the game",
    columns: [
      gameColumn,
      gamesColumn,
      {
        name: "rank correlation",
        kind: "exact",
        digits: 3,
        meaning:
          "rank correlation of the sum of both scores with the share of the game that is over",
      },
      {
        name: "no point yet",
        kind: "exact",
        unit: "share",
        digits: 3,
        meaning: "positions in which the sum is 0",
      },
    ],
    rows: [{
      game: title,
      games: correlation.count,
      "rank correlation": correlation,
      "no point yet": pointless,
    }],
  };
}

/** One row for each game, one column for each depth. */
function perftTable({ perft }: Summary): Table {
  const depths = Math.max(...perft.map(({ depth }) => depth));
  const columns = Array.from({ length: depths }, (_, i): Column => ({
    name: `${i + 1}`,
    kind: "exact",
    meaning: `lines of exactly ${i + 1} ${i === 0 ? "ply" : "plies"}`,
    ...(i >= SHOWN_DEPTHS && { detail: true }),
  }));
  return {
    name: "perft",
    title: "Perft: lines of play by their length in plies",
    columns: [gameColumn, ...columns],
    rows: [...Map.groupBy(perft, ({ game }) => game)].map(([game, own]) => ({
      game: findGame(game).title,
      ...Object.fromEntries(columns.map(({ name }, i) => [name, own[i]?.nodes ?? null])),
    })),
  };
}

function solvedTable({ solved }: Summary): Table {
  return {
    name: "solved",
    title: "Games solved by full search with memory",
    columns: [
      gameColumn,
      { name: "value", kind: "exact", meaning: "for the first side, with best play by both" },
      {
        name: "counts",
        kind: "exact",
        meaning: "unit of the value: the result (1, 0 or -1) or the difference in discs",
      },
      { name: "positions", kind: "exact", meaning: "different positions that can be reached" },
      { name: "first moves", kind: "exact", meaning: "legal moves at the start" },
      { name: "best", kind: "exact", meaning: "the first moves that lead to this value" },
    ],
    rows: solved.map(({ game, value, counts, positions, first_moves, best }) => ({
      game: findGame(game).title,
      value,
      counts,
      positions,
      "first moves": first_moves,
      best,
    })),
  };
}

function countsTable({ tictactoe }: Summary): Table {
  return {
    name: "tictactoe_counts",
    title: "Tic-tac-toe, counted",
    columns: [
      { name: "what", kind: "key", meaning: "what is counted" },
      { name: "number", kind: "exact", meaning: "the count" },
    ],
    rows: Object.entries(tictactoe).map(([what, number]) => ({ what, number })),
  };
}

function generatorsTable({ generators }: Summary): Table {
  return {
    name: "generators",
    title: "Metelyk: ways to generate moves",
    columns: [
      { name: "way", kind: "key", meaning: "how moves are generated" },
      {
        name: "time",
        unit: "s",
        kind: "measured",
        meaning: "for a line of play of three moves, median over samples",
      },
      {
        name: "ratio",
        kind: "measured",
        digits: 2,
        meaning: "time over that of the better way to read the table, geometric mean over samples",
      },
      { name: "lines", unit: "lines", kind: "exact", meaning: "lines of play of all samples" },
      { name: "samples", kind: "exact", detail: true, meaning: "samples of positions" },
    ],
    rows: generators.ways.map(({ way, lines, seconds, ratio }) => ({
      way,
      time: seconds,
      ratio,
      lines,
      samples: ratio.count,
    })),
  };
}

function chessGamesTable({ chessGames }: Summary): Table {
  const moves = { unit: "moves", kind: "exact", digits: 1 } as const;
  return {
    name: "chess_games",
    title: "Chess between equal players: moves of each player in a game",
    columns: [
      { name: "player", kind: "key", meaning: "the player on both sides" },
      {
        name: "until decided",
        ...moves,
        meaning: "until one side has been ahead by five pawns for six plies, or the game is over",
      },
      {
        name: "choices",
        ...moves,
        meaning: "legal moves a position until then, for the side to move",
      },
      { name: "to the end", ...moves, meaning: "until the game is over by the rules" },
      {
        name: "decided before",
        unit: "share",
        kind: "exact",
        digits: 2,
        meaning: "games that were decided before they were over",
      },
      { name: "games", kind: "exact", meaning: "games played" },
    ],
    rows: chessGames.map(({ player, decided, choices, toTheEnd, decidedEarly }) => ({
      player,
      "until decided": decided,
      choices,
      "to the end": toTheEnd,
      "decided before": decidedEarly.mean,
      games: decided.count,
    })),
  };
}
