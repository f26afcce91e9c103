/**
 * The rows of the study.
 *
 * @module
 */
import { rowSet } from "../../row_sets.ts";
import type { ProgramName } from "./duels.ts";

export type PairRow = {
  duel: string;
  level: number;
  multiple: number;
  opening: number;
  points: number;
};

export const KINDS = ["combination", "quiet"] as const;
export type Kind = typeof KINDS[number];

export type PositionRow = {
  duel: string;
  kind: Kind;
  position: number;
  start: string;
  moves: number;
};

export type LossRow = {
  duel: string;
  kind: Kind;
  position: number;
  program: ProgramName;
  multiple: number;
  loss: number;
};

export type SpeedRow = {
  duel: string;
  position: number;
  program: ProgramName;
  nodes: number;
  seconds: number;
};

export type TimedRow = {
  duel: string;
  opening: number;
  points: number;
};

const duel = { kind: "key", meaning: "the game and the simple evaluation" } as const;
const program = { kind: "key", meaning: "the simple or the rich evaluation" } as const;

export const sets = {
  pairs: rowSet<PairRow>("Two games from one opening, with colours changed, by nodes a move", {
    duel,
    level: { kind: "key", unit: "nodes", meaning: "nodes a move of the rich program" },
    multiple: { kind: "key", meaning: "nodes of the simple program over those of the rich one" },
    opening: { kind: "key", meaning: "number of the opening, from 1" },
    points: { kind: "exact", meaning: "points of the simple program in both games, 0 to 2" },
  }),
  positions: rowSet<PositionRow>("A combination or a quiet position", {
    duel,
    kind: { kind: "key", meaning: "a combination or a quiet position" },
    position: { kind: "key", meaning: "number among the positions that were looked at, from 1" },
    start: { kind: "exact", meaning: "the position in the game's notation" },
    moves: { kind: "exact", unit: "moves", meaning: "legal moves" },
  }),
  losses: rowSet<LossRow>("The move of a program in a combination or a quiet position", {
    duel,
    kind: { kind: "key", meaning: "a combination or a quiet position" },
    position: { kind: "key", meaning: "number among the positions that were looked at, from 1" },
    program,
    multiple: { kind: "key", meaning: "its nodes over those of the rich program" },
    loss: {
      kind: "exact",
      meaning:
        "value of the best move minus that of the move played: centipawns by the reference, " +
        "or discs by exact values",
    },
  }),
  speeds: rowSet<SpeedRow>("The time of one search", {
    duel,
    position: { kind: "key", meaning: "number of the position, from 1" },
    program,
    nodes: { kind: "exact", unit: "nodes", meaning: "nodes searched" },
    seconds: { kind: "measured", unit: "s", meaning: "median time of the search" },
  }),
  timed: rowSet<TimedRow>("Two games from one opening, with colours changed, by time a move", {
    duel,
    opening: { kind: "key", meaning: "number of the opening, from 1" },
    points: { kind: "measured", meaning: "points of the simple program in both games, 0 to 2" },
  }),
};
