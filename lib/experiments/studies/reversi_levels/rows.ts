/**
 * The rows of the study.
 *
 * @module
 */
import { exact, key, type TypedColumn } from "../../columns.ts";
import { first, opening, points, second, type Who } from "../../match_columns.ts";
import { moveCostColumns, moveTimeColumns } from "../../move_costs.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";
import { game } from "../../search_columns.ts";

/** The stages of a game, by the number of its last move; games begin after eight random plies. */
export const stages = [20, 30, 40, 50, 60] as const;

/** The moves of a stage: "moves 9 to 20". */
export function movesOfStage(index: number): string {
  return `moves ${(stages[index - 1] ?? 8) + 1} to ${stages[index]}`;
}

/** The orders of the moves whose nodes are counted. */
export const orders = ["as generated", "captures first"] as const;

/** The evaluation with which the others are compared. */
export const MATERIAL = "material";

/** Legal moves a turn of a player, by stage. A pass is a turn without a move. */
function movesByStage<W extends Who>(who: W) {
  type Name = `${W}_moves_to_${typeof stages[number]}`;
  return Object.fromEntries(stages.map((stage, index) => [
    `${who}_moves_to_${stage}`,
    exact<number | null>(
      "moves",
      `legal moves a turn of the ${who} player, ${movesOfStage(index)}; empty without a turn`,
    ),
  ])) as { readonly [N in Name]: TypedColumn<number | null> };
}

const { player, position, nodes } = moveCostColumns;

export const sets = {
  games: rowSet("One game", {
    first,
    second,
    differ: key("what the two differ in"),
    opening,
    dark: key<Who>("the player of the dark discs, who moves first"),
    points,
    last: exact<Who>("the player of the last move"),
    corner_move: exact<number | null>(
      "number of the move that took the first corner, from 1 to 60; empty without one",
    ),
    corner_of: exact<Who | null>("the player who took it"),
    half_discs: exact<number | null>(
      "discs",
      "discs of the first player minus the second's after 30 moves",
    ),
    solved: exact<number | null>(
      "points of the first player with best play from the solved position; empty if the game ended " +
        "before or was not solved",
    ),
    first_moves: exact("moves", "legal moves a turn of the first player, all turns"),
    second_moves: exact("moves", "legal moves a turn of the second player, all turns"),
    ...movesByStage("first"),
    ...movesByStage("second"),
  }),
  squares: rowSet("The corners and X-squares of one solved position", {
    position,
    corner_moves: exact("moves", "legal moves to a corner"),
    corner_gain: exact<number | null>(
      "discs",
      "exact value of moves to a corner minus that of the other moves, means; empty without one of " +
        "the two",
    ),
    x_moves: exact("moves", "legal moves to an X-square whose corner is empty"),
    x_gain: exact<number | null>("discs", "the same difference for these moves"),
  }),
  costs: rowSet("One move of one player", { player, position, nodes }),
  times: rowSet("The time of one move of one player", moveTimeColumns),
  cutoffs: rowSet("One alpha-beta search of one position", {
    ...{ game, position },
    evaluation: key("the evaluation at the leaves"),
    order: key("the order of the moves"),
    nodes: exact("nodes", "nodes of the search"),
    order_nodes: exact("nodes", "positions looked at to order moves"),
  }),
};

/** A game. Results and differences are the first player's. */
export type GameRow = RowOf<typeof sets.games>;
/** The exact values of the corner and X-square moves of a position. */
export type SquareRow = RowOf<typeof sets.squares>;
/** A search of a position. */
export type CutoffRow = RowOf<typeof sets.cutoffs>;
