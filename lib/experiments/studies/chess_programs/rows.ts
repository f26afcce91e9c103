/**
 * The rows of the study.
 *
 * @module
 */
import { exact, key } from "../../columns.ts";
import { opening, points, type Who } from "../../match_columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";

/** Where the games of a program come from. */
export type Origin = "played here" | "recorded" | "left out";

const player = key("our player, whose points are counted");
const opponent = key("the program that it meets");

export const sets = {
  programs: rowSet("One program of others", {
    program: key("the program"),
    version: exact<string>("what it calls itself; empty where it is left out"),
    origin: exact<Origin>(
      "played here, or recorded where it was installed; or left out, because there is no game of it",
    ),
  }),
  games: rowSet("One game", {
    ...{ player, opponent, opening },
    white: key<Who>("the player of the white men; our player is the first"),
    points,
    plies: exact("plies", "moves of both players, after the opening"),
    ending: exact<string>("by the rules, or by the length cap"),
    own: exact<number | null>("moves", "moves of our player in a recorded game"),
    again: exact<number | null>("moves", "those of them that it makes again"),
  }),
};

/** A game. Points are our player's. */
export type GameRow = RowOf<typeof sets.games>;
