/**
 * The nodes that alpha-beta and another search visit, summed over trees or positions.
 *
 * @module
 */
import { sum } from "simple-statistics";
import type { VisitRow } from "./rows.ts";
import type { Condition } from "./conditions.ts";

/** One sample under one condition. */
export interface VisitSummary {
  readonly sample: string;
  readonly condition: Condition;
  /** Trees or positions. */
  readonly count: number;
  /** Different nodes that alpha-beta visits, and those that the other search visits. */
  readonly alphaBeta: number;
  readonly compared: number;
  /** Nodes that only the other search visits: alpha-beta cuts them off. */
  readonly extra: number;
  /** Trees or positions with such nodes. */
  readonly withExtra: number;
  /** Nodes that only alpha-beta visits. */
  readonly spared: number;
  /** Visits of the other search to nodes that it has visited before. */
  readonly repeated: number;
}

/** Sums by sample and condition, in the order of the rows. */
export function summariseVisits(rows: readonly VisitRow[]): VisitSummary[] {
  const groups = Map.groupBy(rows, ({ sample, condition }) => JSON.stringify([sample, condition]));
  return [...groups.values()].map((group) => {
    const total = (of: (row: VisitRow) => number) => sum(group.map(of));
    const [{ sample, condition }] = group;
    return {
      ...{ sample, condition, count: group.length },
      alphaBeta: total((row) => row.alpha_beta),
      compared: total((row) => row.compared),
      extra: total((row) => row.extra),
      withExtra: group.filter(({ extra }) => extra > 0).length,
      spared: total((row) => row.spared),
      repeated: total((row) => row.repeated),
    };
  });
}
