/**
 * The finding of the study in one sentence.
 *
 * @module
 */
import { formatInterval, type Interval } from "matchbox/report/statistics/interval.ts";
import { deepest, type NodeCounts, ofReversi } from "./summary.ts";

/** Alpha-beta with the best and with the worst order, beside minimax. */
export function finding({ searches }: NodeCounts): string {
  const of = (order: string, values: string) =>
    ofReversi(deepest(searches)).find((each) =>
      each.algorithm === "alpha-beta" && each.order === order && each.values === values
    )!;
  const best = of("exactly best first", "as evaluated");
  const worst = of("exactly worst first", "unique");
  return `At depth ${best.depth} of Reversi alpha-beta visits ${
    percent(best.besideMinimax!.overLeaves, 2)
  } of the leaves of minimax with the exactly best order of the moves, and ${
    percent(worst.besideMinimax!.overLeaves, 0)
  } with the worst (${best.count} positions).`;
}

function percent({ mean, low, high, count }: Interval, digits: number): string {
  const times = (value: number | null) => value === null ? null : 100 * value;
  const scaled = { mean: 100 * mean, low: times(low), high: times(high), count };
  return `${formatInterval(scaled, { digits, count: false })} %`;
}
