/**
 * The rows of the study; all columns are exact.
 *
 * @module
 */
import type { Goal } from "matchbox/agents/connect_four/solver_search.ts";
import type { Value } from "matchbox/agents/connect_four/solve.ts";
import type { SizeText } from "matchbox/games/connect_four/board.ts";
import { exact, key } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";

const size = key<SizeText>("columns and rows of the board");

export const sets = {
  questions: rowSet("One question about the start of one board", {
    size,
    goal: key<Goal>("what is asked: whether the first player wins, 1, or at least draws, 0"),
    squares: exact("squares", "squares of the board"),
    reached: exact<boolean>("whether it can be reached against best play"),
    nodes: exact("nodes", "positions searched"),
  }),
  first_moves: rowSet("One first move", {
    size,
    column: key("the column of the first disc"),
    value: exact<Value>("for the first player, with best play: 1 won, 0 drawn, -1 lost"),
  }),
  parts: rowSet("The start of one board, solved without one part of the solver", {
    size,
    without: key("the part that is left out"),
    value: exact<Value>("for the first player, with best play: 1 won, 0 drawn, -1 lost"),
    nodes: exact("nodes", "positions searched"),
  }),
  games: rowSet("One game of a player against the perfect player, from a position that is a draw", {
    size,
    player: key("the player"),
    game: key<number>("number of the game, from 1"),
    side: exact("side of the player: 0 moves first in the game"),
    opening: exact<string>("the position in which the players take over"),
    moves: exact("moves", "moves of the player"),
    choices: exact("moves", "those by which it could throw a draw or a win away"),
    errors: exact("moves", "those by which it did"),
    result: exact<Value>("for the player: 1 won, 0 drawn, -1 lost"),
  }),
};

/** A question. */
export type QuestionRow = RowOf<typeof sets.questions>;
/** A game. */
export type GameRow = RowOf<typeof sets.games>;
