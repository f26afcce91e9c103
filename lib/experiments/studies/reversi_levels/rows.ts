/**
 * The rows of the study and the meanings of their columns.
 *
 * @module
 */
import { type ColumnText, rowSet } from "../../row_sets.ts";

/** The stages of a game, by the number of its last move; games begin after eight random plies. */
export const stages = [20, 30, 40, 50, 60] as const;
type Stage = typeof stages[number];

/** Legal moves a turn of both players, by stage. A pass is a turn without a move. */
type MovesByStage =
  & { readonly [S in Stage as `first_moves_to_${S}`]: number | null }
  & { readonly [S in Stage as `second_moves_to_${S}`]: number | null };

/** A player of a game. */
export type Who = "first" | "second";

/** One game. Results and differences are the first player's. */
export type GameRow = {
  first: string;
  second: string;
  differ: string;
  opening: number;
  dark: Who;
  points: number;
  last: Who;
  corner_move: number | null;
  corner_of: Who | null;
  half_discs: number | null;
  solved: number | null;
  first_moves: number;
  second_moves: number;
} & MovesByStage;

/** The exact values of the corner and X-square moves of a position. */
export type SquareRow = {
  position: number;
  corner_moves: number;
  corner_gain: number | null;
  x_moves: number;
  x_gain: number | null;
};

/** The cost of one move of a player. */
export type CostRow = {
  player: string;
  position: number;
  nodes: number;
  seconds: number;
};

/** The orders of the moves whose nodes are counted. */
export const orders = ["as generated", "captures first"] as const;

/** One search of one position. */
export type CutoffRow = {
  position: number;
  evaluation: string;
  order: string;
  nodes: number;
  order_nodes: number;
};

const WHO: Readonly<Record<Who, string>> = { first: "first player", second: "second player" };

function movesByStage(): { readonly [N in keyof MovesByStage]: ColumnText } {
  return Object.fromEntries(
    Object.entries(WHO).flatMap(([who, player]) =>
      stages.map((stage, index) => [
        `${who}_moves_to_${stage}`,
        {
          kind: "exact",
          unit: "moves",
          meaning: `legal moves a turn of the ${player}, moves ` +
            `${(stages[index - 1] ?? 8) + 1} to ${stage}; empty without a turn`,
        },
      ])
    ),
  ) as { readonly [N in keyof MovesByStage]: ColumnText };
}

const position = { kind: "key", meaning: "number of the position, from 1" } as const;

export const sets = {
  games: rowSet<GameRow>("One game", {
    first: { kind: "key", meaning: "the player whose points are counted" },
    second: { kind: "key", meaning: "its opponent" },
    differ: { kind: "key", meaning: "what the two differ in" },
    opening: { kind: "key", meaning: "number of the random opening, from 1" },
    dark: { kind: "key", meaning: "the player of the dark discs, who moves first" },
    points: { kind: "exact", meaning: "of the first player: win 1, draw 1/2" },
    last: { kind: "exact", meaning: "the player of the last move" },
    corner_move: {
      kind: "exact",
      meaning: "number of the move that took the first corner, from 1 to 60; empty without one",
    },
    corner_of: { kind: "exact", meaning: "the player who took it" },
    half_discs: {
      kind: "exact",
      unit: "discs",
      meaning: "discs of the first player minus the second's after 30 moves",
    },
    solved: {
      kind: "exact",
      meaning: "points of the first player with best play from the solved position; empty if the " +
        "game ended before or was not solved",
    },
    first_moves: {
      kind: "exact",
      unit: "moves",
      meaning: "legal moves a turn of the first player, all turns",
    },
    second_moves: {
      kind: "exact",
      unit: "moves",
      meaning: "legal moves a turn of the second player, all turns",
    },
    ...movesByStage(),
  }),
  squares: rowSet<SquareRow>("The corners and X-squares of one solved position", {
    position,
    corner_moves: { kind: "exact", unit: "moves", meaning: "legal moves to a corner" },
    corner_gain: {
      kind: "exact",
      unit: "discs",
      meaning: "exact value of moves to a corner minus that of the other moves, means; empty " +
        "without one of the two",
    },
    x_moves: {
      kind: "exact",
      unit: "moves",
      meaning: "legal moves to an X-square whose corner is empty",
    },
    x_gain: { kind: "exact", unit: "discs", meaning: "the same difference for these moves" },
  }),
  costs: rowSet<CostRow>("One move of one player", {
    player: { kind: "key", meaning: "the player" },
    position,
    nodes: {
      kind: "exact",
      unit: "nodes",
      meaning: "positions that it looked at, the root included",
    },
    seconds: { kind: "measured", unit: "s", meaning: "time for the move, median of 3 runs" },
  }),
  cutoffs: rowSet<CutoffRow>("One alpha-beta search of one position", {
    position,
    evaluation: { kind: "key", meaning: "the evaluation at the leaves" },
    order: { kind: "key", meaning: "the order of the moves" },
    nodes: { kind: "exact", unit: "nodes", meaning: "nodes of the search" },
    order_nodes: { kind: "exact", unit: "nodes", meaning: "positions looked at to order moves" },
  }),
};
