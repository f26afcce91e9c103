/**
 * The cost of a move, and the nodes of alpha-beta by evaluation and order.
 *
 * @module
 */
import { geometricMean } from "matchbox/report/statistics/geometric_mean.ts";
import type { Interval, Spread } from "matchbox/report/statistics/interval.ts";
import { mean } from "matchbox/report/statistics/mean.ts";
import { median } from "matchbox/report/statistics/median.ts";
import { evaluations } from "./cutoffs.ts";
import { type CostRow, type CutoffRow, orders } from "./rows.ts";

/** What a move costs a player. */
export interface CostSummary {
  readonly player: string;
  readonly nodes: Interval;
  /** Seconds a move, over positions. */
  readonly seconds: Spread;
}

/** One summary for each player, in the order of the rows. */
export function costSummaries(rows: readonly CostRow[]): CostSummary[] {
  return [...Map.groupBy(rows, ({ player }) => player)].map(([player, group]) => ({
    player,
    nodes: mean(group.map(({ nodes }) => nodes)),
    seconds: median(group.map(({ seconds }) => seconds)),
  }));
}

/** The nodes of an evaluation with an order, with those looked at for the order. */
export interface CutoffSummary {
  readonly evaluation: string;
  readonly order: string;
  readonly nodes: Interval;
  /** Nodes divided by those of material alone in the same order; 1 for material. */
  readonly toMaterial: Interval;
  /** Nodes divided by those with the moves as generated; 1 for that order. */
  readonly toGenerated: Interval;
}

/** One summary for each evaluation and order. */
export function cutoffSummaries(rows: readonly CutoffRow[]): CutoffSummary[] {
  const totals = new Map(
    rows.map((
      row,
    ) => [keyOf(row.position, row.evaluation, row.order), row.nodes + row.order_nodes]),
  );
  const positions = [...new Set(rows.map(({ position }) => position))];
  return evaluations.flatMap((evaluation) =>
    orders.map((order) => {
      const nodes = (of: string, by: string) =>
        positions.map((position) => totals.get(keyOf(position, of, by))!);
      const own = nodes(evaluation, order);
      const ratio = (other: readonly number[]) => own.map((count, i) => count / other[i]);
      return {
        ...{ evaluation, order },
        nodes: geometricMean(own),
        toMaterial: geometricMean(ratio(nodes("material", order))),
        toGenerated: geometricMean(ratio(nodes(evaluation, orders[0]))),
      };
    })
  );
}

function keyOf(position: number, evaluation: string, order: string): string {
  return `${position}/${evaluation}/${order}`;
}
