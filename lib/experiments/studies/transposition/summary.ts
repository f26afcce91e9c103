/**
 * The summary of the rows over positions, for tables, figures and claims.
 *
 * @module
 */
import { sum } from "simple-statistics";
import type { Replacement, Trust } from "matchbox/agents/search/transposition_table.ts";
import { geometricMean } from "matchbox/report/statistics/geometric_mean.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { mean } from "matchbox/report/statistics/mean.ts";
import { proportion } from "matchbox/report/statistics/wilson.ts";
import type { RowsOf } from "../../row_sets.ts";
import { type Counted, shareOf } from "../../share.ts";
import type { SearchKind } from "./program.ts";
import type { Kind, LookUpRow, sets, SizeRow, SpeedRow, Use, ValueRow } from "./rows.ts";

/** The results of the study. */
export interface Transposition {
  /** By game, scheme and size. */
  readonly sizes: readonly TableSize[];
  readonly uses: readonly TableUse[];
  /** By game, depth, search, kind of table and trust. */
  readonly values: readonly WrongValues[];
  /** By game and length. */
  readonly locks: readonly Lock[];
  readonly pairs: readonly EqualPairs[];
  readonly lookUps: readonly LookUpRow[];
  /** Empty when nothing was timed. */
  readonly speeds: readonly Speed[];
}

/** One size and scheme in one game. */
export interface TableSize {
  readonly game: string;
  readonly replacement: Replacement;
  readonly bits: number;
  /** Depth of the deepest search, in plies. */
  readonly depth: number;
  readonly count: number;
  /** Nodes over those without a table, geometric mean over positions. */
  readonly nodes: Interval;
  /** Shares of the look-ups: the position is found, or another one is in its slot. */
  readonly hits: Interval | null;
  readonly collisions: Interval | null;
  /** Share of the slots in use at the end. */
  readonly used: Interval;
  /** Share of the results of new positions that gave way to other positions. */
  readonly lost: Interval | null;
  /** Share of the results that were refused, among these and the results of new positions. */
  readonly refused: Interval | null;
}

/** One use of a table of the greatest size. */
export interface TableUse {
  readonly game: string;
  readonly use: Use;
  readonly depth: number;
  readonly count: number;
  /** Nodes over those without a table, geometric mean over positions. */
  readonly nodes: Interval;
}

/** The searches of one game to one depth with one kind of table. */
export interface WrongValues {
  readonly game: string;
  readonly depth: number;
  readonly search: SearchKind;
  readonly table: Kind;
  readonly trust: Trust;
  /** Positions. */
  readonly count: number;
  /** Positions with another value than minimax, and with a move that minimax thinks worse. */
  readonly values: number;
  readonly moves: number;
  /** The same as shares. */
  readonly valueShare: Interval;
  readonly moveShare: Interval;
}

/** One length of the lock in one game, all positions together. */
export interface Lock {
  readonly game: string;
  readonly bits: number;
  readonly count: number;
  readonly collisions: number;
  readonly unnoticed: number;
  readonly expected: number;
  readonly wrongHits: number;
}

/** One length of the hash in one game, all searches together. */
export interface EqualPairs {
  readonly game: string;
  readonly bits: number;
  /** Searches. */
  readonly count: number;
  readonly positions: number;
  readonly pairs: number;
  readonly expected: number;
}

/** What a table gains in time; ratios are geometric means over the timed positions. */
export interface Speed {
  readonly game: string;
  readonly count: number;
  /** With a table over without: nodes, time, and time for a node. */
  readonly nodes: Interval;
  readonly seconds: Interval;
  readonly perNode: Interval;
}

/** Summarises the rows. */
export function summarise(rows: RowsOf<typeof sets>): Transposition {
  return {
    sizes: grouped(rows.sizes, (row) => [row.game, row.replacement, row.bits]).map(sizeOf),
    uses: grouped(rows.uses, (row) => [row.game, row.use]).map((group) => ({
      game: group[0].game,
      use: group[0].use,
      depth: Math.max(...group.map(({ depth }) => depth)),
      count: group.length,
      nodes: geometricMean(group.map(({ nodes, nodes_without }) => nodes / nodes_without)),
    })),
    values: grouped(rows.values, (row) => [row.game, row.depth, row.search, row.table, row.trust])
      .map(wrongValuesOf),
    locks: grouped(rows.locks, (row) => [row.game, row.lock_bits]).map((group) => ({
      ...{ game: group[0].game, bits: group[0].lock_bits, count: group.length },
      collisions: sum(group.map(({ collisions }) => collisions)),
      unnoticed: sum(group.map(({ unnoticed }) => unnoticed)),
      expected: sum(group.map(({ expected }) => expected)),
      wrongHits: sum(group.map(({ wrong_hits }) => wrong_hits)),
    })),
    pairs: grouped(rows.pairs, (row) => [row.game, row.hash_bits]).map((group) => ({
      ...{ game: group[0].game, bits: group[0].hash_bits, count: group.length },
      positions: sum(group.map(({ positions }) => positions)),
      pairs: sum(group.map(({ equal_pairs }) => equal_pairs)),
      expected: sum(group.map(({ expected }) => expected)),
    })),
    lookUps: rows.look_ups,
    speeds: grouped(rows.speeds, ({ game }) => [game]).map(speedOf),
  };
}

/** The games with several positions: tic-tac-toe has one, so its numbers have no interval. */
export function sampled<T extends { readonly game: string }>(all: readonly T[]): T[] {
  return all.filter(({ game }) => game !== "tictactoe");
}

/** The wrong values of each game at its greatest depth. */
export function deepest(all: readonly WrongValues[]): WrongValues[] {
  return all.filter(({ game, depth }) =>
    depth === Math.max(...all.filter((other) => other.game === game).map(({ depth }) => depth))
  );
}

/** The name of a table in tables and figures. */
export function tableName({ table, trust }: Pick<WrongValues, "table" | "trust">): string {
  return `${table}, ${trust === "equal" ? "same depth" : "deeper too"}`;
}

function grouped<R>(rows: readonly R[], keyOf: (row: R) => readonly unknown[]): R[][] {
  return [...Map.groupBy(rows, (row) => JSON.stringify(keyOf(row))).values()];
}

function sizeOf(group: readonly SizeRow[]): TableSize {
  const { game, replacement, bits } = group[0];
  const share = (name: string, counted: (row: SizeRow) => Counted) =>
    shareOf(group.map(counted), `${game} ${replacement} ${bits} ${name}`);
  return {
    ...{ game, replacement, bits, count: group.length },
    depth: Math.max(...group.map(({ depth }) => depth)),
    nodes: geometricMean(group.map(({ nodes, nodes_without }) => nodes / nodes_without)),
    hits: share("hits", ({ hits, probes }) => ({ wanted: hits, all: probes })),
    collisions: share("collisions", ({ collisions, probes }) => ({
      wanted: collisions,
      all: probes,
    })),
    used: mean(group.map(({ used }) => used / 2 ** bits)),
    lost: share("lost", ({ lost, entered }) => ({ wanted: lost, all: entered })),
    refused: share("refused", ({ refused, entered }) => ({
      wanted: refused,
      all: refused + entered,
    })),
  };
}

function wrongValuesOf(group: readonly ValueRow[]): WrongValues {
  const { game, depth, search, table, trust } = group[0];
  const values = group.filter(({ wrong_value }) => wrong_value).length;
  const moves = group.filter(({ wrong_move }) => wrong_move).length;
  return {
    ...{ game, depth, search, table, trust, count: group.length, values, moves },
    valueShare: proportion(values, group.length),
    moveShare: proportion(moves, group.length),
  };
}

function speedOf(group: readonly SpeedRow[]): Speed {
  const pairs = grouped(group, ({ position }) => [position]).map((own) => ({
    without: own.find(({ with_table }) => !with_table)!,
    having: own.find(({ with_table }) => with_table)!,
  }));
  const ratio = (of: (row: SpeedRow) => number) =>
    geometricMean(pairs.map(({ without, having }) => of(having) / of(without)));
  return {
    game: group[0].game,
    count: pairs.length,
    nodes: ratio(({ nodes }) => nodes),
    seconds: ratio(({ seconds }) => seconds),
    perNode: ratio(({ seconds, nodes }) => seconds / nodes),
  };
}
