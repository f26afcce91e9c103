/**
 * The rows of the study: solved endgames and FFO positions with exact columns, and measured times.
 *
 * @module
 */
import { exact, key, measured } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";
import { process } from "../../timing.ts";
import type { Play } from "./games.ts";
import type { Method } from "./methods.ts";

const solvedBy = {
  method: key<Method>("how the position was solved"),
  play: key<Play>("who played the game: random players, or alpha-beta"),
  empties: key<number>("squares", "empty squares of the position"),
};

export const sets = {
  solved: rowSet("One endgame, solved by one method", {
    ...solvedBy,
    game: key<number>("number of the game that the position is from, from 1"),
    start: exact<string>("the position in the game's notation"),
    score: exact(
      "discs",
      "the final score for the side to move, empty squares for the winner",
    ),
    nodes: exact(
      "nodes",
      "positions searched, without those of short searches for the order of moves",
    ),
  }),
  timings: rowSet("The time of solving one endgame by one method", {
    ...solvedBy,
    process: { ...process, meaning: `${process.meaning}, and times the game with its number` },
    seconds: measured<number | null>(
      "s",
      "time with the order of moves, not with emptying the table; none if over a second",
    ),
  }),
  ffo: rowSet("One position of the FFO", {
    number: key<number>("its number in the list of the FFO"),
    empties: exact("squares", "empty squares"),
    score: exact("discs", "score found, for the side to move"),
    published: exact("discs", "score as published"),
    scores_compared: exact(
      "scores compared: that of the position, and those of its moves if asked for",
    ),
    mismatches: exact("scores that differ from the published ones"),
    nodes: exact("nodes", "positions searched for the score"),
  }),
};

/** An endgame that was solved. */
export type SolvedRow = RowOf<typeof sets.solved>;
/** The time of solving it. */
export type TimingRow = RowOf<typeof sets.timings>;
/** A position of the FFO. */
export type FfoRow = RowOf<typeof sets.ffo>;
