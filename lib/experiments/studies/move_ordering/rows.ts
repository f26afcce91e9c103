/**
 * The rows of the study.
 *
 * @module
 */
import { exact, key } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";
import { costColumns, depth, game, position, start, value } from "../../search_columns.ts";
import { process, timingColumns } from "../../timing.ts";

const search = { game, position, depth, search: key("the parts of the search") };

export const sets = {
  searches: rowSet("One search of one position to one depth", {
    ...{ ...search, value },
    move: exact<string>("the move that it would play"),
    ...costColumns,
    cutoffs: exact("nodes", "nodes left because a move reached beta"),
    first_move_cutoffs: exact("nodes", "cutoffs by the first move tried"),
    first_three_cutoffs: exact("nodes", "cutoffs by one of the first three moves tried"),
    root_searches_again: exact(
      "searches",
      "searches of the root that were repeated, because the value was outside the window",
    ),
  }),
  cuts: rowSet("One search with quiescence of one position to one depth", {
    ...{ ...search, value },
    move: exact<string>("the move that it would play"),
    nodes: exact("nodes", "calls of the search and of the quiescence search, the root included"),
    quiescence_nodes: exact("nodes", "calls of the quiescence search"),
  }),
  starts: rowSet("One position", {
    ...{ game, position, start },
    moves: exact("moves", "legal moves there"),
  }),
  changes: rowSet("The change of the value of one other position by the last ply", {
    ...{ game, position, depth },
    before: exact("value of the search that is one ply shallower"),
    value: exact("value of the search to this depth"),
    change: exact("their difference, without its sign"),
  }),
  windows: rowSet("One aspiration window", {
    game,
    inside: key<number>("share", "changes of the value that fit into the window"),
    half_width: exact("e, half the width of the window"),
  }),
  timings: rowSet("The time of one search", {
    process,
    ...search,
    ...timingColumns("median time"),
  }),
};

/** A search of a position. */
export type SearchRow = RowOf<typeof sets.searches>;
/** A search with quiescence, and with a cut or with none. */
export type CutRow = RowOf<typeof sets.cuts>;
/** A position. */
export type StartRow = RowOf<typeof sets.starts>;
/** The change of a value from one depth to the next. */
export type ChangeRow = RowOf<typeof sets.changes>;
/** An aspiration window. */
export type WindowRow = RowOf<typeof sets.windows>;
/** The time of a search. */
export type TimingRow = RowOf<typeof sets.timings>;
