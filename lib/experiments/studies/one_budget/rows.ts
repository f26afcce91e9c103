/**
 * The rows of the study: exact ones by games, and apart from them what was measured by time.
 *
 * @module
 */
import { exact, key, measured } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";

const game = key("the game");
const learner = key("the learner");
const run = key<number>("number of the training, from 1; each has chance of its own");
const played = key<number>("games", "games of the training so far");
const opponent = key("spec of the opponent");

export const sets = {
  scores: rowSet("A learner after so many games against one opponent", {
    ...{ game, learner, run, played, opponent },
    games: exact("games", "games played, two from each opening"),
    wins: exact("games", "games won"),
    draws: exact("games", "games drawn"),
  }),
  marks: rowSet("What perfect play says of a learner after so many games", {
    ...{ game, learner, run, played },
    asked: exact("games against perfect play, won positions, or moves of Reversi"),
    lost: exact("games lost, wins given away, or discs lost"),
  }),
  duels: rowSet("The last players of two learners of a run against each other", {
    ...{ game, run },
    first: key("the learner whose points are counted"),
    second: key("its opponent"),
    games: exact("games", "games played, two from each opening"),
    wins: exact("games", "games that the first one won"),
    draws: exact("games", "games drawn"),
  }),
  times: rowSet("A learner after so much CPU time, in a fresh process", {
    process: key<number>("number of the process and of the training, from 1"),
    ...{ game, learner },
    budget: key<number>("s", "CPU time that it had"),
    seconds: measured("s", "CPU time of the games that it was judged after"),
    played: measured("games", "these games"),
    games: exact("games", "test games, from the same openings against all opponents"),
    points: measured("points", "points in them"),
  }),
  code: rowSet("How much code a learner is", {
    ...{ game, learner },
    lines: measured("lines", "lines of code of its files, without what all learners share"),
  }),
};

/** A learner against an opponent. */
export type ScoreRow = RowOf<typeof sets.scores>;
/** What perfect play says of a learner. */
export type MarksRow = RowOf<typeof sets.marks>;
/** Two learners. */
export type DuelRow = RowOf<typeof sets.duels>;
/** A learner after some time. */
export type TimesRow = RowOf<typeof sets.times>;
