/**
 * Aspiration windows by their width, beside the steps of the value from depth to depth (E1).
 *
 * @module
 */
import { quantile } from "simple-statistics";
import { geometricMean } from "matchbox/report/statistics/geometric_mean.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { IterationRow, WindowRow } from "./rows.ts";
import { shareOf } from "../../share.ts";

/** The windows of one game. */
export interface Aspiration {
  readonly game: string;
  /** From the narrowest to the widest. */
  readonly widths: readonly WindowWidth[];
  /** Half of the steps |v(d) - v(d-1)| are at most the first number, nine of ten at most the second. */
  readonly steps: { readonly half: number; readonly most: number };
}

/** One width of the windows of one game. */
export interface WindowWidth {
  /** e, half the width, in units of the evaluation. */
  readonly width: number;
  /** Positions. */
  readonly count: number;
  /** Shares of the iterations from the second on: the value is inside the window, below or above it. */
  readonly inside: Interval;
  readonly low: Interval;
  readonly high: Interval;
  /** Searches repeated, for each of these iterations. */
  readonly reSearches: Interval;
  /** Nodes over those with open windows, geometric mean over positions. */
  readonly nodes: Interval;
}

/** The windows of each game. */
export function aspirationsOf(
  windows: readonly WindowRow[],
  iterations: readonly IterationRow[],
): Aspiration[] {
  return [...Map.groupBy(windows, ({ game }) => game)].map(([game, own]) => ({
    game,
    widths: [...Map.groupBy(own, ({ width }) => width)].map(([width, rows]) =>
      widthOf(`${game} window ${width}`, width, rows)
    ),
    steps: stepsOf(iterations.filter((row) => row.game === game)),
  }));
}

/** The width with the fewest nodes. */
export function bestWidth({ widths }: Aspiration): WindowWidth {
  return widths.reduce((best, each) => each.nodes.mean < best.nodes.mean ? each : best);
}

function widthOf(name: string, width: number, rows: readonly WindowRow[]): WindowWidth {
  // A position that is decided at depth 1 has no window.
  const searched = rows.filter(({ depth }) => depth > 1);
  const share = (column: "inside" | "failed_low" | "failed_high" | "re_searches") =>
    shareOf(
      searched.map((row) => ({ wanted: row[column], all: row.depth - 1 })),
      `${name} ${column}`,
    )!;
  return {
    width,
    count: searched.length,
    inside: share("inside"),
    low: share("failed_low"),
    high: share("failed_high"),
    reSearches: share("re_searches"),
    nodes: geometricMean(searched.map(({ nodes, nodes_open }) => nodes / nodes_open)),
  };
}

/** The steps of one program, because all programs find the same values. */
function stepsOf(rows: readonly IterationRow[]): Aspiration["steps"] {
  const steps = rows.flatMap(({ algorithm, order, step }) =>
    algorithm === "alpha-beta" && order === "as generated" && step !== null ? [step] : []
  );
  const [half, most] = quantile(steps, [0.5, 0.9]);
  return { half, most };
}
