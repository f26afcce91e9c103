/**
 * The finding of the study in one sentence.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import { fromTo } from "../../from_to.ts";
import { matchingCounts } from "./matching_counts.ts";
import { type ArticleFigures, PRINTED } from "./summary.ts";

/** How many ways to count give the printed number, and how much the choices matter elsewhere. */
export function finding({ ways, samples }: ArticleFigures): string {
  const { matching, counted } = matchingCounts(ways);
  const { kind, depth, count, changes } = samples.at(-1)!;
  const ratios = changes.map(({ name, ratio }) => [name, ratio] as const);
  return `Of ${counted} ways to count, ${matching.length} ` +
    `${matching.length === 1 ? "gives" : "give"} the printed ${formatNumber(PRINTED.alphaBeta)} ` +
    `positions; other choices change the number by a factor of ${fromTo(ratios, 2)} ` +
    `(${count} positions from ${kind}, depth ${depth}).`;
}
