/**
 * NegaScout and MTD(f) beside alpha-beta in positions of games. Counts and ratios are geometric means over
 * the positions.
 *
 * @module
 */
import { geometricMean } from "matchbox/report/statistics/geometric_mean.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { paired } from "../../paired.ts";
import type { SearchRow, TimingRow } from "./rows.ts";
import type { AlgorithmName, Memory, Order } from "./searches.ts";

/** One game to one depth with one order and one memory. */
export interface Comparison {
  readonly game: string;
  readonly depth: number;
  readonly order: Order;
  readonly memory: Memory;
  /** Positions. */
  readonly count: number;
  /** Positions in which NegaScout found another value than alpha-beta. */
  readonly otherValues: number;
  /** All nodes of alpha-beta, those that sort the moves included. */
  readonly alphaBeta: Interval;
  /** All nodes of NegaScout divided by those of alpha-beta. */
  readonly scout: Interval;
  /** The same for MTD(f); null without a table. */
  readonly mtdf: Interval | null;
  /** All nodes of alpha-beta divided by those of NegaScout: how many times as fast it is in nodes. */
  readonly factor: Interval;
  /** The largest such factor of a position. */
  readonly mostFactor: number;
  /** Positions in which the factor is above `HALF_AGAIN`. */
  readonly above: number;
  /**
   * Nodes of NegaScout divided by those of minimax; the nodes that sort the moves are not counted. Null with
   * a table, and where minimax was not run.
   */
  readonly overMinimax: Interval | null;
  /** Moves searched again, per thousand nodes of NegaScout. */
  readonly reSearches: number;
  /** Time of alpha-beta divided by that of NegaScout; null when they were not timed. */
  readonly timeFactor: Interval | null;
  /**
   * The ratio `scout` divided by the one without a table in the same position: below 1 NegaScout gains more
   * with the table. Null without a table.
   */
  readonly tableGain: Interval | null;
}

/** Half as fast again as alpha-beta: a third fewer nodes. */
export const HALF_AGAIN = 1.5;

/** Compares by game, depth, order and memory, in the order of the rows. */
export function summariseSearches(
  searches: readonly SearchRow[],
  timings: readonly TimingRow[],
): Comparison[] {
  const rows = Map.groupBy(searches, nameOf);
  const times = Map.groupBy(timings, nameOf);
  return [...rows.values()].filter(([{ algorithm }]) => algorithm === "NegaScout")
    .map((scout) => comparisonOf(scout, rows, times));
}

/** The comparisons of each game and order at their greatest depth. */
export function deepest(all: readonly Comparison[]): Comparison[] {
  const most = new Map<string, number>();
  const nameOf = ({ game, order }: Comparison) => `${game} ${order}`;
  for (const each of all) {
    most.set(nameOf(each), Math.max(each.depth, most.get(nameOf(each)) ?? 0));
  }
  return all.filter((each) => each.depth === most.get(nameOf(each)));
}

type Named = Pick<SearchRow, "game" | "depth" | "algorithm" | "order" | "memory">;

function nameOf({ game, depth, algorithm, order, memory }: Named): string {
  return JSON.stringify([game, depth, algorithm, order, memory]);
}

function comparisonOf(
  scout: readonly SearchRow[],
  rows: ReadonlyMap<string, SearchRow[]>,
  times: ReadonlyMap<string, TimingRow[]>,
): Comparison {
  const [{ game, depth, order, memory }] = scout;
  const key = { game, depth, order, memory };
  const by = (algorithm: AlgorithmName, other: Partial<Named> = {}) =>
    rows.get(nameOf({ ...key, algorithm, ...other })) ?? [];
  const plain = by("alpha-beta");
  const ratios = (others: readonly SearchRow[], base: readonly SearchRow[]) =>
    paired(others, base).map(([row, own]) => row.all_nodes / own.all_nodes);
  const factors = ratios(plain, scout);
  const full = by("minimax", { order: "as generated", memory: "none" });
  const overMinimax = memory === "none"
    ? paired(scout, full).map(([row, own]) => row.nodes / own.nodes)
    : [];
  const repeated = by("MTD(f)");
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const timesOf = (algorithm: AlgorithmName) => times.get(nameOf({ ...key, algorithm })) ?? [];
  const timed = paired(timesOf("alpha-beta"), timesOf("NegaScout"));
  return {
    ...key,
    count: scout.length,
    otherValues: paired(scout, plain).filter(([row, own]) => row.value !== own.value).length,
    alphaBeta: geometricMean(plain.map((row) => row.all_nodes)),
    scout: geometricMean(ratios(scout, plain)),
    mtdf: repeated.length ? geometricMean(ratios(repeated, plain)) : null,
    factor: geometricMean(factors),
    mostFactor: Math.max(...factors),
    above: factors.filter((factor) => factor > HALF_AGAIN).length,
    overMinimax: overMinimax.length ? geometricMean(overMinimax) : null,
    reSearches: 1000 * sum(scout.map((row) => row.re_searches)) /
      sum(scout.map((row) => row.nodes)),
    timeFactor: timed.length
      ? geometricMean(timed.map(([one, other]) => one.seconds / other.seconds))
      : null,
    tableGain: memory === "none" ? null : tableGain(scout, plain, by),
  };
}

function tableGain(
  scout: readonly SearchRow[],
  plain: readonly SearchRow[],
  by: (algorithm: AlgorithmName, other: Partial<Named>) => readonly SearchRow[],
): Interval {
  const ratiosOf = (ones: readonly SearchRow[], others: readonly SearchRow[]) =>
    paired(ones, others).map(([one, other]) => ({
      position: one.position,
      ratio: one.all_nodes / other.all_nodes,
    }));
  const without = ratiosOf(
    by("NegaScout", { memory: "none" }),
    by("alpha-beta", { memory: "none" }),
  );
  return geometricMean(
    paired(ratiosOf(scout, plain), without).map(([one, other]) => one.ratio / other.ratio),
  );
}
