/**
 * The rows of the study.
 *
 * @module
 */
import { exact, key } from "../../columns.ts";
import { first, opening, points, second, type Who } from "../../match_columns.ts";
import { moveCostColumns, moveTimeColumns } from "../../move_costs.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";
import type { partNames, SCALES } from "./players.ts";

const white = key<Who>("the player of the white men");
const { position } = moveCostColumns;

export const sets = {
  games: rowSet("One game", {
    group: key("the group of its match"),
    what: key("what the two differ in or share; empty in the ladder"),
    ...{ first, second, opening, white, points },
    plies: exact("plies", "moves of both players, after the opening"),
    ending: exact<string>("by the rules, by the adjudicator, or by the length cap"),
  }),
  played_on: rowSet("One adjudicated game of the ladder, played on", {
    first: key("a player of the ladder"),
    ...{ second, opening, white },
    plies: exact("plies", "plies until the adjudicator's decision"),
    points: exact("of the side that he declared the winner, at the real end"),
    all_plies: exact("plies", "plies until the real end"),
  }),
  influence: rowSet("What one part of the evaluation adds to the value of one position", {
    position,
    scale: key<typeof SCALES[number]["name"]>("what a point is worth"),
    part: key<typeof partNames[number]>("the part"),
    adds: exact("centipawns", "value with all eight parts, minus that without this one"),
  }),
  costs: rowSet("One move of one player", moveCostColumns),
  times: rowSet("The time of one move of one player", moveTimeColumns),
};

/** A game. Points are the first player's. */
export type GameRow = RowOf<typeof sets.games>;
/** A game that the adjudicator ended, and the same game played on. Points are those of the leader. */
export type PlayedOnRow = RowOf<typeof sets.played_on>;
/** What a part adds to the value of a position. */
export type InfluenceRow = RowOf<typeof sets.influence>;
/** The time of one move of a player. */
export type TimeRow = RowOf<typeof sets.times>;
