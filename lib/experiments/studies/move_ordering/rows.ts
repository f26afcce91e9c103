/**
 * The rows of the study.
 *
 * @module
 */
import { rowSet } from "../../row_sets.ts";

export type StartRow = { game: string; position: number; start: string; moves: number };

/** The key of a search of one position to one depth. */
type SearchKey = { game: string; position: number; depth: number; search: string };

export type SearchRow = SearchKey & {
  value: number;
  move: string;
  nodes: number;
  ordering_nodes: number;
  all_nodes: number;
  cutoffs: number;
  first_move_cutoffs: number;
  first_three_cutoffs: number;
  root_searches_again: number;
};

export type ChangeRow = {
  game: string;
  position: number;
  depth: number;
  before: number;
  value: number;
  change: number;
};

export type WindowRow = { game: string; inside: number; half_width: number };

export type TimingRow = SearchKey & {
  seconds: number;
  seconds_low: number;
  seconds_high: number;
  repeats: number;
};

const game = { kind: "key", meaning: "the game, as a spec" } as const;
const position = {
  kind: "key",
  meaning: "number of the position within the game, from 1",
} as const;
const depth = { kind: "key", unit: "plies", meaning: "depth of the search" } as const;
const searchKey = {
  game,
  position,
  depth,
  search: { kind: "key", meaning: "the parts of the search" },
} as const;

export const sets = {
  searches: rowSet<SearchRow>("One search of one position to one depth", {
    ...searchKey,
    value: { kind: "exact", meaning: "what the search found, for the side to move" },
    move: { kind: "exact", meaning: "the move that it would play" },
    nodes: { kind: "exact", unit: "nodes", meaning: "calls of the search, the root included" },
    ordering_nodes: {
      kind: "exact",
      unit: "nodes",
      meaning: "nodes of the searches that only sorted the moves; not among nodes",
    },
    all_nodes: {
      kind: "exact",
      unit: "nodes",
      meaning: "nodes and ordering nodes together: the whole cost of the search",
    },
    cutoffs: { kind: "exact", unit: "nodes", meaning: "nodes left because a move reached beta" },
    first_move_cutoffs: {
      kind: "exact",
      unit: "nodes",
      meaning: "cutoffs by the first move tried",
    },
    first_three_cutoffs: {
      kind: "exact",
      unit: "nodes",
      meaning: "cutoffs by one of the first three moves tried",
    },
    root_searches_again: {
      kind: "exact",
      unit: "searches",
      meaning: "searches of the root that were repeated, because the value was outside the window",
    },
  }),
  starts: rowSet<StartRow>("One position", {
    game,
    position,
    start: { kind: "exact", meaning: "the position in the game's notation" },
    moves: { kind: "exact", unit: "moves", meaning: "legal moves there" },
  }),
  changes: rowSet<ChangeRow>("The change of the value of one other position by the last ply", {
    game,
    position,
    depth,
    before: { kind: "exact", meaning: "value of the search that is one ply shallower" },
    value: { kind: "exact", meaning: "value of the search to this depth" },
    change: { kind: "exact", meaning: "their difference, without its sign" },
  }),
  windows: rowSet<WindowRow>("One aspiration window", {
    game,
    inside: {
      kind: "key",
      unit: "share",
      meaning: "changes of the value that fit into the window",
    },
    half_width: { kind: "exact", meaning: "e, half the width of the window" },
  }),
  timings: rowSet<TimingRow>("The time of one search", {
    ...searchKey,
    seconds: { kind: "measured", unit: "s", meaning: "median time" },
    seconds_low: { kind: "measured", unit: "s", meaning: "lower quartile of the time" },
    seconds_high: { kind: "measured", unit: "s", meaning: "upper quartile of the time" },
    repeats: { kind: "exact", meaning: "how often it was timed" },
  }),
};
