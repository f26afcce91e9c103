/**
 * The rows of the study.
 *
 * @module
 */
import { exact, key } from "../../columns.ts";
import { first, opening, second } from "../../match_columns.ts";
import { moveCostColumns } from "../../move_costs.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";
import type { Group } from "./players.ts";

export const sets = {
  pairs: rowSet("Two games from one opening, with colours changed", {
    group: key<Group>("what the match is about"),
    ...{ first, second, opening },
    points: exact("points", "points of the first player in both games, 0 to 2"),
  }),
  costs: rowSet("One move of one player", moveCostColumns),
  los_alamos: rowSet("A game of MANIAC's program in Los Alamos chess", {
    opponent: key("who plays against it"),
    opening,
    side: key<number>("the side of MANIAC's program, 0 for White"),
    points: exact("of MANIAC's program: win 1, draw 1/2"),
    moves: exact("moves", "moves of White, with those of the opening"),
  }),
  maniac: rowSet("A search of MANIAC's program in Los Alamos chess", {
    position: moveCostColumns.position,
    positions: exact("positions", "positions that it looked at without alpha-beta"),
  }),
};

/** A pair of games. */
export type PairRow = RowOf<typeof sets.pairs>;
