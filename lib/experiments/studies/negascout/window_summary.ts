/**
 * Searches with a null window beside the search with an open one. Ratios are geometric means over the
 * positions.
 *
 * @module
 */
import { geometricMean } from "matchbox/report/statistics/geometric_mean.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { paired } from "../../paired.ts";
import type { WindowRow } from "./rows.ts";

/** The null windows of one game on one side of the value, at one distance. */
export interface WindowSummary {
  readonly game: string;
  readonly depth: number;
  readonly side: "below" | "above";
  /** In the values of the evaluation. */
  readonly distance: number;
  /** Positions. */
  readonly count: number;
  /** Nodes divided by those of the open window. */
  readonly nodes: Interval;
  /** Nodes together with those of a second search, divided by those of the open window. */
  readonly twice: Interval;
  /** Results on the wrong side of the null window, or bounds that are not true. */
  readonly wrongBounds: number;
  /** Second searches that did not find the value. */
  readonly wrongAgain: number;
}

/** Summarises by game, side and distance, in the order of the rows. */
export function summariseWindows(rows: readonly WindowRow[]): WindowSummary[] {
  const open = Map.groupBy(rows.filter(({ side }) => side === "open"), ({ game }) => game);
  const groups = Map.groupBy(
    rows.filter(({ side }) => side !== "open"),
    ({ game, side, distance }) => JSON.stringify([game, side, distance]),
  );
  return [...groups.values()].map((group) => {
    const [{ game, depth, side, distance }] = group;
    const pairs = paired(group, open.get(game)!);
    return {
      ...{ game, depth, side: side as "below" | "above", distance, count: group.length },
      nodes: geometricMean(pairs.map(([row, own]) => row.nodes / own.nodes)),
      twice: geometricMean(pairs.map(([row, own]) => (row.nodes + row.again_nodes!) / own.nodes)),
      wrongBounds: pairs.filter(([row, { value }]) => !boundsRightly(row, value)).length,
      wrongAgain: pairs.filter(([row, { value }]) => row.again !== value).length,
    };
  });
}

/** Whether a null window gave a true bound of the value, on the side on which it should fail. */
function boundsRightly({ side, tested, value: bound }: WindowRow, value: number): boolean {
  return side === "below" ? bound > tested! && bound <= value : bound <= tested! && bound >= value;
}
