/**
 * The finding of the study in one sentence.
 *
 * @module
 */
import { formatInterval } from "matchbox/report/statistics/interval.ts";
import type { AdditionSummary, Saving, Summary } from "./summary.ts";

/** The addition that saves most alone, and the one that saves most beside all others. */
export function finding({ additions }: Summary): string {
  const chess = additions.filter(({ game }) => game === "chess");
  const best = (of: (each: AdditionSummary) => Saving) => {
    const first = chess.toSorted((one, other) => of(one).nodes.mean - of(other).nodes.mean)[0];
    const nodes = formatInterval(of(first).nodes, { digits: 2, count: false });
    return `${nodes} times the nodes (${first.addition})`;
  };
  const { depth, alone } = chess[0];
  return `At depth ${depth} of chess the best addition alone leaves ${
    best(({ alone }) => alone)
  }, and the best beside all others ${best(({ beside }) => beside)}; ` +
    `${alone.nodes.count} positions.`;
}
