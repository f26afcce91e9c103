/**
 * The rows of the study.
 *
 * @module
 */
import { exact, key, measured } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";
import { process } from "../../timing.ts";
import type { Opponent, Way } from "./arenas.ts";

const game = key("the game");
const stage = {
  game,
  run: key<number>("number of the training, from 1; each has a seed of its own"),
  games: key<number>("games", "games of the learner against itself so far"),
  way: key<Way>("how it plays: by its search, or by its policy alone"),
};

export const sets = {
  exams: rowSet("Games against an opponent, from which nothing is learned", {
    ...stage,
    opponent: key<Opponent>("the opponent"),
    played: exact("games", "games played, two from each opening"),
    points: exact("points in them: 1 for a win, 1/2 for a draw"),
    losses: exact("games", "games lost"),
  }),
  beaten: rowSet("Tic-tac-toe against all sequences of moves", {
    ...stage,
    worst: exact("its worst result, on either side: 0 a draw, -1 a loss"),
  }),
  endings: rowSet("Moves of Reversi with few empty squares, in the games with alpha-beta", {
    ...stage,
    moves: exact("moves", "its moves that were measured"),
    discs: exact("discs", "lost by them, against perfect play"),
  }),
  times: rowSet("The time of a training game", {
    ...{ process, game },
    seconds: measured("s", "time for a game with what is learned from it: median of the runs"),
  }),
};

/** Games against an opponent. */
export type ExamRow = RowOf<typeof sets.exams>;
