/**
 * The rows of the study.
 *
 * @module
 */
import { exact, key } from "../../columns.ts";
import { opening, points } from "../../match_columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";

/** The confidences of which nodes are counted, in standard deviations; 0 for a search without ProbCut. */
export const confidences = [0, 1, 1.2, 1.5, 2] as const;

export const sets = {
  pairs: rowSet("A pair of depths at a stage of the game", {
    empties: key<number>("squares", "the fewest empty squares of the stage"),
    depth: key<number>("plies", "the deep search"),
    shallow: exact("plies", "the shallow search"),
    positions: exact("positions that it was learned from"),
    slope: exact("discs of the deep value for a disc of the shallow one"),
    intercept: exact("discs", "the deep value where the shallow one is 0"),
    deviation: exact("discs", "standard deviation of the error"),
  }),
  nodes: rowSet("One position, searched to the same depth", {
    number: key<number>("number of the position, from 1"),
    confidence: key<number>("standard deviations; 0 without ProbCut"),
    empties: exact("squares", "empty squares"),
    start: exact<string>("the position in the game's notation"),
    nodes: exact("nodes", "nodes of the search, shallow searches included"),
    value: exact("discs", "the value found"),
    move: exact<string>("the move found"),
  }),
  match: rowSet("Two games at equal nodes from one opening, each player with each colour", {
    opening,
    points,
  }),
};

/** A position, searched with one confidence. */
export type NodesRow = RowOf<typeof sets.nodes>;
