/**
 * The rows of the study.
 *
 * @module
 */
import type { Replacement, Trust } from "matchbox/agents/search/transposition_table.ts";
import { exact, key } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";
import { game, position, value } from "../../search_columns.ts";
import { process, timingColumns } from "../../timing.ts";
import type { SearchKind } from "./program.ts";

/** Our table, and the one that the source describes literally: it does not store the kind of bound. */
export const KINDS = ["with bounds", "literal"] as const;
export type Kind = typeof KINDS[number];

/** The indexes that are compared, from the cheapest to the costliest. */
export const INDEXES = ["sum", "sum and product", "random masks", "SHA-256"] as const;
/** The name of an index. */
export type IndexName = typeof INDEXES[number];

const bits = key<number>("the table has 2^bits slots");
const depth = exact("plies", "depth of the last iteration");
const nodes = exact("nodes", "nodes of all iterations");
const nodes_without = exact("nodes", "the same by the program without a table");

export const sets = {
  sizes: rowSet("One search with one table", {
    ...{ game, position },
    replacement: key<Replacement>("which entry of the table is replaced"),
    ...{ bits, depth, nodes, nodes_without },
    probes: exact("look-ups", "look-ups in the table"),
    hits: exact("look-ups", "look-ups that found the position"),
    collisions: exact("look-ups", "look-ups that found another position in its slot"),
    used: exact("slots", "slots in use at the end"),
    entered: exact("results", "results stored in a slot that did not have this position"),
    lost: exact("results", "results that gave way to another position"),
    refused: exact("results", "results not stored, because the scheme kept a deeper one"),
  }),
  uses: rowSet("One search with a table of the greatest size", {
    ...{ game, position },
    use: key<"values" | "values and hash move">(
      "what the search uses: values alone, or the best move too",
    ),
    ...{ depth, nodes, nodes_without },
  }),
  values: rowSet("The value of one position by one table, beside that of minimax", {
    ...{ game, position },
    depth: key<number>("plies", "depth of the last iteration"),
    search: key<SearchKind>("alpha-beta with open, null or aspiration windows"),
    table: key<Kind>("with bounds, or literal: every value counts as exact"),
    trust: key<Trust>("entries of the same depth only, or deeper ones too"),
    value,
    right: exact("the value of minimax at this depth"),
    wrong_value: exact<boolean>("whether the two differ"),
    wrong_move: exact<boolean>("whether the move found is not one of the best by minimax"),
  }),
  locks: rowSet("One search with a small table, and a lock of one length", {
    ...{ game, position },
    lock_bits: key<number>("bits", "length of the lock"),
    collisions: exact("look-ups", "look-ups that found another position in the slot"),
    unnoticed: exact("look-ups", "those that this lock does not notice"),
    expected: exact(
      "look-ups",
      "the collisions divided by 2^lock_bits: those expected of random locks",
    ),
    wrong_hits: exact("look-ups", "hits of another position, by the whole lock and an exact check"),
  }),
  pairs: rowSet("All positions of one search, and hashes of one length", {
    ...{ game, position },
    hash_bits: key<number>("bits", "length of the hash"),
    positions: exact("positions", "different positions looked up"),
    equal_pairs: exact("pairs", "pairs of them with equal hashes"),
    expected: exact(
      "pairs",
      "n (n - 1) / 2^(hash_bits + 1): those expected of random hashes",
    ),
  }),
  indexes: rowSet(
    "All positions of one search, and one index of a table with a slot for each of them",
    {
      ...{ game, position },
      index: key<IndexName>("how the notation of a position becomes a number"),
      bits: exact("the table has 2^bits slots, the fewest that are enough"),
      positions: exact("positions", "different positions looked up"),
      taken: exact("positions", "those whose slot another one has taken before"),
      expected: exact(
        "positions",
        "n - m (1 - (1 - 1 / m)^n) for m slots: those expected of a random index",
      ),
    },
  ),
  index_times: rowSet("The time of one index of positions of chess", {
    process,
    index: key<IndexName>("how the notation of a position becomes a number"),
    ...timingColumns("median time of an index"),
  }),
  look_ups: rowSet("Look-ups of positions that are in the table", {
    process,
    bits,
    bytes: exact("bytes", "memory of the table"),
    ...timingColumns("median time of a look-up"),
  }),
  speeds: rowSet("The time of one search", {
    ...{ process, game, position },
    with_table: key<boolean>("whether the program has a table"),
    nodes,
    ...timingColumns("median time of the search"),
  }),
};

/** A search with a table of one size and scheme. */
export type SizeRow = RowOf<typeof sets.sizes>;
/** A search that uses the table in one way. */
export type UseRow = RowOf<typeof sets.uses>;
/** A value beside that of minimax. */
export type ValueRow = RowOf<typeof sets.values>;
/** A length of the lock. */
export type LockRow = RowOf<typeof sets.locks>;
/** A length of the hash. */
export type PairRow = RowOf<typeof sets.pairs>;
/** The positions of a search and an index. */
export type IndexRow = RowOf<typeof sets.indexes>;
/** The time of an index. */
export type IndexTimeRow = RowOf<typeof sets.index_times>;
/** The time of look-ups. */
export type LookUpRow = RowOf<typeof sets.look_ups>;
/** The time of a search. */
export type SpeedRow = RowOf<typeof sets.speeds>;
