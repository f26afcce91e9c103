/**
 * The rows of the study.
 *
 * @module
 */
import { exact, key, measured } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";
import type { ProgramName } from "./duels.ts";

export const KINDS = ["combination", "quiet"] as const;
export type Kind = typeof KINDS[number];

const duel = key("the game and the simple evaluation");
const opening = key<number>("number of the opening, from 1");
const kind = key<Kind>("a combination or a quiet position");
const lookedAt = key<number>("number among the positions that were looked at, from 1");
const program = key<ProgramName>("the simple or the rich evaluation");
const POINTS = "points of the simple program in both games, 0 to 2";

export const sets = {
  pairs: rowSet("Two games from one opening, with colours changed, by nodes a move", {
    duel,
    level: key<number>("nodes", "nodes a move of the rich program"),
    multiple: key<number>("nodes of the simple program over those of the rich one"),
    opening,
    points: exact(POINTS),
  }),
  positions: rowSet("A combination or a quiet position", {
    ...{ duel, kind, position: lookedAt },
    start: exact<string>("the position in the game's notation"),
    moves: exact("moves", "legal moves"),
  }),
  losses: rowSet("The move of a program in a combination or a quiet position", {
    ...{ duel, kind, position: lookedAt, program },
    multiple: key<number>("its nodes over those of the rich program"),
    loss: exact(
      "value of the best move minus that of the move played: centipawns by the reference, or discs " +
        "by exact values",
    ),
  }),
  speeds: rowSet("The time of one search", {
    duel,
    process: key<number>("number of the process, from 1; each has its own positions"),
    position: key<number>("number of the position in its process, from 1"),
    program,
    nodes: exact("nodes", "nodes searched"),
    seconds: measured("s", "median time of the search"),
  }),
  timed: rowSet("Two games from one opening, with colours changed, by time a move", {
    ...{ duel, opening },
    points: measured(POINTS),
  }),
};

/** Two games from an opening. */
export type PairRow = RowOf<typeof sets.pairs>;
/** A combination or a quiet position. */
export type PositionRow = RowOf<typeof sets.positions>;
/** The loss of a program's move. */
export type LossRow = RowOf<typeof sets.losses>;
/** The time of a search. */
export type SpeedRow = RowOf<typeof sets.speeds>;
