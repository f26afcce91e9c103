/**
 * Uniform trees by the order of their moves. Ratios are geometric means over the trees.
 *
 * @module
 */
import { geometricMean } from "matchbox/report/statistics/geometric_mean.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { TreeRow, TreeTimingRow } from "./rows.ts";

/** The trees of one shape with one order. */
export interface TreeSummary {
  readonly width: number;
  readonly depth: number;
  readonly order: TreeRow["order"];
  /** In percent. */
  readonly bestFirst: number;
  /** Trees. */
  readonly count: number;
  /** Nodes of NegaScout divided by those of alpha-beta. */
  readonly scout: Interval;
  /** Nodes of alpha-beta divided by those of minimax. */
  readonly alphaBetaOverMinimax: Interval;
  /** Nodes of NegaScout divided by those of minimax. */
  readonly overMinimax: Interval;
  /** Trees in which NegaScout visits more nodes than minimax. */
  readonly moreThanMinimax: number;
  /** Time of NegaScout divided by that of minimax; null when they were not timed. */
  readonly timeOverMinimax: Interval | null;
}

/** Summarises by shape and order, in the order of the rows. */
export function summariseTrees(
  trees: readonly TreeRow[],
  timings: readonly TreeTimingRow[],
): TreeSummary[] {
  const groups = Map.groupBy(
    trees,
    ({ width, depth, order, best_first }) => JSON.stringify([width, depth, order, best_first]),
  );
  return [...groups.values()].map((rows) => {
    const [{ width, depth, order, best_first }] = rows;
    const overMinimax = rows.map((row) => row.negascout / row.minimax);
    const timed = order === "worst first"
      ? timings.filter((row) => row.width === width && row.depth === depth)
      : [];
    return {
      ...{ width, depth, order, bestFirst: best_first, count: rows.length },
      scout: geometricMean(rows.map((row) => row.negascout / row.alpha_beta)),
      alphaBetaOverMinimax: geometricMean(rows.map((row) => row.alpha_beta / row.minimax)),
      overMinimax: geometricMean(overMinimax),
      moreThanMinimax: overMinimax.filter((ratio) => ratio > 1).length,
      timeOverMinimax: timed.length ? timeOverMinimax(timed) : null,
    };
  });
}

/** The shape in words, e.g. `8 moves, 4 plies`. */
export function shapeName({ width, depth }: { width: number; depth: number }): string {
  return `${width} moves, ${depth} plies`;
}

function timeOverMinimax(timings: readonly TreeTimingRow[]): Interval {
  const of = (algorithm: string) => timings.filter((row) => row.algorithm === algorithm);
  const minimax = new Map(of("minimax").map((row) => [row.tree, row.seconds]));
  return geometricMean(of("NegaScout").map(({ tree, seconds }) => seconds / minimax.get(tree)!));
}
