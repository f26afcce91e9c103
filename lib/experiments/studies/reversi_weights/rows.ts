/**
 * The rows of the study and the meanings of their columns.
 *
 * @module
 */
import { type ColumnText, rowSet } from "../../row_sets.ts";

/** The weights by their columns, with what each counts. */
export const heuristicNames = {
  w1: "discs",
  w2: "moves",
  w3: "centre",
  w4: "corners",
  w5: "edge",
} as const;

/** The columns of the weights. */
export const weightColumns = ["w1", "w2", "w3", "w4", "w5"] as const;
export type WeightColumn = typeof weightColumns[number];

/** The weights that a run has reached after some games. */
export type WeightsRow = {
  learner: string;
  run: number;
  games: number;
  generation: number;
} & Record<WeightColumn, number>;

/** A match of the weights of a run. */
export type MatchRow = {
  player: string;
  run: number;
  opponent: string;
  depth: number;
  wins: number;
  draws: number;
  losses: number;
};

const run = { kind: "key", meaning: "number of the run, from 1" } as const;

export const sets = {
  weights: rowSet<WeightsRow>("The weights of one run after some games", {
    learner: { kind: "key", meaning: "what finds the weights" },
    run,
    games: { kind: "key", unit: "games", meaning: "at least so many games were played by then" },
    generation: { kind: "exact", meaning: "generations, or rounds of regression, by then" },
    ...Object.fromEntries(
      weightColumns.map((column) => [column, {
        kind: "exact",
        meaning: `weight of ${heuristicNames[column]}; the absolute values add up to 5`,
      }]),
    ) as Record<WeightColumn, ColumnText>,
  }),
  matches: rowSet<MatchRow>("One match of the weights of one run", {
    player: { kind: "key", meaning: "whose weights play" },
    run,
    opponent: { kind: "key", meaning: "whose weights the opponent has" },
    depth: { kind: "key", unit: "plies", meaning: "search depth of both" },
    wins: { kind: "exact", unit: "games", meaning: "won by the player" },
    draws: { kind: "exact", unit: "games", meaning: "drawn" },
    losses: { kind: "exact", unit: "games", meaning: "won by the opponent" },
  }),
};
