/**
 * The rows of the study; all columns are exact.
 *
 * @module
 */
import { exact, key } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";
import type { Rule } from "./full_minimax.ts";

const side = key<number>("fields", "side of the battle quarter");

export const sets = {
  moves: rowSet("A first move of White", {
    side,
    rule: key<Rule>(
      "what decides: points and then men in the battle quarter (rules), or points alone",
    ),
    move: key("the move"),
    reply: key("Black's reply; empty for the move itself"),
    value: exact<number | null>(
      "the result with best play: 1 White wins, 0 a draw, -1 Black wins; none where it was not found",
    ),
    nodes: exact("nodes", "claims that the df-pn search visited"),
    short_nodes: exact("nodes", "positions of its short searches"),
  }),
  references: rowSet("The search compared with minimax over all positions", {
    side,
    rule: key<Rule>("what decides"),
    number: key<number>("number of the sample, from 1; 0 for all positions of the board"),
    positions: exact("positions", "positions with a value by minimax"),
    equal: exact("positions", "those to which the search gives the same value"),
  }),
  strategies: rowSet("White's strategy, followed to the end whatever Black plays", {
    side,
    positions: exact("positions", "positions with White to move for which it has a move"),
    digest: exact<string>("digest of its bytes"),
    followed: exact("positions", "positions with White to move that were followed"),
    replies: exact("moves", "Black's moves in all positions after White's moves"),
    ends: exact("positions", "ends of games that were met, all of them won by White"),
  }),
  training: rowSet("The weights of the outlook, trained again", {
    games: key<number>("games", "games against itself"),
    digest: exact<string>("digest of the weights"),
    shipped: exact<string>("digest of the weights that the solver uses"),
  }),
  positions: rowSet("A position of the full board after random moves", {
    number: key<number>("number of the position, from 1"),
    plies: exact("plies", "random moves before it"),
    value: exact<number | null>("for the side to move; none where it was not found"),
    moves: exact("moves", "legal moves"),
    best: exact("moves", "those that keep the value"),
  }),
  choices: rowSet("The move of a player in a won position that it could lose", {
    player: key("the player"),
    number: key<number>("number of the position"),
    value: exact("for the player with best play after its move"),
  }),
};

/** A first move. */
export type MoveRow = RowOf<typeof sets.moves>;
/** A followed strategy. */
export type StrategyRow = RowOf<typeof sets.strategies>;
