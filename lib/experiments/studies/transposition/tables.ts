/**
 * The tables of the study.
 *
 * @module
 */
import type { Table } from "matchbox/report/table.ts";
import { tableOf, type ValueColumn } from "matchbox/report/table_of.ts";
import { GEOMETRIC } from "../../phrases.ts";
import { depthOfRow, gameOfRow, positionsOfRow, processesOfRow } from "../../shown_columns.ts";
import { sets } from "./rows.ts";
import { deepest, type Summary, type TableSize, type WrongValues } from "./summary.ts";

const {
  indexes: { column: ofIndex },
  locks: { column: ofLock },
  look_ups: { column: ofLookUp },
  pairs: { column: ofPair },
  sizes: { column: ofSize },
  uses: { column: ofUse },
  values: { column: ofValue },
} = sets;

const nodesOfRow: ValueColumn<Pick<TableSize, "nodes">> = {
  name: "nodes / without",
  digits: 3,
  meaning: `nodes of all iterations over those without a table, ${GEOMETRIC}`,
  value: ({ nodes }) => nodes,
};

/**
 * The tables of what a table saves, by use, size and scheme; of wrong values; of locks, equal hashes and indexes;
 * and of time.
 */
export function tables(summary: Summary): Table[] {
  const { uses, sizes, values, locks, pairs, indexes, indexTimes, speeds, lookUps } = summary;
  return [
    tableOf("uses", "What a large table saves", uses, [
      ...[gameOfRow, depthOfRow],
      { ...ofUse.use, name: "used", value: ({ use }) => use },
      positionsOfRow,
      nodesOfRow,
    ]),
    tableOf("sizes", "Tables by size and replacement scheme", sizes, [
      gameOfRow,
      { ...ofSize.replacement, name: "scheme", value: schemeOf },
      { ...ofSize.bits, value: ({ bits }) => bits },
      { ...positionsOfRow, detail: true },
      nodesOfRow,
      shareColumn("hits", `look-ups that find the position, ${TOGETHER}`, ({ hits }) => hits),
      {
        ...shareColumn(
          "collisions",
          `look-ups that find another position in the slot, ${TOGETHER}`,
          ({ collisions }) => collisions,
        ),
        detail: true,
      },
      shareColumn("in use", "slots in use at the end, mean", ({ used }) => used),
      {
        ...shareColumn(
          "lost",
          `results of new positions that gave way to other positions, ${TOGETHER}`,
          ({ lost }) => lost,
        ),
        detail: true,
      },
      {
        ...shareColumn(
          "refused",
          "results that the scheme refused, among these and those of new positions, " + TOGETHER,
          ({ refused }) => refused,
        ),
        detail: true,
      },
    ]),
    wrong("wrong_values", "Values and moves other than those of minimax", deepest(values)),
    tableOf("locks", "Collisions that a short lock does not notice", locks, [
      gameOfRow,
      { ...ofLock.lock_bits, name: "lock", value: ({ lock_bits }) => lock_bits },
      positionsOfRow,
      {
        ...ofLock.collisions,
        meaning: "look-ups that find another position in the slot, all positions together",
        value: ({ collisions }) => collisions,
      },
      { ...ofLock.unnoticed, name: "not noticed", value: ({ unnoticed }) => unnoticed },
      { ...ofLock.expected, digits: 1, value: ({ expected }) => expected },
      {
        ...ofLock.wrong_hits,
        name: "by the whole lock",
        detail: true,
        value: ({ wrongHits }) => wrongHits,
      },
    ]),
    tableOf("pairs", "Pairs of different positions with equal hashes", pairs, [
      gameOfRow,
      { ...ofPair.hash_bits, name: "hash", value: ({ hash_bits }) => hash_bits },
      { name: "n", meaning: "searches", value: ({ count }) => count },
      {
        name: "positions",
        meaning: "different positions looked up in a search, summed over the searches",
        value: ({ positions }) => positions,
      },
      {
        name: "pairs",
        meaning: "pairs of positions of a search with equal hashes",
        value: ({ pairs }) => pairs,
      },
      {
        name: "expected",
        digits: 1,
        meaning:
          "n (n - 1) / 2^(bits + 1) for the n positions of a search, summed: the birthday formula",
        value: ({ expected }) => expected,
      },
    ]),
    tableOf("indexes", "Indexes from the cheapest to the costliest", indexes, [
      gameOfRow,
      { ...ofIndex.index, value: ({ index }) => index },
      { name: "n", meaning: "searches", detail: true, value: ({ count }) => count },
      {
        ...ofIndex.positions,
        meaning: "different positions looked up in a search, summed over the searches",
        value: ({ positions }) => positions,
      },
      {
        ...{ ...ofIndex.taken, name: "slot taken" },
        meaning: "those whose slot another position of the search has taken before",
        value: ({ taken }) => taken,
      },
      {
        ...{ ...ofIndex.expected, digits: 0 },
        meaning: "those expected of a random index",
        value: ({ expected }) => expected,
      },
    ]),
    tableOf("index_times", "Time of an index of positions of chess", indexTimes, [
      { ...ofIndex.index, value: ({ index }) => index },
      {
        ...{ name: "time", unit: "ns", kind: "measured", digits: 0 },
        meaning: `time of an index, ${GEOMETRIC}`,
        value: ({ nanoseconds }) => nanoseconds,
      },
    ]),
    tableOf("speeds", "What a table gains in time", speeds, [
      gameOfRow,
      { ...positionsOfRow, meaning: "timed positions" },
      processesOfRow,
      {
        name: "nodes",
        digits: 2,
        meaning: `nodes of the search with a table over without, ${GEOMETRIC}`,
        value: ({ nodes }) => nodes,
      },
      {
        name: "time",
        kind: "measured",
        digits: 2,
        meaning: `time of the search with a table over without, ${GEOMETRIC}`,
        value: ({ seconds }) => seconds,
      },
      {
        name: "time for a node",
        kind: "measured",
        digits: 2,
        meaning: `time for a node with a table over without, ${GEOMETRIC}`,
        value: ({ perNode }) => perNode,
      },
    ]),
    tableOf("look_ups", "Memory and time of look-ups that find their position", lookUps, [
      { ...ofLookUp.bits, value: ({ bits }) => bits },
      {
        name: "processes",
        meaning: "fresh processes in which look-ups were timed",
        value: ({ nanoseconds }) => nanoseconds.count,
      },
      {
        name: "memory",
        unit: "kB",
        digits: 0,
        meaning: "memory of the table; a kB is 1,024 bytes",
        value: ({ bytes }) => bytes / 1024,
      },
      {
        name: "look-up",
        unit: "ns",
        kind: "measured",
        digits: 1,
        meaning: `time of a look-up, in random places of a full table, ${GEOMETRIC}`,
        value: ({ nanoseconds }) => nanoseconds,
      },
    ]),
    wrong("wrong_by_depth", "Values and moves other than those of minimax, by depth", values),
  ];
}

/** The replacement scheme of a table in tables and figures. */
export function schemeOf({ replacement }: Pick<TableSize, "replacement">): string {
  return replacement.replace("_", "-");
}

const TOGETHER = "all positions together";

function shareColumn<E>(
  name: string,
  what: string,
  value: ValueColumn<E>["value"],
): ValueColumn<E> {
  return { name, unit: "share", digits: 3, meaning: `share of the ${what}`, value };
}

function wrong(name: string, title: string, all: readonly WrongValues[]): Table {
  return tableOf(name, title, all, [
    ...[gameOfRow, depthOfRow],
    { ...ofValue.search, value: ({ search }) => search },
    {
      ...ofValue.table,
      meaning: "with bounds, or literal; and which entries are trusted",
      value: ({ table, trust }) => `${table}, ${trust === "equal" ? "same depth" : "deeper too"}`,
    },
    positionsOfRow,
    {
      name: "values",
      unit: "positions",
      detail: true,
      meaning: "positions with another value",
      value: ({ values }) => values,
    },
    {
      name: "moves",
      unit: "positions",
      detail: true,
      meaning: "positions with a worse move",
      value: ({ moves }) => moves,
    },
    shareColumn(
      "share of values",
      "positions with another value than minimax",
      ({ count, valueShare }) => count > 1 ? valueShare : valueShare.mean,
    ),
    shareColumn(
      "share of moves",
      "positions with a move that minimax thinks worse",
      ({ count, moveShare }) => count > 1 ? moveShare : moveShare.mean,
    ),
  ]);
}
