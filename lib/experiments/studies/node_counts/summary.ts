/**
 * Rows of the study put together over positions: what tables, figures and claims are made of.
 *
 * @module
 */
import { sum } from "simple-statistics";
import { geometricMean, type Interval } from "matchbox/report/statistics/mod.ts";
import type { Row } from "matchbox/report/table.ts";

/** One search of one game to one depth, over all positions. */
export interface SearchSummary {
  readonly game: string;
  readonly depth: number;
  readonly algorithm: string;
  readonly order: string;
  /** Positions. */
  readonly count: number;
  readonly nodes: Interval;
  readonly leaves: Interval;
  /** The sum over all positions. */
  readonly cutoffs: number;
  readonly branching: Interval;
  readonly minimum: Interval;
  /** Nodes over those of minimax. */
  readonly share: Interval;
  /** Leaves over the theoretical minimum. */
  readonly overMinimum: Interval;
  readonly rows: readonly Row[];
}

/**
 * One summary for every game, depth, algorithm and order, in the order of the rows. Counts that grow by
 * factors have geometric means; cutoffs, which can be 0, are added up.
 */
export function summarise(rows: readonly Row[]): SearchSummary[] {
  const groups = Map.groupBy(
    rows,
    (row) => JSON.stringify([row.game, row.depth, row.algorithm, row.order]),
  );
  return [...groups.values()].map((group) => {
    const numbers = (column: string) => group.map((row) => row[column] as number);
    const { game, depth, algorithm, order } = group[0];
    return {
      game: game as string,
      depth: depth as number,
      algorithm: algorithm as string,
      order: order as string,
      count: group.length,
      nodes: geometricMean(numbers("nodes")),
      leaves: geometricMean(numbers("leaves")),
      cutoffs: sum(numbers("cutoffs")),
      branching: geometricMean(numbers("branching")),
      minimum: geometricMean(numbers("minimum")),
      share: geometricMean(numbers("share")),
      overMinimum: geometricMean(
        group.map((row) => (row.leaves as number) / (row.minimum as number)),
      ),
      rows: group,
    };
  });
}

/** The summaries of the deepest searches of each game. */
export function deepest(summaries: readonly SearchSummary[]): SearchSummary[] {
  const depthOf = (game: string) =>
    Math.max(...summaries.filter((other) => other.game === game).map(({ depth }) => depth));
  return summaries.filter(({ game, depth }) => depth === depthOf(game));
}

/** How a search is called in tables and figures. */
export function searchName({ algorithm, order }: { algorithm: string; order: string }): string {
  return algorithm === "minimax" ? "minimax" : `alpha-beta, ${order}`;
}
