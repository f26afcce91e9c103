/**
 * What a move costs.
 *
 * @module
 */
import type { Interval, Spread } from "matchbox/report/statistics/interval.ts";
import { mean } from "matchbox/report/statistics/mean.ts";
import { median } from "matchbox/report/statistics/median.ts";
import { paired } from "../../paired.ts";
import type { CostRow } from "./rows.ts";

/** What a move costs a player. */
export interface CostSummary {
  readonly player: string;
  readonly nodes: Interval;
  /** Plies of the last completed search. */
  readonly depth: Interval;
  /** Seconds a move, over positions. */
  readonly seconds: Spread;
}

/**
 * One row for each player and position, with the median time of its rounds. A round takes a player only a few
 * milliseconds a position, in which the compiler may be at work; another round is at another time.
 */
export function overRounds(rows: readonly CostRow[]): CostRow[] {
  const groups = Map.groupBy(rows, ({ player, position }) => `${position} ${player}`);
  return [...groups.values()].map((group) => ({
    ...group[0],
    seconds: median(group.map(({ seconds }) => seconds)).median,
  }));
}

/** One summary for each player, in the order of the rows. */
export function costSummaries(rows: readonly CostRow[]): CostSummary[] {
  return [...Map.groupBy(rows, ({ player }) => player)].map(([player, group]) => ({
    player,
    nodes: mean(group.map(({ nodes }) => nodes)),
    depth: mean(group.map(({ depth }) => depth)),
    seconds: median(group.map(({ seconds }) => seconds)),
  }));
}

/** The time of one player for a move divided by that of another, over positions; null if not measured. */
export function timeRatio(rows: readonly CostRow[], one: string, other: string): Spread | null {
  const of = (name: string) => rows.filter(({ player }) => player === name);
  const ratios = paired(of(one), of(other)).map(([a, b]) => a.seconds / b.seconds);
  return ratios.length === 0 ? null : median(ratios);
}
