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
  readonly values: string;
  /** Positions. */
  readonly count: number;
  /** Of the search itself. */
  readonly nodes: Interval;
  /** With those of the searches that ordered the moves. */
  readonly allNodes: Interval;
  readonly leaves: Interval;
  /** The sum over all positions. */
  readonly cutoffs: number;
  readonly branching: Interval;
  /** Seconds; null when it was not timed. */
  readonly seconds: Interval | null;
  /** What only is known where minimax was run. */
  readonly besideMinimax: BesideMinimax | null;
  readonly rows: readonly Row[];
}

/** A search beside minimax of the same positions and depth. */
export interface BesideMinimax {
  /** Fewest leaves of a uniform tree. */
  readonly minimum: Interval;
  /** All nodes over those of minimax. */
  readonly share: Interval;
  /** Leaves over the fewest. */
  readonly overMinimum: Interval;
  /** Leaves over the square root of the leaves of minimax. */
  readonly overRoot: Interval;
  /** Leaves over those of minimax. */
  readonly overLeaves: Interval;
}

/**
 * One summary for every game, depth, algorithm, order and kind of values, in the order of the rows. Counts
 * that grow by factors have geometric means; cutoffs, which can be 0, are added up.
 */
export function summarise(rows: readonly Row[]): SearchSummary[] {
  const groups = Map.groupBy(
    rows,
    (row) => JSON.stringify([row.game, row.depth, row.algorithm, row.order, row.leaf_values]),
  );
  return [...groups.values()].map((group) => {
    const numbers = (column: string) => group.map((row) => row[column] as number);
    const { game, depth, algorithm, order, leaf_values } = group[0];
    return {
      game: game as string,
      depth: depth as number,
      algorithm: algorithm as string,
      order: order as string,
      values: leaf_values as string,
      count: group.length,
      nodes: geometricMean(numbers("nodes")),
      allNodes: geometricMean(numbers("all_nodes")),
      leaves: geometricMean(numbers("leaves")),
      cutoffs: sum(numbers("cutoffs")),
      branching: geometricMean(numbers("branching")),
      seconds: group[0].seconds === null ? null : geometricMean(numbers("seconds")),
      besideMinimax: group[0].share === null ? null : besideMinimax(group),
      rows: group,
    };
  });
}

function besideMinimax(group: readonly Row[]): BesideMinimax {
  const over = (count: (row: Row) => number) =>
    geometricMean(group.map((row) => (row.leaves as number) / count(row)));
  const leavesOfMinimax = ({ width, depth }: Row) => (width as number) ** (depth as number);
  return {
    minimum: geometricMean(group.map((row) => row.minimum as number)),
    share: geometricMean(group.map((row) => row.share as number)),
    overMinimum: over((row) => row.minimum as number),
    overRoot: over((row) => Math.sqrt(leavesOfMinimax(row))),
    overLeaves: over(leavesOfMinimax),
  };
}

/** The summaries of the deepest searches of each game in which minimax took part. */
export function deepest(summaries: readonly SearchSummary[]): SearchSummary[] {
  const complete = summaries.filter(({ besideMinimax }) => besideMinimax !== null);
  const depthOf = (game: string) =>
    Math.max(...complete.filter((other) => other.game === game).map(({ depth }) => depth));
  return complete.filter(({ game, depth }) => depth === depthOf(game));
}

/** What a shallow order costs beside none, at one depth of one game, over all positions. */
export interface PriceOfOrder {
  readonly game: string;
  readonly depth: number;
  /** All nodes, those of ordering included, over the nodes of the unordered search. */
  readonly nodes: Interval;
  /** Time over that of the unordered search; null when they were not timed. */
  readonly seconds: Interval | null;
}

/** The price of the order `best first` by depth. */
export function pricesOfOrder(summaries: readonly SearchSummary[]): PriceOfOrder[] {
  const byAlphaBeta = summaries.filter(({ algorithm, values }) =>
    algorithm === "alpha-beta" && values === "as evaluated"
  );
  return byAlphaBeta.filter(({ order }) => order === "best first").map((ordered) => {
    const { game, depth } = ordered;
    const plain = byAlphaBeta.find((other) =>
      other.game === game && other.depth === depth && other.order === "as generated"
    )!;
    const ratio = (column: string) =>
      geometricMean(
        ordered.rows.map((row, i) => (row[column] as number) / (plain.rows[i][column] as number)),
      );
    return {
      game,
      depth,
      nodes: ratio("all_nodes"),
      seconds: ordered.seconds === null ? null : ratio("seconds"),
    };
  });
}

/** How a search is called in tables and figures. */
export function searchName(
  { algorithm, order, values }: { algorithm: string; order: string; values: string },
): string {
  if (algorithm === "minimax") return "minimax";
  return `alpha-beta, ${order}${values === "unique" ? ", unique values" : ""}`;
}
