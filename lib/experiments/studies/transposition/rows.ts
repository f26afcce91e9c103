/**
 * The rows of the study.
 *
 * @module
 */
import type { Replacement, Trust } from "matchbox/agents/search/transposition_table.ts";
import { rowSet } from "../../row_sets.ts";
import type { SearchKind } from "./program.ts";

/** Our table, and the one that the source describes literally: it does not store the kind of bound. */
export const KINDS = ["with bounds", "literal"] as const;
export type Kind = typeof KINDS[number];

/** How a search uses its table. */
export type Use = "values" | "values and hash move";

type PositionKey = { game: string; position: number };

export type SizeRow = PositionKey & {
  replacement: Replacement;
  bits: number;
  depth: number;
  nodes: number;
  nodes_without: number;
  probes: number;
  hits: number;
  collisions: number;
  used: number;
  entered: number;
  lost: number;
  refused: number;
};

export type UseRow = PositionKey & {
  use: Use;
  depth: number;
  nodes: number;
  nodes_without: number;
};

export type ValueRow = PositionKey & {
  depth: number;
  search: SearchKind;
  table: Kind;
  trust: Trust;
  value: number;
  right: number;
  wrong_value: boolean;
  wrong_move: boolean;
};

export type LockRow = PositionKey & {
  lock_bits: number;
  collisions: number;
  unnoticed: number;
  expected: number;
  wrong_hits: number;
};

export type PairRow = PositionKey & {
  hash_bits: number;
  positions: number;
  equal_pairs: number;
  expected: number;
};

export type LookUpRow = {
  bits: number;
  bytes: number;
  seconds: number;
  seconds_low: number;
  seconds_high: number;
  repeats: number;
};

export type SpeedRow = PositionKey & {
  with_table: boolean;
  nodes: number;
  seconds: number;
  seconds_low: number;
  seconds_high: number;
  repeats: number;
};

const positionKey = {
  game: { kind: "key", meaning: "the game, as a spec" },
  position: { kind: "key", meaning: "number of the position within the game, from 1" },
} as const;

const depth = { kind: "exact", unit: "plies", meaning: "depth of the last iteration" } as const;
const nodes = { kind: "exact", unit: "nodes", meaning: "nodes of all iterations" } as const;
const nodesWithout = {
  kind: "exact",
  unit: "nodes",
  meaning: "the same by the program without a table",
} as const;
const measured = {
  seconds_low: { kind: "measured", unit: "s", meaning: "lower quartile of the time" },
  seconds_high: { kind: "measured", unit: "s", meaning: "upper quartile of the time" },
  repeats: { kind: "exact", meaning: "how often it was timed" },
} as const;

export const sets = {
  sizes: rowSet<SizeRow>("One search with one table", {
    ...positionKey,
    replacement: { kind: "key", meaning: "which entry of the table is replaced" },
    bits: { kind: "key", meaning: "the table has 2^bits slots" },
    depth,
    nodes,
    nodes_without: nodesWithout,
    probes: { kind: "exact", unit: "look-ups", meaning: "look-ups in the table" },
    hits: { kind: "exact", unit: "look-ups", meaning: "look-ups that found the position" },
    collisions: {
      kind: "exact",
      unit: "look-ups",
      meaning: "look-ups that found another position in its slot",
    },
    used: { kind: "exact", unit: "slots", meaning: "slots in use at the end" },
    entered: {
      kind: "exact",
      unit: "results",
      meaning: "results stored in a slot that did not have this position",
    },
    lost: { kind: "exact", unit: "results", meaning: "results that gave way to another position" },
    refused: {
      kind: "exact",
      unit: "results",
      meaning: "results not stored, because the scheme kept a deeper one",
    },
  }),
  uses: rowSet<UseRow>("One search with a table of the greatest size", {
    ...positionKey,
    use: { kind: "key", meaning: "what the search uses: values alone, or the best move too" },
    depth,
    nodes,
    nodes_without: nodesWithout,
  }),
  values: rowSet<ValueRow>("The value of one position by one table, beside that of minimax", {
    ...positionKey,
    depth: { kind: "key", unit: "plies", meaning: "depth of the last iteration" },
    search: { kind: "key", meaning: "alpha-beta with open, null or aspiration windows" },
    table: { kind: "key", meaning: "with bounds, or literal: every value counts as exact" },
    trust: { kind: "key", meaning: "entries of the same depth only, or deeper ones too" },
    value: { kind: "exact", meaning: "what the search found, for the side to move" },
    right: { kind: "exact", meaning: "the value of minimax at this depth" },
    wrong_value: { kind: "exact", meaning: "whether the two differ" },
    wrong_move: {
      kind: "exact",
      meaning: "whether the move found is not one of the best by minimax",
    },
  }),
  locks: rowSet<LockRow>("One search with a small table, and a lock of one length", {
    ...positionKey,
    lock_bits: { kind: "key", unit: "bits", meaning: "length of the lock" },
    collisions: {
      kind: "exact",
      unit: "look-ups",
      meaning: "look-ups that found another position in the slot",
    },
    unnoticed: { kind: "exact", unit: "look-ups", meaning: "those that this lock does not notice" },
    expected: {
      kind: "exact",
      unit: "look-ups",
      meaning: "the collisions divided by 2^lock_bits: those expected of random locks",
    },
    wrong_hits: {
      kind: "exact",
      unit: "look-ups",
      meaning: "hits of another position, by the whole lock and an exact check",
    },
  }),
  pairs: rowSet<PairRow>("All positions of one search, and hashes of one length", {
    ...positionKey,
    hash_bits: { kind: "key", unit: "bits", meaning: "length of the hash" },
    positions: { kind: "exact", unit: "positions", meaning: "different positions looked up" },
    equal_pairs: { kind: "exact", unit: "pairs", meaning: "pairs of them with equal hashes" },
    expected: {
      kind: "exact",
      unit: "pairs",
      meaning: "n (n - 1) / 2^(hash_bits + 1): those expected of random hashes",
    },
  }),
  look_ups: rowSet<LookUpRow>("Look-ups of positions that are in the table", {
    bits: { kind: "key", meaning: "the table has 2^bits slots" },
    bytes: { kind: "exact", unit: "bytes", meaning: "memory of the table" },
    seconds: { kind: "measured", unit: "s", meaning: "median time of a look-up" },
    ...measured,
  }),
  speeds: rowSet<SpeedRow>("The time of one search", {
    ...positionKey,
    with_table: { kind: "key", meaning: "whether the program has a table" },
    nodes: { kind: "exact", unit: "nodes", meaning: "nodes of all iterations" },
    seconds: { kind: "measured", unit: "s", meaning: "median time of the search" },
    ...measured,
  }),
};
