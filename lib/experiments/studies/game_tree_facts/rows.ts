/**
 * The rows of the study and the meanings of their columns.
 *
 * @module
 */
import { rowSet } from "../../row_sets.ts";
import type { MoverName } from "./movers.ts";

/** A batch of random games. A forced pass counts as a ply and as a legal move. */
export type RandomGamesRow = {
  game: string;
  batch: number;
  games: number;
  length: number;
  branching: number;
  score: number;
  first_wins: number;
  draws: number;
  second_wins: number;
  shortest: number;
  longest: number;
};

/** The last moves of a batch of random games. */
export type LastMovesRow = {
  game: string;
  batch: number;
  games: number;
  second_last: number;
  without_pass: number;
  second_last_without_pass: number;
};

/** The points of both sides during a batch of random games of Metelyk. */
export type PointsRow = {
  game: string;
  batch: number;
  games: number;
  correlation: number;
  pointless: number;
};

/** The number of lines of play of a given length. */
export type PerftRow = { game: string; depth: number; nodes: number };

/** The time of one way to generate moves. */
export type GeneratorRow = {
  way: MoverName;
  sample: number;
  lines: number;
  seconds: number;
  seconds_low: number;
  seconds_high: number;
  repeats: number;
};

/** A game of chess of a player against itself; plies include the random ones at the start. */
export type ChessGameRow = {
  player: string;
  number: number;
  plies: number;
  decided: number;
  choices: number;
  decided_early: boolean;
  result: number;
};

/** A game searched to its end. */
export type SolvedRow = {
  game: string;
  value: number;
  counts: "result" | "discs";
  positions: number;
  first_moves: number;
  best_first_moves: number;
  best: string;
};

/** The names of the counts in tic-tac-toe. */
export type CountName =
  | "colourings"
  | "positions"
  | "up to symmetry"
  | "boxes without symmetry"
  | "boxes";

/** A count. */
export type CountRow = { what: CountName; number: number };

const game = { kind: "key", meaning: "the game, as a spec" } as const;
const batch = { kind: "key", meaning: "number of the batch, from 1" } as const;
const games = { kind: "exact", unit: "games", meaning: "games of the batch" } as const;

export const sets = {
  random_games: rowSet<RandomGamesRow>("One batch of random games", {
    game,
    batch,
    games,
    length: { kind: "exact", unit: "plies", meaning: "mean length of a game" },
    branching: { kind: "exact", unit: "moves", meaning: "legal moves per position, mean" },
    score: {
      kind: "exact",
      meaning: "score of the side that moves first, in points per game: win 1, draw 1/2",
    },
    first_wins: { kind: "exact", unit: "share", meaning: "games that the first side won" },
    draws: { kind: "exact", unit: "share", meaning: "games that were drawn" },
    second_wins: { kind: "exact", unit: "share", meaning: "games that the second side won" },
    shortest: { kind: "exact", unit: "plies", meaning: "length of the shortest game" },
    longest: { kind: "exact", unit: "plies", meaning: "length of the longest game" },
  }),
  last_moves: rowSet<LastMovesRow>("The last moves of one batch of random games of Reversi", {
    game,
    batch,
    games,
    second_last: {
      kind: "exact",
      unit: "games",
      meaning: "games in which the second side made the last move",
    },
    without_pass: { kind: "exact", unit: "games", meaning: "games in which nobody passed" },
    second_last_without_pass: {
      kind: "exact",
      unit: "games",
      meaning: "games without a pass in which the second side made the last move",
    },
  }),
  points: rowSet<PointsRow>("The points in one batch of random games of Metelyk", {
    game,
    batch,
    games,
    correlation: {
      kind: "exact",
      meaning:
        "rank correlation of the points of both sides together with the share of the game that is " +
        "over, in all unfinished positions; 0 where nobody had a point",
    },
    pointless: {
      kind: "exact",
      unit: "share",
      meaning: "unfinished positions in which nobody has a point yet",
    },
  }),
  perft: rowSet<PerftRow>("The lines of play of one length", {
    game,
    depth: { kind: "key", unit: "plies", meaning: "length of the lines, from the start" },
    nodes: { kind: "exact", unit: "lines", meaning: "move sequences of exactly that length" },
  }),
  solved: rowSet<SolvedRow>("A game that was solved by full search", {
    game,
    value: { kind: "exact", meaning: "for the first side, with best play by both" },
    counts: {
      kind: "exact",
      meaning: "unit of the value: the result (1, 0 or -1) or the difference in discs",
    },
    positions: { kind: "exact", meaning: "different positions that can be reached" },
    first_moves: { kind: "exact", unit: "moves", meaning: "legal moves at the start" },
    best_first_moves: {
      kind: "exact",
      unit: "moves",
      meaning: "first moves that lead to this value",
    },
    best: { kind: "exact", meaning: "names of the first moves that lead to this value" },
  }),
  tictactoe: rowSet<CountRow>("One count of tic-tac-toe", {
    what: {
      kind: "key",
      meaning:
        "colourings of the board with X, O or nothing on each square; positions that can be " +
        "reached; the same up to symmetry; the boxes of MENACE with and without symmetry",
    },
    number: { kind: "exact", meaning: "the count" },
  }),
  generators: rowSet<GeneratorRow>(
    "One way to generate moves of Metelyk, in one sample of positions",
    {
      way: { kind: "key", meaning: "how moves are generated" },
      sample: { kind: "key", meaning: "number of the sample, from 1" },
      lines: { kind: "exact", unit: "lines", meaning: "lines of play that were counted" },
      seconds: { kind: "measured", unit: "s", meaning: "time to count them, median of the runs" },
      seconds_low: { kind: "measured", unit: "s", meaning: "lower quartile of the time" },
      seconds_high: { kind: "measured", unit: "s", meaning: "upper quartile of the time" },
      repeats: { kind: "exact", unit: "runs", meaning: "runs that were timed" },
    },
  ),
  chess_games: rowSet<ChessGameRow>("One game of chess of a player against itself", {
    player: { kind: "key", meaning: "the player" },
    number: { kind: "key", meaning: "number of the game, from 1" },
    plies: { kind: "exact", unit: "plies", meaning: "length of the game by the rules" },
    decided: {
      kind: "exact",
      unit: "plies",
      meaning:
        "plies until one side had been ahead by five pawns for six plies, or the game was over",
    },
    choices: {
      kind: "exact",
      unit: "moves",
      meaning: "legal moves a position until then, mean from the end of the random plies on",
    },
    decided_early: { kind: "exact", meaning: "whether that was before the end by the rules" },
    result: { kind: "exact", meaning: "for White: 1 won, 0 drawn, -1 lost" },
  }),
};
