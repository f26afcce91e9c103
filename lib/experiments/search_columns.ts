/**
 * Columns of rows about searches of positions.
 *
 * @module
 */
import { exact, key } from "./columns.ts";

export const game = key("the game, as a spec");
export const position = key<number>("number of the position within the game, from 1");
export const depth = key<number>("plies", "depth of the search");

/** The position itself. */
export const start = exact<string>("the position in the game's notation");
/** What a search found. */
export const value = exact("what the search found, for the side to move");

/** What a search costs, with the sorting of the moves. */
export const costColumns = {
  nodes: exact("nodes", "calls of the search, the root included"),
  ordering_nodes: exact(
    "nodes",
    "nodes of the searches that only sorted the moves; not among nodes",
  ),
  all_nodes: exact("nodes", "nodes and ordering nodes together: the whole cost of the search"),
};
