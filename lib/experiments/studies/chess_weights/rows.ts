/**
 * The rows of the study and the meanings of their columns.
 *
 * @module
 */
import { rowSet } from "../../row_sets.ts";

/** The mean weights of a population after some games. */
export type WeightsRow = {
  learner: string;
  run: number;
  games: number;
  generation: number;
  knight: number;
  bishop: number;
  rook: number;
};

/** A match against the textbook's weights. */
export type MatchRow = {
  player: string;
  run: number;
  wins: number;
  draws: number;
  losses: number;
};

const run = { kind: "key", meaning: "number of the run, from 1" } as const;
const weight = (piece: string) =>
  ({
    kind: "exact",
    unit: "centipawns",
    meaning: `weight of a ${piece}, the mean over the population`,
  }) as const;

export const sets = {
  weights: rowSet<WeightsRow>("The mean weights of the population of one run after some games", {
    learner: { kind: "key", meaning: "how duels are decided" },
    run,
    games: { kind: "key", unit: "games", meaning: "at least so many games were played by then" },
    generation: { kind: "exact", meaning: "generations by then" },
    knight: weight("knight"),
    bishop: weight("bishop"),
    rook: weight("rook"),
  }),
  matches: rowSet<MatchRow>("One match of one run against the textbook's weights", {
    player: { kind: "key", meaning: "whose weights play" },
    run,
    wins: { kind: "exact", unit: "games", meaning: "won by the player" },
    draws: { kind: "exact", unit: "games", meaning: "drawn" },
    losses: { kind: "exact", unit: "games", meaning: "won by the textbook's weights" },
  }),
};
