/**
 * The tables of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import type { Column, Table } from "matchbox/report/table.ts";
import {
  depthColumn,
  gameColumn,
  overPositions,
  positionsColumn,
  shareOverPositions,
} from "../../position_columns.ts";
import { deepest, tableName, type Transposition, type WrongValues } from "./summary.ts";

/**
 * The tables of what a table saves, by use, size and scheme; of wrong values; of locks and equal hashes; and
 * of time.
 */
export function tables(found: Transposition): Table[] {
  return [
    uses(found),
    sizes(found),
    wrong("wrong_values", "Values and moves other than those of minimax", deepest(found.values)),
    locks(found),
    pairs(found),
    speeds(found),
    lookUps(found),
    wrong("wrong_by_depth", "Values and moves other than those of minimax, by depth", found.values),
  ];
}

function uses({ uses }: Transposition): Table {
  return {
    name: "uses",
    title: "What a large table saves",
    columns: [
      ...[gameColumn, depthColumn],
      {
        name: "used",
        kind: "key",
        meaning: "what the search uses: values alone, or the best move too",
      },
      positionsColumn,
      {
        name: "nodes / without",
        kind: "exact",
        digits: 3,
        meaning: `nodes of all iterations over those without a table, ${overPositions}`,
      },
    ],
    rows: uses.map(({ game, use, depth, count, nodes }) => ({
      ...{ game: findGame(game).title, depth, used: use, n: count },
      "nodes / without": nodes,
    })),
  };
}

function sizes({ sizes }: Transposition): Table {
  const share = (name: string, meaning: string, detail = false): Column => ({
    ...{ name, kind: "exact", unit: "share", digits: 3, detail },
    meaning: `${meaning}; ${shareOverPositions}`,
  });
  return {
    name: "sizes",
    title: "Tables by size and replacement scheme",
    columns: [
      gameColumn,
      { name: "scheme", kind: "key", meaning: "which entry of the table is replaced" },
      { name: "bits", kind: "key", meaning: "the table has 2^bits slots" },
      { ...positionsColumn, detail: true },
      {
        name: "nodes / without",
        kind: "exact",
        digits: 3,
        meaning: `nodes of all iterations over those without a table, ${overPositions}`,
      },
      share("hits", "share of the look-ups that find the position"),
      share("collisions", "share of the look-ups that find another position in the slot", true),
      {
        name: "in use",
        kind: "exact",
        unit: "share",
        digits: 3,
        meaning:
          "share of the slots in use at the end, mean over the positions with its 95 % interval",
      },
      share("lost", "share of the results of new positions that gave way to other positions", true),
      share(
        "refused",
        "share of the results that the scheme refused, among these and those of new positions",
        true,
      ),
    ],
    rows: sizes.map((each) => ({
      game: findGame(each.game).title,
      scheme: each.replacement.replace("_", "-"),
      bits: each.bits,
      n: each.count,
      "nodes / without": each.nodes,
      hits: each.hits,
      collisions: each.collisions,
      "in use": each.used,
      lost: each.lost,
      refused: each.refused,
    })),
  };
}

function wrong(name: string, title: string, all: readonly WrongValues[]): Table {
  const share = (name: string, meaning: string): Column => ({
    ...{ name, kind: "exact", unit: "share", digits: 3 },
    meaning: `${meaning}, with Wilson's 95 % interval`,
  });
  return {
    name,
    title,
    columns: [
      ...[gameColumn, depthColumn],
      { name: "search", kind: "key", meaning: "alpha-beta with open, null or aspiration windows" },
      {
        name: "table",
        kind: "key",
        meaning: "with bounds, or literal; and which entries are trusted",
      },
      positionsColumn,
      {
        ...{ name: "values", unit: "positions", kind: "exact", detail: true },
        meaning: "positions with another value",
      },
      {
        ...{ name: "moves", unit: "positions", kind: "exact", detail: true },
        meaning: "positions with a worse move",
      },
      share("share of values", "share of the positions with another value than minimax"),
      share("share of moves", "share of the positions with a move that minimax thinks worse"),
    ],
    rows: all.map((each) => ({
      game: findGame(each.game).title,
      depth: each.depth,
      search: each.search,
      table: tableName(each),
      n: each.count,
      values: each.values,
      moves: each.moves,
      "share of values": each.count > 1 ? each.valueShare : each.valueShare.mean,
      "share of moves": each.count > 1 ? each.moveShare : each.moveShare.mean,
    })),
  };
}

function locks({ locks }: Transposition): Table {
  return {
    name: "locks",
    title: "Collisions that a short lock does not notice",
    columns: [
      gameColumn,
      { name: "lock", unit: "bits", kind: "key", meaning: "length of the lock" },
      positionsColumn,
      {
        name: "collisions",
        unit: "look-ups",
        kind: "exact",
        meaning: "look-ups that find another position in the slot, all positions together",
      },
      { name: "not noticed", unit: "look-ups", kind: "exact", meaning: "those with the same lock" },
      {
        name: "expected",
        unit: "look-ups",
        kind: "exact",
        digits: 1,
        meaning: "the collisions divided by 2^bits: those expected of random locks",
      },
      {
        name: "by the whole lock",
        unit: "look-ups",
        kind: "exact",
        detail: true,
        meaning: "hits of another position with the whole hash as lock",
      },
    ],
    rows: locks.map((each) => ({
      game: findGame(each.game).title,
      lock: each.bits,
      n: each.count,
      collisions: each.collisions,
      "not noticed": each.unnoticed,
      expected: each.expected,
      "by the whole lock": each.wrongHits,
    })),
  };
}

function pairs({ pairs }: Transposition): Table {
  return {
    name: "pairs",
    title: "Pairs of different positions with equal hashes",
    columns: [
      gameColumn,
      { name: "hash", unit: "bits", kind: "key", meaning: "length of the hash" },
      { name: "n", kind: "exact", meaning: "searches" },
      {
        name: "positions",
        kind: "exact",
        meaning: "different positions looked up in a search, summed over the searches",
      },
      { name: "pairs", kind: "exact", meaning: "pairs of positions of a search with equal hashes" },
      {
        name: "expected",
        kind: "exact",
        digits: 1,
        meaning:
          "n (n - 1) / 2^(bits + 1) for the n positions of a search, summed: the birthday formula",
      },
    ],
    rows: pairs.map((each) => ({
      game: findGame(each.game).title,
      hash: each.bits,
      n: each.count,
      positions: each.positions,
      pairs: each.pairs,
      expected: each.expected,
    })),
  };
}

function speeds({ speeds }: Transposition): Table {
  const ratio = (name: string, kind: "exact" | "measured", meaning: string): Column => ({
    ...{ name, kind, digits: 2 },
    meaning: `${meaning} with a table over without, ${overPositions}`,
  });
  return {
    name: "speeds",
    title: "What a table gains in time",
    columns: [
      ...[gameColumn, { ...positionsColumn, meaning: "timed positions" }],
      ratio("nodes", "exact", "nodes of the search"),
      ratio("time", "measured", "time of the search"),
      ratio("time for a node", "measured", "time for a node"),
    ],
    rows: speeds.map(({ game, count, nodes, seconds, perNode }) => ({
      ...{ game: findGame(game).title, n: count, nodes, time: seconds, "time for a node": perNode },
    })),
  };
}

function lookUps({ lookUps }: Transposition): Table {
  return {
    name: "look_ups",
    title: "Memory and time of look-ups that find their position",
    columns: [
      { name: "bits", kind: "key", meaning: "the table has 2^bits slots" },
      {
        name: "memory",
        unit: "kB",
        kind: "exact",
        digits: 0,
        meaning: "memory of the table; a kB is 1,024 bytes",
      },
      {
        name: "look-up",
        unit: "ns",
        kind: "measured",
        digits: 1,
        meaning: "median time of a look-up with its quartiles, in random places of a full table",
      },
    ],
    rows: lookUps.map(({ bits, bytes, seconds, seconds_low, seconds_high, repeats }) => ({
      bits,
      memory: bytes / 1024,
      "look-up": {
        median: 1e9 * seconds,
        low: 1e9 * seconds_low,
        high: 1e9 * seconds_high,
        count: repeats,
      },
    })),
  };
}
