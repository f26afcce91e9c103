/**
 * The rows of the study. In random games a forced pass counts as a ply and as a legal move.
 *
 * @module
 */
import { exact, key } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";
import { game } from "../../search_columns.ts";
import { process, timingColumns } from "../../timing.ts";
import type { MoverName, ReversiMoverName } from "./movers.ts";

/** The names of the counts in tic-tac-toe. */
export type CountName =
  | "colourings"
  | "positions"
  | "up to symmetry"
  | "boxes without symmetry"
  | "boxes";

const batch = {
  game,
  batch: key<number>("number of the batch, from 1"),
  games: exact("games", "games of the batch"),
};

export const sets = {
  random_games: rowSet("One batch of random games", {
    ...batch,
    length: exact("plies", "mean length of a game"),
    branching: exact("moves", "legal moves per position, mean"),
    score: exact("score of the side that moves first, in points per game: win 1, draw 1/2"),
    first_wins: exact("share", "games that the first side won"),
    draws: exact("share", "games that were drawn"),
    second_wins: exact("share", "games that the second side won"),
    shortest: exact("plies", "length of the shortest game"),
    longest: exact("plies", "length of the longest game"),
  }),
  last_moves: rowSet("The last moves of one batch of random games of Reversi", {
    ...batch,
    second_last: exact("games", "games in which the second side made the last move"),
    without_pass: exact("games", "games in which nobody passed"),
    second_last_without_pass: exact(
      "games",
      "games without a pass in which the second side made the last move",
    ),
    missed_ends: exact(
      "games",
      "games that end because neither side can move, with empty squares and discs of both: the " +
        "source's end test misses them",
    ),
  }),
  points: rowSet("The points in one batch of random games of Metelyk", {
    ...batch,
    correlation: exact(
      "rank correlation of the points of both sides together with the share of the game that is " +
        "over, in all unfinished positions; 0 where nobody had a point",
    ),
    pointless: exact("share", "unfinished positions in which nobody has a point yet"),
  }),
  perft: rowSet("The lines of play of one length", {
    game,
    depth: key<number>("plies", "length of the lines, from the start"),
    nodes: exact("lines", "move sequences of exactly that length"),
  }),
  solved: rowSet("A game that was solved by full search", {
    game,
    value: exact("for the first side, with best play by both"),
    counts: exact<"result" | "discs">(
      "unit of the value: the result (1, 0 or -1) or the difference in discs",
    ),
    positions: exact("different positions that can be reached"),
    first_moves: exact("moves", "legal moves at the start"),
    best_first_moves: exact("moves", "first moves that lead to this value"),
    best: exact<string>("names of the first moves that lead to this value"),
  }),
  tictactoe: rowSet("One count of tic-tac-toe", {
    what: key<CountName>(
      "colourings of the board with X, O or nothing on each square; positions that can be " +
        "reached; the same up to symmetry; the boxes of MENACE with and without symmetry",
    ),
    number: exact("the count"),
  }),
  generators: rowSet("One way to generate moves of Metelyk, in one process", {
    way: key<MoverName>("how moves are generated"),
    process,
    lines: exact("lines", "lines of play that were counted"),
    ...timingColumns("time to count them, median of the runs"),
  }),
  reversi_generators: rowSet("One way to generate moves of Reversi, in one process", {
    way: key<ReversiMoverName>("how moves are generated"),
    process,
    lines: exact("lines", "lines of play that were counted"),
    ...timingColumns("time to count them, median of the runs"),
  }),
  chess_games: rowSet("One game of chess of a player against itself", {
    player: key("the player"),
    number: key<number>("number of the game, from 1"),
    plies: exact(
      "plies",
      "length of the game by the rules, the random plies at the start included",
    ),
    decided: exact(
      "plies",
      "plies until one side had been ahead by five pawns for six plies, or the game was over",
    ),
    choices: exact(
      "moves",
      "legal moves a position until then, mean from the end of the random plies on",
    ),
    decided_early: exact<boolean>("whether that was before the end by the rules"),
    result: exact("for White: 1 won, 0 drawn, -1 lost"),
  }),
};

/** A batch of random games. */
export type RandomGamesRow = RowOf<typeof sets.random_games>;
/** The last moves of a batch of random games of Reversi. */
export type LastMovesRow = RowOf<typeof sets.last_moves>;
/** The points of both sides during a batch of random games of Metelyk. */
export type PointsRow = RowOf<typeof sets.points>;
/** The number of lines of play of a given length. */
export type PerftRow = RowOf<typeof sets.perft>;
/** A game searched to its end. */
export type SolvedRow = RowOf<typeof sets.solved>;
/** A count. */
export type CountRow = RowOf<typeof sets.tictactoe>;
/** The time of one way to generate moves of Metelyk. */
export type GeneratorRow = RowOf<typeof sets.generators>;
/** The time of one way to generate moves of Reversi. */
export type ReversiGeneratorRow = RowOf<typeof sets.reversi_generators>;
/** A game of chess of a player against itself. */
export type ChessGameRow = RowOf<typeof sets.chess_games>;
