/**
 * The rows of the study.
 *
 * @module
 */
import { exact, key } from "../../columns.ts";
import { first, opening, points, second } from "../../match_columns.ts";
import { moveCostColumns } from "../../move_costs.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";
import { depth, start, value } from "../../search_columns.ts";
import { process, timingColumns } from "../../timing.ts";

const configuration = key("the parts of the search");
const position = key<number>("number of the position, from 1");

export const sets = {
  searches: rowSet("One search of one position to one depth", {
    ...{ configuration, position, depth, value },
    move: exact<string>("the move that it would play"),
    nodes: exact("nodes", "calls of the search, all depths and the quiescence search included"),
    loss: exact(
      "centipawns",
      "value of minimax to this depth, minus the value that it gives to this move",
    ),
  }),
  judged: rowSet("One position with the move of a long search", {
    ...{ position, start },
    move: exact<string>("the move of every part with many nodes"),
  }),
  moves: rowSet("One move of one player of the tournament", {
    ...moveCostColumns,
    move: exact<string>("the move that it plays"),
  }),
  games: rowSet("Two games from one opening, each player with each colour", {
    ...{ first, second, opening, points },
  }),
  search_times: rowSet("The time of one search to a depth", {
    ...{ process, configuration, position, depth },
    ...timingColumns("median time of the search"),
  }),
  move_times: rowSet("The time of one move of one player of the tournament", {
    ...{ process, player: moveCostColumns.player, position },
    ...timingColumns("median time of the move"),
  }),
};

/** A search of a position. */
export type SearchRow = RowOf<typeof sets.searches>;
/** A move of a player. */
export type MoveRow = RowOf<typeof sets.moves>;
/** A pair of games. */
export type PairRow = RowOf<typeof sets.games>;
