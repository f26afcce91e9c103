/**
 * Phrases that several studies use.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import { formatInterval, type Interval } from "matchbox/report/statistics/interval.ts";

/** An estimate with its interval and without its count, e.g. `0.032 [0.008, 0.056]`. */
export function brief(estimate: Interval, digits = 3): string {
  return formatInterval(estimate, { digits, count: false });
}

/**
 * A share as a percentage, e.g. `1.4 %`.
 *
 * @param digits after the point; default: enough for two significant digits
 */
export function percent(share: number, digits?: number): string {
  const size = share === 0 ? 1 : Math.floor(Math.log10(Math.abs(100 * share)));
  return `${formatNumber(100 * share, digits ?? Math.max(1 - size, 0))} %`;
}

/** What a mean of ratios, or of counts that grow by factors, is; its column names what it is over. */
export const GEOMETRIC = "geometric mean";

/** The unit of scores. */
export const POINTS = { unit: "points a game" };

/** Why any amount is enough. */
export const NO_AMOUNT = "because the claim gives no amount";

/** What the bars of a figure are. */
export function barsOver(unit: string): string {
  return `Bars: 95 % intervals over ${unit}.`;
}

/** The first and the last of two numbers that are shown: "5.5 to 7.2"; one if they look alike. */
export function fromLeastToMost(numbers: readonly number[], digits: number): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
    .map((number) => number.toFixed(digits));
  return least === most ? least : `${least} to ${most}`;
}

/** The hidden layer of a network: "no hidden layer", or "16 hidden neurons". */
export function hiddenLayer(hidden: string): string {
  return hidden === "none" ? "no hidden layer" : `${hidden} hidden neurons`;
}
