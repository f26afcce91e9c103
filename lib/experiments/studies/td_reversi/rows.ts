/**
 * The rows of the study: exact ones, and one set of measured times.
 *
 * @module
 */
import { exact, key } from "../../columns.ts";
import { stageColumns, tallyColumns } from "../../genetic_runs.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";
import { process, timingColumns } from "../../timing.ts";
import type { Board, OpponentName, Setting } from "./settings.ts";

const learner = {
  board: key<Board>("squares", "side of the board"),
  setting: key<Setting>("how it learns"),
};

export const sets = {
  scores: rowSet("A learner after so many games against one opponent, from random openings", {
    ...learner,
    ...stageColumns,
    opponent: key<OpponentName>("the opponent"),
    ...tallyColumns,
  }),
  losses: rowSet("What a learner's moves lose by exact values, in games against itself on 6x6", {
    ...learner,
    ...stageColumns,
    moves: exact("moves", "moves that are measured: near the end, and with a choice"),
    lost: exact("discs", "what these moves lose together"),
  }),
  times: rowSet("The time of a game of the training", {
    process,
    ...learner,
    ...timingColumns("a game against itself, with what is learned from it"),
  }),
};

/** A learner against an opponent. */
export type ScoreRow = RowOf<typeof sets.scores>;
/** What its moves lose. */
export type LossRow = RowOf<typeof sets.losses>;
/** The time of a game. */
export type TimeRow = RowOf<typeof sets.times>;
